import Games
import Reactive

/// The slot for games of one kind. It contains the game that this process plays, or the unfinished
/// game.
///
/// Every move is written at once, usually as a line at the end of the file. Seconds are written
/// with the next move. When the player leaves a game, the whole game is written. An unfinished game
/// stays in the file until another game is played. A file is not overwritten if it cannot be read,
/// or if another running Parlor plays its game.
final class SaveSlot<Game: SavableGame> {
    /// The state of the game in the file: not read yet, read, or played by this process.
    private enum Use { case unread, read, played }
    /// The right to write the file. The claim is refused if another process plays the game, or has
    /// played it since this process read the file.
    private enum Claim { case none, granted, refused }

    private let file: SavedGameFile<Game>?
    private let notices: Store<Notices>
    private let now: () -> Int
    private var game: Game?
    /// The time at which the game was last played, in seconds since 1970; 0 if it is not known.
    private(set) var playedAt = 0
    /// The progress of the game in the file, as this process has read or written it.
    private var progressInFile: Game.Progress?
    /// The text of the file, as this process has written it.
    private var text: AppendableText?
    private var use = Use.unread
    private var claim = Claim.none
    /// The reason why the file cannot be read and must not be changed.
    private var unreadable: StorageProblem?
    /// The last reported problem with another process.
    private var lastReported: StorageProblem?
    /// Indicates whether another process had locked the file at the last check.
    private var isLocked = false
    /// The reason that the notices give for not saving the game; nil if they give none.
    private var reportedReason: UnsavedReason?
    /// The day of the board that was found in the file.
    private(set) var foundDay: Int?
    /// Indicates whether the slot opens with a new game the next time.
    private var startsOver = false

    /// Indicates whether the file must not be changed.
    private var isBlocked: Bool { unreadable != nil || claim == .refused }

    /// Indicates whether another process plays the game, or has played it since this process read
    /// it.
    var isPlayedElsewhere: Bool { isLocked || claim == .refused }

    /// Indicates whether a game that this process plays is written to a file.
    var isSaved: Bool { file != nil && unreadable == nil && !isPlayedElsewhere }

    /// Creates a slot. Without a file, its game lasts until the program ends.
    init(_ file: SavedGameFile<Game>?, _ notices: Store<Notices>, now: @escaping () -> Int) {
        (self.file, self.notices, self.now) = (file, notices, now)
    }

    /// The cost of a move in the unit of `RecordingBounds.work`: the move itself, its sentences,
    /// and its line in the file.
    private static var moveCost: Int { 9_000 }

    /// Returns the unfinished game, if there is one. Until this process plays the game, another
    /// process may change the file. The file is therefore read again if another process uses it.
    @discardableResult func readUnfinishedGame() -> Game? {
        guard let file, use == .unread || use == .read else { return game }
        let sharing = checkSharing(of: file)
        if use == .unread || sharing != .unshared { read(file) }
        return game
    }

    /// The game for a screen that opens.
    enum Opened {
        case unfinished(Game)
        /// A new game, which replaces the given game, if any.
        case new(replacing: Game?)
    }

    /// Opens the slot. A game that another process plays is not replaced.
    func open() -> Opened {
        guard startsOver else {
            return readUnfinishedGame().map { .unfinished($0.opened) } ?? .new(replacing: nil)
        }
        startsOver = false
        if game != nil { takeLease() }
        return .new(replacing: isBlocked ? nil : game?.opened)
    }

    private func read(_ file: SavedGameFile<Game>) {
        let loaded = file.load()
        use = .read
        unreadable = loaded.problems.first(where: \.keepsFile)
        reportWhetherSaved()
        notices.apply(.report(loaded.problems))
        (game, playedAt) = (loaded.value?.state, loaded.value?.playedAt ?? 0)
        foundDay = game?.day ?? foundDay
        progressInFile = game?.progress
    }

