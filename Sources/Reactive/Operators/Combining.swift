extension ObservableType {
    /// Elements before those of the source.
    ///
    ///     source            --a--b-|
    ///     startWith(x, y)   (xy)-a--b-|
    @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
        Observable { downstream in
            for element in elements { downstream.next(element) }
            self.asObservable().flow(into: downstream)
        }
    }

    /// The source, and after it another stream.
    ///
    ///     source       -a-b-|
    ///     other        -c-|
    ///     concat       -a-b--c-|
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element { Concat(asObservable(), second.asObservable()) }

    /// Streams, one after the other. A sequence is read only as far as the streams come.
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable { downstream in
            let count = (sequence as? any Collection)?.count
            Succession(of: sequence.makeIterator(), count: count, to: downstream).advance()
        }
    }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources as [Observable<Element>])
    }

    /// Streams, together.
    ///
    ///     a              -1---2-|
    ///     b              --x-y---|
    ///     merge(a, b)    -1x-y2--|
    @inlinable public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<
        Element
    > where Sources.Element == Observable<Element> {
        Observable { downstream in
            let running = Box(sources.count)
            guard running.value > 0 else { return downstream.complete() }
            Trampoline.enter { _ in
                for source in sources {
                    source.forward(to: downstream) {
                        downstream.next($0)
                    } onEnd: {
                        running.value -= 1
                        if running.value == 0 || $0.isFailure { downstream.end($0) }
                    }
                }
            }
        }
    }

    @inlinable public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        merge(sources[...])
    }

    @inlinable public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources[...])
    }

    /// Each element with the latest of another stream, once that has spoken.
    ///
    ///     source              -1--2--3-|
    ///     other               --x--y---|
    ///     withLatestFrom      ----x--y-|
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        Observable { downstream in
            Trampoline.enter { _ in
                let latest = Box<Source.Element?>(nil)
                second.asObservable().forward(to: downstream) {
                    latest.value = $0
                } onEnd: {
                    if $0.isFailure { downstream.end($0) }
                }
                self.asObservable().forward(to: downstream) { element in
                    guard let latest = latest.value else { return }
                    downstream.next(try resultSelector(element, latest))
                }
            }
        }
    }

    /// The latest of another stream, for each element.
    @inlinable public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source)
        -> Observable<Source.Element>
    { withLatestFrom(second) { $1 } }

    /// Whichever of the two speaks first, or ends first; the other is left.
    ///
    ///     source       ---a-b-|
    ///     other        --x-y-z-|
    ///     amb          --x-y-z-|
    public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element>
    where Source.Element == Element { .amb([asObservable(), right.asObservable()]) }

    /// Whichever of the streams speaks first, or ends first.
    public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable { downstream in
            let lives = Box<[Lifetime]>([])
            let winner = Box<Int?>(nil)
            func isMine(_ index: Int) -> Bool {
                if winner.value == nil {
                    winner.value = index
                    for (other, life) in lives.value.enumerated() where other != index {
                        life.dispose()
                    }
                }
                return winner.value == index
            }
            Trampoline.enter { _ in
                for (index, source) in sequence.enumerated() where winner.value == nil {
                    let life = source.forward(to: downstream) {
                        if isMine(index) { downstream.next($0) }
                    } onEnd: {
                        if isMine(index) { downstream.end($0) }
                    }
                    lives.value.append(life)
                }
            }
        }
    }

    /// The latest new element, whenever the sampler speaks, and once more when it ends.
    ///
    ///     source      -a-b---c-|
    ///     sampler     ----x-x-x-x
    ///     sample      ----b---c-|
    @inlinable public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        Observable { downstream in
            Trampoline.enter { _ in
                let latest = Box<Element?>(nil)
                let isOver = Box(false)
                self.asObservable().forward(to: downstream) {
                    latest.value = $0
                } onEnd: {
                    isOver.value = true
                    if $0.isFailure { downstream.end($0) }
                }
                func take() {
                    if let element = latest.value.take() ?? defaultValue {
                        downstream.next(element)
                    }
                    if isOver.value { downstream.complete() }
                }
                sampler.asObservable().forward(to: downstream) { _ in
                    take()
                } onEnd: {
                    if $0.isFailure { downstream.end($0) } else { take() }
                }
            }
        }
    }
}

/// One stream after another. Chains of them are flattened, so that a thousand cost no more stack
/// than two.
final class Concat<Element>: Observable<Element> {
    private var first: Observable<Element>?
    private let second: Observable<Element>

    init(_ first: Observable<Element>, _ second: Observable<Element>) {
        (self.first, self.second) = (first, second)
        super.init { me, downstream in
            var streams: [Observable<Element>] = []
            var next = me
            while let concat = next as? Concat<Element>, let first = concat.first {
                streams.append(concat.second)
                next = first
            }
            streams.append(next)
            let inOrder = streams.reversed()
            Succession(of: inOrder.makeIterator(), count: streams.count, to: downstream).advance()
        }
    }

    deinit {
        // Freed in a loop: each would otherwise free the next from inside its own end.
        var next = first.take()
        while isKnownUniquelyReferenced(&next), let inner = (next as? Concat<Element>)?.first.take()
        { next = inner }
    }
}

/// Streams that follow one another: when one ends, the next begins.
final class Succession<Streams: IteratorProtocol, Element>
where Streams.Element == Observable<Element> {
    private var streams: Streams
    private var left: Int?
    private let downstream: Subscriber<Element>
    private var isAdvancing = false
    private var hasEnded = false

    init(of streams: Streams, count: Int?, to downstream: Subscriber<Element>) {
        (self.streams, left, self.downstream) = (streams, count, downstream)
    }

    /// Begins the next stream. Streams that end as they begin are a loop here, not a recursion.
    func advance() {
        hasEnded = true
        guard !isAdvancing else { return }
        isAdvancing = true
        Trampoline.enter { trampoline in
            while hasEnded, !downstream.isStopped {
                hasEnded = false
                guard let stream = streams.next() else { return downstream.complete() }
                left? -= 1
                if left == 0 {
                    // The last one needs nobody in between: a stream that goes on in itself does
                    // not grow.
                    return trampoline.descend { [downstream] in stream.flow(into: downstream) }
                }
                stream.forward(to: downstream) {
                    self.downstream.next($0)
                } onEnd: {
                    if $0.isFailure { self.downstream.end($0) } else { self.advance() }
                }
            }
        }
        isAdvancing = false
    }
}
