/// Something that can be disposed: a subscription, a timer, a resource.
public protocol Disposable {
    /// Ends the subscription, timer or resource. Later calls do nothing.
    func dispose()
}

/// A disposable that knows whether it has been disposed.
public protocol Cancelable: Disposable { var isDisposed: Bool { get } }

/// A namespace for functions that create disposables.
public enum Disposables {
    /// Creates a disposable that does nothing.
    @inlinable public static func create() -> any Disposable { NopDisposable() }

    /// Creates a disposable that calls `dispose` the first time it is disposed.
    @inlinable public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        AnonymousDisposable(dispose)
    }

    public static func create(_ parts: any Disposable...) -> any Cancelable { create(parts) }

    public static func create(_ parts: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: parts)
    }
}

@usableFromInline struct NopDisposable: Disposable {
    @usableFromInline init() {}
    @usableFromInline func dispose() {}
}

/// A disposable that runs its action once.
@usableFromInline final class AnonymousDisposable: Cancelable {
    @usableFromInline var action: (() -> Void)?

    @usableFromInline init(_ action: @escaping () -> Void) { self.action = action }

    @usableFromInline var isDisposed: Bool { action == nil }

    @usableFromInline func dispose() { action.take()?() }
}

/// A group of disposables that are disposed together. A member that is inserted after the disposal
/// of the group is disposed at once.
public final class CompositeDisposable: Cancelable {
    /// Identifies a member, so that it can be removed.
    public struct DisposeKey: Equatable { let number: Int }

    private var members: [Int: any Disposable] = [:]
    private var nextKey = 0
    public private(set) var isDisposed = false

    public init() {}

    public convenience init(_ parts: any Disposable...) { self.init(disposables: parts) }

    public init(disposables: [any Disposable]) { for part in disposables { insert(part) } }

    public var count: Int { members.count }

    /// Adds a member. If the group was already disposed, disposes the member and returns nil.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        if isDisposed {
            disposable.dispose()
            return nil
        }
        defer { nextKey += 1 }
        members[nextKey] = disposable
        return DisposeKey(number: nextKey)
    }

    /// Removes a member and disposes it.
    public func remove(for key: DisposeKey) { members.removeValue(forKey: key.number)?.dispose() }

    public func dispose() {
        isDisposed = true
        let members = members.sorted { $0.key < $1.key }
        self.members = [:]
        for member in members { member.value.dispose() }
    }
}

/// Holds one disposable at a time, and disposes the previous one when a new one is set. After its
/// own disposal, the holder disposes each new one at once.
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
