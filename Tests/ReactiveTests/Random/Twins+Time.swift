import Reactive
import RxCompatibility

// Operators over time.

extension Twins {
    mutating func timed(_ twin: Twin) -> Twin {
        let (scheduler, meant, horizon) = (scheduler, twin.meant, horizon)
        let (columns, ticks, depth) = duration(1...4)
        let span = Duration.seconds(ticks)
        switch number(1...14) {
        case 1...2:
            return twin.then("delay(\(columns))") {
                $0.delay(span, scheduler: scheduler)
            } meaning: {
                $0.delay(ticks, depth, until: horizon)
            }
        case 3...4:
            return twin.then("debounce(\(columns))") {
                $0.debounce(span, scheduler: scheduler)
            } meaning: {
                $0.debounce(ticks, depth, until: horizon)
            }
        case 5...6:
            let latest = chance(70)
            return twin.then("throttle(\(columns), latest: \(latest))") {
                $0.throttle(span, latest: latest, scheduler: scheduler)
            } meaning: {
                $0.throttle(ticks, latest: latest, depth, until: horizon)
            }
        case 7:
            let count = number(1...4)
            let grouped = twin.played.buffer(timeSpan: span, count: count, scheduler: scheduler)
            return Twin(
                "\(twin.text).buffer(\(columns), count: \(count))", grouped.map(Self.number)
            ) {
                meant($0.then(1)).buffer(
                    ticks, count: count, from: $0.then(0), depth, until: horizon, Self.number)
            }
        case 8...9:
            let other = just()
            return Twin(
                "\(twin.text).timeout(\(columns), other: \(other.text))",
                twin.played.timeout(span, other: other.played, scheduler: scheduler)
            ) {
                meant($0.then(1)).timeout(
                    ticks, from: $0.then(0), depth, until: horizon, other: other.meant)
            }
        case 10:
            return Twin(
                "\(twin.text).take(for: \(columns))",
                twin.played.take(for: span, scheduler: scheduler)
            ) { meant($0.then(1)).before($0.then(0).setting($0.time + ticks)) }
        case 11:
            return Twin(
                "\(twin.text).skip(\(columns))", twin.played.skip(span, scheduler: scheduler)
            ) { meant($0.then(1)).after($0.then(0).setting($0.time + ticks)) }
        case 12:
            return Twin(
                "\(twin.text).delaySubscription(\(columns))",
                twin.played.delaySubscription(span, scheduler: scheduler)
            ) { meant($0.setting($0.time + ticks).then(0)) }
        case 13:
            return twin.then("observe(on:)") {
                $0.observe(on: scheduler)
            } meaning: {
                $0.observed(depth, until: horizon)
            }
        default:
            return Twin("\(twin.text).subscribe(on:)", twin.played.subscribe(on: scheduler)) {
                meant($0.setting(0).then(0))
            }
        }
    }
}
