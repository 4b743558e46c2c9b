extension ObservableType {
    /// A stream that says what its function tells the observer, once for each subscriber. The
    /// disposable is let go at the end, whichever way that comes.
    ///
    ///     create { 1, 2, completed }     (12|)
    @inlinable public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Observable { downstream in
            let home = Home(file, line, isStrict: true)
            let observer = AnyObserver<Element> { event in
                let visit = home.enter()
                defer { home.leave(visit) }
                downstream.on(event)
            }
            downstream.lifetime.add(subscribe(observer))
        }
    }

    /// One element.
    ///
    ///     just(a)     (a|)
    @inlinable public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// One element, then the end, each a turn of the scheduler's.
    ///
    ///     just(a, scheduler)     -a|
    @inlinable public static func just(
        _ element: Element, scheduler: any ImmediateScheduler
    ) -> Observable<Element> { .from(CollectionOfOne(element), scheduler: scheduler) }

    /// The elements given: of a scheduler, or of the current thread, as in all that follows.
    ///
    ///     of(a, b, c)     (abc|)
    @inlinable public static func of(
        _ elements: Element..., scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> { .from(elements, scheduler: scheduler) }

    /// The elements of a sequence.
    ///
    ///     from([a, b, c])     (abc|)
    @inlinable public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> where Elements.Element == Element {
        if let scheduler, scheduler !== CurrentThreadScheduler.instance {
            return Observable { $0.unfold(sequence.makeIterator(), on: scheduler) }
        }
        // The commonest sequence has a class of its own, which is one block of memory less.
        if let elements = sequence as? [Element] { return Listed(elements) }
        return Observable { $0.unfold(sequence.makeIterator()) }
    }

    /// The element, if there is one.
    ///
    ///     from(optional: a)     (a|)
    ///     from(optional: nil)   |
    @inlinable public static func from(
        optional: Element?, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        guard let scheduler else { return optional.map { .just($0) } ?? .empty() }
        return .from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }

    /// No element.
    ///
    ///     empty()     |
    @inlinable public static func empty() -> Observable<Element> {
        Observable(.atOnce) { $1.complete() }
    }

    /// Nothing, for ever.
    ///
    ///     never()     -------
    @inlinable public static func never() -> Observable<Element> { Observable { _ in } }

    /// A failure.
    ///
    ///     error(e)     #
    @inlinable public static func error(_ error: any Error) -> Observable<Element> {
        Observable(.atOnce) { $1.fail(error) }
    }

    /// A stream that is made anew for each subscriber.
    ///
    ///     deferred { of(a, b) }     (ab|)
    @inlinable public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { downstream in
            do { try observableFactory().flow(into: downstream) } catch { downstream.fail(error) }
        }
    }

    /// The same element for ever.
    ///
    ///     repeatElement(a).take(3)     (aaa|)
    @inlinable public static func repeatElement(
        _ element: Element, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        .from(Swift.repeatElement(element, count: .max), scheduler: scheduler)
    }

    /// A loop: from `initialState`, while `condition` holds, one step after the other.
    ///
    ///     generate(1, { $0 < 4 }, { $0 + 1 })     (123|)
    public static func generate(
        initialState start: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: (any ImmediateScheduler)? = nil,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        let loop = sequence(state: (element: start, isFirst: true, isOver: false)) {
            (state: inout (element: Element, isFirst: Bool, isOver: Bool)) -> Event<Element>? in
            if state.isOver { return nil }
            do {
                if !state.isFirst { state.element = try iterate(state.element) }
                state.isFirst = false
                return try condition(state.element) ? .next(state.element) : nil
            } catch {
                state.isOver = true
                return .error(error)
            }
        }
        return Observable<Event<Element>>.from(loop, scheduler: scheduler).dematerialize()
    }

    /// A stream that uses a resource, which is let go after the stream.
    ///
    ///     lines                     -a--b-|
    ///     using(file) { lines }     -a--b-|
    @inlinable public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { downstream in
            do {
                let resource = try resourceFactory()
                // Last, so that a source that ends as it begins goes before it.
                defer { downstream.lifetime.add(resource) }
                try observableFactory(resource).forward(to: downstream, onNext: downstream.next)
            } catch { downstream.fail(error) }
        }
    }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Whole numbers, one after the other.
    ///
    ///     range(start: 3, count: 4)     (3456|)
    @inlinable public static func range(
        start: Element, count: Element,
        scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        precondition(count >= 0, "A range has no fewer than zero elements.")
        let end = start.addingReportingOverflow(count - (count > 0 ? 1 : 0))
        precondition(!end.overflow, "A range ends within its type.")
        let numbers = (0..<UInt(count)).lazy.map { start &+ Element(truncatingIfNeeded: $0) }
        return .from(numbers, scheduler: scheduler)
    }

    /// 0, 1, 2 …, the first after one period.
    ///
    ///     interval(2)     --0-1-2-3-
    @inlinable public static func interval(
        _ period: RxTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

    /// 0 after `dueTime`; with a `period`, 1, 2 … after it, otherwise the end.
    ///
    ///     timer(3)               ---(0|)
    ///     timer(3, period: 2)    ---0-1-2-
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any Scheduler
    ) -> Observable<Element> {
        Observable { downstream in
            guard let period else {
                let work = scheduler.schedule(after: dueTime) {
                    downstream.next(0)
                    downstream.complete()
                }
                return downstream.lifetime.add(work)
            }
            let count = Box<Element>(0)
            let beat = scheduler.schedule(after: dueTime, every: period) {
                let number = count.value
                count.value = number &+ 1
                downstream.next(number)
            }
            downstream.lifetime.add(beat)
        }
    }
}

