import Games
import Reactive

/// A start of a sudoku: the slot, and the puzzle to request if the slot has no unfinished game.
struct SudokuStart: Hashable {
    /// The board to request.
    enum Board: Hashable {
        case new, daily
        case level(SudokuLevel)
        case practice(SudokuTechnique)
        case given(SudokuData)
    }

    var slotNumber = 0
    var board = Board.new

    /// The maximum number of unfinished games, besides the board of the day.
    static let slotCount = 3
    /// The number of the slot for the board of the day.
    static let dailySlot = slotCount

    var slot: SlotName { SudokuStart.slot(slotNumber) }
    var boardSlot: BoardSlot { slotNumber == SudokuStart.dailySlot ? .daily : .other }

    static func slot(_ number: Int) -> SlotName {
        let first: SlotName = "sudoku"
        return switch number {
        case 0: first
        case dailySlot: first.ofTheDay
        default: SlotName("\(first.name)-\(number + 1)")
        }
    }
}

extension NewGame {
    init(_ start: SudokuStart, replacesScreen: Bool = false) {
        self.init(
            start: GameStart(.sudoku, start), slot: start.slot, replacesScreen: replacesScreen)
    }
}

extension Services {
    func sudokuSlot(_ number: Int) -> SaveSlot<SudokuGame> {
        saves.slot(SudokuStart.slot(number), version: 1)
    }

    /// The games in all slots, as lists show them.
    var sudokusInSlots: [UnfinishedGame] {
        (0...SudokuStart.dailySlot).compactMap { number in
            UnfinishedGame(
                in: sudokuSlot(number), named: SudokuStart.slot(number),
                GameStart(.sudoku, SudokuStart(slotNumber: number)), words)
        }
    }

    func newSudoku(_ board: SudokuStart.Board) -> NewGame { NewGame(newSudokuStart(board)) }

    /// The effect that plays a given puzzle. If a slot has an unfinished game of this puzzle, that
    /// game is resumed.
    func play(_ data: SudokuData, replacesScreen: Bool = false) -> Effect {
        guard let start = unfinishedSudoku(of: data) else {
            var new = newSudoku(.given(data))
            new.replacesScreen = replacesScreen
            return .begin(new)
        }
        let place = Place.game(GameStart(.sudoku, start))
        return .go(replacesScreen ? .replace(place) : .push(place))
    }

    /// The start that resumes the unfinished game of a given puzzle; nil if there is none.
    func unfinishedSudoku(of data: SudokuData) -> SudokuStart? {
        (0..<SudokuStart.slotCount).first {
            sudokuSlot($0).readUnfinishedGame()?.data.problem == data.problem
        }.map { SudokuStart(slotNumber: $0, board: .given(data)) }
    }

    /// The start of a new game. The board of the day has its own slot. Any other board uses a slot
    /// that is empty, or whose game was only opened. If there is none, it uses the last slot.
    func newSudokuStart(_ board: SudokuStart.Board) -> SudokuStart {
        if board == .daily { return SudokuStart(slotNumber: SudokuStart.dailySlot, board: .daily) }
        let free = (0..<SudokuStart.slotCount).first {
            sudokuSlot($0).readUnfinishedGame()?.isWorthKeeping != true
        }
        return SudokuStart(slotNumber: free ?? SudokuStart.slotCount - 1, board: board)
    }

    /// The level of new puzzles; nil if their seeds choose it. If the player has set no level, and
    /// the command line has no seed, puzzles are easy until the player has solved one.
    var sudokuLevel: SudokuLevel? {
        invocation.seed == nil ? nextSudokuLevel : settings.now[SudokuSettings.level].level
    }

    /// The level of a puzzle that follows another puzzle; nil if its seed chooses it.
    var nextSudokuLevel: SudokuLevel? {
        if let level = settings.now[SudokuSettings.level].level { return level }
        return results.latest(bytes: 1 << 16).results.hasWin(of: .sudoku) ? nil : .easy
    }

    /// The level of the board of the day, which is medium unless the command line chooses one.
    var dailySudokuLevel: SudokuLevel { sudokuLevel(.daily) }

    /// The level in the settings for a board; medium if the settings choose no level.
    func sudokuLevel(_ slot: BoardSlot) -> SudokuLevel {
        boardSettings(slot)[SudokuSettings.level].level ?? .medium
    }

    /// The request for a puzzle. `seed` is used unless `board` determines the puzzle.
    func request(_ board: SudokuStart.Board, seed: UInt64) -> PuzzleRequest {
        switch board {
        case .new: .level(sudokuLevel, seed: seed)
        case .daily: .daily(today, dailySudokuLevel)
        case .level(let level): .level(level, seed: seed)
        case .practice(let technique): .practice(technique, seed: seed)
        case .given(let data): .given(data)
        }
    }

    /// The source of puzzles. Without a worker, puzzles are made while the player waits.
    var boards: any PuzzleSource { workers[(any PuzzleSource).self] ?? ImmediatePuzzles() }
}
