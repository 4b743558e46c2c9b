import Reactive

/// A record of the events of streams, and of their times. It records the streams that are given a
/// name while it is open. All other streams stay as they are.
///
///     let journal = Journal { scheduler.now }
///     journal.open {
///         let moves = moves.named("moves")
///         …
///     }
///     journal.streams[0].entries
public final class Journal: StreamRecorder {
    /// A stream with a name.
    public final class Stream {
        public let name: String
        /// The value that named it, such as a view model.
        public let owner: Any?
        /// The place in the source that named it: `PuzzleViewModel.swift:32`.
        public let place: String
        /// The time at which it was named, and at which the last listener left.
        public let begun: Duration
        public internal(set) var ended: Duration?
        public internal(set) var entries: [Entry] = []
        /// How many listen.
        public internal(set) var listeners = 0
        /// Whether it is the commands of a play.
        public let isPlay: Bool
        /// The stay for which it was named.
        let stay: Stay?

        /// Whether it is listened to though the stay for which it was named is over.
        public var isLeaked: Bool { listeners > 0 && stay?.isOver ?? false }

        init(_ name: StreamName, _ begun: Duration, _ stay: Stay?) {
            (self.name, owner, place, isPlay) = (name.text, name.owner, name.place, name.isPlay)
            (self.begun, self.stay) = (begun, stay)
        }
    }

    /// An event, and when it came.
    public struct Entry {
        /// Its place among all entries of the journal.
        public let number: Int
        public let time: Duration
        public let event: Event<Any>
    }

    /// In the order in which they were named.
    public private(set) var streams: [Stream] = []
    let now: () -> Duration
    private let limit: Int
    /// The number of entries that have been made.
    package private(set) var count = 0
    package private(set) var stay: Stay?

    /// Called with each entry, as it is made.
    package var onEntry: ((Stream, Entry) -> Void)?

    /// A journal with a clock, which keeps at least the newest `limit` entries of each stream.
    public init(keeping limit: Int = .max, clock: @escaping () -> Duration) {
        (self.limit, now) = (limit, clock)
    }

    /// Keeps the journal for what is made meanwhile.
    public func open<Result>(_ body: () throws -> Result) rethrows -> Result {
        try StreamName.withRecorder(self, body)
    }

    /// The journal that is open here.
    package static var current: Journal? { StreamName.presentRecorder as? Journal }

    public func record<Element>(
        _ name: StreamName
    ) -> (Observable<Element>) -> Observable<Element> {
        let stream = Stream(name, now(), stay)
        // Streams that were left go together, too, if not all is kept.
        if limit < .max, streams.count >= Journal.room {
            streams.removeAll { $0.listeners == 0 && $0.ended != nil }
        }
        streams.append(stream)
        return { [self] in kept($0, as: stream) }
    }

    private static let room = 256

    /// The same stream, whose events are put down.
    private func kept<Element>(
        _ source: Observable<Element>, as stream: Stream
    ) -> Observable<Element> {
        Observable { [self] downstream in
            stream.listeners += 1
            downstream.lifetime.onDispose { [self] in
                stream.listeners -= 1
                stream.ended = stream.listeners == 0 ? now() : nil
            }
            source.forward(to: downstream) { [self] in
                note(.next($0), of: stream)
                downstream.next($0)
            } onEnd: { [self] in
                note($0.event(), of: stream)
                downstream.end($0)
            }
        }
    }

    private func note(_ event: Event<Any>, of stream: Stream) {
        // Old entries are removed in batches, so that each entry moves once at most.
        if stream.entries.count / 2 >= limit { stream.entries.removeFirst(limit) }
        let entry = Entry(number: count, time: now(), event: event)
        stream.entries.append(entry)
        count += 1
        onEntry?(stream, entry)
    }
}

extension Journal {
    /// The time during which an owner of streams exists, such as a screen.
    package final class Stay {
        package private(set) var isOver = false
        package init() {}
        package func end() { isOver = true }
    }

    /// The streams that are listened to though the screen is left for which they were named. It is
    /// what an inspector marks and what a test asks: `#expect(journal.leaks.isEmpty)`.
    public var leaks: [Stream] { streams.filter(\.isLeaked) }

    /// Makes something for a stay: what is named there belongs to it.
    package func make<Result>(for stay: Stay, _ body: () -> Result) -> Result {
        let before = self.stay
        defer { self.stay = before }
        self.stay = stay
        return body()
    }

    /// Begins a stay: what is named from now on belongs to it.
    package func enter(_ stay: Stay) { self.stay = stay }
}
