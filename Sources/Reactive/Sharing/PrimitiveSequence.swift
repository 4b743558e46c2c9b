/// A stream whose trait states how many elements it sends.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
    @usableFromInline let source: Observable<Element>

    /// Wraps a stream that has the trait.
    @inlinable public init(raw source: Observable<Element>) { self.source = source }

    @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

    @inlinable public func asObservable() -> Observable<Element> { source }
}

/// A primitive sequence. The operators of a trait are defined for all conforming types.
public protocol PrimitiveSequenceType<Trait, Element> {
    associatedtype Trait
    associatedtype Element
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}
