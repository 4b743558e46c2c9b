import MarblePictures
import Parlor
import Reactive
import TUI

/// The streams of a recorded run as pictures: the inputs and outputs of each view model, the length
/// of a column, and a legend of the symbols. The legend describes an element with many parts by its
/// changes. Symbols that repeat at regular intervals, such as those of a clock, are counted.
struct StreamPictures {
    let text: String
    /// The pictures as diagrams for documents.
    let diagrams: [MarbleDiagram]
    /// The symbols of all elements.
    let symbols: Set<String>

    /// `whole` is a symbol whose elements are printed in full.
    init(
        _ viewModels: [RecordedViewModel], streams names: [String], from: Int, to: Int,
        columns: Int, whole: String? = nil
    ) {
        let range = from...max(from, to)
        let pictures = viewModels.compactMap { viewModel in
            StreamPictures.picture(of: viewModel, names, range, columns, whole)
        }
        text = pictures.map(\.text).joined(separator: "\n")
        diagrams = pictures.map(\.diagram)
        symbols = Set(diagrams.flatMap { $0.streams.flatMap { $0.legend.map(\.symbol) } })
    }

    private static func picture(
        of viewModel: RecordedViewModel, _ names: [String], _ range: ClosedRange<Int>,
        _ columns: Int, _ whole: String?
    ) -> (text: String, diagram: MarbleDiagram)? {
        guard range.overlaps(viewModel.start...max(viewModel.start, viewModel.end)) else {
            return nil
        }
        let (start, end) = (
            max(range.lowerBound, viewModel.start), min(range.upperBound, viewModel.end)
        )
        let shown = viewModel.streams.filter { names.isEmpty || names.contains($0.name) }
            .map { DescribedStream($0, from: start, to: end) }
            .filter { !$0.events.isEmpty || !names.isEmpty }
        if shown.isEmpty { return nil }
        let tick = tick(of: shown.flatMap { $0.events.map { $0.time - start } })
        let rows = shown.map { StreamWithSymbols($0, from: start, tick: tick) }
        let sheet = MarbleSheet(
            rows.map { (name: $0.name, events: $0.events, numbers: $0.numbers) },
            ticks: 0..<((end - start) / tick + 1), countsRepeats: true)
        let label = { @Sendable (time: TestTime) in
            RunTime(milliseconds: start + time * tick).text
        }
        let picture = sheet.text(columns: columns, ruler: label)
        let legends = rows.map { $0.legend(columns: columns, whole: whole) }
        let diagram = MarbleDiagram(
            title: viewModel.name,
            streams: rows.map {
                MarbleDiagram.Stream(name: $0.name, events: $0.events, legend: $0.entries)
            }, label: label)
        return ("\(viewModel.name): \(tick) ms\n\n\(picture)\(legends.joined())", diagram)
    }

    /// The longest interval that divides all times; a tenth of a second if that interval is too
    /// short to be visible, and a second if all times are 0.
    private static func tick(of times: [Int]) -> Int {
        func divisor(_ one: Int, _ other: Int) -> Int {
            other == 0 ? one : divisor(other, one % other)
        }
        let tick = times.reduce(0, divisor)
        return tick == 0 ? 1000 : tick < 20 ? 100 : tick
    }
}

/// A stream whose elements are text. An element with many parts is described by its changes.
struct DescribedStream {
    struct Element {
        let time: Int
        let number: Int
        let event: Event<String>
        /// The element that `event` describes; nil for an end.
        let value: Any?
    }

    let name: String
    let isInput: Bool
    let events: [Element]

    init(_ stream: RecordedViewModel.Stream, from start: Int, to end: Int) {
        (name, isInput) = (stream.name, stream.role == .input)
        let comparisons = TypeComparisons()
        var last: ReflectedValue?
        var events: [Element] = []
        for (event, number) in zip(stream.events, stream.numbers) where event.time <= end {
            let value = event.value.element
            let reflected = value.map { ReflectedValue($0, comparisons) }
            // Elements before the start are not listed, but later elements are compared with them.
            if event.time >= start {
                let text = event.value.map { value in
                    DescribedStream.text(of: value, reflected, since: last)
                }
                events.append(
                    Element(time: event.time, number: number, event: text, value: value))
            }
            if let reflected, reflected.isWhole { last = reflected }
        }
        self.events = events
    }

