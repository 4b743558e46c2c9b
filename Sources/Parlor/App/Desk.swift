import Games
import Reactive

/// What screens have at hand besides the terminal: what is preferred, the files, and what there is
/// to tell about them. It is the one thing in the program that keeps something.
final class Desk {
    private(set) var invocation: Invocation
    private let environment: [String: String]
    private let clock: () -> Int
    let luck: () -> UInt64

    /// Knows what can be won.
    let judge: any KlondikeJudge
    let directory: DataDirectory?

    /// What is worked out elsewhere comes in here.
    let answers: Answers

    /// What holds now, by the command line, the settings and the environment.
    let preferences: BehaviorRelay<Preferences>

    let notices = Notices()
    private(set) var settings: Settings

    /// Whether the next board is that of the day.
    var isDaily: Bool

    let memory: Shelf<Dealt<MemoryGame<String>>>
    let sudoku: SudokuShelves

    /// Where sudokus come from.
    let boards: any BoardSource
    let klondike: Shelf<KlondikeGame>

    /// The deal that was chosen in the lobby, until the game begins.
    var klondikeRequest: Klondike.Request?

    /// What the last game with one purse for all deals left in it.
    var klondikePurse = 0

    /// `clock` says how many seconds have passed since 1970, and `luck` what nobody can foresee.
    init(
        _ invocation: Invocation, _ environment: [String: String],
        boards: any BoardSource = ImmediateBoards(), judge: any KlondikeJudge,
        clock: @escaping () -> Int = { 0 },
        luck: @escaping () -> UInt64 = { .random(in: 0...0xFFFF_FFFF) },
        volume: any Volume = DiskVolume(), answers: Answers = Answers()
    ) {
        (self.invocation, self.environment) = (invocation, environment)
        (self.boards, self.judge, self.clock, self.luck) = (boards, judge, clock, luck)
        self.answers = answers
        var directory = invocation.directory(in: environment)
        directory?.volume = volume
        self.directory = directory
        isDaily = invocation.isDaily
        let loaded = directory.map { SettingsFile(in: $0).load() }
        settings = loaded?.value ?? Settings()
        preferences = BehaviorRelay(value: Preferences(invocation, settings, environment))
        memory = Shelf(directory.map { SavedGame("memory", version: 2, in: $0) }, notices)
        sudoku = SudokuShelves(in: directory, notices)
        klondike = Shelf(directory.map { SavedGame("klondike", version: 1, in: $0) }, notices)
        if directory == nil { notices.tell([.hasNoPlace]) }
        notices.tell(loaded?.problems ?? [])
        // Whoever asks for a certain board does not mean the one that was left.
        if invocation.asksForBoard(of: .memory) { memory.startOver() }
        if invocation.asksForBoard(of: .sudoku) { sudoku.begin(invocation.nextSudoku) }
        if invocation.asksForBoard(of: .klondike) { klondike.startOver() }
    }

    var words: Words { preferences.value.language.words }
    var now: Int { clock() }
    var today: Day { Day(daysSince1970: clock() / 86_400) }

    /// The settings, with what the command line says instead.
    var wanted: Settings {
        var wanted = settings
        wanted.memory = preferences.value.memory
        wanted.sudoku = preferences.value.sudoku
        wanted.klondike = preferences.value.klondike
        return wanted
    }

    /// Keeps new settings, for now and for the next time.
    func change(_ new: Settings) {
        let old = settings
        settings = new
        // What somebody sets by hand holds from now on, whatever the command line said.
        if new.memory != old.memory { invocation.forgetMemory() }
        if new.sudoku != old.sudoku { invocation.forgetSudoku() }
        if new.klondike != old.klondike { invocation.forgetKlondike() }
        preferences.accept(Preferences(invocation, new, environment))
        guard let directory else { return }
        notices.attempt { () throws(StorageProblem) in
            try SettingsFile(in: directory).save(new, insteadOf: old, words: words)
        }
    }

    /// The number of the next board: the one asked for on the command line, that of the day for a
    /// variant of a game, or any.
    func seed(variant: Int) -> UInt64 {
        isDaily ? today.seed(variant: variant) : invocation.seed ?? luck()
    }

    /// Writes what was left and not written yet.
    func save() {
        memory.save()
        sudoku.save()
        klondike.save()
    }

    // MARK: Results

    func record(_ result: GameResult) {
        guard let directory else { return }
        notices.tell(ResultsLog(in: directory).append(result))
    }

    func results() -> [GameResult] {
        guard let directory else { return [] }
        let loaded = ResultsLog(in: directory).load()
        notices.tell(loaded.problems)
        return loaded.value
    }
}

extension Invocation {
    /// Whether a certain board of the game was asked for.
    func asksForBoard(of game: GameName) -> Bool {
        let wishes: [Any?] = [
            seed, pairs, seconds, rounds, level, mistakes, board, draw, redeals, scoring, deal,
        ]
        return self.game == game && (isDaily || wishes.contains { $0 != nil })
    }

    /// What was said about the memory game is said no longer.
    fileprivate mutating func forgetMemory() { (pairs, seconds, rounds) = (nil, nil, nil) }
    fileprivate mutating func forgetSudoku() { (level, mistakes) = (nil, nil) }

    /// The sudoku that was asked for.
    fileprivate var nextSudoku: SudokuShelves.Next {
        board.map(SudokuShelves.Next.given) ?? (isDaily ? .daily : .new)
    }

    /// And the same of Klondike.
    fileprivate mutating func forgetKlondike() { (draw, redeals, scoring) = (nil, nil, nil) }
}
