/// Shares the source, and sends its latest element to new listeners. Suits the state of a screen.
public enum DriverSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 1, scope: .whileConnected) }
}

/// Shares the source, and sends nothing to new listeners. Suits single occurrences.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    @inlinable public static func share<Element>(
        _ source: Observable<Element>
    ) -> Observable<Element> { source.share(replay: 0, scope: .whileConnected) }
}

/// A shared stream that never fails, and sends its latest element to new listeners.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A shared stream that never fails, and sends no earlier elements to new listeners.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }
}

// MARK: Creation

extension ObservableConvertibleType {
    /// Returns a driver that sends `element` in place of an error, and ends.
    @inlinable @inline(never) public func asDriver(
        onErrorJustReturn element: Element
    ) -> Driver<Element> { Driver(asObservable().catchAndReturn(element)) }

    /// Returns a driver that continues with another driver in place of an error.
    public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { _ in other.source })
    }

    /// Returns a driver that continues with a driver made from the error.
    public func asDriver(
        onErrorRecover recover: @escaping (any Error) -> Driver<Element>
    ) -> Driver<Element> { Driver(asObservable().catch { recover($0).source }) }

    /// Returns a signal that sends `element` in place of an error, and ends.
    @inlinable @inline(never) public func asSignal(
        onErrorJustReturn element: Element
    ) -> Signal<Element> { Signal(asObservable().catchAndReturn(element)) }

    /// Returns a signal that continues with another signal in place of an error.
    public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        Signal(asObservable().catch { _ in other.source })
    }

    /// Returns a signal that continues with a signal made from the error.
    public func asSignal(
        onErrorRecover recover: @escaping (any Error) -> Signal<Element>
    ) -> Signal<Element> { Signal(asObservable().catch { recover($0).source }) }
}

// A relay is already shared and never fails, so these conversions add no operator.

extension BehaviorRelay {
    @inlinable public func asDriver() -> Driver<Element> { Driver(raw: subject) }
}

extension PublishRelay {
    @inlinable public func asSignal() -> Signal<Element> { Signal(raw: subject) }
}
