/// Shares, and greets a new listener with the latest element: what a screen shows.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 1, scope: .whileConnected) }
}

/// Shares, and remembers nothing: what happens.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 0, scope: .whileConnected) }
}

/// A stream that never fails, is shared, and greets a listener with its latest element.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A stream that never fails, is shared, and remembers nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }
}

// MARK: Coming in

extension ObservableConvertibleType {
    /// A driver that says `element` in place of an error, and ends.
    @inlinable @inline(never) public func asDriver(
        onErrorJustReturn element: Element
    ) -> Driver<Element> { Driver(asObservable().catchAndReturn(element)) }

    /// A driver that goes on with another one in place of an error.
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { _ in other.source })
    }

    /// A driver that goes on with one made of the error.
    public func asDriver(
        onErrorRecover recover: @escaping (any Error) -> Driver<Element>
    ) -> Driver<Element> { Driver(asObservable().catch { recover($0).source }) }

    /// A signal that says `element` in place of an error, and ends.
    @inlinable @inline(never) public func asSignal(
        onErrorJustReturn element: Element
    ) -> Signal<Element> { Signal(asObservable().catchAndReturn(element)) }

    /// A signal that goes on with another one in place of an error.
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        Signal(asObservable().catch { _ in other.source })
    }

    /// A signal that goes on with one made of the error.
    public func asSignal(
        onErrorRecover recover: @escaping (any Error) -> Signal<Element>
    ) -> Signal<Element> { Signal(asObservable().catch { recover($0).source }) }
}

// A relay is shared, never fails, and greets with its value: it is a driver as it stands.

extension BehaviorRelay {
    @inlinable public func asDriver() -> Driver<Element> { Driver(raw: subject) }
}

extension PublishRelay {
    @inlinable public func asSignal() -> Signal<Element> { Signal(raw: subject) }
}
