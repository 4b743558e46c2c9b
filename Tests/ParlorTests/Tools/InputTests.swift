import Testing

@testable import Parlor

@Suite struct `The input of tools` {
    private static let puzzle =
        "..............1..2..3....4.........5..637.....2......1....6.87....4...3.59......."
    private static let solution =
        "981247653745631982263598147839124765156379428427856391312965874678412539594783216"
    private let puzzle = Self.puzzle
    private let solution = Self.solution

    @Test func `lines may end as on other systems, and empty ones are skipped`() throws {
        let text = "# a comment\r\n\r\n\(puzzle)\r\n   \n#\(puzzle)\n\(puzzle)"
        let run = try ToolRun("sudoku solve", input: text)
        #expect(run.lines == [solution, solution])
        #expect(run.complaints.count == 1)
        #expect(run.errors.hasPrefix("parlor: line 4, column 1: "))
    }

    @Test(arguments: [1, 7, 82, 83, 100_000])
    func `lines come in pieces of any size`(_ piece: Int) throws {
        let text = String(repeating: puzzle + "\n", count: 5)
        let run = try ToolRun("sudoku solve", input: text, .init(piece: piece))
        #expect(run.lines == Array(repeating: solution, count: 5))
        #expect(run.status == .yes)
    }

    @Test(arguments: [1, 2, 7, 100_000])
    func `the byte-order mark is no part of the first line`(_ piece: Int) throws {
        for first in [puzzle, "# a comment\r\n\(puzzle)"] {
            let run = try ToolRun("sudoku solve", input: "\u{feff}\(first)\n", .init(piece: piece))
            #expect(run.lines == [solution] && run.errors.isEmpty)
        }
    }

    @Test func `an empty input is no mistake`() throws {
        for text in ["", "\n", "# nothing\n"] {
            let run = try ToolRun("sudoku solve", input: text)
            #expect(run.output.isEmpty && run.errors.isEmpty && run.status == .yes)
        }
    }

    private static let faults: [(String, String)] = [
        ("abc", "line 2, column 1: \"a\" is not a cell: write 1 to 9, or . or 0 for an empty one."),
        ("12한", "line 2, column 3: \"한\" is not a cell: write 1 to 9, or . or 0 for an empty one."),
        ("12\u{1b}", "line 2, column 3: \"\u{FFFD}\" is not a cell: "),
        (String(puzzle.dropLast()), "line 2, column 81: a board has 81 cells, but this one has 80"),
        ("1", "line 2, column 2: a board has 81 cells, but this one has 1."),
    ]

    @Test(arguments: faults)
    func `a bad line is reported, and the next one is answered`(_ bad: String, _ sentence: String)
        throws
    {
        let run = try ToolRun("sudoku solve", input: "\(puzzle)\n\(bad)\n\(puzzle)\n")
        #expect(run.lines == [solution, solution])
        #expect(run.complaints.count == 1)
        #expect(run.errors.hasPrefix("parlor: \(sentence)"), "\(run.errors)")
        #expect(run.status == .misuse)
    }

    @Test func `a question in the arguments leaves the input unread`() throws {
        let run = try ToolRun("sudoku solve \(puzzle) 12 \(puzzle)", input: "\(puzzle)\n")
        #expect(run.lines == [solution, solution])
        #expect(
            run.errors
                == "parlor: argument 2, column 3: a board has 81 cells, but this one has 2.\n")
        #expect(run.answeredBeforeReading.isEmpty)
    }

    @Test func `error messages are in the language of the program, and answers are not`() throws {
        let run = try ToolRun("--lang ko sudoku solve 12 \(String(repeating: ".", count: 81))")
        #expect(run.errors == "parlor: 1번째 인자 3번째 글자: 판은 81칸인데 여기에는 2칸이 있습니다.\n")
        #expect(run.output == "many\n")
    }

    @Test func `an answer is written before the next input is awaited`() throws {
        let run = try ToolRun("sudoku solve", input: "\(puzzle)\n\(puzzle)\n", .init(piece: 82))
        #expect(
            run.answeredBeforeReading == ["", "\(solution)\n", "\(solution)\n\(solution)\n"])
    }

    @Test func `an endless line takes limited memory`() throws {
        let endless = String(repeating: "1", count: 1 << 19)
        let run = try ToolRun("sudoku solve", input: "\(endless)\n\(puzzle)\n")
        #expect(run.lines == [solution])
        #expect(run.errors.hasPrefix("parlor: line 1, column 82: "))
        var reader = LineReader { () throws(DiskFailure) in Array(repeating: 49, count: 1 << 16) }
        for _ in 0..<10 { reader.readMore() }
        #expect(reader.bufferedBytes <= 1 << 19)
    }

    @Test func `a failure to read or write is reported`() throws {
        let unread = try ToolRun("sudoku solve", .init(readFailure: .isForbidden))
        #expect(unread.errors.hasPrefix("parlor: Standard input cannot be read: "))
        #expect(unread.status == .misuse)
        let full = try ToolRun("sudoku solve \(puzzle)", .init(writeFailure: .isFull))
        #expect(full.errors.hasPrefix("parlor: Standard output cannot be written: "))
        #expect(full.status == .misuse)
    }

    @Test func `a reader that leaves ends the run silently`() throws {
        let text = String(repeating: puzzle + "\n", count: 100)
        let run = try ToolRun(
            "sudoku solve", input: text, .init(piece: 82, writeFailure: .readerLeft))
        #expect(run.errors.isEmpty)
        #expect(run.answeredBeforeReading.count == 2)
        let made = try ToolRun("sudoku generate --count 1000000", .init(writeFailure: .readerLeft))
        #expect(made.errors.isEmpty)
    }

    @Test func `the gravest of several answers decides the exit status`() {
        let all: [ToolStatus] = [.yes, .no, .unknown, .misuse]
        for (i, one) in all.enumerated() {
            for (j, other) in all.enumerated() { #expect(one.and(other) == all[max(i, j)]) }
        }
        #expect(all.map(\.rawValue) == [0, 1, 3, 2])
    }
}
