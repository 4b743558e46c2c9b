import Reactive

/// A game that can be kept, to go on with later.
protocol KeepableGame: Codable, Equatable {
    associatedtype Progress: Equatable
    /// All that would be lost if it were not written at once: all but the clock.
    var progress: Progress { get }
    /// The day whose board it is, counted from the first of January 1970; nil for any other board.
    var day: Int? { get }
}

/// A place for one saved game, by the name of its file.
struct SlotName: Hashable, ExpressibleByStringLiteral {
    let name: String
    init(stringLiteral name: String) { self.name = name }
    init(_ name: String) { self.name = name }
}

/// The game of one kind that was left last, or is being played.
///
/// Every move is written at once, as a line behind what the file has; the seconds between wait for
/// the next one. A game that is left is written as a whole. A game that was left before stays in
/// its file until another is played. What cannot be read, or is being played by another program, is
/// not written over.
final class SaveSlot<Game: KeepableGame> {
    private let file: SavedGameFile<Game>?
    private let notices: Store<Notices>
    private let now: () -> Int
    private var game: Game?
    /// The second since 1970 at which the game was played last, as far as it is known.
    private(set) var playedAt = 0
    /// The text that this program has written to the file.
    private var text: SavedText?
    private var hasLooked = false
    private var hasPlayed = false
    private var isGivenUp = false
    private var hasLease = false
    private var isUnreadable = false
    /// The last problem with another program that was told.
    private var told: StorageProblem?
    /// Whether another program plays it, or has played on with it.
    private var isElsewhere = false
    /// The day whose board was found in the file.
    private(set) var foundDay: Int?
    /// Whether what is in the file is to stay as it is.
    private var isBlocked: Bool { isUnreadable || isElsewhere }

    /// Whether a game that is played here is written.
    var isKept: Bool { file != nil && !isBlocked }

    /// The game that was given up last, until the one after it is kept.
    private(set) var given: Game?

    /// Without a file, a game lasts as long as the program.
    init(_ file: SavedGameFile<Game>?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.file, self.notices, self.now) = (file, notices, now)
    }

    /// The game that was left, if there is one. Until it is played here, another program may.
    var left: Game? {
        guard let file, !hasPlayed, !isGivenUp else { return game }
        let sharing = sharing(file)
        if hasLooked && sharing == .unshared { return game }
        let loaded = file.load()
        hasLooked = true
        isUnreadable = loaded.problems.contains(where: \.keepsFile)
        notices.apply(.tell(loaded.problems))
        (game, playedAt) = (loaded.value?.state, loaded.value?.playedAt ?? 0)
        foundDay = game?.day ?? foundDay
        return game
    }

    /// How other programs have to do with the file; one that plays the game is told.
    private func sharing(_ file: SavedGameFile<Game>) -> SharingAnswer {
        let answer = file.sharing
        if case .held(let process, let since) = answer {
            tellOnce(.heldElsewhere(file.file.path, process: process, since: since))
        }
        return answer
    }

    /// Takes the file for this program, before it writes there.
    private func takeLease() {
        guard let file, !hasLease, !isBlocked else { return }
        let problem = file.lease()
        (hasLease, isElsewhere) = (problem == nil, problem != nil)
        if let problem { tellOnce(problem) }
    }

    private func tellOnce(_ problem: StorageProblem) {
        if told != problem { notices.apply(.tell([problem])) }
        told = problem
    }
}

extension SaveSlot: AnySaveSlot {
    func startOver() {
        if let file, !hasLease { _ = sharing(file) }
        (hasLooked, isGivenUp) = (true, true)
        // The other program may have ended meanwhile.
        isElsewhere = false
        (given, game) = (game, nil)
    }

    func keep(_ kept: (any KeepableGame)?) {
        // A slot keeps games of its own type: its name is that of one kind of game.
        let new = kept as? Game
        let isMove = new?.progress != game?.progress
        if new != nil {
            hasPlayed = true
            if isMove { playedAt = now() }
            takeLease()
        }
        (given, game, hasLooked) = (nil, new, true)
        if isMove { save(asWhole: false) }
    }

    func save() { save(asWhole: true) }

    private func save(asWhole: Bool) {
        // A game that was not played here stands in the file as it was left, or newer.
        guard let file, !isBlocked, hasPlayed else { return }
        notices.attempt { () throws(StorageProblem) in
            if let game {
                try file.save(
                    KeptState(game, playedAt: playedAt), behind: &text, asWhole: asWhole)
            } else {
                text = nil
                try file.remove()
            }
        }
    }
}

/// A slot for games of any one type.
protocol AnySaveSlot: AnyObject {
    /// Gives up the game that was left: the next one is new.
    func startOver()
    /// Keeps the game to go on with, or that it is over.
    func keep(_ game: (any KeepableGame)?)
    /// Writes the game that was kept.
    func save()
    /// Whether it is written anywhere.
    var isKept: Bool { get }
    /// The day whose board was found in its file.
    var foundDay: Int? { get }
}

/// The slots of all games. Every game is saved by this one door.
final class Saves {
    private let directory: DataDirectory?
    private let notices: Store<Notices>
    private let now: () -> Int
    /// By the names of their files.
    private var slots: [String: any AnySaveSlot] = [:]
    /// Whether a game was kept since they were written.
    private var isChanged = false

    /// `now` tells about when it is, in seconds since 1970.
    init(in directory: DataDirectory?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.directory, self.notices, self.now) = (directory, notices, now)
    }

    /// The slot of a name. `version` is that of the shape of the game; a game that changes its
    /// shape counts on. Without a version, it is kept as long as the program runs.
    func slot<Game>(
        _ name: SlotName, of _: Game.Type = Game.self, version: Int?
    ) -> SaveSlot<Game> {
        if let slot = slots[name.name] as? SaveSlot<Game> { return slot }
        let file = version.flatMap { version in
            directory.map { SavedGameFile<Game>(name.name, version: version, in: $0) }
        }
        let slot = SaveSlot(file, notices, now: now)
        slots[name.name] = slot
        return slot
    }

    func keep(_ game: (any KeepableGame)?, in name: SlotName) {
        slots[name.name]?.keep(game)
        isChanged = true
    }

    func startOver(in name: SlotName) { slots[name.name]?.startOver() }

    func isKept(in name: SlotName) -> Bool { slots[name.name]?.isKept ?? (directory != nil) }

    /// The files in which boards of the day were found, by their names.
    var foundDays: [String: Int] {
        slots.reduce(into: [:]) { $0["\($1.key).json"] = $1.value.foundDay }
    }

    /// Writes the games, if one was kept since the last time. They are written in the order of
    /// their names: a dictionary has another order in each process, and a replay compares what is
    /// written.
    func save() {
        if isChanged { for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.save() } }
        isChanged = false
    }
}
