/// Several streams that make one element together: those that are listened to, and how many of
/// them have nothing to give yet.
@usableFromInline final class Joint<Output> {
    // Touched on one isolation only, in accesses without a call.
    @usableFromInline let missing = Box(0)
    @exclusivity(unchecked) private var running = 0
    /// Each is given what makes an element, which a variable would have to retain for every call.
    private var starts: [(_ join: @escaping () throws -> Output) -> Void] = []
    @usableFromInline let downstream: Subscriber<Output>

    init(_ downstream: Subscriber<Output>) { self.downstream = downstream }

    /// Takes a stream in. It is listened to once all are in; `keep` puts an element away, and says
    /// whether there was none before. With `endsAlone`, an element that cannot be joined any more
    /// ends everything: when all the other streams are over.
    @inlinable @inline(__always) func listen<Element>(
        to source: Observable<Element>, endsAlone: Bool, keep: @escaping (Element) -> Bool
    ) {
        take { join in
            source.forward(to: self.downstream) { element in
                if keep(element) { self.missing.value -= 1 }
                if self.missing.value == 0 {
                    self.downstream.next(try join())
                } else if endsAlone {
                    self.endIfAlone()
                }
            } onEnd: {
                self.leave($0)
            }
        }
    }

    @usableFromInline func take(
        _ start: @escaping (_ join: @escaping () throws -> Output) -> Void
    ) {
        missing.value += 1
        running += 1
        starts.append(start)
    }

    @usableFromInline func leave(_ ending: Ending) {
        running -= 1
        if running == 0 || ending.isFailure { downstream.end(ending) }
    }

    @usableFromInline func endIfAlone() { if running == 1 { downstream.complete() } }

    /// Begins to listen to the streams in their order; `join` makes an element of theirs.
    @usableFromInline func start(_ join: @escaping () throws -> Output) {
        let starts = starts
        self.starts = []
        Trampoline.enter { _ in for start in starts { start(join) } }
    }
}

extension Joint {
    /// A stream of which the latest element counts.
    @inlinable @inline(never) func latest<Part>(
        _ source: some ObservableConvertibleType<Part>
    ) -> Latest<Part> {
        let latest = Latest<Part>()
        listen(to: source.asObservable(), endsAlone: true) { element in
            let isFirst = latest.value == nil
            latest.value = element
            return isFirst
        }
        return latest
    }

    /// A stream of which each element is used once.
    @inlinable @inline(never) func waiting<Part>(
        _ source: some ObservableConvertibleType<Part>, endsAlone: Bool = false
    ) -> Waiting<Part> {
        let waiting = Waiting<Part>(missing)
        listen(to: source.asObservable(), endsAlone: endsAlone) { element in
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

    /// Sound: asked only when no stream is missing.
    @inlinable var element: Element { value.unsafelyUnwrapped }
}

/// The elements of one stream that wait for the others'.
@usableFromInline final class Waiting<Element> {
    @exclusivity(unchecked) @usableFromInline var queue = Queue<Element>()
    @usableFromInline let missing: Box<Int>
    @inlinable init(_ missing: Box<Int>) { self.missing = missing }

    /// Sound: asked only when no stream is missing.
    @inlinable var element: Element {
        let element = queue.popFirst().unsafelyUnwrapped
        if queue.isEmpty { missing.value += 1 }
        return element
    }
}

// The latest of up to four streams, and two in step, are written out. More go through a parameter
// pack, which takes any number, and is several times as slow for each element since packs are not
// specialised. It is not inlinable: the optimizer of Swift 6.3 makes a wrong tuple of a pack in
// another module.

extension ObservableType {
    /// A stream of what the closure that comes back makes of the streams taken in.
    @inline(never) @usableFromInline static func joined(
        _ take: @escaping (Joint<Element>) -> () throws -> Element
    ) -> Observable<Element> {
        Observable { downstream in
            let joint = Joint(downstream)
            joint.start(take(joint))
        }
    }

    /// The latest elements of all the streams, whenever one of them speaks. Completes when all
    /// have, and when one speaks that can never be joined because the others are over.
    ///
    ///     a                      -1---2---|
    ///     b                      --x-y-z--|
    ///     combineLatest(a, b)    --[1x]-[1y][2y][2z]--|
    @inlinable public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return joined { joint in
            let parts = collection.map { joint.latest($0) }
            return { try resultSelector(parts.map(\.element)) }
        }
    }

    @inlinable public static func combineLatest<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .combineLatest(collection) { $0 } }

    @inlinable public static func combineLatest<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { joint in
            let (a, b) = (joint.latest(a), joint.latest(b))
            return { try resultSelector(a.element, b.element) }
        }
    }

    @inlinable public static func combineLatest<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Observable<Element> {
        joined { joint in
            let (a, b, c) = (joint.latest(a), joint.latest(b), joint.latest(c))
            return { try resultSelector(a.element, b.element, c.element) }
        }
    }

    @inlinable public static func combineLatest<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        joined { joint in
            let (a, b, c, d) = (joint.latest(a), joint.latest(b), joint.latest(c), joint.latest(d))
            return { try resultSelector(a.element, b.element, c.element, d.element) }
        }
    }

    public static func combineLatest<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { joint in
            let (first, parts) = (joint.latest(first), (repeat joint.latest(each part)))
            return { try resultSelector(first.element, repeat (each parts).element) }
        }
    }

    /// The elements of all the streams in step. Completes when all have; of a collection, also as
    /// soon as an element comes that can never be joined.
    ///
    ///     a             -1---2---|
    ///     b             --x-y-z--|
    ///     zip(a, b)     --[1x]--[2y]---|
    @inlinable public static func zip<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .empty() }
        return joined { joint in
            let parts = collection.map { joint.waiting($0, endsAlone: true) }
            return { try resultSelector(parts.map(\.element)) }
        }
    }

    @inlinable public static func zip<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .zip(collection) { $0 } }

    @inlinable public static func zip<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { joint in
            let (a, b) = (joint.waiting(a), joint.waiting(b))
            return { try resultSelector(a.element, b.element) }
        }
    }

    public static func zip<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { joint in
            let (first, parts) = (joint.waiting(first), (repeat joint.waiting(each part)))
            return { try resultSelector(first.element, repeat (each parts).element) }
        }
    }
}

// Tuples of the elements of two to eight streams. Written out, because the type checker takes
// seconds for an expression that goes on from a tuple of a parameter pack, and because a part of
// such a tuple cannot be named by its number.

extension ObservableType where Element == Any {
    /// The same as a tuple.
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

    /// The same as a tuple.
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
