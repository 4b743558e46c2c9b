/// The state of a combination of streams. It stores their elements. It also counts the streams
/// without an element to combine, and those that have not ended.
///
/// The class is not generic, so the code for a stream is specialized once per element type, and not
/// for each combined type.
@usableFromInline final class Combination {
    /// Sends the combined elements.
    @usableFromInline typealias Handler = (Combination) throws -> Void
    /// Subscribes to one of the streams, for the given lifetime.
    @usableFromInline typealias Part = (Combination, Lifetime) -> Void

    // Sound: only one isolation domain uses these properties, and no access contains a call.
    @exclusivity(unchecked) @usableFromInline var missing: Int
    @exclusivity(unchecked) private var running: Int
    /// The members, in the order of the streams. Unmanaged, because retaining a member for each
    /// element would cost more than combining two elements.
    @usableFromInline let members: UnsafeMutablePointer<Unmanaged<AnyObject>>
    @exclusivity(unchecked) fileprivate var memberCount = 0
    private let owner: AnySubscriber
    /// The same object as `owner`, without a retain for each element.
    @usableFromInline let downstream: Unmanaged<AnySubscriber>
    @usableFromInline let handle: Handler

    init(of count: Int, for downstream: Subscriber<some Any>, _ handle: @escaping Handler) {
        (missing, running) = (count, count)
        members = .allocate(capacity: count)
        (owner, self.downstream, self.handle) = (downstream, .passUnretained(downstream), handle)
    }

    deinit {
        for number in 0..<memberCount { members[number].release() }
        members.deallocate()
    }

    /// Returns a stream that combines its parts with `handle`.
    @usableFromInline static func stream<Result>(
        _ parts: [Part], _ handle: @escaping Handler
    ) -> Observable<Result> {
        .takingTurns { downstream in
            let combination = Combination(of: parts.count, for: downstream, handle)
            for part in parts { part(combination, downstream.lifetime.child()) }
        }
    }

    /// Handles an element. With `endsAlone`, the result completes if the element can never be
    /// combined.
    @inlinable @inline(__always) func receive(endsAlone: Bool) {
        guard missing == 0 else { return wait(endsAlone: endsAlone) }
        do { try handle(self) } catch { finish(.failed(error)) }
    }

    @usableFromInline func wait(endsAlone: Bool) {
        if endsAlone, running == 1 { owner.end(.completed) }
    }

    @usableFromInline func finish(_ ending: Ending) {
        running -= 1
        if running == 0 || ending.isFailure { owner.end(ending) }
    }

    @inlinable @inline(__always) func send<Result>(_ element: Result) {
        downstream._withUnsafeGuaranteedRef {
            // Sound: `handle` was created for a stream of this type.
            unsafeDowncast($0, to: Subscriber<Result>.self).next(element)
        }
    }

    // Sound: `handle` reads elements only after every stream has sent one, and reads each with the
    // element type of its stream.

    @inlinable @inline(__always) func latest<Element>(_ number: Int) -> Element {
        members[number]._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: Member<Element>.self).latest.unsafelyUnwrapped.pointee
        }
    }

    /// Removes and returns the oldest element of a stream.
    @inlinable @inline(__always) func next<Element>(_ number: Int) -> Element {
        members[number]._withUnsafeGuaranteedRef {
            let member = unsafeDowncast($0, to: Member<Element>.self)
            defer { if member.waiting.isEmpty { missing += 1 } }
            return member.waiting.popFirst().unsafelyUnwrapped
        }
    }
}

/// The latest element of a stream in a combination or, in a `zip`, the elements that wait for a
/// partner.
@usableFromInline final class Member<Element> {
    // Sound for the same reason as in `Combination`.

    /// Nil before the first element. It is a pointer, because a parameter pack would look up the
    /// type of an optional element each time that it reads the element.
    @exclusivity(unchecked) @usableFromInline var latest: UnsafeMutablePointer<Element>?
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Element>()

    deinit { latest?.deinitialize(count: 1).deallocate() }
}

@usableFromInline final class MemberSubscriber<Element>: OwningSubscriber<Element> {
    @usableFromInline let member = Member<Element>()
    @usableFromInline let combination: Combination

    init(_ lifetime: Lifetime, _ combination: Combination, _ handle: @escaping Handler) {
        self.combination = combination
        super.init(lifetime, handle)
        combination.members[combination.memberCount] = .passRetained(member)
        combination.memberCount += 1
    }

    @usableFromInline override func conclude(_ ending: Ending) { combination.finish(ending) }
}

extension Observable {
    /// Returns this stream as a part of a combination. `handle` receives its elements.
    @usableFromInline final func part(
        _ handle: @escaping Subscriber<Element>.Handler
    ) -> Combination.Part { { self.flow(into: MemberSubscriber($1, $0, handle)) } }

    // The closures of these two functions are compiled once for each element type. Their casts are
    // sound: the caller is the subscriber in which the function is stored.

