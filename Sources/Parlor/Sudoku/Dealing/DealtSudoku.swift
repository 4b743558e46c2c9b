import Games
import Reactive
import TUI

/// A sudoku with its slot: the unfinished game in the slot, or a request for a puzzle.
struct DealtSudoku: DealtGame {
    let start: SudokuStart
    private let saved, former: SudokuGame?
    private let requests: SudokuRequests
    private let options: SudokuOptions
    /// The number of the slot for the next game; nil if the next game uses this game's slot.
    private let otherSlot: Int?
    /// Returns the start that resumes the unfinished game of a given puzzle; nil if there is none.
    let unfinished: (SudokuData) -> SudokuStart?

    static let name = GameName.sudoku
    var resumingStart: SudokuStart { start }
    var slot: SlotName { start.slot }
    var isResumed: Bool { saved != nil }
    var isDaily: Bool { start.boardSlot == .daily }

    /// Indicates whether the player gave a puzzle whose game was begun before.
    var continuesPuzzle: Bool {
        if case .given = start.board { saved?.isPlayed ?? false } else { false }
    }

    static func deal(
        _ start: SudokuStart, _ services: Services, at time: Duration
    ) -> DealtSudoku { DealtSudoku(start, services) }

    private init(_ start: SudokuStart, _ services: Services) {
        let limit = services.boardSettings(start.boardSlot)[SudokuSettings.mistakes]
        let seed = services.seed()
        self.start = start
        unfinished = services.unfinishedSudoku
        (saved, former) =
            switch services.sudokuSlot(start.slotNumber).open() {
            case .unfinished(let game): (game, nil)
            case .new(let former): (nil, former)
            }
        otherSlot = start.boardSlot == .daily ? services.newSudokuStart(.new).slotNumber : nil
        options = SudokuOptions(services.settings.now)
        requests = SudokuRequests(
            services.request(saved == nil ? start.board : .new, seed: seed),
            level: services.nextSudokuLevel, mistakeLimit: limit == 0 ? nil : limit,
            options: saved.flatMap { [options] in $0.options == options ? nil : options },
            choosesFirstCell: true, seed: seed)
    }

    func viewModel(_ services: Services, at console: Console) -> SudokuViewModel {
        SudokuViewModel(
            saved: saved, replacing: former, requests, options: options,
            source: services.boards(at: console), scheduler: console.scheduler)
    }

    func otherGame(for action: Action) -> NewGame? {
        let board: SudokuStart.Board =
            switch action {
            case .puzzle(let level?): .level(level)
            case .given(let data): .given(data)
            default: .new
            }
        return otherSlot.map {
            NewGame(SudokuStart(slotNumber: $0, board: board), replacesScreen: true)
        }
    }

    static func replaces(_ action: Action, at moment: GameMoment) -> Bool {
        switch action {
        case .puzzle, .given: true
        default: false
        }
    }

    func ownEffects(of news: SudokuNews) -> [Effect] {
        news == .wantsToLeave ? [.go(.pop)] : []
    }
}
