import Reactive
import RxCompatibility

/// A stream that nests or repeats itself very often. The call stack must not grow with it.
public struct Depth: Sendable {
    public let title: String
    /// Runs the stream to this depth, and returns the number of elements that have arrived.
    public let run: @Sendable (_ depth: Int) -> Int
}

private struct Failure: Error {}

private func count<Element>(_ stream: Observable<Element>) -> Int {
    var count = 0
    let subscription = stream.subscribe(onNext: { _ in count += 1 })
    subscription.dispose()
    return count
}

public let depths: [Depth] = [
    Depth(title: "concat of one list") { n in
        count(.concat((0..<n).map { Observable.just($0) }))
    },
    Depth(title: "concat, nested on the left") { n in
        count((1..<n).reduce(Observable.just(0)) { $0.concat(Observable.just($1)) })
    },
    Depth(title: "concat, nested on the right") { n in
        func from(_ i: Int) -> Observable<Int> {
            i == n ? .empty() : .just(i).concat(Observable.deferred { from(i + 1) })
        }
        return count(from(0))
    },
    Depth(title: "merge, nested on the right") { n in
        func from(_ i: Int) -> Observable<Int> {
            i == n ? .empty() : .merge(.just(i), Observable.deferred { from(i + 1) })
        }
        return count(from(0))
    },
    Depth(title: "startWith, nested") { n in
        count((1..<n).reduce(Observable.just(0)) { $0.startWith($1) })
    },
    Depth(title: "retry") { n in
        var attempts = 0
        return count(
            Observable<Int>.deferred {
                attempts += 1
                let end: Observable<Int> = attempts < n ? .error(Failure()) : .empty()
                return .just(attempts).concat(end)
            }
            .retry())
    },
    Depth(title: "repeatElement, take") { n in
        count(.repeatElement(1).take(n))
    },
    Depth(title: "a relay that feeds itself") { n in
        let relay = BehaviorRelay(value: 1)
        var heard = 0
        let subscription = relay.subscribe(onNext: {
            heard += 1
            if $0 < n { relay.accept($0 + 1) }
        })
        subscription.dispose()
        return heard
    },
]
