import Games

/// A board to give a hint for: digits only, or digits and pencil marks.
struct HintBoard {
    let position: SudokuPosition
    let hasMarks: Bool

    init(_ grid: SudokuGrid) {
        position = SudokuPosition(grid)
        hasMarks = false
    }

    init(_ marks: PencilMarks) {
        // Which digits were given is not told, so that none is taken for one that was found: what
        // rests on that would not be proved.
        let givens = SudokuPosition(marks.settled).givens
        position = SudokuPosition(marks.settled, marks: marks, givens: givens)
        hasMarks = true
    }
}

extension ToolContext {
    /// The next board that can be read: a line of 81 cells, or the lines of a grid of marks up to
    /// one that is no part of it.
    mutating func nextBoard() -> HintBoard? {
        while let question = nextQuestion() {
            do {
                guard HintBoard.isMarks(question.bytes) else {
                    return HintBoard(try SudokuGrid(line: question.bytes))
                }
                return HintBoard(try PencilMarks(withMarks(question)))
            } catch let fault as InputFault {
                complain(.badInput(fault, at: question.place))
            } catch let error as SudokuTextError {
                complain(
                    .badInput(
                        InputFault(column: error.column, reason: .sudoku(error.reason)),
                        at: question.place.line(error.line)))
            } catch {
                preconditionFailure("Nothing else is thrown by readers of boards.")
            }
        }
        return nil
    }

    /// The text of a grid of marks that begins with this line.
    private mutating func withMarks(_ question: Question) -> String {
        guard case .line = question.place else { return question.text }
        var lines = [question.text]
        while let line = nextLine(where: HintBoard.isMarks) {
            lines.append(String(decoding: line, as: UTF8.self))
        }
        return lines.joined(separator: "\n")
    }
}

extension HintBoard {
    /// Whether a line belongs to a grid of pencil marks, which has gaps or a frame.
    fileprivate static func isMarks(_ line: some Sequence<UInt8>) -> Bool {
        line.contains { " \t\n|+-".utf8.contains($0) }
    }
}

extension InputPlace {
    /// The line of that number, counted from this one.
    fileprivate func line(_ number: Int) -> InputPlace {
        if case .line(let first) = self { .line(first + number - 1) } else { self }
    }
}
