extension ObservableType {
    /// Sends elements before those of the source.
    ///
    ///     source            --a--b-|
    ///     startWith(x, y)   (xy)-a--b-|
    public func startWith(_ elements: Element...) -> Observable<Element> {
        Prefixed(elements, asObservable())
    }

    /// The source, followed by another stream.
    ///
    ///     source       -a-b-|
    ///     other        -c-|
    ///     concat       -a-b--c-|
    public func concat(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
        Concat(asObservable(), second.asObservable())
    }

    /// Streams one after the other. The sequence is read only as far as needed.
    public static func concat(_ sequence: some Sequence<Observable<Element>>) -> Observable<Element>
    { succession(of: sequence) { !$0.isFailure } }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources as [Observable<Element>])
    }

    /// Several streams at the same time.
    ///
    ///     a              -1---2-|
    ///     b              --x-y---|
    ///     merge(a, b)    -1x-y2--|
    public static func merge(
        _ sources: some Collection<Observable<Element>>
    ) -> Observable<Element> {
        .takingTurns { downstream in
            let running = Box(sources.count)
            guard running.value > 0 else { return downstream.complete() }
            for source in sources {
                source.forward(to: downstream, onNext: downstream.next) {
                    running.value -= 1
                    if running.value == 0 || $0.isFailure { downstream.end($0) }
                }
            }
        }
    }

    @inlinable public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources[...])
    }

    /// Each element together with the latest element of another stream, once that has sent one.
    ///
    ///     source              -1--2--3-|
    ///     other               --x--y---|
    ///     withLatestFrom      ----x--y-|
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        let other = second.asObservable()
        return .takingTurns { downstream in
            let latest = other.latest(for: downstream.lifetime, onEnd: downstream.endIfFailed)
            self.asObservable().forward(to: downstream) { element in
                guard let latest = latest.value else { return }
                downstream.next(try resultSelector(element, latest))
            }
        }
    }

    /// The latest element of another stream, for each element of the source.
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }
}

extension Observable {
    /// Listens to this stream and keeps its latest element.
    @inlinable @inline(never) func latest(
        for lifetime: Lifetime, onEnd: @escaping (Ending) -> Void
    ) -> Latest<Element> {
        let latest = Latest<Element>()
        listen(for: lifetime.child(), onNext: { latest.value = $0 }, onEnd: onEnd)
        return latest
    }
}

/// A stream around another one. Nested streams are deallocated in a loop, because a recursion could
/// overflow the stack.
class Nested<Element>: Observable<Element> {
    fileprivate final var inner: Observable<Element>?

    fileprivate init(around inner: Observable<Element>, source: @escaping Source) {
        self.inner = inner
        super.init(source: source)
    }

    deinit {
        var next = inner.take()
        while isKnownUniquelyReferenced(&next), let inner = (next as? Nested<Element>)?.inner.take()
        { next = inner }
    }
}

/// One stream after another. Chains are flattened, so that a thousand streams use no more stack
/// than two.
final class Concat<Element>: Nested<Element> {
    private let second: Observable<Element>

    init(_ first: Observable<Element>, _ second: Observable<Element>) {
        self.second = second
        super.init(around: first) { me, downstream in
            var streams: [Observable<Element>] = []
            var next = me
            while let concat = next as? Concat<Element>, let first = concat.inner {
                streams.append(concat.second)
                next = first
            }
            streams.append(next)
            Observable.concat(streams.reversed() as [Observable<Element>]).flow(into: downstream)
        }
    }
}

/// Elements followed by a stream. Chains are processed in a loop.
final class Prefixed<Element>: Nested<Element> {
    private let elements: [Element]

    init(_ elements: [Element], _ rest: Observable<Element>) {
        self.elements = elements
        super.init(around: rest) { me, downstream in
            var next = me
            while let prefixed = next as? Prefixed<Element>, let rest = prefixed.inner {
                for element in prefixed.elements { downstream.next(element) }
                next = rest
            }
            next.flow(into: downstream)
        }
    }
}

extension ObservableType {
    /// Streams one after the other, as long as `goesOn` returns true for their endings. The last
    /// ending is passed on.
    static func succession(
        of sequence: some Sequence<Observable<Element>>, while goesOn: @escaping (Ending) -> Bool
    ) -> Observable<Element> {
        Observable { downstream in
            var streams = sequence.makeIterator()
            // The streams are counted only if counting does not read them.
            var left = (sequence as? [Observable<Element>])?.count
            var last = Ending.completed
            Attempts(downstream) { attempts in
                guard let stream = streams.next() else { return downstream.end(last) }
                left = left.map { $0 - 1 }
                if left == 0 {
                    // The last stream is connected directly, so that a stream that continues with
                    // itself does not grow.
                    return Trampoline.enter { $0.descend { stream.flow(into: downstream) } }
                }
                stream.forward(to: downstream, leavingFirst: true, onNext: downstream.next) {
                    last = $0
                    if goesOn($0) { attempts.again() } else { downstream.end($0) }
                }
            }.again()
        }
    }
}

/// Restarts a stream repeatedly. Attempts that end while they start are a loop, not a recursion.
final class Attempts<Element> {
    private let downstream: Subscriber<Element>
    private let attempt: (Attempts) -> Void
    private var isStarting = false
    private var wantsAnother = false

    init(_ downstream: Subscriber<Element>, attempt: @escaping (Attempts) -> Void) {
        (self.downstream, self.attempt) = (downstream, attempt)
    }

    func again() {
        wantsAnother = true
        guard !isStarting else { return }
        Trampoline.enter { _ in
            // Set only inside of this block, because the turns of the started stream run after it.
            isStarting = true
            defer { isStarting = false }
            while wantsAnother, !downstream.isStopped {
                wantsAnother = false
                attempt(self)
            }
        }
    }
}
