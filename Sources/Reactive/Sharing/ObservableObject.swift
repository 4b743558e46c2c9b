/// An object that announces its changes: the model of a screen, as SwiftUI has it.
public protocol ObservableObject: AnyObject {
    /// Sends an element before the object changes. Until then its state is the old one.
    var objectWillChange: PublishRelay<Void> { get }
}

extension ObservableObject {
    /// One element for any number of changes that are made in the same turn of `scheduler`'s: when
    /// to draw again, by which time the object has its new state.
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

/// A property of an observable object that announces its changes. `$property` is its driver.
///
///     final class Score: ObservableObject {
///         let objectWillChange = PublishRelay<Void>()
///         @Published var state = 0
///     }
@propertyWrapper public final class Published<Value> {
    private let relay: BehaviorRelay<Value>

    public init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }

    /// The value now, and, from its own change on, the new one.
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
            owner.objectWillChange.accept(())
            owner[keyPath: storageKeyPath].relay.accept(newValue)
        }
    }
}
