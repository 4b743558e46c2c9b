import ReactiveThreads

extension ObservableType {
    /// Calls `subscribe` for each subscriber, with an observer that sends events to the subscriber.
    /// Disposes the returned disposable when the subscription ends.
    ///
    ///     create { 1, 2, completed }     (12|)
    @inlinable public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Observable { downstream in
            let isolation = IsolationCheck(file, line)
            let mainThread = MainThreadCheck(file, line)
            let observer = AnyObserver<Element> { event in
                mainThread.verify()
                let isOutermost = isolation.begin()
                defer { isolation.end(isOutermost) }
                downstream.on(event)
            }
            downstream.lifetime.add(subscribe(observer))
        }
    }

    /// Sends one element.
    ///
    ///     just(a)     (a|)
    @inlinable public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// Sends the elements on `scheduler` or, if it is nil, on the current thread.
    ///
    ///     of(a, b, c)     (abc|)
    @inlinable public static func of(
        _ elements: Element..., scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> { .from(elements, scheduler: scheduler) }

    /// Sends the elements of a sequence.
    ///
    ///     from([a, b, c])     (abc|)
    @inlinable public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> where Elements.Element == Element {
        if let scheduler, scheduler !== CurrentThreadScheduler.instance {
            return Observable { $0.unfold(sequence.makeIterator(), on: scheduler) }
        }
        // Arrays have their own class, which saves an allocation in the most common case.
        if let elements = sequence as? [Element] { return Listed(elements) }
        return Observable { $0.unfold(sequence.makeIterator()) }
    }

    /// Sends the element of the optional, if it has one.
    ///
    ///     from(optional: a)     (a|)
    ///     from(optional: nil)   |
    @inlinable public static func from(
        optional: Element?, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        guard let scheduler else { return optional.map { .just($0) } ?? .empty() }
        return .from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }

    /// Sends only the end.
    ///
    ///     empty()     |
    @inlinable public static func empty() -> Observable<Element> {
        Observable(.atOnce) { $1.complete() }
    }

    /// Sends neither an element nor an end.
    ///
    ///     never()     -------
    @inlinable public static func never() -> Observable<Element> { Observable { _ in } }

    /// Sends only a failure.
    ///
    ///     error(e)     #
    @inlinable public static func error(_ error: any Error) -> Observable<Element> {
        Observable(.atOnce) { $1.fail(error) }
    }

    /// Creates a stream for each subscriber.
    ///
    ///     deferred { of(a, b) }     (ab|)
    @inlinable public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { downstream in
            do { try observableFactory().flow(into: downstream) } catch { downstream.fail(error) }
        }
    }

    /// Creates a resource and a stream for each subscriber, and disposes the resource when the
    /// subscription ends.
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
                // Added last, so that a source that ends at once is disposed before the resource.
                defer { downstream.lifetime.add(resource) }
                try observableFactory(resource).forward(to: downstream)
            } catch { downstream.fail(error) }
        }
    }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Sends `count` consecutive whole numbers from `start` on.
    ///
    ///     range(start: 3, count: 4)     (3456|)
    @inlinable public static func range(
        start: Element, count: Element, scheduler: (any ImmediateScheduler)? = nil
    ) -> Observable<Element> {
        precondition(count >= 0, "The count of a range must not be negative.")
        let end = start.addingReportingOverflow(count - (count > 0 ? 1 : 0))
        precondition(!end.overflow, "The end of a range must fit in its type.")
        let numbers = (0..<UInt(count)).lazy.map { start &+ Element(truncatingIfNeeded: $0) }
        return .from(numbers, scheduler: scheduler)
    }

    /// Sends 0, 1, 2 and so on, one number after each period.
    ///
    ///     interval(2)     --0-1-2-3-
    @inlinable public static func interval(
        _ period: RxTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

    /// Sends 0 after `dueTime`. With a `period`, 1, 2 and so on follow. Without one, the stream
    /// then completes.
    ///
    ///     timer(3)               ---(0|)
    ///     timer(3, period: 2)    ---0-1-2-
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any Scheduler
    ) -> Observable<Element> {
        let beats = beats(dueTime, period, scheduler)
        return (beats as Any) as? Observable<Element>
            ?? beats.map { Element(truncatingIfNeeded: $0) }
    }

    @usableFromInline static func beats(
        _ dueTime: RxTimeInterval, _ period: RxTimeInterval?, _ scheduler: any Scheduler
    ) -> Observable<Int> {
        Observable<Int> { downstream in
            guard let period else {
                let work = scheduler.schedule(after: dueTime) {
                    downstream.next(0)
                    downstream.complete()
                }
                return downstream.lifetime.add(work)
            }
            let count = Box(0)
            let beat = scheduler.schedule(after: dueTime, every: period) {
                let number = count.value
                count.value = number &+ 1
                downstream.next(number)
            }
            downstream.lifetime.add(beat)
        }
    }
}

