import MarblePictures
import Parlor
import Reactive

/// The recorded and the current stream elements of a run, before each input and at the end.
struct StreamComparison: Equatable {
    private let recorded, now: [[StreamLine]]
    private let times: [Int]

    /// The first difference between the recorded and the current elements.
    struct Finding: Equatable {
        /// The number of the input before which the stream differs, counted from 1. The end follows
        /// the last input.
        let number: Int
        let time: Int
        let stream: String
        let recorded, now: [String]
    }

    init(_ recording: Recording, now: [[String]]) {
        let streamLines =
            recording.inputs.map { $0.trace.streamLines ?? [] } + [
                recording.ending?.streamLines ?? []
            ]
        // A recording without an end has no elements after its last input.
        let count = recording.ending == nil ? recording.inputs.count : streamLines.count
        recorded = streamLines.prefix(count).map { $0.map(StreamLine.init) }
        self.now = now.prefix(count).map { $0.map(StreamLine.init) }
        times = recording.inputs.map(\.time) + [recording.length]
    }

    /// The names of all streams with elements.
    var names: Set<String> { Set((recorded + now).joined().map(\.stream)) }

    /// The first difference in these streams, or in any stream if there are no names.
    func first(of names: Set<String> = []) -> Finding? {
        for (index, old) in recorded.enumerated() {
            let old = old.filter { names.isEmpty || names.contains($0.stream) }
            let found = (now.indices.contains(index) ? now[index] : []).filter {
                names.isEmpty || names.contains($0.stream)
            }
            if old == found { continue }
            let streams = (old + found).map(\.stream)
            let stream = streams.first { stream in
                old.filter { $0.stream == stream } != found.filter { $0.stream == stream }
            }
            // If no single stream differs, the elements are the same, but in another order.
            let name = stream ?? streams[0]
            return Finding(
                number: index + 1, time: times[index], stream: name,
                recorded: old.filter { $0.stream == name }.map(\.text),
                now: found.filter { $0.stream == name }.map(\.text))
        }
        return nil
    }

    /// The number of inputs around a difference that its picture shows.
    private static let context = (before: 24, after: 6)

    /// The recorded and the current stream as marbles, with a column for each input.
    func picture(
        of finding: Finding, columns: Int, recordedTitle: String, nowTitle: String, mark: String
    ) -> String {
        var legend = MarbleLegend()
        let index = finding.number - 1
        let ticks =
            max(
                0, index - Self.context.before)..<min(
                max(recorded.count, index + 1), index + Self.context.after)
        func row(_ name: String, _ lines: [[StreamLine]]) -> (
            name: String, events: [Recorded<Event<String>>]
        ) {
            let events = ticks.flatMap { tick -> [Recorded<Event<String>>] in
                guard lines.indices.contains(tick) else { return [] }
                return lines[tick].filter { $0.stream == finding.stream }.map {
                    Recorded(time: tick, value: .next(legend.symbol(for: $0.text)))
                }
            }
            return (name, events)
        }
        let sheet = MarbleSheet(
            [row(recordedTitle, recorded), row(nowTitle, now)], ticks: ticks)
        return sheet.text(columns: columns, mark: (index, mark)) + "\n"
            + legend.text(columns: columns)
    }
}

extension StreamComparison.Finding {
    /// The changes that only one of the two elements contains.
    var difference: (recorded: [String], now: [String]) {
        let (old, new) = (recorded.flatMap(\.changes), now.flatMap(\.changes))
        return (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    }
}

/// An element of a stream as text, and the name of the stream.
private struct StreamLine: Equatable {
    let stream, text: String

    init(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        (stream, text) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("#", line)
    }
}

extension String {
    /// The separate changes of a difference.
    fileprivate var changes: [String] {
        var (changes, rest) = ([String](), self[...])
        while let end = rest.firstRange(of: "; ") {
            changes.append(String(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return changes + [String(rest)]
    }
}
