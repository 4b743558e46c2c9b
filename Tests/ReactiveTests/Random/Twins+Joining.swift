import Reactive
import RxCompatibility

// Operators of several streams.

extension Twins {
    mutating func joined(_ a: Twin, _ b: Twin) -> Twin {
        func twin(
            _ name: String, _ played: Observable<Int>, otherIsFirst: Bool = false,
            _ mean: @escaping (Timeline, Timeline) -> Timeline
        ) -> Twin {
            Twin("\(a.text).\(name)(\(b.text))", played) {
                mean(a.meant($0.then(1)), b.meant($0.then(otherIsFirst ? 0 : 2)))
            }
        }
        let join = Self.combine

        switch number(1...12) {
        case 1: return twin("merge", .merge(a.played, b.played), Timeline.merge)
        case 2:
            return twin("combineLatest", .combineLatest(a.played, b.played, resultSelector: join)) {
                .combineLatest($0, $1, join)
            }
        case 3:
            return twin("zip", .zip(a.played, b.played, resultSelector: join)) {
                .zip($0, $1, join)
            }
        case 4:
            return twin(
                "withLatestFrom", a.played.withLatestFrom(b.played, resultSelector: join),
                otherIsFirst: true
            ) { $0.withLatestFrom($1, join) }
        case 5: return twin("sample", a.played.sample(b.played)) { $0.sample($1) }
        case 6:
            return twin("take(until)", a.played.take(until: b.played), otherIsFirst: true) {
                $0.takeUntil($1)
            }
        case 7: return twin("skip(until)", a.played.skip(until: b.played)) { $0.skipUntil($1) }
        case 8: return twin("amb", a.played.amb(b.played), Timeline.amb)
        case 9:
            return Twin("\(a.text).concat(\(b.text))", a.played.concat(b.played)) {
                a.meant($0).followed(where: \.isCompleted, by: b.meant)
            }
        case 10:
            return Twin("\(a.text).catch(\(b.text))", a.played.catch { _ in b.played }) {
                a.meant($0).followed(where: \.isError, by: b.meant)
            }
        case 11:
            return Twin(
                "\(a.text).ifEmpty(switchTo: \(b.text))", a.played.ifEmpty(switchTo: b.played)
            ) {
                let timeline = a.meant($0)
                if !timeline.elements.isEmpty { return timeline }
                return timeline.followed(where: \.isCompleted, by: b.meant)
            }
        default:
            // Two subscribers share one subscription.
            let shared = a.played.share()
            return Twin(
                "\(a.text).share().merged with itself", .merge(shared, shared.map { $0 + 1 })
            ) { beginning in
                let first = a.meant(beginning)
                // The second subscriber misses elements that are emitted at once. If the stream has
                // ended, it is subscribed to again.
                if first.end?.at.work === beginning.work {
                    return first.followed(where: \.isCompleted) {
                        a.meant($0).each { [$0 + 1] }
                    }
                }
                return Timeline(first) { timedEvent, say in
                    say(timedEvent.event)
                    if timedEvent.at.work > beginning.work, let element = timedEvent.event.element {
                        say(.next(element + 1))
                    }
                }
            }
        }
    }

    mutating func flattened(_ twin: Twin, _ inner: Twin) -> Twin {
        func flattened(
            _ name: String, _ played: Observable<Int>, _ mean: @escaping (Timeline) -> Timeline
        ) -> Twin {
            Twin("\(twin.text).\(name) { \(inner.text) }", played) { mean(twin.meant($0)) }
        }
        let source = twin.played
        switch number(1...4) {
        case 1:
            return flattened("flatMap", source.flatMap { _ in inner.played }) {
                $0.flatMap(inner.meant)
            }
        case 2:
            return flattened("flatMapFirst", source.flatMapFirst { _ in inner.played }) {
                $0.flatMapFirst(inner.meant)
            }
        case 3:
            return flattened("flatMapLatest", source.flatMapLatest { _ in inner.played }) {
                $0.flatMapLatest(inner.meant)
            }
        default:
            return flattened("concatMap", source.concatMap { _ in inner.played }) {
                $0.concatMap(inner.meant)
            }
        }
    }
}
