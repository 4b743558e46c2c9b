import Reactive

// Tuples, written out because the type checker takes long over those of a parameter pack.

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    public static func zip<A, B>(_ a: Maybe<A>, _ b: Maybe<B>) -> Maybe<(A, B)> {
        .zip(a, b) { ($0, $1) }
    }

    public static func zip<A, B, C>(_ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>) -> Maybe<(A, B, C)>
    {
        .zip(a, b, c) { ($0, $1, $2) }
    }

    public static func zip<A, B, C, D>(_ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>)
        -> Maybe<(A, B, C, D)>
    {
        .zip(a, b, c, d) { ($0, $1, $2, $3) }
    }

    public static func zip<A, B, C, D, E>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>
    ) -> Maybe<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>
    ) -> Maybe<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>,
        _ g: Maybe<G>
    ) -> Maybe<(A, B, C, D, E, F, G)> { .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) } }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>,
        _ g: Maybe<G>, _ h: Maybe<H>
    ) -> Maybe<(A, B, C, D, E, F, G, H)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<A, B>(_ a: Infallible<A>, _ b: Infallible<B>) -> Infallible<
        (A, B)
    > { .combineLatest(a, b) { ($0, $1) } }

    public static func combineLatest<A, B, C>(
        _ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>
    ) -> Infallible<(A, B, C)> { .combineLatest(a, b, c) { ($0, $1, $2) } }

    public static func zip<A, B>(_ a: Infallible<A>, _ b: Infallible<B>) -> Infallible<(A, B)> {
        .zip(a, b) { ($0, $1) }
    }

    public static func zip<A, B, C>(_ a: Infallible<A>, _ b: Infallible<B>, _ c: Infallible<C>)
        -> Infallible<(A, B, C)>
    {
        .zip(a, b, c) { ($0, $1, $2) }
    }
}
