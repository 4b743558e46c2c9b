import MarblePictures
import Parlor
import Reactive

/// A view model of a recorded run, with all elements of its streams. Times are in milliseconds
/// since the start of the run.
struct RecordedViewModel {
    struct Stream {
        let name: String
        let events: [Recorded<Event<Any>>]
        /// The positions of these events among the events of all streams.
        let numbers: [Int]
        let role: Role

        /// The role of a stream. An answer belongs to a question of the view model.
        enum Role { case input, output, answer }

        /// The last element up to a time.
        func last(at time: Int) -> Any? { events.last { $0.time <= time }?.value.element }

        /// The last element up to a time, among the events before the event with the given number.
        func last(at time: Int, before number: Int) -> Any? {
            zip(events, numbers).prefix { $0.time <= time && $1 < number }.last?.0.value.element
        }
    }

    let value: Any
    let streams: [Stream]
    /// The times at which the view model was created and abandoned.
    let start, end: Int

    var name: String { "\(type(of: value))" }

    func stream(_ name: String) -> Stream? { streams.first { $0.name == name } }

    /// The position of the first input among the events of all streams.
    var firstInput: Int {
        streams.filter { $0.role == .input }.compactMap(\.numbers.first).min() ?? .max
    }

    /// The visible state at a time, before the first input.
    func seenAtFirst(from time: Int) -> Any? {
        stream("seen")?.last(at: time, before: firstInput)
    }

    /// The view models of a replayed run with a journal, in the order in which they were created.
    static func all(in rerun: Rerun) -> [RecordedViewModel] {
        all(in: rerun.journal.streams, end: rerun.recording.length)
    }

    /// The view models to which these streams belong. A view model starts with the first of its
    /// streams. If that stream appears again, a new view model starts.
    static func all(in streams: [Journal.Stream], end: Int) -> [RecordedViewModel] {
        var groups: [[Journal.Stream]] = []
        for stream in streams {
            guard let owner = stream.owner else { continue }
            let latest = groups.lastIndex {
                $0[0].owner.map { type(of: $0) == type(of: owner) } ?? false
            }
            if let latest, groups[latest][0].name != stream.name {
                groups[latest].append(stream)
            } else {
                groups.append([stream])
            }
        }
        return groups.compactMap { RecordedViewModel($0, end: end) }
    }

    private init?(_ group: [Journal.Stream], end: Int) {
        guard let owner = group[0].owner else { return nil }
        value = owner
        start = group[0].begun.milliseconds
        self.end = min(group.compactMap { $0.ended?.milliseconds }.max() ?? end, end)
        let outputs = ["seen", "news", "saved"]
        let inputs = group.prefix { !outputs.contains($0.name) }.map(\.name)
        streams = group.map { stream in
            Stream(
                name: stream.name,
                events: stream.entries.map {
                    Recorded(time: $0.time.milliseconds, value: $0.event)
                },
                numbers: stream.entries.map(\.number),
                role: inputs.contains(stream.name)
                    ? .input : outputs.contains(stream.name) ? .output : .answer)
        }
    }
}

extension Duration {
    var milliseconds: Int { Int(self / .milliseconds(1)) }
}
