/// The state of a combination of streams. It counts the streams that have no element to combine,
/// and the streams that have not ended.
///
/// The class is not generic, so the code for a stream is specialized once per element type, and not
/// for each combined type.
@usableFromInline final class Combination {
    // Sound: only one isolation domain uses it, and no access contains a call.
    @exclusivity(unchecked) @usableFromInline var missing: Int
    @exclusivity(unchecked) private var running: Int
    /// Combines the elements of the streams, and sends the result.
    @usableFromInline let send: () throws -> Void
    private let end: (Ending) -> Void

    /// Subscribes to the streams in order.
    init(
        of parts: [AnyMember], for downstream: Subscriber<some Any>,
        _ send: @escaping () throws -> Void
    ) {
        (missing, running) = (parts.count, parts.count)
        (self.send, end) = (send, downstream.end)
        Trampoline.enter { _ in
            for part in parts { part.join(self, for: downstream.lifetime.child()) }
        }
    }

    /// Handles an element. With `endsAlone`, the result completes if the element can never be
    /// combined.
    @inlinable @inline(__always) func receive(endsAlone: Bool) {
        if missing == 0 {
            do { try send() } catch { finish(.failed(error)) }
        } else if endsAlone {
            endIfAlone()
        }
    }

    @usableFromInline func endIfAlone() { if running == 1 { end(.completed) } }

    @usableFromInline func finish(_ ending: Ending) {
        running -= 1
        if running == 0 || ending.isFailure { end(ending) }
    }
}

/// A type-erased source of a combination.
@usableFromInline protocol AnyMember: AnyObject {
    /// Subscribes to the stream.
    func join(_ combination: Combination, for lifetime: Lifetime)
}

/// A source of a combination, which provides its latest element or, with `inStep`, its oldest
/// unused one.
@usableFromInline final class Member<Element>: AnyMember {
    /// The stream; nil once it is subscribed to, because a stream may retain its elements.
    @usableFromInline var source: Observable<Element>?
    /// Handles an element. This closure is compiled once for each element type.
    @usableFromInline let handle: Subscriber<Element>.Handler

    // Sound for the same reason as in `Combination`.
    @exclusivity(unchecked) @usableFromInline var value: Element?
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Element>()
    /// Sound: only the combination itself reads the elements of a member.
    @usableFromInline unowned(unsafe) var combination: Combination?

    @inlinable @inline(never) init(
        _ source: Observable<Element>, inStep: Bool, endsAlone: Bool
    ) {
        self.source = source
        handle = { me, element in
            // Sound: the function is called with a subscriber of this member.
            let me = unsafeDowncast(me, to: MemberSubscriber<Element>.self)
            if me.member.value == nil {
                me.combination.missing -= 1
                me.member.value = element
            } else if inStep {
                me.member.waiting.append(element)
            } else {
                me.member.value = element
            }
            me.combination.receive(endsAlone: endsAlone)
        }
    }

    @inlinable @inline(__always) convenience init(_ source: some ObservableConvertibleType<Element>)
    { self.init(source.asObservable(), inStep: false, endsAlone: true) }

    @inlinable @inline(__always) convenience init(
        inStep source: some ObservableConvertibleType<Element>, endsAlone: Bool = false
    ) { self.init(source.asObservable(), inStep: true, endsAlone: endsAlone) }

    @usableFromInline func join(_ combination: Combination, for lifetime: Lifetime) {
        source.take()?.flow(into: MemberSubscriber(lifetime, self, combination, handle))
    }

    // Sound: elements are read only after every stream has sent one.

    @inlinable var latest: Element { value.unsafelyUnwrapped }

    @inlinable func next() -> Element {
        let element = value.unsafelyUnwrapped
        value = waiting.popFirst()
        if value == nil { combination.unsafelyUnwrapped.missing += 1 }
        return element
    }
}

@usableFromInline final class MemberSubscriber<Element>: OwningSubscriber<Element> {
    @usableFromInline let member: Member<Element>
    @usableFromInline let combination: Combination

    init(
        _ lifetime: Lifetime, _ member: Member<Element>, _ combination: Combination,
        _ handle: @escaping Handler
    ) {
        (self.member, self.combination) = (member, combination)
        member.combination = combination
        super.init(lifetime, handle)
    }

