import ReactiveThreads

/// The lifetime of a subscription, returned by `subscribe`. A subscriber passes it to the source,
/// which then knows when to stop.
///
/// An operator that ends with its subscriber shares the subscriber's lifetime. An operator that
/// listens to several streams, or outlives its source, gives each stream a child lifetime.
public class Lifetime: Cancelable {
    // The state of this class is read for every element. Exclusivity cannot be violated: only the
    // isolation domain that created the lifetime uses the state, and no access contains a call.
    @exclusivity(unchecked) @usableFromInline final var isStopped = false
    @exclusivity(unchecked) @usableFromInline final var hasEnded = false
    /// Indicates whether a shared stream may disconnect from its source while the listener with
    /// this lifetime still listens.
    @exclusivity(unchecked) final var isNonRetaining = false
    @exclusivity(unchecked) @usableFromInline final var slot: Int32 = 0
    @exclusivity(unchecked) @usableFromInline final var listenerList: Unmanaged<ListenerList>?
    @exclusivity(unchecked) @usableFromInline final var owned: OwnedResources?

    #if DEBUG || COUNT_SUBSCRIPTIONS
        private final let count = LiveCount.Presence()
    #endif

    @inlinable public init() {}

    /// Indicates whether the lifetime has ended. If so, events no longer pass, and the resources
    /// are disposed.
    @inlinable public final var isDisposed: Bool { hasEnded }

    /// Creates a lifetime that ends with this one, or earlier.
    @usableFromInline final func child() -> Lifetime {
        let child = Lifetime()
        if hasEnded { child.dispose() } else { ownedResources().insert(child) }
        return child
    }

    /// Disposes a resource when this lifetime ends, or at once if it has already ended.
    @usableFromInline final func add(_ resource: any Disposable) {
        if hasEnded { resource.dispose() } else { ownedResources().resources.append(resource) }
    }

    /// Calls `run` when this lifetime ends, or at once if it has already ended.
    @inlinable public final func onDispose(_ run: @escaping () -> Void) {
        add(AnonymousDisposable(run))
    }

    private final func ownedResources() -> OwnedResources {
        let owned = owned ?? OwnedResources()
        self.owned = owned
        return owned
    }

    public func dispose() {
        isStopped = true
        guard !hasEnded else { return }
        hasEnded = true
        if let listenerList {
            self.listenerList = nil
            // Sound: before a list is deallocated, it clears this reference in all its listeners.
            listenerList._withUnsafeGuaranteedRef { $0.remove(at: Int(slot)) }
        }
        guard let owned else { return }
        self.owned = nil
        // Children are the subscriptions to sources. They end before the resources.
        for child in owned.children { child.dispose() }
        for resource in owned.resources { resource.dispose() }
    }
}

/// The children and resources of a lifetime. Most lifetimes have neither.
@usableFromInline final class OwnedResources {
    // Sound for the same reason as in `Lifetime`.
    @exclusivity(unchecked) private(set) var children: [Lifetime] = []
    @exclusivity(unchecked) var resources: [any Disposable] = []
    @exclusivity(unchecked) private var limit = 16

    func insert(_ child: Lifetime) {
        // Removes ended children each time the number of children has doubled.
        if children.count >= limit {
            children.removeAll(where: \.hasEnded)
            limit = max(16, children.count * 2)
        }
        children.append(child)
    }
}
