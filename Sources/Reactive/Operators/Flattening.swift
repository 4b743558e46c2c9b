extension ObservableType {
    /// Creates a stream from each element, and sends the elements of all these streams as they
    /// arrive.
    ///
    ///     source     -a---b---|
    ///     a          -1-2-3|
    ///     b          -4-5|
    ///     flatMap    --1-2-(34)-5|
    @inlinable @inline(__always) public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: .max, selector) }

    /// Creates a stream from an element, and sends its elements. Ignores the elements that the
    /// source sends while this stream runs.
    ///
    ///     source          -a-b---c--|
    ///     a               -1-2|
    ///     c               -5-6|
    ///     flatMapFirst    --1-2---5-6|
    @inlinable public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: 1, dropsWhenFull: true, selector) }

    /// Creates a stream from each element, and sends its elements. Each new stream replaces the
    /// previous one, which is disposed.
    ///
    ///     source           -a---b---|
    ///     a                -1-2-3|
    ///     b                -4-5|
    ///     flatMapLatest    --1-2-4-5|
    @inlinable @inline(__always) public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let upstream = asObservable()
        // Captures only `selector`, so that the compiler can merge this closure with a `selector`
        // that it knows.
        let handle: Subscriber<Element>.Handler = { me, element in
            // Sound: the caller is the subscriber in which the function is stored.
            let state = unsafeDowncast(me, to: Switch<Element, Source.Element>.self)
            do {
                state.switchTo(try selector(element).asObservable())
            } catch { state.end(.failed(error)) }
        }
        return Observable { downstream in
            upstream.flow(into: Switch<Element, Source.Element>(handle, to: downstream))
        }
    }

    /// Creates a stream from each element, and sends the elements of one stream after the other.
    ///
    ///     source       -a-b-----|
    ///     a            -1-2|
    ///     b            -3-4|
    ///     concatMap    --1-2-3-4|
    @inlinable public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatten(limit: 1, selector) }

    /// Listens to at most `limit` streams at a time. While so many streams run, ignores new
    /// elements if `dropsWhenFull` is true. Otherwise, their streams wait in order.
    @inlinable @inline(__always) func flatten<Source: ObservableConvertibleType>(
        limit: Int, dropsWhenFull: Bool = false, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        precondition(limit > 0, "There must be at least one stream.")
        let upstream = asObservable()
        let handle: Subscriber<Element>.Handler = { me, element in
            // Sound: the caller is the subscriber in which the function is stored.
            let me = unsafeDowncast(me, to: Merger<Element, Source.Element>.self)
            if dropsWhenFull, me.streams.running >= limit { return }
            do {
                me.streams.take(try selector(element).asObservable())
            } catch { me.end(.failed(error)) }
        }
        return Observable { downstream in
            upstream.flow(into: Merger(FlattenState(limit: limit, downstream), handle))
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Sends the elements of all streams in the source, as they arrive.
    ///
    ///     source     -a---b---|
    ///     a          -1-2-3|
    ///     b          -4-5|
    ///     merge()    --1-2-(34)-5|
    @inlinable public func merge() -> Observable<Element.Element> { flatMap { $0 } }

    /// Sends the elements of the streams in the source. At most `maxConcurrent` streams run at a
    /// time.
    ///
    ///     source                     -a-b-----|
    ///     a                          -1-2|
    ///     b                          -3-4|
    ///     merge(maxConcurrent: 1)    --1-2-3-4|
    @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flatten(limit: maxConcurrent) { $0 }
    }

    /// Sends the elements of the streams in the source, one stream after the other.
    ///
    ///     source      -a-b-----|
    ///     a           -1-2|
    ///     b           -3-4|
    ///     concat()    --1-2-3-4|
    @inlinable public func concat() -> Observable<Element.Element> { flatten(limit: 1) { $0 } }

    /// Sends the elements of the latest stream in the source.
    ///
    ///     source            -a---b---|
    ///     a                 -1-2-3|
    ///     b                 -4-5|
    ///     switchLatest()    --1-2-4-5|
    @inlinable public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

/// Subscribes to one stream at a time: the one created from the latest element. Sends the element
/// of a `Just` stream without a subscription, and also the elements of a `Listed` stream, unless
/// the trampoline is running.
@usableFromInline final class Switch<Input, Output>: OwningSubscriber<Input> {
    @usableFromInline let state = SwitchState()
    @usableFromInline let downstream: Subscriber<Output>
    @exclusivity(unchecked) private var immediate: ImmediateSubscriber<Output>?
    @usableFromInline let handleInner: Subscriber<Output>.Handler
    @usableFromInline let onInnerEnd: (Ending) -> Void

    @usableFromInline init(_ handle: @escaping Handler, to downstream: Subscriber<Output>) {
        self.downstream = downstream
        handleInner = { downstream.next($1) }
        onInnerEnd = { [state] in
            (state.inner, state.isBusy) = (nil, false)
            if state.isLast || $0.isFailure { downstream.end($0) }
        }
        super.init(downstream.lifetime.child(), handle)
        downstream.lifetime.onDispose { [state] in state.leave() }
    }

    /// Ends the subscription to the previous stream, and listens to `latest`. First checks for
    /// streams that need no subscription, so that the optimizer can avoid their allocation.
    @inlinable @inline(__always) func switchTo(_ latest: Observable<Output>) {
        if let element = latest.only {
            if state.isBusy { state.leave() }
            downstream.next(element)
        } else if let elements = latest.list {
            send(elements) { $0.next($1[$2]) }
        } else if isReady(for: latest) {
            listen(to: latest)
        }
    }

    /// Subscribes to `latest`. Callers that know the element type specialize this function, so that
    /// nothing looks up the type at run time.
    @inlinable @inline(never) func listen(to latest: Observable<Output>) {
        latest.flow(into: OperatorSubscriber(state.begin(), handleInner, onEnd: onInnerEnd))
    }

    /// Ends the subscription to the previous stream, and returns whether `latest` needs a new one.
    /// If `latest` ends at once, sends its events and returns false.
    @usableFromInline func isReady(for latest: Observable<Output>) -> Bool {
        if state.isBusy { state.leave() }
        if downstream.isStopped { return false }
        guard latest.isAtOnce else { return true }
        let immediate = immediate ?? ImmediateSubscriber(to: downstream)
        self.immediate = immediate
        latest.flow(into: immediate)
        return false
    }

    @usableFromInline func send(_ elements: [Output], by deliver: Listed<Output>.Delivery) {
        if state.isBusy { state.leave() }
        if downstream.isStopped { return }
        let trampoline = Trampoline.current
        if trampoline.isRunning { return listen(to: Listed(elements)) }
        trampoline.isRunning = true
        state.isBusy = true
        var number = 0
        // Ends the loop if another stream has replaced this one.
        while state.isSending {
            if number == elements.count {
                state.isBusy = false
                if state.isLast { downstream.end(.completed) }
                break
            }
            deliver(downstream, elements, number)
            number += 1
            if trampoline.hasWaitingTurns, state.isSending, !downstream.isStopped {
                listen(to: Listed(elements, from: number))
            }
        }
        trampoline.finish()
    }

    @usableFromInline override func conclude(_ ending: Ending) {
        state.isLast = true
        if !state.isBusy || ending.isFailure { downstream.end(ending) }
    }
}

/// The state of a switch. A separate object, because the lifetime that ends the switch must not
/// retain the subscriber.
@usableFromInline final class SwitchState {
    // Sound: only one isolation domain uses these properties, and no access contains a call.
    /// The lifetime of the subscription to the inner stream; nil if there is none.
    @exclusivity(unchecked) @usableFromInline var inner: Lifetime?
    /// Indicates whether the inner stream is still running.
    @exclusivity(unchecked) @usableFromInline var isBusy = false
    /// Indicates whether the source has ended, so that no other stream follows.
    @exclusivity(unchecked) @usableFromInline var isLast = false

    /// Indicates whether the elements of a list are being sent, which needs no subscription.
    @inlinable var isSending: Bool { isBusy && inner == nil }

    @usableFromInline func leave() {
        isBusy = false
        inner.take()?.dispose()
    }

    /// Starts the subscription to another stream, and returns its lifetime.
    @usableFromInline func begin() -> Lifetime {
        let lifetime = Lifetime()
        (inner, isBusy) = (lifetime, true)
        return lifetime
    }
}

/// The subscriber to streams that end before the subscribing call returns, after at most one
/// element. Nothing can end such a subscription early, so one subscriber serves all of them.
@usableFromInline final class ImmediateSubscriber<Output>: Subscriber<Output> {
    @usableFromInline let downstream: Subscriber<Output>

    init(to downstream: Subscriber<Output>) {
        self.downstream = downstream
        // Sound: the caller is the subscriber in which the function is stored.
        super.init(downstream.lifetime) { me, element in
            unsafeDowncast(me, to: ImmediateSubscriber<Output>.self).downstream.next(element)
        }
    }

    @usableFromInline override func finish(_ ending: Ending) { downstream.endIfFailed(ending) }
}

/// A subscriber that creates a stream from each element, and merges these streams.
@usableFromInline final class Merger<Input, Output>: OwningSubscriber<Input> {
    @usableFromInline let streams: FlattenState<Output>

    @usableFromInline init(_ streams: FlattenState<Output>, _ handle: @escaping Handler) {
        self.streams = streams
        super.init(streams.downstream.lifetime.child(), handle)
    }

    @usableFromInline override func conclude(_ ending: Ending) {
        streams.isOuterOver = true
        if streams.running == 0 || ending.isFailure { streams.downstream.end(ending) }
    }
}

/// The running and the waiting inner streams of a flattening operator.
@usableFromInline final class FlattenState<Element> {
    // Sound: only one isolation domain uses these properties, and no access contains a call.
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
        // Without a limit, no other stream waits for the end of this one.
        if limit < .max || isOuterOver { end(.completed) } else { running -= 1 }
    }

    @usableFromInline func wait(for stream: Observable<Element>) { waiting.append(stream) }

    @usableFromInline func start(_ stream: Observable<Element>) {
        running += 1
        stream.forward(to: downstream, leavingFirst: true, onEnd: end)
    }

    @usableFromInline func end(_ ending: Ending) {
        if ending.isFailure { return downstream.end(ending) }
        running -= 1
        // A loop, not a recursion, starts streams, because a stream may end while it starts.
        guard !isStarting else { return }
        isStarting = true
        while running < limit, !downstream.isStopped, let stream = waiting.popFirst() {
            start(stream)
        }
        isStarting = false
        if isOuterOver, running == 0 { downstream.end(.completed) }
    }
}
