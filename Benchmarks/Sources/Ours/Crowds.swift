import BenchKit
import Reactive

/// Measures the cost of adding very many listeners to one relay, and of removing them.
public struct Crowd: Sendable {
    /// The time for adding all listeners, and the time for removing them; nil if both cannot be
    /// measured separately.
    public typealias Spans = (coming: Int, leaving: Int?)

    public let title: String
    public let run: @Sendable (_ count: Int) -> Spans
}

public let crowds: [Crowd] = [
    Crowd(title: "leave in order") { n in
        stay(on: opaque(PublishRelay<Int>()), n) { $0 }
    },
    Crowd(title: "leave in reverse") { n in
        stay(on: opaque(PublishRelay<Int>()), n) { $0.reversed() }
    },
    Crowd(title: "leave at random") { n in
        var dice = Dice()
        return stay(on: opaque(PublishRelay<Int>()), n) { $0.shuffled(using: &dice) }
    },
    Crowd(title: "a BehaviorRelay, leave at random") { n in
        var dice = Dice()
        return stay(on: opaque(BehaviorRelay(value: 0)), n) { $0.shuffled(using: &dice) }
    },
    Crowd(title: "during a delivery", run: duringDelivery),
    Crowd(title: "n listen, one leaves for each new one", run: inTurn),
    Crowd(title: "in a CompositeDisposable", run: inComposite),
]

@inline(never)
private func stay(
    on relay: some ObservableType<Int>, _ n: Int,
    leavingAs order: ([any Disposable]) -> [any Disposable]
) -> Crowd.Spans {
    var heard = 0
    let (subscriptions, coming) = time {
        (0..<n).map { _ in relay.subscribe(onNext: { heard &+= $0 }) }
    }
    let leavers = order(subscriptions)
    let (_, leaving) = time { for subscription in leavers { subscription.dispose() } }
    return (coming, leaving)
}

/// Lets the first listener add all others while it receives one element, and remove them at the
/// next.
private func duringDelivery(_ n: Int) -> Crowd.Spans {
    let relay = opaque(BehaviorRelay(value: 0))
    var crowd: [any Disposable] = []
    var heard = 0
    let first = relay.subscribe(onNext: { element in
        switch element {
        case 1:
            crowd = (0..<n).map { _ in relay.subscribe(onNext: { heard &+= $0 }) }
        case 2:
            for subscription in crowd { subscription.dispose() }
            crowd = []
        default: break
        }
    })
    defer { first.dispose() }
    return (time { relay.accept(1) }.nanoseconds, time { relay.accept(2) }.nanoseconds)
}

/// Adds disposables to one composite, and removes them in random order.
private func inComposite(_ n: Int) -> Crowd.Spans {
    let composite = opaque(CompositeDisposable())
    let parts = (0..<n).map { _ in Disposables.create {} }
    let (keys, coming) = time { parts.compactMap { composite.insert($0) } }
    var dice = Dice()
    let leavers = keys.shuffled(using: &dice)
    let (_, leaving) = time { for key in leavers { composite.remove(for: key) } }
    return (coming, leaving)
}

/// Keeps a crowd at a constant size: one listener leaves for each new one.
private func inTurn(_ n: Int) -> Crowd.Spans {
    let relay = opaque(BehaviorRelay(value: 0))
    var heard = 0
    var crowd = (0..<n).map { _ in relay.subscribe(onNext: { heard &+= $0 }) }
    let (_, both) = time {
        var place = 0
        for _ in 0..<n {
            // The step has no common factor with a power of ten, so listeners leave all over the
            // crowd.
            place = (place + 7_919) % n
            crowd[place].dispose()
            crowd[place] = relay.subscribe(onNext: { heard &+= $0 })
        }
    }
    return (both, nil)
}

/// Random numbers, the same in every run.
private struct Dice: RandomNumberGenerator {
    private var state: UInt64 = 42

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
