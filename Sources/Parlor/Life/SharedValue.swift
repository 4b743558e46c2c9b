/// A large value of a structure that is often copied. The copies share the value, because copying
/// it takes time.
@propertyWrapper struct SharedValue<Value> {
    private final class Storage {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    var wrappedValue: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }

    /// Returns whether the other structure is a copy that shares this value.
    func isShared(with other: SharedValue) -> Bool { storage === other.storage }
}
