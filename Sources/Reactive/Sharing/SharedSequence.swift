/// A way to share the source of a shared sequence.
public protocol SharingStrategyProtocol {
    /// The default scheduler of operators over time.
    @preconcurrency @MainActor static var scheduler: any Scheduler { get }

    /// Shares `source` as the strategy requires.
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
    /// A sequence with the same strategy and other elements.
    public typealias Mapped<Other> = SharedSequence<SharingStrategy, Other>

    @inlinable var source: Observable<Element> { asSharedSequence().source }

    @inlinable public func asObservable() -> Observable<Element> { source }
}

/// A stream that never fails, and whose listeners share one subscription.
@dynamicMemberLookup
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    SharedSequenceConvertibleType
{
    @usableFromInline let source: Observable<Element>

    /// Shares a stream that cannot fail.
    @inlinable public init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Wraps a stream that is already shared.
    @inlinable init(raw source: Observable<Element>) { self.source = source }

    @inlinable public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}
