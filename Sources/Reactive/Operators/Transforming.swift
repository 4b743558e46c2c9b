extension ObservableType {
    /// Replaces each element with the result of `transform`.
    ///
    ///     source              -1--2--3-|
    ///     map { $0 * 2 }      -2--4--6-|
    @inlinable @inline(__always) public func map<Result>(
        _ transform: @escaping (Element) throws -> Result
    ) -> Observable<Result> {
        lift(remembering: ()) { me, element in
            Stage<Element, Result, Void>.at(me) { stage in stage.send(try transform(element)) }
        }
    }

    /// Replaces each element with the result of `transform`, and drops nil results.
    ///
    ///     source                -1--a--3-|
    ///     compactMap(Int.init)  -1-----3-|
    @inlinable @inline(__always) public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Observable<Result> {
        lift(remembering: ()) { me, element in
            Stage<Element, Result, Void>.at(me) { stage in
                if let result = try transform(element) { stage.send(result) }
            }
        }
    }

    /// Pairs each element with its index.
    ///
    ///     source                         -a--b--c-|
    ///     enumerated().map(\.index)      -0--1--2-|
    @inlinable public func enumerated() -> Observable<(index: Int, element: Element)> {
        lift(remembering: 0) { me, element in
            Stage<Element, (index: Int, element: Element), Int>.at(me) { stage in
                let index = stage.memory
                stage.memory = index + 1
                stage.send((index, element))
            }
        }
    }

    /// Sends the accumulated result after each element, but not the seed.
    ///
    ///     source           -1--2--3-|
    ///     scan(0, +)       -1--3--6-|
    @inlinable @inline(__always) public func scan<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated
    ) -> Observable<Accumulated> {
        lift(remembering: seed) { me, element in
            Stage<Element, Accumulated, Accumulated>.at(me) { stage in
                let result = try accumulator(stage.memory, element)
                stage.memory = result
                stage.send(result)
            }
        }
    }

    /// Sends the accumulated result after each element. `accumulator` changes it in place.
    ///
    ///     source                     -1--2--3-|
    ///     scan(into: 0) { $0 += $1 } -1--3--6-|
    @inlinable public func scan<Accumulated>(
        into seed: Accumulated, accumulator: @escaping (inout Accumulated, Element) throws -> Void
    ) -> Observable<Accumulated> {
        each { downstream in
            // A variable, not a `Box`: an accumulator that feeds its own stream then violates
            // exclusivity and traps.
            var result = seed
            return { element in
                try accumulator(&result, element)
                downstream.next(result)
            }
        }
    }

    /// Sends the accumulated result of all elements when the source completes.
    ///
    ///     source           -1--2--3-|
    ///     reduce(0, +)     ---------(6|)
    @inlinable @inline(__always) public func reduce<Accumulated>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated
    ) -> Observable<Accumulated> { reduce(seed, accumulator: accumulator) { $0 } }

    @inlinable @inline(__always) public func reduce<Accumulated, Result>(
        _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
        mapResult: @escaping (Accumulated) throws -> Result
    ) -> Observable<Result> {
        lift(remembering: seed) { me, element in
            Stage<Element, Result, Accumulated>.at(me) { stage in
                stage.memory = try accumulator(stage.memory, element)
            }
        } onEnd: { ending, stage in
            if !ending.isFailure { stage.send(try mapResult(stage.memory)) }
        }
    }

    /// Sends all elements as one array when the source completes.
    ///
    ///     source                        -1--2--3-|
    ///     toArray().map(\.count)        ---------(3|)
    @inlinable public func toArray() -> Single<[Element]> {
        Single(
            raw: lift(remembering: [Element]()) { me, element in
                Stage<Element, [Element], [Element]>.at(me) { $0.memory.append(element) }
            } onEnd: {
                if !$0.isFailure { $1.send($1.memory) }
            })
    }

    /// Sends the events as elements. The last element is the end, even if it is an error, and the
    /// stream then completes.
    ///
    ///     source                              -1--#
    ///     materialize().map(\.isStopEvent)    -f--(t|)
    @inlinable public func materialize() -> Observable<Event<Element>> {
        Observable { downstream in
            self.asObservable().forward(to: downstream) {
                downstream.next(.next($0))
            } onEnd: {
                downstream.next($0.event())
                downstream.complete()
            }
        }
    }

    /// Sends the elements, which are events, as events. Reverses `materialize`.
    ///
    ///     source                           -1--2--3-|
    ///     materialize().dematerialize()    -1--2--3-|
    @inlinable public func dematerialize<Inner>() -> Observable<Inner>
    where Element == Event<Inner> { each { downstream in { downstream.on($0) } } }

    /// Sends each element with an object, held weakly. Completes at the first element after the
    /// object is released.
    ///
    ///     source                              -a--b--c-|
    ///     withUnretained(self) { $1 }         -a--b--c-|
    @inlinable public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Observable<Result> {
        each { [weak object] downstream in
            { [weak object] element in
                guard let object else { return downstream.complete() }
                downstream.next(resultSelector(object, element))
            }
        }
    }

    @inlinable public func withUnretained<Object: AnyObject>(
        _ object: Object
    ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }
}
