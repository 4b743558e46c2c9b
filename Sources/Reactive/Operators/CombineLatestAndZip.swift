/// The state of combining several streams into one: the subscriptions, and the number of streams
/// without an element yet.
///
/// It does not know the combined type, so the code for a stream is specialized once per element
/// type.
@usableFromInline final class Combination {
    // Used on one isolation only, in accesses without a call.
    @usableFromInline let missing = Box(0)
    @exclusivity(unchecked) private var running = 0
    /// Functions that start the subscriptions. Each gets the function that sends an element as an
    /// argument, because a variable would retain it for every call.
    private var starts: [Start] = []
    private let lifetime: Lifetime
    private let end: (Ending) -> Void

    init(_ downstream: Subscriber<some Any>) {
        (lifetime, end) = (downstream.lifetime, downstream.end)
    }

    /// Adds a stream. `keep` stores an element, and returns whether there was none before. With
    /// `endsAlone`, an element that can no longer be combined, because all other streams have
    /// ended, completes the result.
    @inlinable @inline(__always) func listen<Element>(
        to source: Observable<Element>, endsAlone: Bool, keep: @escaping (Element) -> Bool
    ) {
        take { send in
            self.subscribe(to: source) { element in
                if keep(element) { self.missing.value -= 1 }
                if self.missing.value == 0 {
                    try send()
                } else if endsAlone {
                    self.endIfAlone()
                }
            }
        }
    }

    @usableFromInline func take(_ start: @escaping (@escaping () throws -> Void) -> Void) {
        missing.value += 1
        running += 1
        starts.append(Start(run: start))
    }

    @usableFromInline func subscribe<Element>(
        to source: Observable<Element>, onNext: @escaping (Element) throws -> Void
    ) {
        source.listen(for: lifetime.child(), onNext: onNext) {
            self.running -= 1
            if self.running == 0 || $0.isFailure { self.end($0) }
        }
    }

    @usableFromInline func endIfAlone() { if running == 1 { end(.completed) } }

    /// Subscribes to the streams in order. `send` combines and sends their elements.
    func start(_ send: @escaping () throws -> Void) {
        let starts = starts
        self.starts = []
        Trampoline.enter { _ in for start in starts { start.run(send) } }
    }

    /// A function in a structure, because calling one in an array is indirect.
    private struct Start { let run: (@escaping () throws -> Void) -> Void }
}

extension Combination {
    // Specialized once per element type, whatever the source.

    @inlinable @inline(__always) func latest<Part>(
        _ source: some ObservableConvertibleType<Part>
    ) -> Latest<Part> { latest(of: source.asObservable()) }

    @inlinable @inline(__always) func waiting<Part>(
        _ source: some ObservableConvertibleType<Part>, endsAlone: Bool = false
    ) -> PendingElements<Part> { waiting(for: source.asObservable(), endsAlone: endsAlone) }

    /// Adds a stream whose latest element is used.
    @inlinable @inline(never) func latest<Part>(of source: Observable<Part>) -> Latest<Part> {
        let latest = Latest<Part>()
        listen(to: source, endsAlone: true) { element in
            let isFirst = latest.value == nil
            latest.value = element
            return isFirst
        }
        return latest
    }

    /// Adds a stream whose elements are each used once.
    @inlinable @inline(never) func waiting<Part>(
        for source: Observable<Part>, endsAlone: Bool
    ) -> PendingElements<Part> {
        let waiting = PendingElements<Part>(missing)
        listen(to: source, endsAlone: endsAlone) { element in
            let isFirst = waiting.queue.isEmpty
            waiting.queue.append(element)
            return isFirst
        }
        return waiting
    }
}

/// The latest element of one stream.
@usableFromInline final class Latest<Element> {
    @exclusivity(unchecked) @usableFromInline var value: Element?
    @inlinable init() {}

    /// Sound: it is read only when no stream is missing.
    @inlinable var element: Element { value.unsafelyUnwrapped }
}

