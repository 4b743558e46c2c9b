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
    /// The state of the file as this process knows it. It decides whether the process may write.
    private enum Access: Equatable {
        /// The file has not been read yet.
        case unread
        /// The file was read, and other processes may play its game.
        case read
        /// This process has claimed the file, and writes it.
        case leased
        /// The claim was refused, because another process plays the game, or has played it since
        /// this process read the file. The file must not be changed.
        case refused
        /// The file cannot be read, and must not be changed.
        case unreadable(StorageProblem)

        /// The reason why the file cannot be read.
        var problem: StorageProblem? {
            if case .unreadable(let problem) = self { problem } else { nil }
        }

        var mayWrite: Bool { self != .refused && problem == nil }
    }

    private let file: SavedGameFile<Game>?
    private let notices: Store<Notices>
    private let now: () -> Int
    private var access = Access.unread
    /// Indicates whether another process had locked the file at the last check.
    private var isLocked = false
    /// Indicates whether this process plays the game, and does not only read it.
    private var isPlayed = false
    private var kept: SavedState<Game>?
    /// The progress of the game in the file, as this process has read or written it.
    private var progressInFile: Game.Progress?
    /// The text of the file, as this process has written it.
    private var text: AppendableText?
    /// The last reported problem with another process.
    private var lastReported: StorageProblem?
    /// The reason that the notices give for not saving the game; nil if they give none.
    private var reportedReason: UnsavedReason?
    /// The day of the board that was found in the file.
    private(set) var foundDay: Int?
    /// Indicates whether the slot opens with a new game the next time.
    private var startsOver = false

    private var game: Game? { kept?.state }

    /// The time at which the game was last played, in seconds since 1970; 0 if it is not known.
    var playedAt: Int { kept?.playedAt ?? 0 }

    /// Indicates whether another process plays the game, or has played it since this process read
    /// it.
    var isPlayedElsewhere: Bool { isLocked || access == .refused }

    /// Indicates whether a game that this process plays is written to a file.
    var isSaved: Bool { file != nil && unsavedReason == nil }

    /// The reason why the game is not saved; nil if it is saved, or if there is no file.
    private var unsavedReason: UnsavedReason? {
        switch access.problem {
        case .newerVersion: .isNewer
        case nil: isPlayedElsewhere ? .isOpenElsewhere : nil
        default: .isUnreadable
        }
    }

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
        guard let file, !isPlayed else { return game }
        let sharing = checkSharing(of: file)
        if access == .unread || sharing != .unshared { read(file) }
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
        return .new(replacing: access.mayWrite ? game?.opened : nil)
    }

    private func read(_ file: SavedGameFile<Game>) {
        let loaded = file.load()
        if let problem = loaded.problems.first(where: \.keepsFile) {
            access = .unreadable(problem)
        } else if access != .leased, access != .refused {
            access = .read
        }
        reportWhetherSaved()
        notices.apply(.report(loaded.problems))
        kept = loaded.value
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
        let answer = file.checkSharing()
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
        guard let file, access == .refused else { return }
        checkSharing(of: file)
        if isLocked { return }
        if isUnchanged(file) {
            access = .read
        } else {
            reportOnce(.playedElsewhere(file.file.path))
        }
    }

    /// Claims the file for this process, before it is first written.
    private func takeLease() {
        guard let file, access == .unread || access == .read else { return }
        var problem = file.lease()
        if case .playedElsewhere? = problem {
            // If the other process has changed the game, the file must stay free for a process that
            // continues that game.
            if isUnchanged(file) { problem = nil } else { file.release() }
        }
        access = problem == nil ? .leased : .refused
        if let problem { reportOnce(problem) } else { isLocked = false }
        reportWhetherSaved()
    }

    private func reportWhetherSaved() {
        guard let file, unsavedReason != reportedReason else { return }
        reportedReason = unsavedReason
        notices.apply(unsavedReason.map { .isUnsaved(file.name, $0) } ?? .isSaved(file.name))
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
        guard let file, access == .refused else { return }
        checkSharing(of: file)
        if isLocked { return }
        if isUnchanged(file) {
            access = .read
            if game != nil { writeWhole() }
        } else {
            (access, isPlayed) = (.unread, false)
            (kept, text, lastReported) = (nil, nil, nil)
        }
        reportWhetherSaved()
    }

    func save(_ saved: (any SavableGame)?) {
        let new = saved.map { saved -> Game in
            guard let new = saved as? Game else {
                preconditionFailure("A slot must have only one kind of game.")
            }
            return new
        }
        let isMove = new?.progress != game?.progress
        if let new {
            isPlayed = true
            kept = SavedState(new, playedAt: isMove ? now() : playedAt)
            if isMove { checkOtherPrograms() }
            takeLease()
        } else {
            if access == .unread { access = .read }
            kept = nil
        }
        if isMove {
            WorkBudget.note(SaveSlot.moveCost)
            write(asWhole: false)
        }
    }

    func writeWhole() {
        if isPlayed, game != nil {
            checkOtherPrograms()
            takeLease()
        }
        write(asWhole: true)
    }

    var loss: StorageProblem? { isPlayed && game != nil ? access.problem : nil }

    private func write(asWhole: Bool) {
        // If this process did not play the game, the file already contains its latest state.
        guard let file, access.mayWrite, isPlayed else { return }
        notices.attempt { () throws(StorageProblem) in
            if let kept {
                try file.save(kept, updating: &text, asWhole: asWhole)
            } else {
                text = nil
                try file.remove()
                // From now on, another process may play a game in this file.
                (access, isPlayed) = (.read, false)
            }
            progressInFile = game?.progress
        }
    }
}
