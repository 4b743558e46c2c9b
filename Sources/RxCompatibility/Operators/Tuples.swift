import Reactive

// Tuples of more streams than those in `Reactive`.

extension ObservableType where Element == Any {
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

extension SharedSequence where Element == Any {
    public static func combineLatest<
        A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
        -> Mapped<(A.Element, B.Element, C.Element, D.Element, E.Element)>
    { .combineLatest(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func combineLatest<
        A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible,
        F: Convertible
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        -> Mapped<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)>
    { .combineLatest(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func combineLatest<
        A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible,
        F: Convertible, G: Convertible
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
        -> Mapped<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
    { .combineLatest(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) } }

    public static func combineLatest<
        A: Convertible, B: Convertible, C: Convertible, D: Convertible, E: Convertible,
        F: Convertible, G: Convertible, H: Convertible
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Mapped<
            (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
        >
    { .combineLatest(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) } }

    public static func zip<A, B, C, D, E>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>
    ) -> Mapped<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>
    ) -> Mapped<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>,
        _ g: Mapped<G>
    ) -> Mapped<(A, B, C, D, E, F, G)> {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>,
        _ g: Mapped<G>, _ h: Mapped<H>
    ) -> Mapped<(A, B, C, D, E, F, G, H)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

extension PrimitiveSequenceType where Element == Any {
    public static func zip<A, B>(
        _ a: Mapped<A>, _ b: Mapped<B>
    ) -> Mapped<(A, B)> { .zip(a, b) { ($0, $1) } }

    public static func zip<A, B, C>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>
    ) -> Mapped<(A, B, C)> { .zip(a, b, c) { ($0, $1, $2) } }

    public static func zip<A, B, C, D>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>
    ) -> Mapped<(A, B, C, D)> { .zip(a, b, c, d) { ($0, $1, $2, $3) } }

    public static func zip<A, B, C, D, E>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>
    ) -> Mapped<(A, B, C, D, E)> { .zip(a, b, c, d, e) { ($0, $1, $2, $3, $4) } }

    public static func zip<A, B, C, D, E, F>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>
    ) -> Mapped<(A, B, C, D, E, F)> { .zip(a, b, c, d, e, f) { ($0, $1, $2, $3, $4, $5) } }

    public static func zip<A, B, C, D, E, F, G>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>,
        _ g: Mapped<G>
    ) -> Mapped<(A, B, C, D, E, F, G)> {
        .zip(a, b, c, d, e, f, g) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Mapped<A>, _ b: Mapped<B>, _ c: Mapped<C>, _ d: Mapped<D>, _ e: Mapped<E>,
        _ f: Mapped<F>,
        _ g: Mapped<G>, _ h: Mapped<H>
    ) -> Mapped<(A, B, C, D, E, F, G, H)> {
        .zip(a, b, c, d, e, f, g, h) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
