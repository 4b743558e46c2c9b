import Games
import Reactive

/// A puzzle that is typed in or pasted, and whether it can be played.
struct SudokuEditor: TellingModel, Equatable {
    enum Command: Equatable {
        case select(Int)
        case move(SudokuSheet.Direction)
        /// 0 empties the cell.
        case write(Int)
        case paste(String)
        case clear
        /// Plays the puzzle, if it can be played.
        case play
    }

    enum News: Equatable { case play(SudokuData) }

    /// A verdict on the puzzle as it is.
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
    /// Entries that were pasted with it: digits and notes of one who has played it.
    private(set) var start: SudokuBoard?
    private(set) var cursor = 0
    private(set) var verdict = Verdict.empty

    var canBePlayed: Bool { verdict == .solutions(.one) }
    var data: SudokuData { SudokuData(problem: grid, start: start) }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .select(let cell): cursor = cell
        case .move(let direction): cursor = direction.neighbour(of: cursor)
        case .write(let digit):
            grid[cursor] = digit
            start = nil
            // Puzzles are copied from a sheet row by row.
            cursor = (cursor + 1) % 81
            judge()
        case .paste(let text): paste(text)
        case .clear: self = SudokuEditor()
        case .play: if canBePlayed { tell(.play(data)) }
        }
    }

    private mutating func paste(_ text: String) {
        do {
            let data = try SudokuData(pasted: text)
            (grid, start) = (data.problem, data.start)
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

/// The editor as its screen has it: what is typed comes in, and what is seen goes out.
struct SudokuEditorViewModel: PartViewModel {
    typealias Input = Observable<SudokuEditor.Command>
    typealias Output = PlayOutput<SudokuEditor, SudokuEditor.News>

    let start = SudokuEditor()
}