    private static func text(
        of value: Any, _ reflected: ReflectedValue?, since last: ReflectedValue?
    ) -> String {
        guard let reflected, let last, reflected.isWhole else {
            return ValueDescription.text(of: value)
        }
        let difference = ValueDifference(from: last, to: reflected)
        // Additions are preferred, so that all seconds of a clock have the same symbol.
        return difference.isEmpty ? "the same" : difference.additions ?? difference.description
    }
}

/// A stream as a row of symbols with their meanings.
private struct StreamWithSymbols {
    let name: String
    private(set) var events: [Recorded<Event<String>>] = []
    /// The positions of an input's events among the events of all streams.
    private(set) var numbers: [Int] = []
    private var legend = MarbleLegend()
    /// The first element with each symbol, and its time.
    private var elements: [String: (value: Any, time: Int)] = [:]

    /// The maximum number of symbols in a column. If there are more, one symbol stands for all.
    private static let mostTogether = 3
    /// The maximum number of lines for a symbol in the legend.
    private static let longestEntry = 4

    init(_ stream: DescribedStream, from start: Int, tick: Int) {
        name = stream.name
        var rest = stream.events[...]
        while let first = rest.first {
            let time = (first.time - start) / tick
            let column = rest.prefix { ($0.time - start) / tick == time }
            rest = rest.dropFirst(column.count)
            let shown = column.filter { $0.event.element != nil }
            if shown.count > Self.mostTogether, let last = shown.last {
                let texts = shown.compactMap(\.event.element)
                add(texts.joined(separator: "; "), last, at: time, isInput: stream.isInput)
            } else {
                for element in shown {
                    add(element.event.element ?? "", element, at: time, isInput: stream.isInput)
                }
            }
            for end in column where end.event.isStopEvent {
                events.append(Recorded(time: time, value: end.event))
                if stream.isInput { numbers.append(end.number) }
            }
        }
    }

    private mutating func add(
        _ text: String, _ element: DescribedStream.Element, at time: Int, isInput: Bool
    ) {
        let symbol = legend.symbol(for: text)
        events.append(Recorded(time: time, value: .next(symbol)))
        if isInput { numbers.append(element.number) }
        if elements[symbol] == nil, let value = element.value {
            elements[symbol] = (value, element.time)
        }
    }

    /// The meanings of the symbols.
    var entries: [(symbol: String, text: String)] { legend.entries }

    /// The legend, with the element of one symbol in full.
    func legend(columns: Int, whole: String?) -> String {
        if events.isEmpty { return "" }
        let margin = (legend.entries.map(\.symbol.count).max() ?? 0) + 2
        let width: (String) -> Int = { CharacterWidth($0).columns }
        var text = "\n\(name)\n"
        for (symbol, meaning) in legend.entries {
            var lines = meaning.wrapped(
                columns: columns - margin, lines: Self.longestEntry + 1, width: width)
            if lines.count > Self.longestEntry {
                lines = Array(lines.prefix(Self.longestEntry))
                var last = lines.removeLast()
                while width(last) > columns - margin - 1 { last.removeLast() }
                lines.append(last + "…")
            }
            for (number, line) in lines.enumerated() {
                let head = number == 0 ? symbol : ""
                text += head + String(repeating: " ", count: margin - head.count) + line + "\n"
            }
        }
        guard let whole, let (value, time) = elements[whole] else { return text }
        let description = ValueDescription(of: value).text(columns: columns - 2, width: width)
        let lines = description.split(separator: "\n").map { "  \($0)\n" }
        return text + "\n\(name) \(whole) \(RunTime(milliseconds: time).text)\n" + lines.joined()
    }
}