/// The elements of one stream that wait for those of the others.
@usableFromInline final class PendingElements<Element> {
    @exclusivity(unchecked) @usableFromInline var queue = Queue<Element>()
    @usableFromInline let missing: Box<Int>
    @inlinable init(_ missing: Box<Int>) { self.missing = missing }

    /// Sound: it is read only when no stream is missing.
    @inlinable var element: Element {
        let element = queue.popFirst().unsafelyUnwrapped
        if queue.isEmpty { missing.value += 1 }
        return element
    }
}

// Combining up to four streams, and zipping two, is written out. More streams use a parameter pack,
// which takes any number, but is several times slower per element because packs are not
// specialized. That version is not inlinable, because the optimizer of Swift 6.3 makes a wrong
// tuple from a pack in another module.

extension ObservableType {
    /// A stream that calls the returned closure whenever the streams in the combination can be
    /// combined.
    @inline(never) @usableFromInline static func joined(
        _ take: @escaping (Combination, Subscriber<Element>) -> () throws -> Void
    ) -> Observable<Element> {
        Observable { downstream in
            let combination = Combination(downstream)
            combination.start(take(combination, downstream))
        }
    }

    /// The latest elements of all streams, each time one of them sends an element. Completes when
    /// all have completed, or when an element arrives that can never be combined because the other
    /// streams have ended.
    ///
    ///     a                      -1---2---|
    ///     b                      --x-y-z--|
    ///     combineLatest(a, b)    --[1x]-[1y][2y][2z]--|
    @inlinable public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return joined { combination, downstream in
            let parts = collection.map { combination.latest($0) }
            return { downstream.next(try resultSelector(parts.map(\.element))) }
        }
    }

    @inlinable public static func combineLatest<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .combineLatest(collection) { $0 } }

    @inlinable public static func combineLatest<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { combination, downstream in
            let (a, b) = (combination.latest(a), combination.latest(b))
            return { downstream.next(try resultSelector(a.element, b.element)) }
        }
    }

    @inlinable public static func combineLatest<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Observable<Element> {
        joined { combination, downstream in
            let (a, b, c) = (combination.latest(a), combination.latest(b), combination.latest(c))
            return { downstream.next(try resultSelector(a.element, b.element, c.element)) }
        }
    }

    @inlinable public static func combineLatest<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        joined { combination, downstream in
            let (a, b) = (combination.latest(a), combination.latest(b))
            let (c, d) = (combination.latest(c), combination.latest(d))
            return {
                downstream.next(try resultSelector(a.element, b.element, c.element, d.element))
            }
        }
    }

    public static func combineLatest<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { combination, downstream in
            let first = combination.latest(first)
            let parts = (repeat combination.latest(each part))
            return {
                downstream.next(try resultSelector(first.element, repeat (each parts).element))
            }
        }
    }

    /// The elements of all streams, paired in order. Completes when all have completed. With a
    /// collection, it also completes when an element arrives that can never be paired.
    ///
    ///     a             -1---2---|
    ///     b             --x-y-z--|
    ///     zip(a, b)     --[1x]--[2y]---|
    @inlinable public static func zip<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .empty() }
        return joined { combination, downstream in
            let parts = collection.map { combination.waiting($0, endsAlone: true) }
            return { downstream.next(try resultSelector(parts.map(\.element))) }
        }
    }

    @inlinable public static func zip<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .zip(collection) { $0 } }

    @inlinable public static func zip<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { combination, downstream in
            let (a, b) = (combination.waiting(a), combination.waiting(b))
            return { downstream.next(try resultSelector(a.element, b.element)) }
        }
    }

    public static func zip<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { combination, downstream in
            let first = combination.waiting(first)
            let parts = (repeat combination.waiting(each part))
            return {
                downstream.next(try resultSelector(first.element, repeat (each parts).element))
            }
        }
    }
}

// Tuples of two to eight elements are written out, for two reasons: the type checker takes seconds
// for an expression that uses a tuple of a parameter pack, and the elements of such a tuple cannot
// be accessed by number.

extension ObservableType where Element == Any {
    /// The same, with the elements as a tuple.
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

    /// The same, with the elements as a tuple.
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
}
