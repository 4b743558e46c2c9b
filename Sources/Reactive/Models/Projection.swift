extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// A driver of one property, which emits when the property changes: `output.score` is
    /// `output.map(\.score).distinctUntilChanged()`.
    ///
    /// An operator takes precedence over a property of the same name. A property of an optional
    /// value needs `map`. Each use creates a new driver.
    @inlinable
    public subscript<Value: Equatable>(
        dynamicMember path: KeyPath<Element, Value>
    ) -> Driver<Value> { map { $0[keyPath: path] }.distinctUntilChanged() }
}
