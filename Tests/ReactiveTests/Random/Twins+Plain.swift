import Reactive
import RxCompatibility

// Operators of one stream.

extension Twins {
    mutating func plain(_ twin: Twin) -> Twin {
        let n = number(0...4)
        let meant = twin.meant
        switch number(1...22) {
        case 1:
            return twin.then("map(+\(n))") {
                $0.map { $0 + n }
            } meaning: {
                $0.each { [$0 + n] }
            }
        case 2:
            func refuse(_ element: Int) throws -> Int {
                if element == n { throw RxError.unknown }
                return element
            }
            return twin.then("map(throw at \(n))") {
                $0.map(refuse)
            } meaning: {
                $0.each { [try refuse($0)] }
            }
        case 3:
            return twin.then("filter(>\(n))") {
                $0.filter { $0 > n }
            } meaning: {
                $0.each { $0 > n ? [$0] : [] }
            }
        case 4:
            return twin.then("compactMap(%3)") {
                $0.compactMap { $0 % 3 == 0 ? nil : $0 * 2 }
            } meaning: {
                $0.each { $0 % 3 == 0 ? [] : [$0 * 2] }
            }
        case 5:
            return twin.then("scan(\(n))") {
                $0.scan(n, accumulator: Self.combine)
            } meaning: {
                $0.scan(n, Self.combine)
            }
        case 6:
            return twin.then("distinctUntilChanged") {
                $0.distinctUntilChanged()
            } meaning: {
                $0.distinct()
            }
        case 7:
            return Twin("\(twin.text).take(\(n))", twin.played.take(n)) {
                n == 0 ? Timeline([.init(at: $0, event: .completed)]) : meant($0).take(n)
            }
        case 8:
            return twin.then("skip(\(n))") {
                $0.skip(n)
            } meaning: {
                $0.skip(n)
            }
        case 9:
            let inclusive = chance(50)
            return twin.then("take(while: <\(n + 3), inclusive: \(inclusive))") {
                $0.take(while: { $0 < n + 3 }, behavior: inclusive ? .inclusive : .exclusive)
            } meaning: {
                $0.takeWhile(inclusive: inclusive) { $0 < n + 3 }
            }
        case 10:
            return twin.then("skip(while: <\(n + 3))") {
                $0.skip(while: { $0 < n + 3 })
            } meaning: {
                $0.skipWhile { $0 < n + 3 }
            }
        case 11:
            return twin.then("takeLast(\(n))") {
                $0.takeLast(n)
            } meaning: {
                $0.silent.completing(with: $0.elements.suffix(n).map(\.value))
            }
        case 12:
            return twin.then("element(at: \(n))") {
                $0.element(at: n)
            } meaning: {
                if n < $0.elements.count { return $0.skip(n).take(1) }
                return $0.silent.followed(where: \.isCompleted) {
                    .failing(RxError.argumentOutOfRange, at: $0)
                }
            }
        case 13:
            return Twin("\(twin.text).startWith(\(n), 8)", twin.played.startWith(n, 8)) {
                meant($0.then(1)).startWith([n, 8], at: $0)
            }
        case 14:
            return twin.then("materialize") {
                $0.materialize().map(Self.number)
            } meaning: {
                $0.materialized(Self.number)
            }
        case 15:
            return twin.then("reduce(\(n))") {
                $0.reduce(n, accumulator: Self.combine)
            } meaning: {
                $0.silent.completing(with: [$0.elements.map(\.value).reduce(n, Self.combine)])
            }
        case 16:
            return twin.then("ifEmpty(default: \(n))") {
                $0.ifEmpty(default: n)
            } meaning: {
                $0.elements.isEmpty ? $0.completing(with: [n]) : $0
            }
        case 17...18:
            let attempts = n % 3 + 1
            return Twin("\(twin.text).retry(\(attempts))", twin.played.retry(attempts)) {
                .retry(meant, attempts, at: $0)
            }
        case 19:
            return twin.then("catchAndReturn(\(n))") {
                $0.catchAndReturn(n)
            } meaning: {
                $0.followed(where: \.isError) { .only(n, at: $0) }
            }
        case 20:
            return twin.then("materialize.dematerialize") {
                $0.materialize().dematerialize()
            } meaning: {
                $0
            }
        case 21:
            return twin.then("do") {
                $0.do(onNext: { _ in })
            } meaning: {
                $0
            }
        default:
            return twin.then("enumerated") {
                $0.enumerated().map { $0 * 100 + $1 }
            } meaning: {
                var index = -1
                return $0.each {
                    index += 1
                    return [index * 100 + $0]
                }
            }
        }
    }

    static func combine(_ result: Int, _ element: Int) -> Int {
        (result * 31 + element) % 1000
    }

    static func number(_ event: Event<Int>) -> Int {
        switch event {
        case .next(let element): element + 1
        case .error: -1
        case .completed: 0
        }
    }

    static func number(_ elements: [Int]) -> Int {
        elements.reduce(7) { ($0 * 11 + $1) % 1000 }
    }
}
