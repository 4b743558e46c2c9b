import Reactive

/// Problems with files that the player has not seen yet, newest last. Any key dismisses them.
package struct Notices: Model, Equatable {
    package enum Command: Equatable {
        case tell([StorageProblem])
        case dismiss
    }

    private(set) var unread: [StorageProblem] = []

    package mutating func apply(_ command: Command) {
        switch command {
        case .tell(let problems): unread += problems
        case .dismiss: unread = []
        }
    }
}

extension Store<Notices> {
    /// Does work, and reports the problem if it fails.
    func attempt(_ work: () throws(StorageProblem) -> Void) {
        do { try work() } catch { apply(.tell([error])) }
    }
}
