import Reactive

// Shared sequences combined with what can become one, such as the activity indicators of RxSwift's
// examples. Disfavoured, so that `.just(1)` means a shared sequence.

extension SharedSequenceConvertibleType {
    @_disfavoredOverload public consuming func withLatestFrom<Other, Inner, Result>(
        _ second: some SharedSequenceConvertibleType<Other, Inner>,
        resultSelector: @escaping (Element, Inner) -> Result
    ) -> Alike<Result> {
        withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector)
    }

    @_disfavoredOverload public consuming func withLatestFrom<Other, Inner>(
        _ second: some SharedSequenceConvertibleType<Other, Inner>
    ) -> Alike<Inner> { withLatestFrom(second.asSharedSequence()) }
}

extension SharedSequence {
    @_disfavoredOverload public static func combineLatest<A, B>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        resultSelector: @escaping (A, B) -> Element
    ) -> Self {
        Self(.combineLatest(a.asObservable(), b.asObservable(), resultSelector: resultSelector))
    }

    @_disfavoredOverload public static func combineLatest<A, B, C>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        resultSelector: @escaping (A, B, C) -> Element
    ) -> Self {
        Self(
            .combineLatest(
                a.asObservable(), b.asObservable(), c.asObservable(), resultSelector: resultSelector
            ))
    }

    @_disfavoredOverload public static func combineLatest<A, B, C, D>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        _ d: some SharedSequenceConvertibleType<SharingStrategy, D>,
        resultSelector: @escaping (A, B, C, D) -> Element
    ) -> Self {
        Self(
            .combineLatest(
                a.asObservable(), b.asObservable(), c.asObservable(), d.asObservable(),
                resultSelector: resultSelector))
    }

    @_disfavoredOverload public static func zip<A, B>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        resultSelector: @escaping (A, B) -> Element
    ) -> Self { Self(.zip(a.asObservable(), b.asObservable(), resultSelector: resultSelector)) }

    @_disfavoredOverload public static func zip<A, B, C>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        resultSelector: @escaping (A, B, C) -> Element
    ) -> Self {
        Self(
            .zip(
                a.asObservable(), b.asObservable(), c.asObservable(), resultSelector: resultSelector
            ))
    }

    @_disfavoredOverload public static func zip<A, B, C, D>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        _ d: some SharedSequenceConvertibleType<SharingStrategy, D>,
        resultSelector: @escaping (A, B, C, D) -> Element
    ) -> Self {
        Self(
            .zip(
                a.asObservable(), b.asObservable(), c.asObservable(), d.asObservable(),
                resultSelector: resultSelector))
    }
}

extension SharedSequence where Element == Any {
    @_disfavoredOverload public static func combineLatest<A, B>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>
    ) -> Alike<(A, B)> { .combineLatest(a.asSharedSequence(), b.asSharedSequence()) { ($0, $1) } }

    @_disfavoredOverload public static func combineLatest<A, B, C>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>
    ) -> Alike<(A, B, C)> {
        .combineLatest(a.asSharedSequence(), b.asSharedSequence(), c.asSharedSequence()) {
            ($0, $1, $2)
        }
    }

    @_disfavoredOverload public static func combineLatest<A, B, C, D>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        _ d: some SharedSequenceConvertibleType<SharingStrategy, D>
    ) -> Alike<(A, B, C, D)> {
        .combineLatest(
            a.asSharedSequence(), b.asSharedSequence(), c.asSharedSequence(), d.asSharedSequence()
        ) { ($0, $1, $2, $3) }
    }

    @_disfavoredOverload public static func zip<A, B>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>
    ) -> Alike<(A, B)> { .zip(a.asSharedSequence(), b.asSharedSequence()) { ($0, $1) } }

    @_disfavoredOverload public static func zip<A, B, C>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>
    ) -> Alike<(A, B, C)> {
        .zip(a.asSharedSequence(), b.asSharedSequence(), c.asSharedSequence()) { ($0, $1, $2) }
    }

    @_disfavoredOverload public static func zip<A, B, C, D>(
        _ a: some SharedSequenceConvertibleType<SharingStrategy, A>,
        _ b: some SharedSequenceConvertibleType<SharingStrategy, B>,
        _ c: some SharedSequenceConvertibleType<SharingStrategy, C>,
        _ d: some SharedSequenceConvertibleType<SharingStrategy, D>
    ) -> Alike<(A, B, C, D)> {
        .zip(a.asSharedSequence(), b.asSharedSequence(), c.asSharedSequence(), d.asSharedSequence())
        { ($0, $1, $2, $3) }
    }
}
