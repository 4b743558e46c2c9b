extension ObservableType {
    /// All the streams that `selector` makes of the elements, together.
    ///
    ///     source     -a---b---|
    ///     a          -1-2-3|
    ///     b          -4-5|
    ///     flatMap    --1-2-(34)-5|
    @inlinable @inline(__always) public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: .max, selector) }

    /// The stream that `selector` makes of an element, ignoring elements until it has ended.
    ///
    ///     source          -a-b---c--|
    ///     a               -1-2|
    ///     c               -5-6|
    ///     flatMapFirst    --1-2---5-6|
    @inlinable public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: 1, dropsWhenFull: true, selector) }

    /// The stream that `selector` makes of the latest element; the one before is left.
    ///
    ///     source           -a---b---|
    ///     a                -1-2-3|
    ///     b                -4-5|
    ///     flatMapLatest    --1-2-4-5|
    @inlinable @inline(__always) public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let upstream = asObservable()
        // A function that captures nothing but `selector`, and takes it in where that is known.
        let hear: Subscriber<Element>.Hear = { me, element in
            // Sound: an element is heard by the subscriber that was made with this function.
            let points = unsafeDowncast(me, to: Switch<Element, Source.Element>.self)
            do {
                points.turn(to: try selector(element).asObservable())
            } catch { points.end(.failed(error)) }
        }
        return Observable { downstream in
            upstream.flow(into: Switch<Element, Source.Element>(hear, to: downstream))
        }
    }

    /// The streams that `selector` makes of the elements, one after the other.
    ///
    ///     source       -a-b-----|
    ///     a            -1-2|
    ///     b            -3-4|
    ///     concatMap    --1-2-3-4|
    @inlinable public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: 1, selector) }

    /// Listens to at most `limit` of the streams at a time; the others wait in their order, or are
    /// not even made.
    @inlinable @inline(__always) func flatten<Source: ObservableConvertibleType>(
        limit: Int, dropsWhenFull: Bool = false, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        precondition(limit > 0, "At least one stream has to be listened to.")
        let upstream = asObservable()
        let hear: Subscriber<Element>.Hear = { me, element in
            // Sound: an element is heard by the subscriber that was made with this function.
            let me = unsafeDowncast(me, to: Merger<Element, Source.Element>.self)
            if dropsWhenFull, me.streams.running >= limit { return }
            do {
                me.streams.take(try selector(element).asObservable())
            } catch { me.end(.failed(error)) }
        }
        return Observable { downstream in
            upstream.flow(into: Merger(FlattenState(limit: limit, downstream), hear))
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// All the streams that are the elements, together.
    ///
    ///     source     -a---b---|
    ///     a          -1-2-3|
    ///     b          -4-5|
    ///     merge()    --1-2-(34)-5|
    @inlinable public func merge() -> Observable<Element.Element> { flatMap { $0 } }

    /// The same, with at most that many at a time.
    ///
    ///     source                     -a-b-----|
    ///     a                          -1-2|
    ///     b                          -3-4|
    ///     merge(maxConcurrent: 1)    --1-2-3-4|
    @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flatten(limit: maxConcurrent) { $0 }
    }

    /// The streams that are the elements, one after the other.
    ///
    ///     source      -a-b-----|
    ///     a           -1-2|
    ///     b           -3-4|
    ///     concat()    --1-2-3-4|
    @inlinable public func concat() -> Observable<Element.Element> { flatten(limit: 1) { $0 } }

    /// The latest of the streams that are the elements.
    ///
    ///     source            -a---b---|
    ///     a                 -1-2-3|
    ///     b                 -4-5|
    ///     switchLatest()    --1-2-4-5|
    @inlinable public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

/// Listens to one stream at a time: the latest that its own elements have become. Of one that has
/// its elements at hand these are told without a subscription.
@usableFromInline final class Switch<Input, Output>: Owner<Input> {
    @usableFromInline let points = Points()
    @usableFromInline let downstream: Subscriber<Output>
    @exclusivity(unchecked) @usableFromInline var passage: Passage<Output>?

    @usableFromInline init(_ hear: @escaping Hear, to downstream: Subscriber<Output>) {
        self.downstream = downstream
        super.init(downstream.lifetime.child(), hear)
        downstream.lifetime.onDispose { [points] in points.inner?.dispose() }
    }

    /// Leaves the stream before, and goes over to `latest`. The first two questions come first, so
    /// that what is not listened to need not be there at all.
    @inlinable @inline(__always) func turn(to latest: Observable<Output>) {
        if let element = latest.only {
            if points.isBusy { points.leave() }
            downstream.next(element)
        } else if let elements = latest.list {
            tell(elements)
        } else {
            if points.isBusy { points.leave() }
            if downstream.isStopped { return }
            if latest.isAtOnce { pass(latest) } else { listen(to: latest) }
        }
    }

    @inlinable func tell(_ elements: [Output]) {
        guard let trampoline = beginTelling(elements) else { return }
        var number = 0
        // Another stream that it turns to meanwhile ends this one.
        while points.isTelling, !downstream.isStopped {
            if number == elements.count {
                points.isBusy = false
                if points.isLast { downstream.end(.completed) }
                break
            }
            downstream.next(elements[number])
            number += 1
            if trampoline.isCrowded, points.isTelling {
                listen(to: Listed(elements, from: number))
            }
        }
        trampoline.finish()
    }

    /// Begins to take turns, if it is not others who take them.
    @usableFromInline func beginTelling(_ elements: [Output]) -> Trampoline? {
        if points.isBusy { points.leave() }
        if downstream.isStopped { return nil }
        let trampoline = Trampoline.here
        if trampoline.isRunning {
            listen(to: Listed(elements))
            return nil
        }
        trampoline.isRunning = true
        points.isBusy = true
        return trampoline
    }

    // The functions capture nothing, and are specialised where the operator is used.

    @inlinable func pass(_ latest: Observable<Output>) {
        if let passage { return latest.flow(into: passage) }
        let passage = Passage(to: downstream) { me, element in
            // Sound: an element is heard by the subscriber that was made with this function.
            unsafeDowncast(me, to: Passage<Output>.self).downstream.next(element)
        }
        self.passage = passage
        latest.flow(into: passage)
    }

    @inlinable @inline(never) func listen(to latest: Observable<Output>) {
        let lifetime = Lifetime()
        points.inner = lifetime
        points.isBusy = true
        latest.flow(
            into: InnerSubscriber(lifetime, points, to: downstream) { me, element in
                // Sound: an element is heard by the subscriber that was made with this function.
                unsafeDowncast(me, to: InnerSubscriber<Output>.self).downstream.next(element)
            })
    }

    @usableFromInline override func conclude(_ ending: Ending) {
        points.isLast = true
        if !points.isBusy || ending.isFailure { downstream.end(ending) }
    }
}

/// The state of a switch. By itself, because those who end a stream must not hold what is
/// downstream.
@usableFromInline final class Points {
    // Touched on one isolation only, in accesses without a call.
    /// The life of the stream that is listened to.
    @exclusivity(unchecked) @usableFromInline var inner: Lifetime?
    /// Tells whether a stream has not ended yet.
    @exclusivity(unchecked) @usableFromInline var isBusy = false
    /// Tells whether no other stream will follow.
    @exclusivity(unchecked) @usableFromInline var isLast = false

    /// Tells whether that is one that is told without being listened to.
    @inlinable var isTelling: Bool { isBusy && inner == nil }

    @usableFromInline func leave() {
        isBusy = false
        inner.take()?.dispose()
    }
}

/// The subscriber of the stream that a switch listens to.
@usableFromInline final class InnerSubscriber<Output>: Owner<Output> {
    @usableFromInline let downstream: Subscriber<Output>
    @usableFromInline let points: Points

    @inlinable init(
        _ lifetime: Lifetime, _ points: Points, to downstream: Subscriber<Output>,
        _ hear: @escaping Hear
    ) {
        (self.downstream, self.points) = (downstream, points)
        super.init(lifetime, hear)
    }

    @usableFromInline override func conclude(_ ending: Ending) {
        (points.inner, points.isBusy) = (nil, false)
        if points.isLast || ending.isFailure { downstream.end(ending) }
    }
}

/// The subscriber of streams that say one element at most, while they are subscribed to: so nothing
/// can end one, and one after the other may have it.
@usableFromInline final class Passage<Output>: Subscriber<Output> {
    @usableFromInline let downstream: Subscriber<Output>

    @inlinable init(to downstream: Subscriber<Output>, _ hear: @escaping Hear) {
        self.downstream = downstream
        super.init(downstream.lifetime, hear)
    }

    @usableFromInline override func finish(_ ending: Ending) { downstream.endIfFailed(ending) }
}

/// Listens to the streams that its own elements have become, together.
@usableFromInline final class Merger<Input, Output>: Owner<Input> {
    @usableFromInline let streams: FlattenState<Output>

    @usableFromInline init(_ streams: FlattenState<Output>, _ hear: @escaping Hear) {
        self.streams = streams
        super.init(streams.downstream.lifetime.child(), hear)
    }

    @usableFromInline override func conclude(_ ending: Ending) {
        streams.isOuterOver = true
        if streams.running == 0 || ending.isFailure { streams.downstream.end(ending) }
    }
}

/// The inner streams of a flattening: those that run and those that wait.
@usableFromInline final class FlattenState<Element> {
    // Touched on one isolation only, in accesses without a call.
    @exclusivity(unchecked) @usableFromInline var isOuterOver = false
    @exclusivity(unchecked) @usableFromInline var running = 0
    @exclusivity(unchecked) private var waiting = Queue<Observable<Element>>()
    @exclusivity(unchecked) private var isStarting = false
    @usableFromInline let limit: Int
    @usableFromInline let downstream: Subscriber<Element>

    @usableFromInline init(limit: Int, _ downstream: Subscriber<Element>) {
        (self.limit, self.downstream) = (limit, downstream)
    }

    @inlinable @inline(__always) func take(_ stream: Observable<Element>) {
        if running >= limit { return wait(for: stream) }
        guard let element = stream.only else { return start(stream) }
        running += 1
        downstream.next(element)
        // Without a limit no other stream waits for this one's end.
        if limit < .max || isOuterOver { end(.completed) } else { running -= 1 }
    }

    @usableFromInline func wait(for stream: Observable<Element>) { waiting.append(stream) }

    @usableFromInline func start(_ stream: Observable<Element>) {
        running += 1
        stream.forward(to: downstream, leavingFirst: true, onNext: downstream.next, onEnd: end)
    }

    @usableFromInline func end(_ ending: Ending) {
        if ending.isFailure { return downstream.end(ending) }
        running -= 1
        // Streams that end as they start are a loop here, not a recursion.
        guard !isStarting else { return }
        isStarting = true
        while running < limit, !downstream.isStopped, let stream = waiting.popFirst() {
            start(stream)
        }
        isStarting = false
        if isOuterOver, running == 0 { downstream.end(.completed) }
    }
}
