import Foundation
import Games
import Testing

@testable import Parlor

@Suite struct `A printed sudoku` {
    /// The texts of a sheet: digits and captions.
    private func texts(_ svg: String) -> [String] {
        svg.split(separator: "<text ").dropFirst().compactMap { part in
            part.split(separator: ">").dropFirst().first?.split(separator: "<").first.map(
                String.init)
        }
    }

    @Test func `a sheet has the clues of its puzzles, their levels and numbers`() throws {
        let sheet = try ToolRun("sudoku print --level hard --count 4 --seed 8")
        let puzzles = try ToolRun("sudoku generate --level hard --count 4 --seed 8").lines
        let expected = zip(8..., puzzles).flatMap { number, puzzle -> [String] in
            puzzle.filter { $0 != "." }.map(String.init) + ["Hard · \(number)"]
        }
        #expect(texts(sheet.output) == expected)
        #expect(sheet.status == .yes)
        #expect(sheet.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\""))
        #expect(XMLCheck.isWellFormed(sheet.output))
    }

    @Test func `the solutions are upside down at its foot`() throws {
        let sheet = try ToolRun("sudoku print --seed 8 --solutions")
        let object = try ToolRun("sudoku generate --seed 8 --json").objects[0]
        let solution = try #require(object["solution"]?.text)
        let expected: [String] = solution.map { String($0) } + ["8"]
        #expect(texts(sheet.output).suffix(82) == expected[...])
        #expect(sheet.output.contains("rotate(180)"))
        #expect(!(try ToolRun("sudoku print --seed 8").output.contains("rotate")))
    }

    @Test func `the user's own puzzles are printed, and numbered`() throws {
        let puzzle = try ToolRun.rows("sudoku-17clue")[0][0]
        let sheet = try ToolRun("--lang ko sudoku print \(puzzle) \(puzzle)")
        let captions = texts(sheet.output).filter { $0.count > 1 }
        let grade = try #require(SudokuGrade(try SudokuGrid(puzzle)))
        let level = Words.korean.sudoku.level(grade.level)
        #expect(captions == ["\(level) · 1", "\(level) · 2"])
    }

    @Test func `a board without one solution is not printed`() throws {
        let run = try ToolRun("sudoku print \(String(repeating: ".", count: 81)) 12")
        #expect(
            run.complaints == [
                "parlor: argument 1: only puzzles with exactly one solution can be printed.",
                "parlor: argument 2, column 3: a board has 81 cells, but this one has 2.",
            ])
        #expect(run.output.isEmpty)
        #expect(run.status == .misuse)
    }

    @Test func `six boards fill a page, and each page is a file`() throws {
        let line = "sudoku print --level easy --count 7 --seed 1"
        let loose = try ToolRun(line)
        #expect(
            loose.errors == "parlor: These puzzles need 2 pages. Give a file with --out.\n")
        #expect(loose.output.isEmpty)
        let run = try ToolRun(line + " --out out/sheet.svg")
        #expect(run.files.keys.sorted() == ["out/sheet-1.svg", "out/sheet-2.svg"])
        let captions = run.files.mapValues { texts($0).count { $0.hasPrefix("Easy") } }
        #expect(captions == ["out/sheet-1.svg": 6, "out/sheet-2.svg": 1])
        let one = try ToolRun("sudoku print --out sheet.svg")
        #expect(one.files.keys.sorted() == ["sheet.svg"])
        #expect(one.output.isEmpty)
    }

    @Test func `pages are numbered before the extension of the name`() {
        let names = ["a.svg", "a", "b.c/a", "b.c/.a", ".a.svg", "a.b.svg"]
        #expect(
            names.map { SudokuPrintTool.path($0, page: 3) }
                == ["a-3.svg", "a-3", "b.c/a-3", "b.c/.a-3", ".a-3.svg", "a.b-3.svg"])
    }

    @Test func `a file that cannot be written is reported`() throws {
        let lost = try ToolRun("sudoku print --out b/a.svg", .init(saveFailure: .missing))
        #expect(lost.status == .misuse)
        #expect(
            lost.errors
                == "parlor: The file b/a.svg cannot be written: there is no directory b.\n")
        let run = try ToolRun("sudoku print --out a.svg", .init(saveFailure: .isFull))
        #expect(run.errors == "parlor: The file a.svg cannot be written: the disk is full.\n")
        #expect(run.status == .misuse)
    }
}

/// Checks that each element is closed.
private enum XMLCheck {
    static func isWellFormed(_ text: String) -> Bool {
        var open: [Substring] = []
        for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
            if tag.hasSuffix("/") { continue }
            let name = tag.prefix { $0 != " " }
            if name.hasPrefix("/") {
                guard open.popLast() == name.dropFirst() else { return false }
            } else {
                open.append(name)
            }
        }
        return open.isEmpty
    }
}
