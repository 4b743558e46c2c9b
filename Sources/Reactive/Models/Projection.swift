extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// A driver of one property of the value, which speaks when that changes: `output.score` for
    /// `output.map(\.score).distinctUntilChanged()`.
    ///
    /// An operator goes before a property of the same name; a property of an optional value needs
    /// `map`; and each use makes a driver of its own.
    @inlinable
    public subscript<Value: Equatable>(
        dynamicMember path: KeyPath<Element, Value>
    ) -> Driver<Value> { map { $0[keyPath: path] }.distinctUntilChanged() }
}
