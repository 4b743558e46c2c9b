extension ObservableType {
    /// Delays every event by `dueTime`, except an error, which is sent at once and discards the
    /// waiting events. Schedules each event separately, so two events at the same time are sent in
    /// different turns.
    ///
    ///     source       -a--b-|
    ///     delay(2)     ---a--b-|
    public func delay(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Observable<Element> {
        Observable { downstream in
            let delay = scheduler.ticks(in: dueTime)
            let waiting = Box(Queue<(due: Int, event: Event<Element>)>())
            let alarm = ScheduledWork {}
            // Sound without a retain: the subscription owns the alarm, and ends it.
            alarm.action = { [unowned(unsafe) alarm] in
                guard let first = waiting.value.first else { return }
                // Removed last. Otherwise, an event that arrives during the delivery would set the
                // alarm.
                downstream.on(first.event)
                _ = waiting.value.popFirst()
                if downstream.isStopped { return }
                if let next = waiting.value.first { scheduler.schedule(alarm, at: next.due) }
            }
            func wait(_ event: Event<Element>) {
                let due = scheduler.clock + delay
                if waiting.value.isEmpty { scheduler.schedule(alarm, at: due) }
                waiting.value.append((due, event))
            }
            downstream.lifetime.add(alarm)
            self.asObservable().forward(to: downstream) {
                wait(.next($0))
            } onEnd: {
                if $0.isFailure { downstream.end($0) } else { wait(.completed) }
            }
        }
    }

    /// Subscribes only after `dueTime`, and misses the earlier elements of a shared source.
    ///
    ///     source                 -a-b-c-|
    ///     delaySubscription(2)   ---b-c-|
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any Scheduler)
        -> Observable<Element>
    { Observable<Int>.timer(dueTime, scheduler: scheduler).flatMap { _ in self } }

    /// Sends the latest element when the source has been quiet for `dueTime`, or completes.
    ///
    ///     source          -ab---c-|
    ///     debounce(2)     ----b---(c|)
    @inlinable @inline(never) public func debounce(
        _ dueTime: RxTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> {
        Observable { downstream in
            let delay = scheduler.ticks(in: dueTime)
            let pending = Box<Element?>(nil)
            let alarm = ScheduledWork {
                if let element = pending.value.take() { downstream.next(element) }
            }
            downstream.lifetime.add(alarm)
            self.asObservable().forward(to: downstream) {
                pending.value = $0
                scheduler.schedule(alarm, at: scheduler.clock + delay)
            } onEnd: {
                if !$0.isFailure { alarm.run() }
                downstream.end($0)
            }
        }
    }

    /// Sends at most one element per `dueTime`. Sends the first element at once. If `latest` is
    /// true, sends the last element that arrived meanwhile as soon as the time is up.
    ///
    ///     source                        -abc-----d-|
    ///     throttle(3)                   -a--c----d-|
    ///     throttle(3, latest: false)    -a-------d-|
    @inlinable @inline(never) public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any Scheduler
    ) -> Observable<Element> {
        Observable { downstream in
            let period = scheduler.ticks(in: dueTime)
            let pending = Box<Element?>(nil)
            let windowEnd = Box(Int.min)
            let isOver = Box(false)
            func send(_ element: Element) {
                downstream.next(element)
                windowEnd.value = scheduler.clock + period
            }
            let alarm = ScheduledWork {
                if let element = pending.value.take() { send(element) }
                if isOver.value { downstream.complete() }
            }
            downstream.lifetime.add(alarm)
            self.asObservable().forward(to: downstream) { element in
                if scheduler.clock >= windowEnd.value {
                    pending.value = nil
                    return send(element)
                }
                guard latest else { return }
                if pending.value == nil { scheduler.schedule(alarm, at: windowEnd.value) }
                pending.value = element
            } onEnd: {
                isOver.value = true
                if pending.value == nil || $0.isFailure { downstream.end($0) }
            }
        }
    }

    /// Fails when the source has been quiet for `dueTime`.
    ///
    ///     source         -a--b-----c
    ///     timeout(4)     -a--b---#
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any Scheduler) -> Observable<Element>
    { timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler) }

    /// Continues with another stream when the source has been quiet for `dueTime`.
    ///
    ///     source                -a--b-----c
    ///     other                 (x|)
    ///     timeout(4, other:)    -a--b---(x|)
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any Scheduler
    ) -> Observable<Element> where Source.Element == Element {
        Observable { downstream in
            let ticks = scheduler.ticks(in: dueTime)
            let alarm = ScheduledWork {}
            downstream.lifetime.add(alarm)
            func wait() { scheduler.schedule(alarm, at: scheduler.clock + ticks) }
            wait()
            let source = self.asObservable().forward(to: downstream) {
                downstream.next($0)
                if !downstream.isStopped { wait() }
            }
            guard !downstream.isStopped else { return }
            alarm.action = {
                source.dispose()
                other.asObservable().flow(into: downstream)
            }
        }
    }

    /// Sends the elements in arrays: one each time `timeSpan` has passed since the previous array,
    /// or `count` elements have arrived. Sends the last array when the source completes, even if it
    /// is empty.
    ///
    ///     source                              -a-b-c----|
    ///     buffer(4, count: 2).map(\.count)    ---2---1--(0|)
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any Scheduler
    ) -> Observable<[Element]> {
        precondition(count > 0, "A buffer must have room for at least one element.")
        return Observable { downstream in
            let span = scheduler.ticks(in: timeSpan)
            let group = Box<[Element]>([])
            let alarm = ScheduledWork {}
            func close() {
                let elements = group.value
                group.value = []
                downstream.next(elements)
                scheduler.schedule(alarm, at: scheduler.clock + span)
            }
            alarm.action = close
            downstream.lifetime.add(alarm)
            scheduler.schedule(alarm, at: scheduler.clock + span)
            self.asObservable().forward(to: downstream) {
                group.value.append($0)
                if group.value.count == count { close() }
            } onEnd: {
                if !$0.isFailure { downstream.next(group.value) }
                downstream.end($0)
            }
        }
    }

    /// Sends each event as work of the scheduler. An error does not overtake earlier elements.
    ///
    ///     source                    -a--b-|
    ///     observe(on: scheduler)    --a--b-|
    public func observe(on scheduler: any ImmediateScheduler) -> Observable<Element> {
        Observable { downstream in
            let waiting = Box(Queue<Event<Element>>())
            func turn() {
                guard !downstream.isStopped, let event = waiting.value.first else { return }
                downstream.on(event)
                _ = waiting.value.popFirst()
                if !waiting.value.isEmpty { scheduler.schedule { turn() } }
            }
            func wait(_ event: Event<Element>) {
                let isFirst = waiting.value.isEmpty
                waiting.value.append(event)
                if isFirst { scheduler.schedule { turn() } }
            }
            downstream.lifetime.onDispose { waiting.value = Queue() }
            self.asObservable().forward(
                to: downstream, onNext: { wait(.next($0)) }, onEnd: { wait($0.event()) })
        }
    }

    /// Subscribes and disposes as work of the scheduler. Schedules the disposal even if the source
    /// has already ended.
    ///
    ///     source                      -a--b-|
    ///     subscribe(on: scheduler)    --a--b-|
    public func subscribe(on scheduler: any ImmediateScheduler) -> Observable<Element> {
        Observable { downstream in
            let life = Lifetime()
            let work = scheduler.schedule {
                guard !life.isStopped else { return }
                self.asObservable().listen(
                    for: life, leaving: .later, onNext: downstream.next, onEnd: downstream.end)
            }
            downstream.lifetime.onDispose {
                work.dispose()
                scheduler.schedule { life.dispose() }
            }
        }
    }
}
