import Reactive

/// The problems with files that the player has not dismissed yet, with the newest last, and the
/// games that are not saved. Any key dismisses the problems.
package struct Notices: Model, Equatable {
    package enum Command: Equatable {
        case report([StorageProblem])
        case dismiss
        /// Dismisses the problems that are shown only for some seconds.
        case dismissPassing
        case isSaved(SlotName)
        case isUnsaved(SlotName, UnsavedReason)
    }

    package private(set) var unread: [StorageProblem] = []
    /// The games that are not saved, with the reasons.
    package private(set) var unsaved: [SlotName: UnsavedReason] = [:]

    package mutating func apply(_ command: Command) {
        switch command {
        case .report(let problems): unread += problems
        case .dismiss: unread = []
        case .dismissPassing: unread.removeAll(where: \.isPassing)
        case .isSaved(let slot): unsaved[slot] = nil
        case .isUnsaved(let slot, let reason): unsaved[slot] = reason
        }
    }
}

/// The reason why a game is not saved.
package enum UnsavedReason: Equatable, Sendable {
    /// Another running Parlor plays the game, or has played it.
    case isOpenElsewhere
    /// A newer version of Parlor wrote the file.
    case isNewer
    /// The file cannot be read, and is therefore not changed.
    case isUnreadable
}

extension Store<Notices> {
    /// Does work, and reports the problem if the work fails.
    func attempt(_ work: () throws(StorageProblem) -> Void) {
        do { try work() } catch { apply(.report([error])) }
    }
}
