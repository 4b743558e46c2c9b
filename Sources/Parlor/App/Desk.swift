import Games
import Reactive
import TUI

/// What screens have at hand besides the terminal: what is preferred, the files, and what there is
/// to tell about them. It is the one thing in the program that keeps something.
final class Desk {
    let invocation: Invocation
    private let environment: [String: String]
    private let directory: DataDirectory?
    private let clock: () -> Int

    /// What holds now, by the command line, the settings and the environment.
    let preferences: BehaviorRelay<Preferences>

    /// What there is to tell, the newest last.
    let notices = BehaviorRelay<[String]>(value: [])

    private(set) var settings: Settings

    /// Whether the next board is that of the day.
    private(set) var isDaily: Bool

    /// The memory game that was left last, or is being played.
    private var memory: MemoryGame<String>?
    private var hasLookedForMemory = false
    private var hasPlayedMemory = false

    /// `clock` says how many seconds have passed since 1970.
    init(
        _ invocation: Invocation, _ environment: [String: String],
        clock: @escaping () -> Int = { 0 }
    ) {
        (self.invocation, self.environment, self.clock) = (invocation, environment, clock)
        directory = invocation.directory(in: environment)
        isDaily = invocation.isDaily
        let loaded = directory.map { SettingsFile(in: $0).load() }
        settings = loaded?.value ?? Settings()
        preferences = BehaviorRelay(value: Preferences(invocation, settings, environment))
        if directory == nil { notices.accept([words.storage.hasNoPlace]) }
        tell(loaded?.problems ?? [])
    }

    var words: Words { preferences.value.language.words }

    func dismissNotices() { if !notices.value.isEmpty { notices.accept([]) } }

    private func tell(_ problems: [StorageProblem]) {
        if problems.isEmpty { return }
        notices.accept(notices.value + problems.map { $0.sentence(in: words) })
    }

    private func attempt(_ work: () throws(StorageProblem) -> Void) {
        do { try work() } catch { tell([error]) }
    }

    /// Keeps new settings, for now and for the next time.
    func change(_ new: Settings) {
        let old = settings
        settings = new
        preferences.accept(Preferences(invocation, new, environment))
        guard let directory else { return }
        attempt { () throws(StorageProblem) in
            try SettingsFile(in: directory).save(new, insteadOf: old)
        }
    }

    // MARK: The memory game

    private var memoryPlace: SavedGame<MemoryGame<String>>? {
        directory.map { SavedGame("memory", version: 1, in: $0) }
    }

    /// The game that was left, if there is one.
    func savedMemory() -> MemoryGame<String>? {
        // Whoever asks for a certain board does not mean the one that was left.
        if invocation.asksForBoard { hasLookedForMemory = true }
        if !hasLookedForMemory, let loaded = memoryPlace?.load() {
            hasLookedForMemory = true
            tell(loaded.problems)
            memory = loaded.value
        }
        return memory
    }

    /// A game as the command line and the settings want it.
    func newMemory() -> (game: MemoryGame<String>, seed: UInt64) {
        let wish = preferences.value.memory
        let options = MemoryOptions(
            pairs: wish.pairs, rounds: wish.rounds,
            timeLimit: wish.seconds == 0 ? nil : wish.seconds,
            players: wish.opponent.players)
        let seed =
            (isDaily ? today.seed(variant: wish.pairs) : nil) ?? invocation.seed
            ?? UInt64.random(in: 0...0xFFFF_FFFF)
        let theme: MemoryTheme = preferences.value.showsASCII ? .ascii : wish.deck.theme
        let contents = theme.contents(pairs: wish.pairs)
        return (MemoryGame(contents: contents, options: options, seed: seed), seed)
    }

    /// Gives up the game that was left: the next one is new, and may be the board of the day.
    func startOver(withBoardOfTheDay isDaily: Bool = false) {
        hasLookedForMemory = true
        memory = nil
        self.isDaily = isDaily
    }

    /// Keeps the game to go on with, in memory only until it is written.
    func keep(_ game: MemoryGame<String>?) {
        if game != nil { hasPlayedMemory = true }
        memory = game
    }

    /// Writes what was kept. A game that was left before stays where it is until another is played.
    func save() {
        guard let memoryPlace else { return }
        attempt { () throws(StorageProblem) in
            if let memory {
                try memoryPlace.save(memory)
            } else if hasPlayedMemory {
                try memoryPlace.remove()
            }
        }
    }

    // MARK: Results

    func record(_ result: MemoryResult, seed: UInt64) {
        guard let directory else { return }
        tell(
            ResultsLog(in: directory).append(
                GameResult(
                    game: .memory, variant: result.variant, endedAt: clock(), isWon: true,
                    seconds: result.seconds, moves: result.moves, seed: seed,
                    isDaily: isDaily, stars: result.stars)))
    }

    func results() -> [GameResult] {
        guard let directory else { return [] }
        let loaded = ResultsLog(in: directory).load()
        tell(loaded.problems)
        return loaded.value
    }

    private var today: Day { Day(daysSince1970: clock() / 86_400) }
}

extension Invocation {
    /// Whether a certain board was asked for.
    fileprivate var asksForBoard: Bool {
        let hasWish = isDaily || seed != nil || pairs != nil || seconds != nil || rounds != nil
        return game != nil && hasWish
    }
}
