import Dispatch
import Synchronization

/// A message that appears if work takes long.
final class LateNotice: Sendable {
    private let isOver = Mutex(false)

    /// Creates the message. `say` is called on another thread, but not after `end` has returned.
    init(
        after delay: DispatchTimeInterval = .milliseconds(400),
        _ say: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
            isOver.withLock { if !$0 { say() } }
        }
    }

    /// Cancels the message, because the work is done.
    func end() { isOver.withLock { $0 = true } }
}
