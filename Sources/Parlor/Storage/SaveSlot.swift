import Reactive

/// A game that can be saved, and resumed later.
protocol KeepableGame: Codable, Equatable {
    associatedtype Progress: Equatable
    /// The part of the game to write at once when it changes: everything but the clock.
    var progress: Progress { get }
    /// The day of the board, counted from January 1, 1970; nil unless it is a board of the day.
    var day: Int? { get }
}

/// The name of a slot for one saved game, which is the name of its file.
package struct SlotName: Hashable, ExpressibleByStringLiteral {
    let name: String
    package init(stringLiteral name: String) { self.name = name }
    init(_ name: String) { self.name = name }
}

/// The slot of a kind of game. It holds the game in progress, or else the unfinished one.
///
/// Every move is written at once, as a line at the end of the file. Seconds are written with the
/// next move. When the player leaves a game, the whole game is written. An unfinished game stays in
/// the file until another game is played. A file that cannot be read, or whose game another program
/// plays, is not overwritten.
final class SaveSlot<Game: KeepableGame> {
    /// What this program has done with the game in the file.
    private enum Use { case unread, read, givenUp, played }
    /// The right to write the file. It is refused if another program plays the game, or has played
    /// it since it was read.
    private enum Claim { case none, granted, refused }

    private let file: SavedGameFile<Game>?
    private let notices: Store<Notices>
    private let now: () -> Int
    private var game: Game?
    /// When the game was last played, in seconds since 1970; 0 if it is not known.
    private(set) var playedAt = 0
    /// The text of the file, as this program has written it.
    private var text: SavedText?
    private var use = Use.unread
    private var claim = Claim.none
    private var isUnreadable = false
    /// The last reported problem with another program.
    private var told: StorageProblem?
    /// Whether another program had the file when that was asked last.
    private var isHeld = false
    /// Whether the notices say that the game is not saved.
    private var isToldUnsaved = false
    /// The day of the board that was found in the file.
    private(set) var foundDay: Int?
    /// Whether the file must stay as it is.
    private var isBlocked: Bool { isUnreadable || claim == .refused }

    /// Whether a game that is played here is written.
    var isKept: Bool { file != nil && !isBlocked }

    /// The game that was given up last, until the next one is kept.
    private(set) var givenUp: Game?

    /// Creates a slot. Without a file, its game lasts as long as the program runs.
    init(_ file: SavedGameFile<Game>?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.file, self.notices, self.now) = (file, notices, now)
    }

    /// The unfinished game, if there is one. Until it is played here, another program may change
    /// it.
    var left: Game? {
        guard let file, use == .unread || use == .read else { return game }
        let sharing = sharing(file)
        if use == .read, sharing == .unshared { return game }
        let loaded = file.load()
        use = .read
        isUnreadable = loaded.problems.contains(where: \.keepsFile)
        tellWhetherSaved()
        notices.apply(.tell(loaded.problems))
        (game, playedAt) = (loaded.value?.state, loaded.value?.playedAt ?? 0)
        foundDay = game?.day ?? foundDay
        return game
    }

    /// How other programs use the file. Reports a program that plays the game.
    private func sharing(_ file: SavedGameFile<Game>) -> SharingAnswer {
        let answer = file.sharing
        isHeld = false
        if case .held(let process, let since) = answer {
            isHeld = true
            tellOnce(.heldElsewhere(file.file.path, process: process, since: since))
        }
        tellWhetherSaved()
        return answer
    }

    /// Asks whether the program that plays the game has left it, and reports that.
    private func lookAtOthers() {
        guard let file, claim == .refused else { return }
        _ = sharing(file)
        if isHeld { return }
        // If it has ended its game, this one can be saved.
        if file.isThere { tellOnce(.playedElsewhere(file.file.path)) } else { claim = .none }
    }

    /// Claims the file for this program, before the first writing.
    private func takeLease() {
        guard let file, claim == .none, !isUnreadable else { return }
        let problem = file.lease()
        claim = problem == nil ? .granted : .refused
        if let problem { tellOnce(problem) } else { isHeld = false }
        tellWhetherSaved()
    }

    private func tellWhetherSaved() {
        guard let file, (isBlocked || isHeld) != isToldUnsaved else { return }
        isToldUnsaved.toggle()
        notices.apply(.isSaved(!isToldUnsaved, file.name))
    }

    private func tellOnce(_ problem: StorageProblem) {
        if told != problem { notices.apply(.tell([problem])) }
        told = problem
    }
}

extension SaveSlot: AnySaveSlot {
    func startOver() {
        if let file, claim != .granted { _ = sharing(file) }
        if use != .played { use = .givenUp }
        (givenUp, game) = (game, nil)
    }

    func lookAgain() {
        guard let file, claim == .refused else { return }
        _ = sharing(file)
        if isHeld { return }
        claim = .none
        if file.isThere {
            (game, givenUp, text, told) = (nil, nil, nil, nil)
            use = .unread
        } else if game != nil {
            takeLease()
            save()
        }
        tellWhetherSaved()
    }

    func keep(_ kept: (any KeepableGame)?) {
        // The name of a slot belongs to one kind of game, so the cast succeeds.
        let new = kept as? Game
        let isMove = new?.progress != game?.progress
        if new != nil {
            use = .played
            if isMove {
                playedAt = now()
                lookAtOthers()
            }
            takeLease()
        }
        if use == .unread { use = .read }
        (givenUp, game) = (nil, new)
        if isMove { save(asWhole: false) }
    }

    func save() { save(asWhole: true) }

    private func save(asWhole: Bool) {
        // If the game was not played here, the file already has its latest state.
        guard let file, !isBlocked, use == .played else { return }
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

/// A slot for games of some type.
protocol AnySaveSlot: AnyObject {
    /// Gives up the unfinished game. The next game is a new one.
    func startOver()
    /// Replaces the unsaved game with the game that another program has left. Call this only
    /// where no game is played.
    func lookAgain()
    /// Keeps the game, so that it can be resumed; nil says that it is over.
    func keep(_ game: (any KeepableGame)?)
    /// Writes the game that is kept.
    func save()
    /// Whether the game is written to a file.
    var isKept: Bool { get }
    /// The day of the board that was found in the file.
    var foundDay: Int? { get }
}

/// The slots of all games. Every game is saved here.
package final class Saves {
    private let directory: DataDirectory?
    private let notices: Store<Notices>
    private let now: () -> Int
    /// The slots, by the names of their files.
    private var slots: [String: any AnySaveSlot] = [:]
    /// Whether a game has changed since the last save.
    private var isChanged = false

    /// `now` returns the time in seconds since 1970. It need not be exact.
    init(in directory: DataDirectory?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.directory, self.notices, self.now) = (directory, notices, now)
    }

    /// The slot of this name. `version` is the version of the game's format; nil keeps games only
    /// as long as the program runs.
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

    func lookAgain() { for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.lookAgain() } }

    func isKept(in name: SlotName) -> Bool { slots[name.name]?.isKept ?? (directory != nil) }

    /// The days of the boards that were found, by the names of their files.
    package var foundDays: [String: Int] {
        slots.reduce(into: [:]) { $0["\($1.key).json"] = $1.value.foundDay }
    }

    /// Writes the games if any has changed. They are written in the order of their names, because a
    /// dictionary has another order in each process, and a replay compares what is written.
    package func save() {
        if isChanged { for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.save() } }
        isChanged = false
    }
}