    /// Returns whether the file has no game, or the game that this process knows. Another process
    /// may have opened that game without a move, and written only its clock.
    private func isUnchanged(_ file: SavedGameFile<Game>) -> Bool {
        file.isMissing { $0.progress == progressInFile }
    }

    /// Checks whether other processes use the file. Reports a process that plays the game.
    @discardableResult
    private func checkSharing(of file: SavedGameFile<Game>) -> SharingAnswer {
        let answer = file.sharing
        isLocked = false
        if case .locked(let process, let since) = answer {
            isLocked = true
            reportOnce(.lockedElsewhere(file.file.path, process: process, since: since))
        }
        reportWhetherSaved()
        return answer
    }

    /// If another process has taken over the file, checks whether that process still plays the
    /// game. If the other process has left the game unchanged, or has left no game, this process
    /// can save its own game. A changed game is reported.
    private func checkOtherPrograms() {
        guard let file, claim == .refused else { return }
        checkSharing(of: file)
        if isLocked { return }
        if isUnchanged(file) { claim = .none } else { reportOnce(.playedElsewhere(file.file.path)) }
    }

    /// Claims the file for this process, before it is first written.
    private func takeLease() {
        guard let file, claim == .none, unreadable == nil else { return }
        var problem = file.lease()
        if case .playedElsewhere? = problem, isUnchanged(file) { problem = nil }
        claim = problem == nil ? .granted : .refused
        if let problem { reportOnce(problem) } else { isLocked = false }
        reportWhetherSaved()
    }

    private func reportWhetherSaved() {
        guard let file, unsavedReason != reportedReason else { return }
        reportedReason = unsavedReason
        notices.apply(unsavedReason.map { .isUnsaved(file.name, $0) } ?? .isSaved(file.name))
    }

    /// The reason why the game is not saved; nil if it is saved.
    private var unsavedReason: UnsavedReason? {
        switch unreadable {
        case .newerVersion: .isNewer
        case nil: isPlayedElsewhere ? .isOpenElsewhere : nil
        default: .isUnreadable
        }
    }

    private func reportOnce(_ problem: StorageProblem) {
        if lastReported != problem { notices.apply(.report([problem])) }
        lastReported = problem
    }
}

extension SaveSlot.Opened: Equatable {}

extension SaveSlot: AnySaveSlot {
    func startOver() {
        // Another process may have played the game in the meantime.
        readUnfinishedGame()
        startsOver = true
    }

    func reclaimFile() {
        startsOver = false
        guard let file, claim == .refused else { return }
        checkSharing(of: file)
        if isLocked { return }
        claim = .none
        if !isUnchanged(file) {
            (game, text, lastReported) = (nil, nil, nil)
            use = .unread
        } else if game != nil {
            writeWhole()
        }
        reportWhetherSaved()
    }

    func save(_ kept: (any SavableGame)?) {
        let new = kept.map { kept -> Game in
            guard let game = kept as? Game else {
                preconditionFailure("A slot must have only one kind of game.")
            }
            return game
        }
        let isMove = new?.progress != game?.progress
        if new != nil {
            use = .played
            if isMove {
                playedAt = now()
                checkOtherPrograms()
            }
            takeLease()
        }
        if use == .unread { use = .read }
        game = new
        if isMove {
            WorkBudget.note(SaveSlot.moveCost)
            write(asWhole: false)
        }
    }

    func writeWhole() {
        if use == .played, game != nil {
            checkOtherPrograms()
            takeLease()
        }
        write(asWhole: true)
    }

    var loss: StorageProblem? { use == .played && game != nil ? unreadable : nil }

    private func write(asWhole: Bool) {
        // If this process did not play the game, the file already contains its latest state.
        guard let file, !isBlocked, use == .played else { return }
        notices.attempt { () throws(StorageProblem) in
            if let game {
                try file.save(
                    SavedState(game, playedAt: playedAt), updating: &text, asWhole: asWhole)
            } else {
                text = nil
                try file.remove()
                // From now on, another process may play a game in this file.
                (claim, use) = (.none, .read)
            }
            progressInFile = game?.progress
        }
    }
}
