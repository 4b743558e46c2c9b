import Reactive

/// A record of the events of streams, with their times. An open journal records the streams that
/// are named while it is open, and no others.
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
        /// The value that named the stream, such as a view model; nil if none was given.
        public let owner: Any?
        /// The source location at which the stream was named: `PuzzleViewModel.swift:32`.
        public let place: String
        /// The time at which the stream was named, and the time at which its last listener left.
        /// The second one is nil while the stream has listeners, and before the first listener.
        public let begun: Duration
        public internal(set) var ended: Duration?
        public internal(set) var entries: [Entry] = []
        /// The number of listeners.
        public internal(set) var listeners = 0
        /// Indicates whether the stream contains the commands of a play.
        public let isPlay: Bool
        /// The lifetime of the stream's owner, such as a screen; nil if the stream has no owner.
        let ownerLifetime: OwnerLifetime?

        /// Indicates whether the stream has listeners after the end of its owner's lifetime.
        public var isLeaked: Bool { listeners > 0 && ownerLifetime?.isOver ?? false }

        init(_ name: StreamName, _ begun: Duration, _ ownerLifetime: OwnerLifetime?) {
            (self.name, owner, place, isPlay) = (name.text, name.owner, name.place, name.isPlay)
            (self.begun, self.ownerLifetime) = (begun, ownerLifetime)
        }
    }

    /// An event and its time.
    public struct Entry {
        /// The position of the entry among all entries of the journal.
        public let number: Int
        public let time: Duration
        public let event: Event<Any>
    }

    /// The streams, in the order in which they were named.
    public private(set) var streams: [Stream] = []
    let now: () -> Duration
    private let limit: Int
    /// The number of entries so far.
    package private(set) var count = 0
    package private(set) var ownerLifetime: OwnerLifetime?

    /// Called with each new entry.
    package var onEntry: ((Stream, Entry) -> Void)?

    /// Creates a journal that reads the time from `clock`, and stores at least the newest `limit`
    /// entries of each stream. With a limit, the journal may also remove streams that all listeners
    /// have left.
    public init(keeping limit: Int = .max, clock: @escaping () -> Duration) {
        (self.limit, now) = (limit, clock)
    }

    /// Opens the journal while `body` runs.
    public func open<Result>(_ body: () throws -> Result) rethrows -> Result {
        try StreamName.withRecorder(self, body)
    }

    /// The open journal.
    package static var current: Journal? { StreamName.presentRecorder as? Journal }

    public func record<Element>(
        _ name: StreamName
    ) -> (Observable<Element>) -> Observable<Element> {
        let stream = Stream(name, now(), ownerLifetime)
        // A journal with a limit also removes streams without listeners.
        if limit < .max, streams.count >= Journal.room {
            streams.removeAll { $0.listeners == 0 && $0.ended != nil }
        }
        streams.append(stream)
        return { [self] in kept($0, as: stream) }
    }

    private static let room = 256

    /// Returns the source, with its events recorded in `stream`.
    private func kept<Element>(
        _ source: Observable<Element>, as stream: Stream
    ) -> Observable<Element> {
        Observable { [self] downstream in
            stream.listeners += 1
            stream.ended = nil
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
        // Removes old entries in batches, so that each entry moves at most once.
        if stream.entries.count / 2 >= limit { stream.entries.removeFirst(limit) }
        let entry = Entry(number: count, time: now(), event: event)
        stream.entries.append(entry)
        count += 1
        onEntry?(stream, entry)
    }
}

extension Journal {
    /// The lifetime of an owner of streams, such as a screen.
    package final class OwnerLifetime {
        package private(set) var isOver = false
        package init() {}
        package func end() { isOver = true }
    }

    /// The streams that still have listeners after the end of their owner's lifetime, for example
    /// after the user has left their screen. An inspector marks them, and a test checks them:
    /// `#expect(journal.leaks.isEmpty)`.
    public var leaks: [Stream] { streams.filter(\.isLeaked) }

    /// Runs `body`. The owner with this lifetime owns the streams that `body` names.
    package func make<Result>(for ownerLifetime: OwnerLifetime, _ body: () -> Result) -> Result {
        let before = self.ownerLifetime
        defer { self.ownerLifetime = before }
        self.ownerLifetime = ownerLifetime
        return body()
    }

    /// Assigns the streams that are named from now on to the owner with this lifetime.
    package func enter(_ ownerLifetime: OwnerLifetime) { self.ownerLifetime = ownerLifetime }
}
