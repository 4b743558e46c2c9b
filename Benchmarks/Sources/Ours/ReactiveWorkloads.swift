import BenchKit
import Reactive

private typealias Work = Workloads

/// Every workload, as code written for RxSwift.
public func ours() -> Side {
    var side = Side("ours")
    addChains(to: &side)
    addCombinations(to: &side)
    addSharing(to: &side)
    addTime(to: &side)
    addDoors(to: &side)
    addInnerStreams(to: &side)
    addViewModels(to: &side)
    side.memory["m"] = { n in
        let checksum = Checksum()
        var kept: [Any] = []
        for i in 0..<(n / Work.perSubject) {
            let subject = opaque(PublishSubject<Int>())
            for _ in 0..<Work.perSubject {
                kept.append(
                    subject
                        .map { Work.increment($0) }
                        .filter { $0 >= 0 }
                        .scan(0) { $0 &+ $1 }
                        .distinctUntilChanged()
                        .map { Work.triple($0) }
                        .subscribe(onNext: { checksum.add($0) }))
            }
            kept.append(subject)
            subject.onNext(i)
        }
        return (kept, checksum.value)
    }
    side.memory["md"] = { n in
        let checksum = Checksum()
        var kept: [Any] = []
        for i in 0..<(n / Work.perSubject) {
            let relay = opaque(BehaviorRelay(value: 0))
            for _ in 0..<Work.perSubject {
                kept.append(
                    relay.asDriver()
                        .map { Work.triple($0) }
                        .distinctUntilChanged()
                        .drive(onNext: { checksum.add($0) }))
            }
            kept.append(relay)
            relay.accept(i)
        }
        return (kept, checksum.value)
    }
    return side
}

@inline(never)
private func rangeChain(_ n: Int) -> Observable<Int> {
    Observable.range(start: 0, count: n).map { Work.increment($0) }.filter { Work.keeps($0) }
}

