import Games
import Reactive

/// The state of the editor, in which the player types or pastes a puzzle: a board, an undo history,
/// and a verdict.
struct SudokuEditor: EmittingModel, Equatable {
    enum Command: Equatable {
        case board(SudokuSheet.Command)
        case tools(SudokuBoardTools.Command)
        case paste(String)
        case clear
        /// Plays the puzzle if its solution is unique.
        case play
    }

    enum News: Equatable { case play(SudokuData) }

    /// A verdict on the current puzzle.
    enum Verdict: Equatable {
        case empty
        /// The pasted text is not a board.
        case notABoard(SudokuTextError)
        case clash
        case solutions(SudokuData.Verdict)
    }

    private(set) var sheet: SudokuSheet
    private(set) var tools = SudokuBoardTools(SudokuBoard())
    /// The pasted puzzle, with its givens and the digits of a player.
    private var pasted: SudokuData?
    private(set) var verdict = Verdict.empty

    init(_ pasted: String? = nil) {
        sheet = SudokuSheet()
        sheet.apply(.play(.tap(0)))
        if let pasted { paste(pasted) }
    }

    var grid: SudokuGrid { sheet.board.grid }
    var cursor: Int { sheet.cursor ?? 0 }
    var canBePlayed: Bool { verdict == .solutions(.one) }
    var canUndo: Bool { tools.canUndo }
    var canRedo: Bool { tools.canRedo }
    var data: SudokuData { pasted ?? SudokuData(problem: grid) }

    mutating func apply(_ command: Command, emit: (News) -> Void) {
        let before = grid
        switch command {
        case .board(let command):
            sheet.apply(command)
            if case .play(.number) = command { goOn() }
        case .tools(let command):
            for news in tools.news(of: command) {
                switch news {
                case .board(let board): sheet.apply(.replaceBoard(board))
                case .erase:
                    sheet.apply(.erase())
                    goOn()
                case .fillNotes, .refused: break
                }
            }
        case .paste(let text): return paste(text)
        case .clear:
            sheet.apply(.replaceBoard(SudokuBoard()))
            sheet.apply(.play(.tap(0)))
        case .play: if canBePlayed { emit(.play(data)) }
        }
        guard grid != before else { return }
        tools.apply(.commit(sheet.board))
        pasted = nil
        judge()
    }

    /// Moves to the next cell, because players copy puzzles row by row.
    private mutating func goOn() { sheet.apply(.play(.tap((cursor + 1) % 81))) }

    private mutating func paste(_ text: String) {
        do {
            let data = try SudokuData(pasted: text)
            pasted = data
            sheet.apply(.replaceBoard(SudokuBoard(data.problem)))
            tools.apply(.commit(sheet.board))
            judge()
        } catch {
            verdict = .notABoard(error)
        }
    }

    private mutating func judge() {
        if grid.clueCount == 0 {
            verdict = .empty
        } else if !grid.clashes.isEmpty {
            verdict = .clash
        } else {
            verdict = .solutions(data.verdict(limit: SudokuData.countedSolutions))
        }
    }
}
