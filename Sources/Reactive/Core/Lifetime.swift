/// The life of a subscription: it is handed down a chain with the subscriber, so that a source
/// knows
/// when to stop, and is what `subscribe` gives back.
///
/// One lifetime serves every operator that ends when its subscriber does. An operator that listens
/// to several streams, or outlives its source, gives each of them a child.
public class Lifetime: Cancelable {
    // The private state of this file is read for every element and only ever touched on the
    // isolation that made it, in accesses that contain no call: exclusivity cannot be violated.
    @exclusivity(unchecked) @usableFromInline final var isStopped = false
    @exclusivity(unchecked) @usableFromInline final var isLetGo = false
    @exclusivity(unchecked) @usableFromInline final var seat: Int32 = 0
    @exclusivity(unchecked) @usableFromInline final var audience: Unmanaged<Audience>?
    @exclusivity(unchecked) private final var children: [Lifetime] = []
    @exclusivity(unchecked) private final var resources: [any Disposable] = []
    @exclusivity(unchecked) private final var limit: Int32 = 16

    #if DEBUG || COUNT_SUBSCRIPTIONS
        private final let count = Subscriptions.Presence()
    #endif

    @inlinable public init() {}

    /// Tells whether it is over: nothing passes any more, and its resources have been let go.
    @inlinable public final var isDisposed: Bool { isLetGo }

    /// A shorter life within this one.
    @usableFromInline final func child() -> Lifetime {
        let child = Lifetime()
        guard !isLetGo else {
            child.dispose()
            return child
        }
        // Children that ended are swept out each time their number has doubled.
        if children.count >= Int(limit) {
            children.removeAll(where: \.isLetGo)
            limit = Int32(clamping: max(16, children.count * 2))
        }
        children.append(child)
        return child
    }

    /// Ties a resource to this life. If the life is over, the resource is let go at once.
    @usableFromInline final func add(_ resource: any Disposable) {
        if isLetGo { return resource.dispose() }
        resources.append(resource)
    }

    /// Calls `run` when this life ends.
    @inlinable public final func onDispose(_ run: @escaping () -> Void) {
        add(AnonymousDisposable(run))
    }

    public final func dispose() {
        isStopped = true
        guard !isLetGo else { return }
        isLetGo = true
        didEnd()
        if let audience {
            self.audience = nil
            // Sound: an audience clears this pointer of all its listeners before it goes.
            audience._withUnsafeGuaranteedRef { $0.leave(seat: Int(seat)) }
        }
        if children.isEmpty, resources.isEmpty { return }
        // Sources go before resources.
        let (children, resources) = (children, resources)
        (self.children, self.resources) = ([], [])
        for child in children { child.dispose() }
        for resource in resources { resource.dispose() }
    }

    /// Called when it is over, before anything is let go.
    func didEnd() {}
}
