extension SharedSequence {
    /// A stream that can become a shared sequence.
    public typealias Convertible = SharedSequenceConvertibleType

    public static func empty() -> Self { Self(raw: .empty()) }
    public static func never() -> Self { Self(raw: .never()) }
    public static func just(_ element: Element) -> Self { Self(raw: .just(element)) }
    public static func of(_ elements: Element...) -> Self { Self(raw: .from(elements)) }
    public static func from(_ items: some Sequence<Element>) -> Self { Self(raw: .from(items)) }
    public static func from(optional: Element?) -> Self { Self(raw: .from(optional: optional)) }
    public static func deferred(_ factory: @escaping () -> Self) -> Self {
        Self(.deferred { factory().source })
    }

    public static func merge(_ sources: some Collection<Self>) -> Self {
        Self(.merge(sources.map(\.source)))
    }
    public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }

    public static func concat(_ sequence: some Sequence<Self>) -> Self {
        Self(.concat(sequence.lazy.map(\.source)))
    }

    /// Waits until every sequence has sent an element, and then sends the latest elements of all
    /// sequences each time one sends an element. The sequences may have different strategies,
    /// because none of them fails.
    ///
    /// Not specialized: a specialized pack is no faster, and each use would have its own copy.
    @_semantics("optimize.sil.specialize.generic.never")
    public static func combineLatest<First: Convertible, each Part: Convertible>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) -> Element
    ) -> Self { Self(.combineLatest(first, repeat each part, resultSelector: resultSelector)) }

    public static func combineLatest<Part: Convertible>(
        _ collection: some Collection<Part>, resultSelector: @escaping ([Part.Element]) -> Element
    ) -> Self where Part.SharingStrategy == SharingStrategy {
        Self(.combineLatest(collection, resultSelector: resultSelector))
    }

    public static func combineLatest(_ collection: some Collection<Self>) -> Mapped<[Element]> {
        .combineLatest(collection) { $0 }
    }

    /// Pairs the elements of all sequences in order.
    public static func zip<First: Convertible, each Part: Convertible>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) -> Element
    ) -> Self { Self(.zip(first, repeat each part, resultSelector: resultSelector)) }

    public static func zip<Part: Convertible>(
        _ collection: some Collection<Part>, resultSelector: @escaping ([Part.Element]) -> Element
    ) -> Self where Part.SharingStrategy == SharingStrategy {
        Self(.zip(collection, resultSelector: resultSelector))
    }

    public static func zip(_ collection: some Collection<Self>) -> Mapped<[Element]> {
        .zip(collection) { $0 }
    }
}

// Tuples are written out for the reasons stated in `CombineLatestAndZip.swift`.

extension SharedSequence where Element == Any {
    public static func combineLatest<A: Convertible, B: Convertible>(
        _ a: A, _ b: B
    ) -> Mapped<(A.Element, B.Element)> { .combineLatest(a, b) { ($0, $1) } }

    public static func combineLatest<A: Convertible, B: Convertible, C: Convertible>(
        _ a: A, _ b: B, _ c: C
    ) -> Mapped<(A.Element, B.Element, C.Element)> { .combineLatest(a, b, c) { ($0, $1, $2) } }

    public static func combineLatest<
        A: Convertible, B: Convertible, C: Convertible, D: Convertible
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Mapped<(A.Element, B.Element, C.Element, D.Element)> {
        .combineLatest(a, b, c, d) { ($0, $1, $2, $3) }
    }

    public static func zip<A: Convertible, B: Convertible>(
        _ a: A, _ b: B
    ) -> Mapped<(A.Element, B.Element)> { .zip(a, b) { ($0, $1) } }

    public static func zip<A: Convertible, B: Convertible, C: Convertible>(
        _ a: A, _ b: B, _ c: C
    ) -> Mapped<(A.Element, B.Element, C.Element)> { .zip(a, b, c) { ($0, $1, $2) } }

    public static func zip<A: Convertible, B: Convertible, C: Convertible, D: Convertible>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Mapped<(A.Element, B.Element, C.Element, D.Element)> {
        .zip(a, b, c, d) { ($0, $1, $2, $3) }
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// Sends 0, 1, 2 and so on, one number after each period.
    public static func interval(_ period: RxTimeInterval, scheduler: any Scheduler) -> Self {
        Self(.interval(period, scheduler: scheduler))
    }

    @preconcurrency @MainActor public static func interval(_ period: RxTimeInterval) -> Self {
        interval(period, scheduler: SharingStrategy.scheduler)
    }

    /// Sends 0 after `dueTime`, and then 1, 2 and so on, one number per period.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval, scheduler: any Scheduler
    ) -> Self { Self(.timer(dueTime, period: period, scheduler: scheduler)) }

    @preconcurrency @MainActor public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> Self { timer(dueTime, period: period, scheduler: SharingStrategy.scheduler) }
}