/// One element, in one block of memory.
@usableFromInline final class Just<Element>: Observable<Element> {
    @usableFromInline let element: Element

    @inlinable init(_ element: Element) {
        self.element = element
        super.init(.one) { me, downstream in
            // Sound: a stream flows through the closure that it was made with.
            downstream.next(unsafeDowncast(me, to: Just<Element>.self).element)
            downstream.end(.completed)
        }
    }
}

extension Observable {
    /// The element, if this is a stream of just one, which can be had without listening to it.
    @inlinable @inline(__always) final var only: Element? {
        // Sound: nothing else says so.
        shape == .one ? unsafeDowncast(self, to: Just<Element>.self).element : nil
    }
}

/// The elements of an array, from the one of that number on.
@usableFromInline final class Listed<Element>: Observable<Element> {
    @usableFromInline let elements: [Element]
    @usableFromInline let first: Int

    @inlinable init(_ elements: [Element], from first: Int = 0) {
        (self.elements, self.first) = (elements, first)
        super.init(first == 0 ? .list : .open) { me, downstream in
            // Sound: a stream flows through the closure that it was made with. The loop is all that
            // is made anew for each type.
            let me = unsafeDowncast(me, to: Listed<Element>.self)
            me.tell(downstream) { $0.hear(elementsOf: $1, from: $2, $3) }
        }
    }

    /// Tells the elements to a subscriber that hears them as `hear` says.
    @usableFromInline func tell(
        _ downstream: Subscriber<Element>,
        hear: @escaping (Subscriber<Element>, [Element], Int, Trampoline) -> Int
    ) {
        Trampoline.take { turn(self.first, $0) }

        func turn(_ first: Int, _ trampoline: Trampoline) {
            if downstream.isStopped { return }
            if first == elements.count { return downstream.complete() }
            let next = hear(downstream, elements, first, trampoline)
            guard trampoline.isCrowded else { return turn(next, trampoline) }
            trampoline.enqueue { turn(next, trampoline) }
        }
    }
}

extension Observable {
    /// The elements, if this is a stream of a list.
    @inlinable @inline(__always) final var list: [Element]? {
        // Sound: nothing else says so.
        shape == .list ? unsafeDowncast(self, to: Listed<Element>.self).elements : nil
    }
}

extension Subscriber {
    /// Hears elements for as long as no other source waits for a turn, and tells how far that came.
    @inlinable @inline(never) final func hear(
        elementsOf elements: [Element], from first: Int, _ trampoline: Trampoline
    ) -> Int {
        var number = first
        repeat {
            next(elements[number])
            number &+= 1
        } while number < elements.count && !isStopped && !trampoline.isCrowded
        return number
    }

    /// Hears the elements of a sequence: in a plain loop, and one a turn where others wait for
    /// theirs.
    @inlinable final func unfold<Rest: IteratorProtocol<Element>>(_ rest: Rest) {
        Trampoline.take { self.goOn(with: rest, $0) }
    }

    @inlinable final func goOn<Rest: IteratorProtocol<Element>>(
        with rest: Rest, _ trampoline: Trampoline
    ) {
        var rest = rest
        while !isStopped {
            guard let element = rest.next() else { return complete() }
            next(element)
            if trampoline.isCrowded {
                return trampoline.enqueue { [rest] in self.goOn(with: rest, trampoline) }
            }
        }
    }

    /// The same an element a turn, each of which a scheduler decides on.
    @usableFromInline final func unfold<Rest: IteratorProtocol<Element>>(
        _ rest: Rest, on scheduler: any ImmediateScheduler
    ) {
        scheduler.schedule {
            var rest = rest
            if self.isStopped { return }
            guard let element = rest.next() else { return self.complete() }
            self.next(element)
            self.unfold(rest, on: scheduler)
        }
    }
}
