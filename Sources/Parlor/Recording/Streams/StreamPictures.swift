import Reactive
import ReactiveTesting
import TUI

/// The streams of a recorded run as pictures: what went in and out of each view model, how long a
/// column is, and below it what the signs of each stream stand for. An element that is a whole of many parts is told by those that changed.
struct StreamPictures {
    let text: String

    init(
        _ viewModels: [RecordedViewModel], streams names: [String], from: Int, to: Int, columns: Int
    ) {
        let range = from...max(from, to)
        text = viewModels.compactMap { viewModel in
            StreamPictures.picture(of: viewModel, names, range, columns)
        }.joined(separator: "\n")
    }

    private static func picture(
        of viewModel: RecordedViewModel, _ names: [String], _ range: ClosedRange<Int>,
        _ columns: Int
    ) -> String? {
        guard range.overlaps(viewModel.start...max(viewModel.start, viewModel.end)) else {
            return nil
        }
        let (start, end) = (
            max(range.lowerBound, viewModel.start), min(range.upperBound, viewModel.end)
        )
        let told = viewModel.streams.filter { names.isEmpty || names.contains($0.name) }
            .map { stream in
                let texts = texts(of: stream.events)
                return (name: stream.name, events: texts.filter { (start...end).contains($0.time) })
            }.filter { !$0.events.isEmpty || !names.isEmpty }
        if told.isEmpty { return nil }
        let tick = tick(of: told.flatMap { $0.events.map { $0.time - start } })
        var legends: [String] = []
        let rows = told.map { name, events in
            var legend = MarbleLegend()
            let signs = signs(of: events, start, tick, &legend)
            if !events.isEmpty { legends.append("\n\(name)\n\(legend.lines(columns: columns))") }
            return (name: name, events: signs)
        }
        let sheet = MarbleSheet(rows, ticks: 0..<((end - start) / tick + 1))
        let picture = sheet.text(columns: columns) { RunTime(milliseconds: start + $0 * tick).text }
        return "\(viewModel.name): \(tick) ms\n\n\(picture)\(legends.joined())"
    }

    /// The longest time that everything happens at a multiple of; where that is too short to be
    /// seen, a tenth of a second.
    private static func tick(of times: [Int]) -> Int {
        func divisor(_ one: Int, _ other: Int) -> Int {
            other == 0 ? one : divisor(other, one % other)
        }
        let tick = times.reduce(0, divisor)
        return tick == 0 ? 1000 : tick < 20 ? 100 : tick
    }

    /// Each element as text: what is another one in it, where it is one of many parts.
    /// As many elements of a collection are told, the last: one that grows with every key would make
    /// the texts of all keys as long as their number squared.
    private static let longest = 128

    private static func texts(of events: [Recorded<Event<Any>>]) -> [Recorded<Event<String>>] {
        var last: ValueDescription?
        return events.map { event in
            guard let element = event.value.element else {
                return Recorded(time: event.time, value: event.value.map { "\($0)" })
            }
            let description = ValueDescription(of: element, longest: longest)
            let changes = description.changes(since: last)
            if description.lines.count > 1 { last = description }
            let text =
                description.lines.count > 1
                ? changes.joined(separator: "; ")
                : ValueDescription.text(of: element, longest: longest)
            return Recorded(time: event.time, value: .next(text.isEmpty ? "the same" : text))
        }
    }

    /// So many signs stand side by side in a column; more are one.
    private static let mostTogether = 3

    private static func signs(
        of events: [Recorded<Event<String>>], _ start: Int, _ tick: Int,
        _ legend: inout MarbleLegend
    ) -> [Recorded<Event<String>>] {
        var signs: [Recorded<Event<String>>] = []
        var rest = events[...]
        while let first = rest.first {
            let time = (first.time - start) / tick
            let column = rest.prefix { ($0.time - start) / tick == time }
            rest = rest.dropFirst(column.count)
            let texts = column.compactMap(\.value.element)
            let kept = texts.count > mostTogether ? [texts.joined(separator: "; ")] : texts
            signs += kept.map { Recorded(time: time, value: .next(legend.sign(for: $0))) }
            signs += column.filter(\.value.isStopEvent).map {
                Recorded(time: time, value: $0.value)
            }
        }
        return signs
    }
}

extension MarbleLegend {
    /// A line for each sign, cut off where it would be wider.
    fileprivate func lines(columns: Int) -> String {
        let width = (entries.map(\.sign.count).max() ?? 0) + 2
        return entries.reduce(into: "") { text, entry in
            var line =
                entry.sign + String(repeating: " ", count: width - entry.sign.count) + entry.text
            line = String(line.prefix(columns + 1))
            if CharacterWidth(line).columns > columns {
                while CharacterWidth(line).columns >= columns { line.removeLast() }
                line += "…"
            }
            text += line + "\n"
        }
    }
}
