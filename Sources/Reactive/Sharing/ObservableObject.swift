/// An object that announces its changes, like SwiftUI's type of the same name.
public protocol ObservableObject: AnyObject {
    /// A relay that sends an element before the object changes, so that listeners can still read
    /// the old state. An object with a published property has this relay automatically.
    var objectWillChange: PublishRelay<Void> { get }
}

extension ObservableObject {
    /// The relay that the published properties share.
    public var objectWillChange: PublishRelay<Void> {
        var properties: [any Announcing] = []
        var level: Mirror? = Mirror(reflecting: self)
        while let mirror = level {
            properties += mirror.children.compactMap { $0.value as? any Announcing }
            level = mirror.superclassMirror
        }
        precondition(
            !properties.isEmpty,
            "An observable object without a published property must declare objectWillChange.")
        let relay = properties.lazy.compactMap(\.announcement).first ?? PublishRelay()
        for property in properties { property.announcement = relay }
        return relay
    }

    /// Emits when it is time to redraw: once for all changes in the same turn of `scheduler`, after
    /// the last of them.
    ///
    ///     objectWillChange     -(xx)---x-
    ///     redraws              --x---x
    public func redraws(on scheduler: any ImmediateScheduler) -> Signal<Void> {
        Signal(
            Observable { downstream in
                let isAsked = Box(false)
                self.objectWillChange.asObservable().forward(to: downstream) {
                    if isAsked.value { return }
                    isAsked.value = true
                    scheduler.schedule {
                        isAsked.value = false
                        downstream.next(())
                    }
                }
            })
    }
}

/// A published property of any type.
private protocol Announcing: AnyObject {
    /// The relay of the object; nil until its first use, and always nil if the object declares its
    /// own.
    var announcement: PublishRelay<Void>? { get set }
}

/// A property of an observable object that announces its changes. `$property` is its driver.
///
///     final class Score: ObservableObject {
///         @Published var points = 0
///     }
@propertyWrapper public final class Published<Value>: Announcing {
    private let relay: BehaviorRelay<Value>
    fileprivate var announcement: PublishRelay<Void>?

    public init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }

    /// A driver of the current value and of each new one.
    public var projectedValue: Driver<Value> { relay.asDriver() }

    @available(*, unavailable, message: "@Published belongs to an ObservableObject.")
    public var wrappedValue: Value {
        get { relay.value }
        set { relay.accept(newValue) }
    }

    public static subscript<Owner: ObservableObject>(_enclosingInstance owner: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: storageKeyPath].relay.value }
        set {
            let property = owner[keyPath: storageKeyPath]
            (property.announcement ?? owner.objectWillChange).accept(())
            property.relay.accept(newValue)
        }
    }
}
