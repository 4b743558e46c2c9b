import BenchKit
import Reactive

private typealias Work = Workloads

/// A view model that the chains reference weakly.
private final class Owner {
    let checksum: Checksum

    init(_ checksum: Checksum) { self.checksum = checksum }

    func take(_ element: Int) { checksum.add(element) }
}

/// Adds the workloads that pass elements into chains and out of them.
func addDoors(to side: inout Side) {
    side.add("q") { n in
        let relay = opaque(PublishRelay<Int>())
        let checksum = Checksum()
        let subscription = relay.subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { relay.accept(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("qb") { n in
        let (subject, relay) = (opaque(PublishSubject<Int>()), opaque(PublishRelay<Int>()))
        let checksum = Checksum()
        let bag = CompositeDisposable(
            subject.bind(to: relay), relay.subscribe(onNext: { checksum.add($0) }))
        for i in 0..<n { subject.onNext(i) }
        bag.dispose()
        return checksum.take()
    }
    side.add("qo") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription = subject.subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.on(.next(i)) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("qs") { n in
        let (subject, other) = (opaque(PublishSubject<Int>()), opaque(PublishSubject<Int>()))
        let checksum = Checksum()
        let bag = CompositeDisposable(
            subject.subscribe(other), other.subscribe(onNext: { checksum.add($0) }))
        for i in 0..<n { subject.onNext(i) }
        bag.dispose()
        return checksum.take()
    }
    side.add("qw") { n in
        let relay = opaque(PublishRelay<Int>())
        let checksum = Checksum()
        let owner = opaque(Owner(checksum))
        let subscription = relay.subscribe(with: owner, onNext: { $0.take($1) })
        for i in 0..<n { relay.accept(i) }
        subscription.dispose()
        return withExtendedLifetime(owner) { checksum.take() }
    }
}

/// Adds the workloads for streams of streams.
func addInnerStreams(to side: inout Side) {
    side.add("g2") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription = subject.flatMapLatest { Observable.just($0).map { Work.increment($0) } }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("g3") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription = subject.flatMapLatest { Observable.of(Work.increment($0)) }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
    side.add("g4") { n in
        let (subject, inner) = (opaque(PublishSubject<Int>()), opaque(PublishSubject<Int>()))
        let checksum = Checksum()
        let subscription = subject.flatMapLatest { _ in inner }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n {
            subject.onNext(i)
            inner.onNext(i)
        }
        subscription.dispose()
        return checksum.take()
    }
    side.add("g5") { n in
        let subject = opaque(PublishSubject<Int>())
        let checksum = Checksum()
        let subscription = subject.flatMap { Observable.just(Work.increment($0)) }
            .subscribe(onNext: { checksum.add($0) })
        for i in 0..<n { subject.onNext(i) }
        subscription.dispose()
        return checksum.take()
    }
}