/// A stream of one element. It costs a single allocation.
@usableFromInline final class Just<Element>: Observable<Element> {
    @usableFromInline let element: Element

    @inlinable init(_ element: Element) {
        self.element = element
        super.init(.one) { me, downstream in
            // Sound: a stream only passes itself to its closure.
            downstream.next(unsafeDowncast(me, to: Just<Element>.self).element)
            downstream.end(.completed)
        }
    }
}

/// A stream of the elements of an array from an index on.
@usableFromInline final class Listed<Element>: Observable<Element> {
    /// Sends the element at an index to a subscriber. Only this closure is specialized for each
    /// element type.
    @usableFromInline typealias Delivery = (Subscriber<Element>, [Element], Int) -> Void

    @usableFromInline let elements: [Element]
    @usableFromInline let first: Int

    @inlinable init(_ elements: [Element], from first: Int = 0) {
        (self.elements, self.first) = (elements, first)
        super.init(first == 0 ? .list : .open) { me, downstream in
            // Sound: a stream only passes itself to its closure.
            unsafeDowncast(me, to: Listed<Element>.self).send(to: downstream) { $0.next($1[$2]) }
        }
    }

    @usableFromInline
    func send(to downstream: Subscriber<Element>, by deliver: @escaping Delivery) {
        Trampoline.take { turn(self.first, $0) }

        func turn(_ first: Int, _ trampoline: Trampoline) {
            var number = first
            while !downstream.isStopped {
                if number == elements.count { return downstream.complete() }
                deliver(downstream, elements, number)
                number += 1
                if trampoline.hasWaitingTurns {
                    return trampoline.enqueue { [number] in turn(number, trampoline) }
                }
            }
        }
    }
}

extension Observable {
    /// The element of a stream of the class `Just`; nil for other streams. Reading it needs no
    /// subscription.
    @inlinable @inline(__always) final var only: Element? {
        // Sound: no other class has this shape.
        shape == .one ? unsafeDowncast(self, to: Just<Element>.self).element : nil
    }

    /// The elements of a stream of the class `Listed` that starts at the first; nil for other
    /// streams.
    @inlinable @inline(__always) final var list: [Element]? {
        // Sound: no other class has this shape.
        shape == .list ? unsafeDowncast(self, to: Listed<Element>.self).elements : nil
    }
}

extension Subscriber {
    /// Sends the elements of a sequence to this subscriber: all in a loop or, while other turns
    /// wait, one per turn.
    @inlinable final func unfold<Rest: IteratorProtocol<Element>>(_ rest: Rest) {
        Trampoline.take { self.resume(rest, $0) }
    }

    @inlinable final func resume<Rest: IteratorProtocol<Element>>(
        _ rest: Rest, _ trampoline: Trampoline
    ) {
        var rest = rest
        while !isStopped {
            guard let element = rest.next() else { return complete() }
            next(element)
            if trampoline.hasWaitingTurns {
                return trampoline.enqueue { [rest] in self.resume(rest, trampoline) }
            }
        }
    }

    /// Sends the elements of a sequence to this subscriber, each as separate work of the scheduler.
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
