import Games

/// A puzzle that somebody types in or pastes, and whether it can be played.
struct SudokuEditor: Model, Equatable {
    enum Command: Equatable {
        case select(Int)
        case move(Sudoku.Direction)
        /// 0 empties the cell.
        case write(Int)
        case paste(String)
        case clear
    }

    /// What there is to say about the puzzle as it is.
    enum Verdict: Equatable {
        case empty
        /// The text that was pasted is no board.
        case notABoard(SudokuTextError)
        case clash
        case solutions(SudokuData.Verdict)
    }

    /// Solutions are not counted beyond this.
    static let limit = 100

    private(set) var grid = SudokuGrid()
    private(set) var cursor = 0
    private(set) var verdict = Verdict.empty

    var canBePlayed: Bool { verdict == .solutions(.one) }
    var data: SudokuData { SudokuData(problem: grid) }

    mutating func apply(_ command: Command) {
        switch command {
        case .select(let cell): cursor = cell
        case .move(let direction): cursor = direction.neighbour(of: cursor)
        case .write(let digit):
            grid[cursor] = digit
            // As one copies from a sheet: row by row.
            cursor = (cursor + 1) % 81
            judge()
        case .paste(let text): paste(text)
        case .clear: self = SudokuEditor()
        }
    }

    private mutating func paste(_ text: String) {
        do {
            grid = try SudokuGrid(text)
            judge()
        } catch {
            verdict = .notABoard(error)
        }
    }

    private mutating func judge() {
        if grid.clues == 0 {
            verdict = .empty
        } else if !grid.clashes.isEmpty {
            verdict = .clash
        } else {
            verdict = .solutions(data.verdict(limit: SudokuEditor.limit))
        }
    }
}