    /// Returns a part that provides its latest element.
    @inlinable @inline(never) final func latestPart() -> Combination.Part {
        part { me, element in
            let me = unsafeDowncast(me, to: MemberSubscriber<Element>.self)
            if let latest = me.member.latest {
                latest.pointee = element
            } else {
                me.combination.missing -= 1
                me.member.latest = .allocate(capacity: 1)
                me.member.latest?.initialize(to: element)
            }
            me.combination.receive(endsAlone: true)
        }
    }

    /// Returns a part that provides its oldest unused element.
    @inlinable @inline(never) final func queuedPart(endsAlone: Bool = false) -> Combination.Part {
        part { me, element in
            let me = unsafeDowncast(me, to: MemberSubscriber<Element>.self)
            if me.member.waiting.isEmpty { me.combination.missing -= 1 }
            me.member.waiting.append(element)
            me.combination.receive(endsAlone: endsAlone)
        }
    }
}

// `combineLatest` of up to four streams and `zip` of two are written out. More streams use a
// parameter pack, which is slower per element, because Swift does not specialize packs. The pack
// versions are not inlinable, because the optimizer of Swift 6.3 builds a wrong tuple from a pack
// in another module.

extension ObservableType {
    /// Waits until every stream has sent an element, and then sends the latest elements of all
    /// streams each time a stream sends one. Completes when all have completed, or when an element
    /// arrives that can never be combined because the other streams have ended.
    ///
    ///     a                      -1---2---|
    ///     b                      --x-y-z--|
    ///     combineLatest(a, b)    --[1x]-[1y][2y][2z]--|
    @inlinable public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
        if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
        // Not captured by the closure: a source may retain the combination.
        let parts = collection.map { $0.asObservable().latestPart() }
        return Combination.stream(parts) { [numbers = parts.indices] me in
            me.send(try resultSelector(numbers.map { me.latest($0) }))
        }
    }

    @inlinable public static func combineLatest<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .combineLatest(collection) { $0 } }

    @inlinable public static func combineLatest<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        Combination.stream([a.asObservable().latestPart(), b.asObservable().latestPart()]) { me in
            me.send(try resultSelector(me.latest(0), me.latest(1)))
        }
    }

    @inlinable public static func combineLatest<A, B, C>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Observable<Element> {
        Combination.stream([
            a.asObservable().latestPart(), b.asObservable().latestPart(),
            c.asObservable().latestPart(),
        ]) { me in
            me.send(try resultSelector(me.latest(0), me.latest(1), me.latest(2)))
        }
    }

    @inlinable public static func combineLatest<A, B, C, D>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>, _ c: some ObservableType<C>,
        _ d: some ObservableType<D>, resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Observable<Element> {
        Combination.stream([
            a.asObservable().latestPart(), b.asObservable().latestPart(),
            c.asObservable().latestPart(), d.asObservable().latestPart(),
        ]) { me in
            me.send(
                try resultSelector(me.latest(0), me.latest(1), me.latest(2), me.latest(3)))
        }
    }

    public static func combineLatest<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        var parts = [first.asObservable().latestPart()]
        repeat parts.append((each part).asObservable().latestPart())
        return Combination.stream(parts) { me in
            var number = 0
            func latest<Value>(_: Value.Type) -> Value {
                number += 1
                return me.latest(number)
            }
            me.send(try resultSelector(me.latest(0), repeat latest((each Part).Element.self)))
        }
    }

    /// Pairs the elements of all streams in order. Completes when all have completed. With a
    /// collection, also completes when an element arrives that can never be paired because all
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
        let parts = collection.map { $0.asObservable().queuedPart(endsAlone: true) }
        return Combination.stream(parts) { [numbers = parts.indices] me in
            me.send(try resultSelector(numbers.map { me.next($0) }))
        }
    }

    @inlinable public static func zip<Part: ObservableConvertibleType<Element>>(
        _ collection: some Collection<Part>
    ) -> Observable<[Element]> { .zip(collection) { $0 } }

    @inlinable public static func zip<A, B>(
        _ a: some ObservableType<A>, _ b: some ObservableType<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Observable<Element> {
        Combination.stream([a.asObservable().queuedPart(), b.asObservable().queuedPart()]) { me in
            me.send(try resultSelector(me.next(0), me.next(1)))
        }
    }

    public static func zip<First: ObservableConvertibleType, each Part>(
        _ first: First, _ part: repeat each Part,
        resultSelector: @escaping (First.Element, repeat (each Part).Element) throws -> Element
    ) -> Observable<Element> where repeat each Part: ObservableConvertibleType {
        var parts = [first.asObservable().queuedPart()]
        repeat parts.append((each part).asObservable().queuedPart())
        return Combination.stream(parts) { me in
            var number = 0
            func next<Value>(_: Value.Type) -> Value {
                number += 1
                return me.next(number)
            }
            me.send(try resultSelector(me.next(0), repeat next((each Part).Element.self)))
        }
    }
}

// Tuples of two to four elements are written out here, and those of five to eight in
// `RxCompatibility`. The type checker takes seconds for an expression that uses a tuple of a
// parameter pack. Besides, the elements of such a tuple have no numbers.

extension ObservableType where Element == Any {
    /// The same as `combineLatest` with a result selector, but sends tuples.
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

    /// The same as `zip` with a result selector, but sends tuples.
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
