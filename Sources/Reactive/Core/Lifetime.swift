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
    @exclusivity(unchecked) @usableFromInline final var belongings: Belongings?

    #if DEBUG || COUNT_SUBSCRIPTIONS
        private final let count = Subscriptions.Presence()
    #endif

    @inlinable public init() {}

    /// Tells whether it is over: nothing passes any more, and its resources have been let go.
    @inlinable public final var isDisposed: Bool { isLetGo }

    /// A shorter life within this one.
    @usableFromInline final func child() -> Lifetime {
        let child = Lifetime()
        if isLetGo { child.dispose() } else { own().take(child) }
        return child
    }

    /// Ties a resource to this life. If the life is over, the resource is let go at once.
    @usableFromInline final func add(_ resource: any Disposable) {
        if isLetGo { resource.dispose() } else { own().resources.append(resource) }
    }

    /// Calls `run` when this life ends.
    @inlinable public final func onDispose(_ run: @escaping () -> Void) {
        add(AnonymousDisposable(run))
    }

    private final func own() -> Belongings {
        let own = belongings ?? Belongings()
        belongings = own
        return own
    }

    public func dispose() {
        isStopped = true
        guard !isLetGo else { return }
        isLetGo = true
        if let audience {
            self.audience = nil
            // Sound: an audience clears this pointer of all its listeners before it goes.
            audience._withUnsafeGuaranteedRef { $0.leave(seat: Int(seat)) }
        }
        guard let belongings else { return }
        self.belongings = nil
        // Sources go before resources.
        for child in belongings.children { child.dispose() }
        for resource in belongings.resources { resource.dispose() }
    }
}

/// The shorter lives and the resources of a life, of which most have none.
@usableFromInline final class Belongings {
    // Touched as the life is.
    @exclusivity(unchecked) private(set) var children: [Lifetime] = []
    @exclusivity(unchecked) var resources: [any Disposable] = []
    @exclusivity(unchecked) private var limit = 16

    func take(_ child: Lifetime) {
        // Children that ended are swept out each time their number has doubled.
        if children.count >= limit {
            children.removeAll(where: \.isLetGo)
            limit = max(16, children.count * 2)
        }
        children.append(child)
    }
}
