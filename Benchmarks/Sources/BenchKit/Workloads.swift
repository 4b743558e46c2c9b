/// A workload, and its limits relative to the chain that was written by hand.
public struct Spec: Sendable {
    public let id: String
    public let title: String
    /// The number of units in a round.
    public let n: Int
    public let unit: String
    /// The maximum ratio of our time to that of the hand-written chain; nil for no limit.
    public let limit: Double?
    /// Indicates whether events must not allocate after the chain was built.
    public let isFreeOfAllocations: Bool

    init(
        _ id: String, _ title: String, n: Int, _ unit: String, limit: Double? = nil,
        isFreeOfAllocations: Bool = false
    ) {
        (self.id, self.title, self.n, self.unit) = (id, title, n, unit)
        (self.limit, self.isFreeOfAllocations) = (limit, isFreeOfAllocations)
    }
}

/// The inputs of every workload, in one place, so that all sides do the same work.
public enum Workloads {
    public static let all: [Spec] = [
        Spec(
            "a", "subject > map > filter > map", n: 1_000_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "a2", "relay > map > filter > map", n: 1_000_000, "event",
            isFreeOfAllocations: true),
        Spec(
            "b", "subject > scan > distinct", n: 1_000_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "c", "range > map > filter > reduce", n: 1_000_000, "event",
            isFreeOfAllocations: true),
        Spec(
            "c2", "the same, built elsewhere", n: 1_000_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "d2", "combineLatest of 2", n: 500_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "d4", "combineLatest of 4", n: 500_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "d8", "combineLatest of 8", n: 500_000, "event", limit: 1.5,
            isFreeOfAllocations: true),
        Spec("e", "withLatestFrom", n: 500_000, "event", limit: 0.5, isFreeOfAllocations: true),
        Spec("f", "merge of 4", n: 1_000_000, "event", limit: 0.5, isFreeOfAllocations: true),
        Spec("g", "flatMapLatest { just }", n: 200_000, "element", limit: 0.5),
        Spec("g2", "flatMapLatest { just.map }", n: 200_000, "element", limit: 0.7),
        Spec("g3", "flatMapLatest { of }", n: 200_000, "element", limit: 0.7),
        Spec("g4", "flatMapLatest { subject }", n: 200_000, "element", limit: 0.7),
        Spec("g5", "flatMap { just }", n: 200_000, "element", limit: 0.7),
        Spec("h", "build 5, subscribe, 1 event, dispose", n: 200_000, "cycle", limit: 0.7),
        Spec(
            "i", "one relay, 1,000 subscribers", n: 1_000_000, "delivery", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "j", "Driver map > distinct > drive", n: 500_000, "event", limit: 0.5,
            isFreeOfAllocations: true),
        Spec(
            "k1", "virtual interval", n: 100_000, "tick", limit: 0.5, isFreeOfAllocations: true),
        Spec("k2", "virtual time, n works waiting", n: 100_000, "work"),
        Spec("k2s", "virtual time, 4,000 works waiting", n: 4_000, "work"),
        Spec("k3", "virtual debounce", n: 100_000, "event", limit: 0.5),
        Spec("k4", "virtual throttle", n: 100_000, "event", limit: 0.5),
        Spec("l", "50 maps", n: 100_000, "event", limit: 1.1),
        Spec("q", "relay, subscribe(onNext:)", n: 1_000_000, "event", isFreeOfAllocations: true),
        Spec("qb", "bind(to: relay)", n: 1_000_000, "event", isFreeOfAllocations: true),
        Spec("qo", "subject.on(.next)", n: 1_000_000, "event", isFreeOfAllocations: true),
        Spec("qs", "subscribe(subject)", n: 1_000_000, "event", isFreeOfAllocations: true),
        Spec("qw", "subscribe(with:onNext:)", n: 1_000_000, "event", isFreeOfAllocations: true),
        Spec(
            "s1", "a Store of a list of 1,000", n: 100_000, "change", limit: 1.5,
            isFreeOfAllocations: true),
        Spec(
            "s2", "Driver.fold of such a list", n: 100_000, "change", limit: 1.5,
            isFreeOfAllocations: true),
        Spec(
            "s3", "Play of such a list", n: 100_000, "change", limit: 1.5,
            isFreeOfAllocations: true),
        Spec("v1", "countdown, six outputs", n: 100_000, "tick", limit: 1.5),
        Spec("v2", "sudoku", n: 10_000, "move", limit: 1.1),
        Spec("p", "push of a struct with String, Array", n: 300_000, "event", limit: 1.0),
    ]