private func addChains(to side: inout Side) {
    side.add("a") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription =
            subject
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .map { Work.triple($0) }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("a2") { n in
        let relay = opaque(PublishRelay<Int>())
        let checksum = Checksum()
        let subscription =
            relay
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .map { Work.triple($0) }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { relay.accept(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("b") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription =
            subject
            .scan(0) { Work.step($0, $1) }
            .distinctUntilChanged()
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("c") { n in
        let checksum = Checksum()
        let subscription = opaque(Observable.range(start: 0, count: n))
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .reduce(0) { $0 &+ $1 }
            .subscribe(onNext: { checksum.add($0) })
        subscription.dispose()
        return checksum.take()
    }
    side.add("c2") { n in
        let checksum = Checksum()
        let subscription = opaque(rangeChain(n))
            .reduce(0) { $0 &+ $1 }
            .subscribe(onNext: { checksum.add($0) })
        subscription.dispose()
        return checksum.take()
    }
    side.add("h") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        for i in 0..<n {
            let subscription =
                subject
                .map { Work.increment($0) }
                .filter { $0 >= 0 }
                .scan(0) { $0 &+ $1 }
                .distinctUntilChanged()
                .map { Work.triple($0) }
                .subscribe(onNext: { checksum.add($0) })
            subject.onNext(i)
            subscription.dispose()
        }
        return checksum.take()
    }
    side.add("l") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        var stream = subject.asObservable()
        for _ in 0..<Work.depth { stream = stream.map { Work.increment($0) } }
        let subscription = stream.subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("p") { n in
        let subject = opaque(PublishSubject<Payload>())
        let checksum = Checksum()
        let subscription =
            subject
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .map { Work.triple($0) }
            .subscribe(onNext: { checksum.add($0.id) })
        var payload = Payload(id: 7)
        for i in 0..<n {
            payload.id = i
            subject.onNext(payload)
        }
        subscription.dispose()
        return checksum.take()
    }
}

private func addCombinations(to side: inout Side) {
    side.add("d2") { n in
        let subjects = (0..<2).map { _ in opaque(PublishSubject<Int>()) }
        let checksum = Checksum()
        let subscription = Observable.combineLatest(subjects[0], subjects[1]) { $0 &+ $1 }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subjects[i & 1].onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("d4") { n in
        let subjects = (0..<4).map { _ in opaque(PublishSubject<Int>()) }
        let checksum = Checksum()
        let subscription = Observable.combineLatest(
            subjects[0], subjects[1], subjects[2], subjects[3]
        ) { $0 &+ $1 &+ $2 &+ $3 }
        .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subjects[i & 3].onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("d8") { n in
        let subjects = (0..<8).map { _ in opaque(PublishSubject<Int>()) }
        let checksum = Checksum()
        let subscription = Observable.combineLatest(
            subjects[0], subjects[1], subjects[2], subjects[3],
            subjects[4], subjects[5], subjects[6], subjects[7]
        ) { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int) -> Int in
            Work.sum(a &+ b &+ c &+ d, e &+ f &+ g &+ h)
        }
        .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subjects[i & 7].onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("e") { n in
        let trigger = opaque(PublishSubject<Int>())
        let latest = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription = trigger.withLatestFrom(latest) { $0 &+ $1 }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { if i & 3 == 0 { latest.onNext(i) } else { trigger.onNext(i) } }
        subscription.dispose()
        return checksum.take()
    }
    side.add("f") { n in
        let subjects = (0..<4).map { _ in opaque(PublishSubject<Int>()) }
        let checksum = Checksum()
        let subscription = Observable.merge(subjects.map { $0.asObservable() })
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subjects[i & 3].onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("g") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription =
            subject
            .flatMapLatest { Observable.just(Work.increment($0)) }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
}

private func addSharing(to side: inout Side) {
    side.add("i") { n in
        let relay = opaque(BehaviorRelay(value: 0))
        let checksum = Checksum()
        let subscriptions = (0..<Work.fanOut).map { _ in
            relay.subscribe(onNext: { checksum.add($0) })
        }
        for i in 0..<(n / Work.fanOut) { relay.accept(i) }
        for subscription in subscriptions { subscription.dispose() }
        return checksum.take()
    }
    side.add("j") { n in
        let relay = opaque(BehaviorRelay(value: 0))
        let checksum = Checksum()
        let subscription = relay.asDriver()
            .map { $0 >> 1 }
            .distinctUntilChanged()
            .drive(onNext: { checksum.add($0) })
        for i in 0..<n { relay.accept(i) }
        subscription.dispose()
        return checksum.take()
    }
}

private func addTime(to side: inout Side) {
    side.add("k1") { n in
        let clock = opaque(VirtualTimeScheduler())
        let checksum = Checksum()
        let subscription = Observable<Int>.interval(.seconds(1), scheduler: clock)
            .subscribe(onNext: { checksum.add($0) })
        clock.advanceTo(n)
        subscription.dispose()
        return checksum.take()
    }
    side.add("k2", "k2s") { n in
        let clock = opaque(VirtualTimeScheduler())
        let checksum = Checksum()
        for i in 0..<n { clock.scheduleAt(Work.due(i, of: n)) { checksum.add(i) } }
        clock.advanceTo(n + 1)
        return checksum.take()
    }
    side.add("k3") { n in
        let clock = opaque(VirtualTimeScheduler())
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription =
            subject
            .debounce(.seconds(Work.debounceTicks), scheduler: clock)
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n {
            clock.advanceTo(clock.clock + Work.gap(before: i))
            subject.onNext(i)
        }
        clock.advanceTo(clock.clock + 1000)
        subscription.dispose()
        return checksum.take()
    }
    side.add("k4") { n in
        let clock = opaque(VirtualTimeScheduler())
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription =
            subject
            .throttle(.seconds(Work.throttleTicks), latest: true, scheduler: clock)
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n {
            clock.advanceTo(clock.clock + Work.gap(before: i))
            subject.onNext(i)
        }
        clock.advanceTo(clock.clock + 1000)
        subscription.dispose()
        return checksum.take()
    }
}
