/// The way in which a shared sequence shares its source.
public protocol SharingStrategyProtocol {
    /// The scheduler that its operators over time use when none is named.
    @preconcurrency @MainActor static var scheduler: any Scheduler { get }

    /// The same stream, shared as promised.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

extension SharingStrategyProtocol {
    @preconcurrency @MainActor public static var scheduler: any Scheduler {
        SharingScheduler.make()
    }
}

/// A type that can be converted to a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    associatedtype Element
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// A sequence of something else with the same promise.
    public typealias Alike<Other> = SharedSequence<SharingStrategy, Other>

    @inlinable var source: Observable<Element> { asSharedSequence().source }

    @inlinable public func asObservable() -> Observable<Element> { source }
}

/// A stream that keeps a promise: it never fails, and all its listeners share one subscription.
@dynamicMemberLookup
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType
{
    @usableFromInline let source: Observable<Element>

    /// Shares a stream that is known not to fail.
    @inlinable public init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// A stream that keeps the promise as it is.
    @inlinable init(raw source: Observable<Element>) { self.source = source }

    @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}
