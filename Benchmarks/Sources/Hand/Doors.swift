import BenchKit

private typealias Work = Workloads

/// A view model that the chains reference weakly.
private final class Owner {
    let checksum: Checksum

    init(_ checksum: Checksum) { self.checksum = checksum }

    func take(_ element: Int) { checksum.add(element) }
}

/// Adds the workloads that pass elements into chains and out of them.
func addDoors(to side: inout Side) {
    side.add("q", "qo") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = subject.stream.subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("qb", "qs") { n in
        let (subject, other) = (opaque(HandSubject<Int>()), opaque(HandSubject<Int>()))
        let checksum = Checksum()
        let first = subject.stream.subscribe { other.send($0) }
        let second = other.stream.subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        first.cancel()
        second.cancel()
        return checksum.take()
    }
    side.add("qw") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let owner = opaque(Owner(checksum))
        let cancel = subject.stream.subscribe { [weak owner] in owner?.take($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return withExtendedLifetime(owner) { checksum.take() }
    }
}

/// Adds the workloads for streams of streams.
func addInnerStreams(to side: inout Side) {
    side.add("g2") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handSwitch(subject.stream) { handJust($0).map { Work.increment($0) } }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("g3") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handSwitch(subject.stream) { handOf([Work.increment($0)]) }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
    side.add("g4") { n in
        let (subject, inner) = (opaque(HandSubject<Int>()), opaque(HandSubject<Int>()))
        let checksum = Checksum()
        let cancel = handSwitch(subject.stream) { _ in inner.stream }
            .subscribe { checksum.add($0) }
        for i in 0..<n {
            subject.send(i)
            inner.send(i)
        }
        cancel.cancel()
        return checksum.take()
    }
    side.add("g5") { n in
        let subject = opaque(HandSubject<Int>())
        let checksum = Checksum()
        let cancel = handFlatMap(subject.stream) { handJust(Work.increment($0)) }
            .subscribe { checksum.add($0) }
        for i in 0..<n { subject.send(i) }
        cancel.cancel()
        return checksum.take()
    }
}
