/// States whether the element that ends a stream is sent.
public enum TakeBehavior { case inclusive, exclusive }

extension ObservableType {
    /// Sends the elements that satisfy `predicate`.
    ///
    ///     source                -1-2-3-4-|
    ///     filter { $0 > 2 }     -----3-4-|
    @inlinable @inline(__always) public func filter(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> {
        lift(remembering: ()) { me, element in
            Stage<Element, Element, Void>.at(me) { if try predicate(element) { $0.send(element) } }
        }
    }

    /// Drops the elements of the source, and sends only its end.
    ///
    ///     source                -1-2-3-|
    ///     ignoreElements()      -------|
    @inlinable public func ignoreElements() -> Observable<Never> { compactMap { _ in nil } }

    /// Sends the first `count` elements. Completes with the last of them or, if `count` is 0, at
    /// once.
    ///
    ///     source      -a-b-c-d-|
    ///     take(2)     -a-(b|)
    @inlinable public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "The number of elements must not be negative.")
        if count == 0 { return .empty() }
        return lift(remembering: count) { me, element in
            Stage<Element, Element, Int>.at(me) { stage in
                // Counted before the element is sent, because a source may send more elements in
                // response.
                guard stage.memory > 0 else { return }
                stage.memory -= 1
                let isLast = stage.memory == 0
                stage.send(element)
                if isLast { stage.downstream.complete() }
            }
        }
    }

    /// Sends the elements that arrive within `duration`.
    ///
    ///     source          -a-b-c-d-|
    ///     take(for: 4)    -a-b|
    public func take(for duration: RxTimeInterval, scheduler: any Scheduler) -> Observable<Element>
    { take(until: Observable<Int>.timer(duration, scheduler: scheduler)) }

    /// Sends the last `count` elements when the source completes.
    ///
    ///     source          -a-b-c-|
    ///     takeLast(2)     -------(bc|)
    public func takeLast(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "The number of elements must not be negative.")
        return Observable { downstream in
            let last = Box<[Element]>([])
            self.asObservable().forward(to: downstream) {
                last.value.append($0)
                // Drops old elements only when the number of elements has doubled, so that the cost
                // per element does not depend on `count`.
                if last.value.count / 2 >= count {
                    last.value.removeFirst(last.value.count - count)
                }
            } onEnd: {
                if !$0.isFailure {
                    for element in last.value.suffix(count) { downstream.next(element) }
                }
                downstream.end($0)
            }
        }
    }

    /// Sends the elements before the first element of `other`.
    ///
    ///     source           -a-b-c-d-|
    ///     other            ----x-----
    ///     take(until:)     -a-b|
    public func take(until other: some ObservableType) -> Observable<Element> {
        .takingTurns { downstream in
            other.asObservable().forward(
                to: downstream, onNext: { _ in downstream.complete() },
                onEnd: downstream.endIfFailed)
            self.asObservable().flow(into: downstream)
        }
    }

    /// Sends the elements before the first one that satisfies `predicate`; with `.inclusive`, that
    /// one too.
    ///
    ///     source                      -1-2-3-4-|
    ///     take(until: { $0 > 2 })     -1-2-|
    @inlinable public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }

    /// Sends the elements before the first one that does not satisfy `predicate`; with
    /// `.inclusive`, that one too.
    ///
    ///     source                                      -1-2-3-4-|
    ///     take(while: { $0 < 3 })                     -1-2-|
    ///     take(while: { $0 < 3 }, behavior: .inclusive)   -1-2-(3|)
    @inlinable @inline(__always) public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        lift(remembering: false) { me, element in
            Stage<Element, Element, Bool>.at(me) { stage in
                if stage.memory { return }
                if try predicate(element) { return stage.send(element) }
                stage.memory = true
                if behavior == .inclusive { stage.send(element) }
                stage.downstream.complete()
            }
        }
    }

    /// Sends all but the first `count` elements.
    ///
    ///     source      -a-b-c-d-|
    ///     skip(2)     -----c-d-|
    @inlinable public func skip(_ count: Int) -> Observable<Element> {
        lift(remembering: count) { me, element in
            Stage<Element, Element, Int>.at(me) { stage in
                if stage.memory > 0 { stage.memory -= 1 } else { stage.send(element) }
            }
        }
    }

    /// Sends the elements that arrive after `duration`.
    ///
    ///     source      -a-b-c-d-|
    ///     skip(4)     -----c-d-|
    public func skip(_ duration: RxTimeInterval, scheduler: any Scheduler) -> Observable<Element> {
        each { downstream in
            let isOpen = Box(false)
            downstream.lifetime.add(scheduler.schedule(after: duration) { isOpen.value = true })
            return { if isOpen.value { downstream.next($0) } }
        }
    }

    /// Sends the elements after the first element of `other`. If `other` never sends one, the
    /// stream sends no element and never completes, but it can fail.
    ///
    ///     source           -a-b-c-d-|
    ///     other            ----x-----
    ///     skip(until:)     -----c-d-|
    @inlinable public func skip(until other: some ObservableType) -> Observable<Element> {
        .takingTurns { downstream in
            let isOpen = Box(false)
            let trigger = downstream.lifetime.child()
            self.asObservable().forward(to: downstream) {
                if isOpen.value { downstream.next($0) }
            } onEnd: {
                trigger.dispose()
                if isOpen.value || $0.isFailure { downstream.end($0) }
            }
            other.take(1).listen(
                for: trigger, onNext: { _ in isOpen.value = true }, onEnd: downstream.endIfFailed)
        }
    }

    /// Sends the elements from the first one that does not satisfy `predicate`.
    ///
    ///     source                      -1-2-3-1-|
    ///     skip(while: { $0 < 3 })     -----3-1-|
    @inlinable @inline(__always) public func skip(
        while predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> {
        lift(remembering: false) { me, element in
            Stage<Element, Element, Bool>.at(me) { stage in
                if !stage.memory, try predicate(element) { return }
                stage.memory = true
                stage.send(element)
            }
        }
    }

    /// Sends the first element, or nil if there is none.
    ///
    ///     source      -a-b-c-|
    ///     first()     -(a|)
    public func first() -> Single<Element?> {
        Single(raw: take(1).map(Optional.some).ifEmpty(default: nil))
    }

    /// Sends the elements of the source, or `element` if the source completes without elements.
    ///
    ///     source                -----|
    ///     ifEmpty(default: x)   -----(x|)
    public func ifEmpty(default element: Element) -> Observable<Element> {
        ifEmpty(switchTo: .just(element))
    }

    /// Sends the elements of the source, or those of another stream if the source completes without
    /// elements.
    ///
    ///     source                ---|
    ///     other                 -a-|
    ///     ifEmpty(switchTo:)    ----a-|
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        Observable { downstream in
            let isEmpty = Box(true)
            self.asObservable().forward(to: downstream) {
                isEmpty.value = false
                downstream.next($0)
            } onEnd: {
                guard isEmpty.value, !$0.isFailure else { return downstream.end($0) }
                other.flow(into: downstream)
            }
        }
    }

    /// Sends the elements that differ from the previously sent one according to `comparer`.
    ///
    ///     source                                -1-3-4-6-|
    ///     distinctUntilChanged { sameParity }   -1---4---|
    @inlinable @inline(__always) public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

    /// Sends the elements whose key differs from the key of the previously sent element.
    @inlinable @inline(__always) public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> { distinctUntilChanged(keySelector, comparer: ==) }

    @inlinable @inline(__always) public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        lift(remembering: Key?.none) { me, element in
            Stage<Element, Element, Key?>.at(me) { stage in
                let key = try keySelector(element)
                if let last = stage.memory, try comparer(last, key) { return }
                stage.memory = key
                stage.send(element)
            }
        }
    }

    /// Sends the elements whose property has another value than in the previously sent element.
    @inlinable public func distinctUntilChanged<Property: Equatable>(
        at key: KeyPath<Element, Property>
    ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: key] == $1[keyPath: key] } }
}

extension ObservableType where Element: Equatable {
    /// Sends the elements that differ from the previously sent one.
    ///
    ///     source                     -a-a-b-a-|
    ///     distinctUntilChanged()     -a---b-a-|
    @inlinable public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: ==)
    }
}
