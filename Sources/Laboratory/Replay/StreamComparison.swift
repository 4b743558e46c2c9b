import MarblePictures
import Parlor
import Reactive

/// What the streams of a run said when it was recorded, and what they say now: before each of its
/// inputs, and in the end.
struct StreamComparison: Equatable {
    private let recorded, now: [[StreamLine]]
    private let times: [Int]

    /// The first stream that says something else.
    struct Finding: Equatable {
        /// The input before which it does, counted from one; behind the last there is the end.
        let number: Int
        let time: Int
        let stream: String
        let recorded, now: [String]
    }

    init(_ recording: Recording, now: [[String]]) {
        let told = recording.inputs.map { $0.trace.told ?? [] } + [recording.ending?.told ?? []]
        // Without an end, nothing was said of what came behind the last input.
        let count = recording.ending == nil ? recording.inputs.count : told.count
        recorded = told.prefix(count).map { $0.map(StreamLine.init) }
        self.now = now.prefix(count).map { $0.map(StreamLine.init) }
        times = recording.inputs.map(\.time) + [recording.length]
    }

    /// The names of all streams that said something.
    var names: Set<String> { Set((recorded + now).joined().map(\.stream)) }

    /// The first difference of these streams, or of all.
    func first(of names: Set<String> = []) -> Finding? {
        for (place, told) in recorded.enumerated() {
            let told = told.filter { names.isEmpty || names.contains($0.stream) }
            let found = (now.indices.contains(place) ? now[place] : []).filter {
                names.isEmpty || names.contains($0.stream)
            }
            if told == found { continue }
            let streams = (told + found).map(\.stream)
            let stream = streams.first { stream in
                told.filter { $0.stream == stream } != found.filter { $0.stream == stream }
            }
            // The same words in another order.
            let name = stream ?? streams[0]
            return Finding(
                number: place + 1, time: times[place], stream: name,
                recorded: told.filter { $0.stream == name }.map(\.text),
                now: found.filter { $0.stream == name }.map(\.text))
        }
        return nil
    }

    /// Inputs before and behind a difference that its picture shows.
    private static let context = (before: 24, behind: 6)

    /// The stream of a difference then and now as marbles, a column for each input.
    func picture(
        of finding: Finding, columns: Int, recordedTitle: String, nowTitle: String, mark: String
    ) -> String {
        var legend = MarbleLegend()
        let place = finding.number - 1
        let ticks =
            max(
                0, place - Self.context.before)..<min(
                max(recorded.count, place + 1), place + Self.context.behind)
        func row(_ name: String, _ told: [[StreamLine]]) -> (
            name: String, events: [Recorded<Event<String>>]
        ) {
            let events = ticks.flatMap { tick -> [Recorded<Event<String>>] in
                guard told.indices.contains(tick) else { return [] }
                return told[tick].filter { $0.stream == finding.stream }.map {
                    Recorded(time: tick, value: .next(legend.sign(for: $0.text)))
                }
            }
            return (name, events)
        }
        let sheet = MarbleSheet(
            [row(recordedTitle, recorded), row(nowTitle, now)], ticks: ticks)
        return sheet.text(columns: columns, mark: (place, mark)) + "\n"
            + legend.text(columns: columns)
    }
}

extension StreamComparison.Finding {
    /// What only one of the two said: changes that both tell are left out.
    var difference: (recorded: [String], now: [String]) {
        let (old, new) = (recorded.flatMap(\.changes), now.flatMap(\.changes))
        return (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    }
}

/// A line of what a stream said: its name, and the element.
private struct StreamLine: Equatable {
    let stream, text: String

    init(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        (stream, text) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("#", line)
    }
}

extension String {
    /// The changes of a difference.
    fileprivate var changes: [String] {
        var (changes, rest) = ([String](), self[...])
        while let end = rest.firstRange(of: "; ") {
            changes.append(String(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return changes + [String(rest)]
    }
}