    @usableFromInline override func conclude(_ ending: Ending) { combination.finish(ending) }
}

// The versions for up to four streams, and for zipping two, are written out. More streams use a
// parameter pack, which is several times slower per element because packs are not specialized. The
// pack versions are not inlinable, because the optimizer of Swift 6.3 builds a wrong tuple from a
// pack in another module.

extension ObservableType {
    /// A stream that combines other streams. `begin` returns these streams, and a closure that is
    /// called each time their elements can be combined.
    @inline(never) @usableFromInline static func joined(
        _ begin: @escaping (Subscriber<Element>) -> ([AnyMember], () throws -> Void)
    ) -> Observable<Element> {
        Observable { downstream in
            let (parts, send) = begin(downstream)
            _ = Combination(of: parts, for: downstream, send)
        }
    }

    /// Waits until every stream has sent an element. From then on, sends the latest elements of all
    /// streams each time one of them sends an element. Completes when all have completed, or when
    /// an element arrives that can never be combined because the other streams have ended.
    ///
    ///     a                      -1---2---|
    ///     b                      --x-y-z--|
    ///     combineLatest(a, b)    --[1x]-[1y][2y][2z]--|
    @inlinable public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        return joined { downstream in
            let parts = collection.map { Member($0) }
            return (parts, { downstream.next(try resultSelector(parts.map(\.latest))) })
        }
    }

    @inlinable public static func combineLatest<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .combineLatest(collection) { $0 } }

    @inlinable public static func combineLatest<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { downstream in
            let (a, b) = (Member(a), Member(b))
            return ([a, b], { downstream.next(try resultSelector(a.latest, b.latest)) })
        }
    }

    @inlinable public static func combineLatest<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Observable<Element> {
        joined { downstream in
            let (a, b, c) = (Member(a), Member(b), Member(c))
            return (
                [a, b, c],
                { downstream.next(try resultSelector(a.latest, b.latest, c.latest)) }
            )
        }
    }

    @inlinable public static func combineLatest<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        joined { downstream in
            let (a, b, c, d) = (Member(a), Member(b), Member(c), Member(d))
            return (
                [a, b, c, d],
                { downstream.next(try resultSelector(a.latest, b.latest, c.latest, d.latest)) }
            )
        }
    }

    public static func combineLatest<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { downstream in
            let first = Member(first)
            let parts = (repeat Member(each part))
            var all: [AnyMember] = [first]
            repeat all.append(each parts)
            return (
                all,
                { downstream.next(try resultSelector(first.latest, repeat (each parts).latest)) }
            )
        }
    }

    /// The elements of all streams, paired in order. Completes when all have completed. With a
    /// collection, it also completes when an element arrives that can never be paired because all
    /// other streams have ended.
    ///
    ///     a             -1---2---|
    ///     b             --x-y-z--|
    ///     zip(a, b)     --[1x]--[2y]---|
    @inlinable public static func zip<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .empty() }
        return joined { downstream in
            let parts = collection.map { Member(inStep: $0, endsAlone: true) }
            return (parts, { downstream.next(try resultSelector(parts.map { $0.next() })) })
        }
    }

    @inlinable public static func zip<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .zip(collection) { $0 } }

    @inlinable public static func zip<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        joined { downstream in
            let (a, b) = (Member(inStep: a), Member(inStep: b))
            return ([a, b], { downstream.next(try resultSelector(a.next(), b.next())) })
        }
    }

    public static func zip<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        joined { downstream in
            let first = Member(inStep: first)
            let parts = (repeat Member(inStep: each part))
            var all: [AnyMember] = [first]
            repeat all.append(each parts)
            return (
                all,
                { downstream.next(try resultSelector(first.next(), repeat (each parts).next())) }
            )
        }
    }
}

// Tuples of two to eight elements are written out, for two reasons: the type checker takes seconds
// for an expression that uses a tuple of a parameter pack, and the elements of such a tuple cannot
// be accessed by number.

extension ObservableType where Element == Any {
    /// The same as `combineLatest` with a result selector, but as tuples.
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

    /// The same as `zip` with a result selector, but as tuples.
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
