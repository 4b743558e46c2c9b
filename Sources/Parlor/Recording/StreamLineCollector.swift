import Games
import MarblePictures
import Reactive
import TUI

/// Collects the elements of view model streams between two calls of `take`: each element of inputs,
/// answers and news, and the changes in the visible state.
///
///     actions choose(3)
///     news turned(3)
///     seen moves: 3 → 4; board: #5a4b
///
/// A board of several lines becomes a digest, because the rows of the screen are recorded as well.
package final class StreamLineCollector {
    private var lines: [String] = []
    /// The elements since the last call that have no line yet. They are described when a line of
    /// the recording needs them, so that the first picture does not wait for it.
    private var elements: [(stream: String, element: Any)] = []
    /// The streams of visible states, each with its last reported value and its current value.
    private var seen: [(stream: Journal.Stream, reported: ReflectedValue?, now: ReflectedValue)] =
        []
    private let comparisons = TypeComparisons()
    /// The number of bytes since the last call, and in total.
    private var length = 0
    private var written = 0

    /// The maximum length of a line. A longer line is truncated, and a digest of four digits
    /// replaces the rest.
    private static let longest = 120
    /// The number of bytes since the last call after which each further line becomes a digest of
    /// four digits.
    private static let limit = 2_000

    package init(_ journal: Journal) {
        journal.onEntry = { [weak self] stream, entry in self?.note(entry, of: stream) }
    }

    private func note(_ entry: Journal.Entry, of stream: Journal.Stream) {
        // Saved states are compared as files.
        guard stream.owner != nil, stream.name != "saved" else { return }
        switch entry.event {
        case .next(let element) where stream.name == "seen":
            if let index = seen.firstIndex(where: { $0.stream === stream }) {
                seen[index].now = ReflectedValue(element, comparisons)
            } else {
                // The first visible state follows from the start of the game.
                seen.append((stream, nil, ReflectedValue(element, comparisons)))
            }
        case .next(let element): elements.append((stream.name, element))
        case .completed, .error: break
        }
    }

    private func add(_ line: String) {
        let isLong = line.utf8.count > Self.longest && line.count > Self.longest
        let line = isLong ? "\(line.prefix(Self.longest - 6))…\(Self.digest(of: line))" : line
        length += line.utf8.count
        let isTooLong = length > Self.limit || written > RecordingBounds.texts
        lines.append(isTooLong ? Self.digest(of: line) : line)
    }

    private static func digest(of text: String) -> String {
        "#\(Fingerprint(of: text).digits.suffix(4))"
    }

    /// The elements since the last call; nil if there are none.
    package func take() -> [String]? {
        for (stream, element) in elements {
            add("\(stream) \(ValueDescription.text(of: element, comparisons))")
        }
        elements.removeAll(keepingCapacity: true)
        for index in seen.indices {
            let (stream, reported, now) = seen[index]
            // A stream that has emitted nothing since the last call has not changed.
            if reported === now { continue }
            seen[index].reported = now
            guard let reported else { continue }
            let change = ValueDifference(from: reported, to: now, writeLines: Self.digest(of:))
            if !change.isEmpty { add("\(stream.name) \(change)") }
        }
        seen.removeAll { $0.stream.listeners == 0 }
        written += lines.reduce(0) { $0 + $1.utf8.count }
        defer { (lines, length) = ([], 0) }
        return lines.isEmpty ? nil : lines
    }
}
