import Reactive

/// A disposable that only records whether it was disposed.
public final class BooleanDisposable: Cancelable {
    public private(set) var isDisposed: Bool

    public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }

    public func dispose() { isDisposed = true }
}

/// Disposes another disposable when this one and all results of `retain` have been disposed.
public final class RefCountDisposable: Cancelable {
    private var disposable: (any Disposable)?
    private var retainCount = 1
    private lazy var own = Disposables.create { [unowned self] in release() }

    public init(disposable: any Disposable) { self.disposable = disposable }

    public var isDisposed: Bool { disposable == nil }

    /// Keeps the other disposable at least until the result is disposed.
    public func retain() -> any Disposable {
        guard disposable != nil else { return Disposables.create() }
        retainCount += 1
        return Disposables.create(with: release)
    }

    public func dispose() { own.dispose() }

    private func release() {
        retainCount -= 1
        if retainCount == 0 { disposable.take()?.dispose() }
    }
}

extension DisposeBag {
    /// A result builder for disposables, one per line.
    @resultBuilder public enum DisposableBuilder {
        public static func buildBlock(_ parts: any Disposable...) -> [any Disposable] { parts }
    }

    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }
}

/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    public let scheduler: any ImmediateScheduler
    private var disposable: (any Disposable)?

    public init(scheduler: any ImmediateScheduler, disposable: any Disposable) {
        (self.scheduler, self.disposable) = (scheduler, disposable)
    }

    public var isDisposed: Bool { disposable == nil }

    public func dispose() { scheduler.schedule { self.disposable.take()?.dispose() } }
}

/// Holds a disposable that is set once, before or after the holder is disposed.
public final class SingleAssignmentDisposable: Cancelable {
    private let holder = SerialDisposable()
    private var isAssigned = false

    public init() {}

    public var isDisposed: Bool { holder.isDisposed }

    public var disposable: any Disposable {
        get { holder.disposable }
        set { setDisposable(newValue) }
    }

    public func setDisposable(_ disposable: any Disposable) {
        precondition(!isAssigned, "A SingleAssignmentDisposable can be assigned only once.")
        isAssigned = true
        holder.disposable = disposable
    }

    public func dispose() { holder.dispose() }
}
