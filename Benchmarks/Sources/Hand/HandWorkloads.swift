import BenchKit

private typealias Work = Workloads

/// Every workload, written by hand.
public func hand() -> Side {
    var side = Side("hand")
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
            let subject = opaque(HandSubject<Int>())
            for _ in 0..<Work.perSubject {
                kept.append(
                    subject.stream
                        .map { Work.increment($0) }
                        .filter { $0 >= 0 }
                        .scan(0) { $0 &+ $1 }
                        .distinct()
                        .map { Work.triple($0) }
                        .subscribe { checksum.add($0) })
            }
            kept.append(subject)
            subject.send(i)
        }
        return (kept, checksum.value)
    }
    side.memory["md"] = { n in
        let checksum = Checksum()
        var kept: [Any] = []
        for i in 0..<(n / Work.perSubject) {
            let value = opaque(HandValue(0))
            for _ in 0..<Work.perSubject {
                kept.append(
                    value.stream
                        .map { Work.triple($0) }
                        .distinct()
                        .subscribe { checksum.add($0) })
            }
            kept.append(value)
            value.send(i)
        }
        return (kept, checksum.value)
    }
    return side
}

@inline(never)
private func rangeChain(_ n: Int) -> Hand<Int> {
    handRange(0..<n).map { Work.increment($0) }.filter { Work.keeps($0) }
}

private func addChains(to side: inout Side) {
    side.add("a", "a2") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = subject.stream
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .map { Work.triple($0) }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("b") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = subject.stream
            .scan(0) { Work.step($0, $1) }
            .distinct()
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("c") { n in
        let checksum = Checksum()
        var total = 0
        let cancel = opaque(handRange(0..<n))
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .subscribe { total = total &+ $0 }
        checksum.add(total)
        cancel.cancel()
        return checksum.take()
    }
    side.add("c2") { n in
        let checksum = Checksum()
        var total = 0
        let cancel = opaque(rangeChain(n)).subscribe { total = total &+ $0 }
        checksum.add(total)
        cancel.cancel()
        return checksum.take()
    }
    side.add("h") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        for i in 0..<n {
            let cancel = subject.stream
                .map { Work.increment($0) }
                .filter { $0 >= 0 }
                .scan(0) { $0 &+ $1 }
                .distinct()
                .map { Work.triple($0) }
                .subscribe { checksum.add($0) }
            subject.send(i)
            cancel.cancel()
        }
        return checksum.take()
    }
    side.add("l") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        var stream = subject.stream
        for _ in 0..<Work.depth { stream = stream.map { Work.increment($0) } }
        let cancel = stream.subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("p") { n in
        let subject = opaque(HandSubject<Payload>())
        let checksum = Checksum()
        let cancel = subject.stream
            .map { Work.increment($0) }
            .filter { Work.keeps($0) }
            .map { Work.triple($0) }
            .subscribe { checksum.add($0.id) }
        var payload = Payload(id: 7)
        for i in 0..<n {
            payload.id = i
            subject.send(payload)
        }
        cancel.cancel()
        return checksum.take()
    }
}

private func addCombinations(to side: inout Side) {
    side.add("d2") { n in
        let subjects = (0..<2).map { _ in opaque(HandSubject<Int>()) }
        let checksum = Checksum()
        let cancel = handCombine(subjects[0].stream, subjects[1].stream) { $0 &+ $1 }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subjects[i & 1].send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("d4") { n in
        let subjects = (0..<4).map { _ in opaque(HandSubject<Int>()) }
        let checksum = Checksum()
        let cancel = handCombine(
            subjects[0].stream, subjects[1].stream, subjects[2].stream, subjects[3].stream
        ) { $0 &+ $1 &+ $2 &+ $3 }
        .subscribe { checksum.add($0) }
        for i in 0..<n { subjects[i & 3].send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("d8") { n in
        let subjects = (0..<8).map { _ in opaque(HandSubject<Int>()) }
        let checksum = Checksum()
        let cancel = handCombine(
            subjects[0].stream, subjects[1].stream, subjects[2].stream, subjects[3].stream,
            subjects[4].stream, subjects[5].stream, subjects[6].stream, subjects[7].stream
        ) { Work.sum($0 &+ $1 &+ $2 &+ $3, $4 &+ $5 &+ $6 &+ $7) }
        .subscribe { checksum.add($0) }
        for i in 0..<n { subjects[i & 7].send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("e") { n in
        let trigger = opaque(HandSubject<Int>())
        let latest = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handWithLatest(trigger.stream, latest.stream) { $0 &+ $1 }
            .subscribe { checksum.add($0) }
        for i in 0..<n { if i & 3 == 0 { latest.send(i) } else { trigger.send(i) } }
        cancel.cancel()
        return checksum.take()
    }
    side.add("f") { n in
        let subjects = (0..<4).map { _ in opaque(HandSubject<Int>()) }
        let checksum = Checksum()
        let cancel = handMerge(subjects.map(\.stream)).subscribe { checksum.add($0) }
        for i in 0..<n { subjects[i & 3].send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("g") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handSwitch(subject.stream) { handJust(Work.increment($0)) }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
}

private func addSharing(to side: inout Side) {
    side.add("i") { n in
        let value = opaque(HandValue(0))
        let checksum = Checksum()
        let cancels = (0..<Work.fanOut).map { _ in value.stream.subscribe { checksum.add($0) } }
        for i in 0..<(n / Work.fanOut) { value.send(i) }
        for cancel in cancels { cancel.cancel() }
        return checksum.take()
    }
    side.add("j") { n in
        let value = opaque(HandValue(0))
        let checksum = Checksum()
        let cancel = value.stream.map { $0 >> 1 }.distinct().subscribe { checksum.add($0) }
        for i in 0..<n { value.send(i) }
        cancel.cancel()
        return checksum.take()
    }
}

private func addTime(to side: inout Side) {
    side.add("k1") { n in
        let clock = opaque(HandClock())
        let checksum = Checksum()
        let interval = HandInterval(clock, 1) { checksum.add($0) }
        interval.arm()
        clock.advance(to: n)
        return checksum.take()
    }
    side.add("k2", "k2s") { n in
        let clock = opaque(HandClock())
        let checksum = Checksum()
        for i in 0..<n { clock.at(Work.due(i, of: n)) { checksum.add(i) } }
        clock.advance(to: n + 1)
        return checksum.take()
    }
    side.add("k3") { n in
        let clock = opaque(HandClock())
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handDebounce(subject.stream, Work.debounceTicks, clock)
            .subscribe { checksum.add($0) }
        for i in 0..<n {
            clock.advance(to: clock.now + Work.gap(before: i))
            subject.send(i)
        }
        clock.advance(to: clock.now + 1000)
        cancel.cancel()
        return checksum.take()
    }
    side.add("k4") { n in
        let clock = opaque(HandClock())
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handThrottle(subject.stream, Work.throttleTicks, clock)
            .subscribe { checksum.add($0) }
        for i in 0..<n {
            clock.advance(to: clock.now + Work.gap(before: i))
            subject.send(i)
        }
        clock.advance(to: clock.now + 1000)
        cancel.cancel()
        return checksum.take()
    }
}
