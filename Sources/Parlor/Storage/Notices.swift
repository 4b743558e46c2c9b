import Reactive

/// The problems with files that the player has not dismissed yet, with the newest last, and the
/// games that are not saved. Any key dismisses the problems.
package struct Notices: Model, Equatable {
    package enum Command: Equatable {
        case report([StorageProblem])
        case dismiss
        case isSaved(Bool, SlotName)
    }

    package private(set) var unread: [StorageProblem] = []
    /// The games that are not saved, because another running Parlor plays them or their files
    /// cannot be changed.
    package private(set) var unsaved: Set<SlotName> = []

    package mutating func apply(_ command: Command) {
        switch command {
        case .report(let problems): unread += problems
        case .dismiss: unread = []
        case .isSaved(true, let slot): unsaved.remove(slot)
        case .isSaved(false, let slot): unsaved.insert(slot)
        }
    }
}

extension Store<Notices> {
    /// Does work, and reports the problem if the work fails.
    func attempt(_ work: () throws(StorageProblem) -> Void) {
        do { try work() } catch { apply(.report([error])) }
    }
}
