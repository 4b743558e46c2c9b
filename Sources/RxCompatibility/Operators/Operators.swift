import Reactive

// Operators that ported code uses and that new code rarely needs.

extension ObservableType {
    /// Sends one element and the end, each as separate work of the scheduler.
    ///
    ///     just(a, scheduler)     -a|
    public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Observable<Element> { .of(element, scheduler: scheduler) }

    /// Sends the same element forever.
    ///
    ///     repeatElement(a).take(3)     (aaa|)
    public static func repeatElement(
        _ element: Element, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        .from(Swift.repeatElement(element, count: .max), scheduler: scheduler)
    }

    /// Sends the states of a loop that starts with `initialState`, and applies `iterate` while
    /// `condition` holds.
    ///
    ///     generate(1, { $0 < 4 }, { $0 + 1 })     (123|)
    public static func generate(
        initialState start: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: (any ImmediateScheduler)? = nil,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        let loop = sequence(first: Result { start }) { last in Result { try iterate(last.get()) } }
        return Observable<Result<Element, any Error>>.from(loop, scheduler: scheduler)
            .map { try $0.get() }.take(while: condition)
    }

    /// Sends the events of the stream that sends the first event. Disposes the other stream.
    ///
    ///     source       ---a-b-|
    ///     other        --x-y-z-|
    ///     amb          --x-y-z-|
    public func amb(_ right: some ObservableType<Element>) -> Observable<Element> {
        .amb([asObservable(), right.asObservable()])
    }

    /// Sends the events of the stream that sends the first event. Disposes the other streams.
    public static func amb(_ sequence: some Sequence<Observable<Element>>) -> Observable<Element> {
        .takingTurns { downstream in
            var lifetimes: [Lifetime] = []
            var first: Int?
            func isFirst(_ index: Int) -> Bool {
                if first == nil {
                    first = index
                    for (other, lifetime) in lifetimes.enumerated() where other != index {
                        lifetime.dispose()
                    }
                }
                return first == index
            }
            for (index, source) in sequence.enumerated() where first == nil {
                let lifetime = source.forward(
                    to: downstream, onNext: { if isFirst(index) { downstream.next($0) } },
                    onEnd: { if isFirst(index) { downstream.end($0) } })
                lifetimes.append(lifetime)
            }
        }
    }

    /// Sends the latest element since the previous sample, each time the sampler sends an element,
    /// and when the sampler completes. Without a new element, sends `defaultValue`, unless it is
    /// nil.
    ///
    ///     source      -a-b---c-|
    ///     sampler     ----x-x-x-x
    ///     sample      ----b---c-|
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        .takingTurns { downstream in
            var latest: Element?
            var isOver = false
            self.asObservable().forward(to: downstream) {
                latest = $0
            } onEnd: {
                isOver = true
                if $0.isFailure { downstream.end($0) }
            }
            func take() {
                if let element = latest.take() ?? defaultValue { downstream.next(element) }
                if isOver { downstream.complete() }
            }
            sampler.asObservable().forward(
                to: downstream, onNext: { _ in take() },
                onEnd: { if $0.isFailure { downstream.end($0) } else { take() } })
        }
    }

    /// Sends the element at an index, counted from 0. Fails if the source has too few elements.
    ///
    ///     source             -a-b-c-|
    ///     element(at: 1)     ---(b|)
    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "The index must not be negative.")
        return skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
    }

    /// Sends the only element. Fails if the source has none, or more than one.
    ///
    ///     source       -a---|
    ///     single()     -a---|
    public func single() -> Observable<Element> { single { _ in true } }

    /// Sends the only element that satisfies `predicate`. Fails if there is none, or more than one.
    ///
    ///     source                  -1-2-1-|
    ///     single { $0 > 1 }       ---2---|
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Observable { downstream in
            var isFound = false
            self.asObservable().forward(to: downstream) {
                guard try predicate($0) else { return }
                if isFound { return downstream.fail(RxError.moreThanOneElement) }
                isFound = true
                downstream.next($0)
            } onEnd: {
                let isMissing = !isFound && !$0.isFailure
                downstream.end(isMissing ? .failed(RxError.noElements) : $0)
            }
        }
    }

    /// Returns the only element as a `Single`. Fails if the source has none, or more than one.
    ///
    ///     source         -a---|
    ///     asSingle()     -----(a|)
    public func asSingle() -> Single<Element> { Single(raw: single().takeLast(1)) }

    /// Sends the elements that arrive within `duration`. RxSwift's other name for
    /// `take(for:scheduler:)`.
    ///
    ///     source          -a-b-c-d-|
    ///     take(for: 4)    -a-b|
    public func take(_ duration: RxTimeInterval, scheduler: any Scheduler) -> Observable<Element> {
        take(for: duration, scheduler: scheduler)
    }

    /// The same as `retry(when:)`, for errors of one type. Other errors end the stream.
    public func retry<Trigger: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> Observable<Element> {
        retry { (errors: Observable<any Error>) in
            notificationHandler(
                errors.flatMap { ($0 as? Failure).map(Observable.just) ?? .error($0) })
        }
    }
}
