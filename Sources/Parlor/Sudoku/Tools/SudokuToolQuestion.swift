import Games

/// A board in a question to a tool: digits, with or without candidates (`PencilMarks`).
struct SudokuToolQuestion {
    /// The given digits.
    let puzzle: SudokuGrid
    private let grid: SudokuGrid
    private let marks: PencilMarks?

    init(_ puzzle: SudokuGrid) { self.init(puzzle: puzzle, grid: puzzle, marks: nil) }

    private init(puzzle: SudokuGrid, grid: SudokuGrid, marks: PencilMarks?) {
        (self.puzzle, self.grid, self.marks) = (puzzle, grid, marks)
    }

    /// Creates a board from candidates. Candidates do not show which digits were given, so every
    /// cell with only one candidate counts as given. No step then assumes that a digit was not
    /// given.
    init(_ marks: PencilMarks) {
        self.init(puzzle: marks.settled, grid: marks.settled, marks: marks)
    }

    /// Creates a board from any format that can be pasted into the game; nil for other text.
    init?(pasted text: String) {
        if let marks = try? PencilMarks(pasted: text), marks.cells.contains(where: { $0.count > 1 })
        {
            self.init(marks)
        } else if let data = try? SudokuData(pasted: text) {
            var marks = PencilMarks(data.start.grid)
            for cell in 0..<81 where !data.start.notes[cell].isEmpty {
                marks[cell] = data.start.notes[cell]
            }
            let hasMarks = data.start.notes.contains { !$0.isEmpty }
            self.init(
                puzzle: data.problem, grid: data.start.grid, marks: hasMarks ? marks : nil)
        } else {
            return nil
        }
    }

    var hasMarks: Bool { marks != nil }

    /// The solutions of the digits, at most `limit`. If there are several, only the solutions that
    /// the marks allow.
    func solutions(limit: Int) -> [SudokuGrid] {
        let ofDigits = SudokuSolver().solutions(of: puzzle, limit: limit)
        return hasMarks && ofDigits.count > 1 ? position.solutions(limit: limit) : ofDigits
    }

    /// The number of solutions, counted up to `limit`.
    func solutionCount(limit: Int) -> Int {
        let ofDigits = SudokuSolver().solutionCount(of: puzzle, limit: limit)
        return hasMarks && ofDigits > 1 ? position.solutions(limit: limit).count : ofDigits
    }

    var verdict: SudokuSolver.Verdict {
        let verdict = SudokuSolver().verdict(on: puzzle)
        guard hasMarks, verdict == .many else { return verdict }
        let all = position.solutions(limit: 2)
        return all.isEmpty ? .none : all.count == 1 ? .one(all[0]) : .many
    }

    /// The grade of the puzzle; nil if it has no solution or several.
    var grade: SudokuGrade? {
        if let grade = SudokuGrade(puzzle) { return grade }
        guard hasMarks, case .one(let solution) = verdict else { return nil }
        return SudokuGrade(position, solution: solution)
    }

    var position: SudokuPosition {
        let givens = CellSet((0..<81).filter { puzzle[$0] != 0 })
        return SudokuPosition(grid, marks: marks ?? PencilMarks(grid), givens: givens)
    }
}

extension ToolContext {
    /// Reads the next valid board from a line, or from a drawing of several lines. Reports invalid
    /// boards. If a line is a JSON object, the board is one of its `members`.
    mutating func nextBoard(
        in members: [String] = ["puzzle", "board"]
    ) -> (board: SudokuToolQuestion, place: InputPosition)? {
        while let question = nextQuestion()?.member(members) {
            if DrawnBoard.isHeading(question.bytes) { continue }
            do {
                return (try board(of: question), question.place)
            } catch {
                complain(error.fault, about: question, line: error.line)
            }
        }
        return nil
    }

    /// Answers about each valid board, and reports invalid boards.
    mutating func forEachBoard(_ answer: (SudokuToolQuestion, inout ToolContext) -> Void) {
        while let question = nextBoard() { answer(question.board, &self) }
    }

    /// A mistake, and its line in the question, counted from 1.
    private struct BoardError: Error {
        let fault: InputError
        var line = 1
    }

    private mutating func board(of question: Question) throws(BoardError) -> SudokuToolQuestion {
        let fault: InputError
        do throws(InputError) {
            return SudokuToolQuestion(try SudokuGrid(line: question.bytes))
        } catch {
            fault = error
        }
        if let board = SudokuToolQuestion(pasted: question.text) { return board }
        guard DrawnBoard.isPart(question.bytes) else { throw BoardError(fault: fault) }
        let text = drawing(question)
        if let board = SudokuToolQuestion(pasted: text) { return board }
        do throws(SudokuTextError) {
            return SudokuToolQuestion(try PencilMarks(text))
        } catch {
            let fault = InputError(column: error.column, reason: .sudoku(error.reason))
            throw BoardError(fault: fault, line: error.line)
        }
    }

    /// The text of a drawing that starts with this line. The drawing ends after the frame below its
    /// ninth row, or before a line that is not part of it.
    private mutating func drawing(_ question: Question) -> String {
        guard case .line = question.place else { return question.text }
        var lines = [question.text]
        var drawing = SudokuDrawing()
        drawing.append(question.bytes)
        while let line = nextLine(where: { line in
            DrawnBoard.isPart(line) && drawing.hasRoom(for: line)
                && SudokuToolQuestion(pasted: String(decoding: line, as: UTF8.self)) == nil
        }) {
            lines.append(String(decoding: line, as: UTF8.self))
            drawing.append(line)
        }
        return lines.joined(separator: "\n")
    }

    private mutating func complain(_ fault: InputError, about question: Question, line: Int) {
        if case .line(let first) = question.place, line > 1 {
            complain(.badInput(fault, at: .line(first + line - 1)))
        } else {
            complain(fault, about: question)
        }
    }
}

/// Recognizes the lines of drawn boards, with or without a frame.
private enum DrawnBoard {
    /// Returns whether the line is a heading of the boards below it, such as a heading of a table
    /// or a section.
    static func isHeading(_ line: [UInt8]) -> Bool {
        line.first == UInt8(ascii: "[") || line.starts(with: "Puzzle,".utf8)
    }

    /// Returns whether the line can be part of a drawing. The line must have gaps, a frame, or nine
    /// cells or fields.
    static func isPart(_ line: some Collection<UInt8>) -> Bool {
        guard let first = line.first, first != UInt8(ascii: "#") else { return false }
        let isWide =
            line.contains { " \t\n|+-".utf8.contains($0) }
            && line.contains { !" \t\r".utf8.contains($0) }
        let fields = line.count { ",;".utf8.contains($0) }
        let isDoubleRule = line.contains(UInt8(ascii: "=")) && SudokuDrawing.isRule(line)
        return isWide || isDoubleRule || fields == 8 || line.count == 9 && line.allSatisfy(isCell)
    }

    private static func isCell(_ byte: UInt8) -> Bool { "0123456789.*_xX?-".utf8.contains(byte) }
}
