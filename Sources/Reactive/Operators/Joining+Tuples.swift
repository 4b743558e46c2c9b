// Tuples of the elements of two to eight streams. Written out, because the type checker takes
// seconds for an expression that goes on from a tuple of a parameter pack, and because a part of
// such a tuple cannot be named by its number.

extension ObservableType where Element == Any {
    @inlinable public static func combineLatest<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>
    ) -> Observable<(A, B)> { .combineLatest(a, b) { ($0, $1) } }

    @inlinable public static func combineLatest<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>
    ) -> Observable<(A, B, C)> { .combineLatest(a, b, c) { ($0, $1, $2) } }

    @inlinable public static func combineLatest<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>
    ) -> Observable<(A, B, C, D)> { .combineLatest(a, b, c, d) { ($0, $1, $2, $3) } }

    public static func combineLatest<A, B, C, D, E>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>
    ) -> Observable<(A, B, C, D, E)> { .combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func combineLatest<A, B, C, D, E, F>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>
    ) -> Observable<(A, B, C, D, E, F)> {
        .combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) }
    }

    public static func combineLatest<A, B, C, D, E, F, G>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>,
        _ g: some ObservableType<G>
    ) -> Observable<(A, B, C, D, E, F, G)> {
        .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    public static func combineLatest<A, B, C, D, E, F, G, H>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>,
        _ g: some ObservableType<G>, _ h: some ObservableType<H>
    ) -> Observable<(A, B, C, D, E, F, G, H)> {
        .combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }

    @inlinable public static func zip<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>
    ) -> Observable<(A, B)> { .zip(a, b) { ($0, $1) } }

    @inlinable public static func zip<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>
    ) -> Observable<(A, B, C)> { .zip(a, b, c) { ($0, $1, $2) } }

    @inlinable public static func zip<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>
    ) -> Observable<(A, B, C, D)> { .zip(a, b, c, d) { ($0, $1, $2, $3) } }

    public static func zip<A, B, C, D, E>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>
    ) -> Observable<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>
    ) -> Observable<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>,
        _ g: some ObservableType<G>
    ) -> Observable<(A, B, C, D, E, F, G)> {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, _ e: some ObservableType<E>, _ f: some ObservableType<F>,
        _ g: some ObservableType<G>, _ h: some ObservableType<H>
    ) -> Observable<(A, B, C, D, E, F, G, H)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
