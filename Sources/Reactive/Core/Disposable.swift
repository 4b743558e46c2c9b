/// Something that can be let go: a subscription, a timer, a resource.
public protocol Disposable {
    /// Lets it go. Doing so twice is the same as once.
    func dispose()
}

/// A disposable that knows whether it has been let go.
public protocol Cancelable: Disposable { var isDisposed: Bool { get } }

/// Makes disposables of other things.
public enum Disposables {
    /// Nothing to let go.
    @inlinable public static func create() -> any Disposable { NopDisposable() }

    /// Runs `dispose` once, the first time it is let go.
    @inlinable public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        AnonymousDisposable(dispose)
    }

    public static func create(_ parts: any Disposable...) -> any Cancelable { create(parts) }

    public static func create(_ parts: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: parts)
    }
}

/// Nothing to let go.
@usableFromInline struct NopDisposable: Disposable {
    @usableFromInline init() {}
    @usableFromInline func dispose() {}
}

/// Runs its action once.
@usableFromInline final class AnonymousDisposable: Cancelable {
    @usableFromInline var action: (() -> Void)?

    @usableFromInline init(_ action: @escaping () -> Void) { self.action = action }

    @usableFromInline var isDisposed: Bool { action == nil }

    @usableFromInline func dispose() { action.take()?() }
}

/// Says whether it was let go, and nothing else.
public final class BooleanDisposable: Cancelable {
    public private(set) var isDisposed: Bool

    public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }

    public func dispose() { isDisposed = true }
}

/// Many disposables as one. What is inserted after its end is let go at once.
public final class CompositeDisposable: Cancelable {
    /// Names one of its members, so that it can be removed again.
    public struct DisposeKey: Equatable { let number: Int }

    private var members: [Int: any Disposable] = [:]
    private var nextKey = 0
    public private(set) var isDisposed = false

    public init() {}

    public convenience init(_ parts: any Disposable...) { self.init(disposables: parts) }

    public init(disposables: [any Disposable]) { for part in disposables { insert(part) } }

    public var count: Int { members.count }

    /// Adds a member; nil if all have been let go already.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        if isDisposed {
            disposable.dispose()
            return nil
        }
        defer { nextKey += 1 }
        members[nextKey] = disposable
        return DisposeKey(number: nextKey)
    }

    /// Takes a member out and lets it go.
    public func remove(for key: DisposeKey) {
        members.removeValue(forKey: key.number)?.dispose()
    }

    public func dispose() {
        isDisposed = true
        let members = members.sorted { $0.key < $1.key }
        self.members = [:]
        for member in members { member.value.dispose() }
    }
}

/// Holds one disposable at a time; a new one ends the one before.
public final class SerialDisposable: Cancelable {
    private var current: any Disposable = Disposables.create()
    public private(set) var isDisposed = false

    public init() {}

    public var disposable: any Disposable {
        get { current }
        set {
            let previous = current
            current = isDisposed ? Disposables.create() : newValue
            previous.dispose()
            if isDisposed { newValue.dispose() }
        }
    }

    public func dispose() {
        isDisposed = true
        disposable = Disposables.create()
    }
}

/// Holds one disposable that is known only later, and may be let go before it is.
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
        precondition(!isAssigned, "A SingleAssignmentDisposable is assigned once.")
        isAssigned = true
        holder.disposable = disposable
    }

    public func dispose() { holder.dispose() }
}

/// Lets its disposable go when it, and all that retained it, have been let go.
public final class RefCountDisposable: Cancelable {
    private var disposable: (any Disposable)?
    private var holds = 1
    private lazy var own = Disposables.create { [unowned self] in release() }

    public init(disposable: any Disposable) { self.disposable = disposable }

    public var isDisposed: Bool { disposable == nil }

    /// One more hold on the disposable; letting it go gives the hold back.
    public func retain() -> any Disposable {
        guard disposable != nil else { return Disposables.create() }
        holds += 1
        return Disposables.create(with: release)
    }

    public func dispose() { own.dispose() }

    private func release() {
        holds -= 1
        if holds == 0 { disposable.take()?.dispose() }
    }
}

/// Lets its disposable go on a scheduler.
public final class ScheduledDisposable: Cancelable {
    public let scheduler: any ImmediateScheduler
    private var disposable: (any Disposable)?

    public init(scheduler: any ImmediateScheduler, disposable: any Disposable) {
        (self.scheduler, self.disposable) = (scheduler, disposable)
    }

    public var isDisposed: Bool { disposable == nil }

    public func dispose() { scheduler.schedule { self.disposable.take()?.dispose() } }
}
