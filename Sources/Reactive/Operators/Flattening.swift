extension ObservableType {
    /// All the streams that `selector` makes of the elements, together.
    ///
    ///     source     -a---b---|
    ///     a          -1-2-3|
    ///     b          -4-5|
    ///     flatMap    --1-2-(34)-5|
    @inlinable public func flatMap<Source: ObservableConvertibleType>(
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
    @inlinable public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Observable { downstream in
            let inner = Box<Lifetime?>(nil)
            let isOver = Box(false)
            let pass = { element in downstream.next(element) }
            let innerEnd: (Ending) -> Void = {
                inner.value = nil
                if isOver.value || $0.isFailure { downstream.end($0) }
            }
            downstream.lifetime.onDispose { inner.value?.dispose() }
            self.asObservable().forward(to: downstream) { element in
                let latest = try selector(element).asObservable()
                // The old stream is left before the new one speaks.
                inner.value?.dispose()
                if let just = latest as? Just<Source.Element> {
                    // What is over as it begins needs no subscription.
                    inner.value = nil
                    return downstream.next(just.element)
                }
                if downstream.isStopped { return }
                let lifetime = Lifetime()
                inner.value = lifetime
                latest.listen(for: lifetime, onNext: pass, onEnd: innerEnd)
            } onEnd: {
                isOver.value = true
                if inner.value == nil || $0.isFailure { downstream.end($0) }
            }
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
    @inlinable func flatten<Source: ObservableConvertibleType>(
        limit: Int, dropsWhenFull: Bool = false, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        precondition(limit > 0, "At least one stream has to be listened to.")
        return Observable { downstream in
            let crowd = Crowd(limit: limit, downstream)
            self.asObservable().forward(to: downstream) { element in
                if dropsWhenFull, crowd.running >= limit { return }
                crowd.take(try selector(element).asObservable())
            } onEnd: {
                crowd.isOuterOver = true
                if crowd.running == 0 || $0.isFailure { downstream.end($0) }
            }
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

/// The inner streams of a flattening: those that run and those that wait.
@usableFromInline final class Crowd<Element> {
    // Touched on one isolation only, in accesses without a call.
    @exclusivity(unchecked) @usableFromInline var isOuterOver = false
    @exclusivity(unchecked) @usableFromInline var running = 0
    @exclusivity(unchecked) private var waiting = Queue<Observable<Element>>()
    @exclusivity(unchecked) private var isStarting = false
    private let limit: Int
    private let downstream: Subscriber<Element>

    @usableFromInline init(limit: Int, _ downstream: Subscriber<Element>) {
        (self.limit, self.downstream) = (limit, downstream)
    }

    @usableFromInline func take(_ stream: Observable<Element>) {
        if running < limit { start(stream) } else { waiting.append(stream) }
    }

    private func start(_ stream: Observable<Element>) {
        running += 1
        let downstream = downstream
        stream.forward(to: downstream, leavingFirst: true, onNext: downstream.next) { ending in
            self.end(ending)
        }
    }

    private func end(_ ending: Ending) {
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
