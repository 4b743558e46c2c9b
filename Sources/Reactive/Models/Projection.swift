extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// Returns a driver of one property, which emits when the property changes: `output.score` is
    /// `output.map(\.score).distinctUntilChanged()`.
    ///
    /// An operator takes precedence over a property of the same name. The properties of optional
    /// elements need `map`: `output.map { $0?.score }`. Each use creates a new driver.
    @inlinable
    public subscript<Value: Equatable>(
        dynamicMember path: KeyPath<Element, Value>
    ) -> Driver<Value> { map { $0[keyPath: path] }.distinctUntilChanged() }
}