    /// The numbers of subscriptions for measuring their memory.
    public static let memory = [
        (
            spec: Spec("m", "five operators", n: 100_000, "subscription"),
            limit: (bytes: 700.0, blocks: 8.0)
        ),
        (
            spec: Spec("md", "Driver map > distinct", n: 100_000, "subscription"),
            limit: (bytes: 900.0, blocks: 12.0)
        ),
    ]

    public static let fanOut = 1_000
    public static let listLength = 1_000
    public static let depth = 50
    /// The number of subscriptions that share one subject in workload m.
    public static let perSubject = 100
    public static let debounceTicks = 25
    public static let throttleTicks = 45
}

// The work of the stages.

extension Workloads {
    @inlinable @inline(__always)
    public static func increment(_ x: Int) -> Int { x &+ 1 }

    @inlinable @inline(__always)
    public static func keeps(_ x: Int) -> Bool { x & 3 != 0 }

    @inlinable @inline(__always)
    public static func triple(_ x: Int) -> Int { x &* 3 }

    /// Adds two numbers. A long sum is written in parts, because the type checker takes very long
    /// for a sum of eight.
    @inlinable @inline(__always)
    public static func sum(_ x: Int, _ y: Int) -> Int { x &+ y }

    /// Turns 0, 1, 2 … into 0, 0, 1, 1, 2 …, of which `distinctUntilChanged` drops half.
    @inlinable @inline(__always)
    public static func step(_ sum: Int, _ x: Int) -> Int { x >> 1 > sum ? x >> 1 : sum }

    @inlinable @inline(__always)
    public static func increment(_ payload: Payload) -> Payload {
        var result = payload
        result.id = increment(payload.id)
        return result
    }

    @inlinable @inline(__always)
    public static func keeps(_ payload: Payload) -> Bool { keeps(payload.id) }

    @inlinable @inline(__always)
    public static func triple(_ payload: Payload) -> Payload {
        var result = payload
        result.id = triple(payload.id)
        return result
    }

    /// Returns the time of work `i` of `n`, between 1 and n.
    @inlinable @inline(__always)
    public static func due(_ i: Int, of n: Int) -> Int {
        Int((UInt64(truncatingIfNeeded: i) &* 2_654_435_761) % UInt64(n)) + 1
    }

    /// Returns the number of ticks before event `i` of k3 and k4: three short pauses, then a long
    /// one.
    @inlinable @inline(__always)
    public static func gap(before i: Int) -> Int { i & 3 == 3 ? 50 : 10 }
}

/// A list of names, like the lists in the state of an application.
public struct Names {
    public private(set) var names: [String]
    public private(set) var changed = 0

    public init() {
        names = (0..<Workloads.listLength).map { "a name that is on the heap, number \($0)" }
    }

    /// Swaps two of the names.
    public mutating func change(_ i: Int) {
        changed = i % Workloads.listLength
        names.swapAt(changed, Workloads.listLength - 1 - changed)
    }
}

/// An element like those in the state of an application. Two of its fields are counted references.
public struct Payload {
    public var id: Int
    public var name: String
    public var tags: [Int]

    public init(id: Int) {
        self.id = id
        name = "a name that is on the heap, number \(id)"
        tags = [id, 1, 2, 3]
    }
}
