extension ObservableType {
    /// Sends elements before those of the source.
    ///
    ///     source            --a--b-|
    ///     startWith(x, y)   (xy)-a--b-|
    public func startWith(_ elements: Element...) -> Observable<Element> {
        Enclosing(elements, asObservable(), nil)
    }

    /// Sends the elements of the source, followed by those of another stream.
    ///
    ///     source       -a-b-|
    ///     other        -c-|
    ///     concat       -a-b--c-|
    public func concat(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
        Enclosing([], asObservable(), second.asObservable())
    }

    /// Sends the elements of the streams, one stream after the other. Reads the sequence only as
    /// far as needed.
    public static func concat(_ sequence: some Sequence<Observable<Element>>) -> Observable<Element>
    { succession(of: sequence) { !$0.isFailure } }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources as [Observable<Element>])
    }

    /// Sends the elements of several streams, as they arrive.
    ///
    ///     a              -1---2-|
    ///     b              --x-y---|
    ///     merge(a, b)    -1x-y2--|
    public static func merge(
        _ sources: some Collection<Observable<Element>>
    ) -> Observable<Element> {
        .takingTurns { downstream in
            // An array, because the runtime would look up the iterator of another collection for
            // each element type.
            let sources = Array(sources)
            let running = Box(sources.count)
            guard running.value > 0 else { return downstream.complete() }
            let onEnd = { (ending: Ending) in
                running.value -= 1
                if running.value == 0 || ending.isFailure { downstream.end(ending) }
            }
            for source in sources.dropLast() { source.forward(to: downstream, onEnd: onEnd) }
            let last = sources[sources.count - 1]
            guard running.value > 1 else { return last.takeOver(downstream) }
            last.forward(to: downstream, onEnd: onEnd)
        }
    }

    @inlinable public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources[...])
    }

    /// Merges streams of different types, such as an observable and a driver.
    @_disfavoredOverload public static func merge(
        _ sources: any ObservableConvertibleType<Element>...
    ) -> Observable<Element> { merge(sources.map { $0.asObservable() }) }

    /// Combines each element with the latest element of another stream. Drops the elements that
    /// arrive before the other stream has sent one.
    ///
    ///     source              -1--2--3-|
    ///     other               --x--y---|
    ///     withLatestFrom      ----x--y-|
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        following(second.asObservable()) { me, element in
            Stage<Element, Result, Box<Source.Element?>>.at(me) { stage in
                guard let latest = stage.memory.value else { return }
                stage.send(try resultSelector(element, latest))
            }
        }
    }

    /// Creates an operator that remembers the latest element of another stream.
    @usableFromInline func following<Other, Result>(
        _ other: Observable<Other>, _ handle: @escaping Subscriber<Element>.Handler
    ) -> Observable<Result> {
        .takingTurns { downstream in
            let latest = Box<Other?>(nil)
            other.forward(
                to: downstream, onNext: { latest.value = $0 }, onEnd: downstream.endIfFailed)
            self.asObservable().flow(into: Stage(latest, to: downstream, handle))
        }
    }

    /// Sends, for each element, the latest element of another stream instead. Sends nothing until
    /// the other stream has sent one.
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }

    /// Subscribes to one stream after the other, as long as `goesOn` returns true for the ending of
    /// each. The result ends like the last stream.
    static func succession(
        of sequence: some Sequence<Observable<Element>>, while goesOn: @escaping (Ending) -> Bool
    ) -> Observable<Element> {
        Observable { downstream in
            var streams = sequence.makeIterator()
            // Counts the streams only if counting does not read them.
            var left = (sequence as? [Observable<Element>])?.count
            var last = Ending.completed
            Attempts(downstream) { attempts in
                guard let stream = streams.next() else { return downstream.end(last) }
                left = left.map { $0 - 1 }
                if left == 0 { return stream.takeOver(downstream) }
                stream.forward(to: downstream, leavingFirst: true) {
                    last = $0
                    if goesOn($0) { attempts.again() } else { downstream.end($0) }
                }
            }.again()
        }
    }
}

/// A stream with elements before it and another stream after it. Nested instances use no more stack
/// than one.
final class Enclosing<Element>: Observable<Element> {
    private var inner: Observable<Element>?
    private let before: [Element]
    private let after: Observable<Element>?

    init(_ before: [Element], _ inner: Observable<Element>, _ after: Observable<Element>?) {
        (self.before, self.inner, self.after) = (before, inner, after)
        super.init { me, downstream in
            var later: [Observable<Element>] = []
            var next = me
            while let enclosing = next as? Enclosing<Element>, let inner = enclosing.inner {
                for element in enclosing.before { downstream.next(element) }
                if let after = enclosing.after { later.append(after) }
                next = inner
            }
            if later.isEmpty { return next.flow(into: downstream) }
            Observable.concat([next] + later.reversed()).flow(into: downstream)
        }
    }

    /// Frees the nested streams in a loop. If each freed the next in its own `deinit`, a long chain
    /// would overflow the stack.
    deinit {
        var next = inner.take()
        while isKnownUniquelyReferenced(&next),
            let inner = (next as? Enclosing<Element>)?.inner.take()
        { next = inner }
    }
}

/// Restarts a stream repeatedly. A loop, not a recursion, handles attempts that end while they
/// start.
final class Attempts<Element> {
    private let downstream: Subscriber<Element>
    private let attempt: (Attempts) -> Void
    private var isStarting = false
    private var needsRestart = false

    init(_ downstream: Subscriber<Element>, attempt: @escaping (Attempts) -> Void) {
        (self.downstream, self.attempt) = (downstream, attempt)
    }

    func again() {
        needsRestart = true
        guard !isStarting else { return }
        Trampoline.enter { _ in
            // True only in this block. The turns of the started stream run later, and may restart
            // the stream.
            isStarting = true
            defer { isStarting = false }
            while needsRestart, !downstream.isStopped {
                needsRestart = false
                attempt(self)
            }
        }
    }
}
