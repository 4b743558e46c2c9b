import Dispatch
import Synchronization

/// Something that is said where work takes longer than a moment.
final class LateNotice: Sendable {
    private let isOver = Mutex(false)

    /// `say` is called on another thread, and no more once `end` was.
    init(
        after delay: DispatchTimeInterval = .milliseconds(400),
        _ say: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
            isOver.withLock { if !$0 { say() } }
        }
    }

    /// The work is done.
    func end() { isOver.withLock { $0 = true } }
}
