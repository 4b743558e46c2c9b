/// A record of the events of streams, and of their times. It records the streams that are given a
/// name while it is open. All other streams stay as they are.
///
///     let journal = Journal { scheduler.now }
///     journal.open {
///         let moves = moves.named("moves")
///         …
///     }
///     journal.streams[0].entries
public final class Journal {
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

        init(
            _ name: String, _ owner: Any?, _ place: String, _ begun: Duration, isPlay: Bool,
            _ stay: Stay?
        ) {
            (self.name, self.owner, self.place, self.begun) = (name, owner, place, begun)
            (self.isPlay, self.stay) = (isPlay, stay)
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
        try Journal.$opened.withBox(self, body)
    }

    /// The journal that is open here.
    @usableFromInline package static var current: Journal? { opened?.ownValue }
    @TaskLocal private static var opened: TaskLocalBox<Journal>?

    func note(_ event: Event<Any>, of stream: Stream) {
        // Those that are too old go together, so that each is moved but once.
        if stream.entries.count / 2 >= limit { stream.entries.removeFirst(limit) }
        let entry = Entry(number: count, time: now(), event: event)
        stream.entries.append(entry)
        count += 1
        onEntry?(stream, entry)
    }

    func begin(
        _ name: String, of owner: Any?, isPlay: Bool = false, _ file: String, _ line: UInt
    ) -> Stream {
        let fileName = file.split(separator: "/").last.map(String.init) ?? file
        let stream = Stream(name, owner, "\(fileName):\(line)", now(), isPlay: isPlay, stay)
        // Streams that were left go together, too, if not all is kept.
        if limit < .max, streams.count >= Journal.room {
            streams.removeAll { $0.listeners == 0 && $0.ended != nil }
        }
        streams.append(stream)
        return stream
    }

    private static let room = 256

    /// Commands of a play, which are put down by the name of its state's type.
    @usableFromInline func keeping<State: TellingModel>(
        _ commands: @escaping (Play<State>) -> Observable<State.Command>, of type: State.Type,
        _ file: String, _ line: UInt
    ) -> (Play<State>) -> Observable<State.Command> {
        let stream = begin("\(type)", of: nil, isPlay: true, file, line)
        return { commands($0).kept(by: self, stream) }
    }

    /// The same of a play without news.
    @usableFromInline func keeping<State: Model>(
        _ commands: @escaping (Driver<State>) -> Observable<State.Command>, of type: State.Type,
        _ file: String, _ line: UInt
    ) -> (Driver<State>) -> Observable<State.Command> {
        let stream = begin("\(type)", of: nil, isPlay: true, file, line)
        return { commands($0).kept(by: self, stream) }
    }
}

extension Journal {
    /// The time for which something is there that has streams of its own, such as a screen.
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

extension ObservableType {
    /// The same stream, by a name in the journal that is open where this is called. Without one it
    /// is the stream itself.
    public func named(
        _ name: String, of owner: @autoclosure () -> Any? = nil, file: String = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        guard let journal = Journal.current else { return asObservable() }
        return kept(by: journal, journal.begin(name, of: owner(), file, line))
    }

    /// The same stream, whose events are recorded in a journal.
    func kept(by journal: Journal, _ stream: Journal.Stream) -> Observable<Element> {
        func note(_ event: Event<Any>) { journal.note(event, of: stream) }
        return Observable { downstream in
            stream.listeners += 1
            downstream.lifetime.onDispose {
                stream.listeners -= 1
                stream.ended = stream.listeners == 0 ? journal.now() : nil
            }
            self.asObservable().forward(to: downstream) {
                note(.next($0))
                downstream.next($0)
            } onEnd: {
                note($0.event())
                downstream.end($0)
            }
        }
    }
}

extension SharedSequence {
    /// The same stream, by a name in the journal that is open where this is called. Without one it
    /// is the stream itself.
    public func named(
        _ name: String, of owner: @autoclosure () -> Any? = nil, file: String = #fileID,
        line: UInt = #line
    ) -> SharedSequence {
        guard Journal.current != nil else { return self }
        return SharedSequence(source.named(name, of: owner(), file: file, line: line))
    }
}
