import Reactive

/// A slot for games of any type.
protocol AnySaveSlot: AnyObject {
    /// Makes the slot open with a new game the next time.
    func startOver()
    /// Cancels `startOver`. Replaces an unsaved game with the game that another running Parlor has
    /// left. Call this only where no game is being played.
    func reclaimFile()
    /// Stores the game, so that it can be resumed, and writes its latest move. Nil means that the
    /// game is over.
    func save(_ game: (any SavableGame)?)
    /// Writes the whole game to its file.
    func writeWhole()
    /// The reason why the game is lost when the program ends; nil if the game is not lost.
    var loss: StorageProblem? { get }
    /// Indicates whether the game is written to a file.
    var isSaved: Bool { get }
    /// Indicates whether another process plays the game, or has played it since this process read
    /// it.
    var isPlayedElsewhere: Bool { get }
    /// The day of the board that was found in the file.
    var foundDay: Int? { get }
}

/// The slots of all games. Every game is saved in one of them.
package final class Saves {
    private let directory: DataDirectory?
    private let notices: Store<Notices>
    private let now: () -> Int
    /// The slots, by the names of their files.
    private var slots: [String: any AnySaveSlot] = [:]
    /// Indicates whether a game was saved since all games were last written as a whole.
    private var isChanged = false

    /// Creates the slots. `now` returns the time in seconds since 1970, which need not be exact.
    init(in directory: DataDirectory?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.directory, self.notices, self.now) = (directory, notices, now)
    }

    /// The slot with this name. `version` is the version of the game's format. If it is nil, games
    /// last until the program ends.
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

    func save(_ game: (any SavableGame)?, in name: SlotName) {
        openedSlot(name).save(game)
        isChanged = true
    }

    func startOver(in name: SlotName) { openedSlot(name).startOver() }

    private func openedSlot(_ name: SlotName) -> any AnySaveSlot {
        guard let slot = slots[name.name] else {
            preconditionFailure("A slot must be opened before a game begins or is saved in it.")
        }
        return slot
    }

    func reclaimFile() {
        for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.reclaimFile() }
    }

    func isSaved(in name: SlotName) -> Bool { slots[name.name]?.isSaved ?? (directory != nil) }

    func isPlayedElsewhere(in name: SlotName) -> Bool {
        slots[name.name]?.isPlayedElsewhere ?? false
    }

    /// The days of the boards that were found in files, by the names of the files.
    package var foundDays: [String: Int] {
        slots.reduce(into: [:]) { $0["\($1.key).json"] = $1.value.foundDay }
    }

    /// The reasons why games are lost when the program ends.
    var losses: [StorageProblem] {
        slots.sorted { $0.key < $1.key }.compactMap(\.value.loss)
    }

    /// Writes every game as a whole, unless no game was saved since the last call. The games are
    /// written in the order of their names, because the order of a dictionary differs between
    /// processes, and a replay compares the written bytes.
    package func writeAll() {
        if isChanged {
            for (_, slot) in slots.sorted(by: { $0.key < $1.key }) { slot.writeWhole() }
        }
        isChanged = false
    }
}
