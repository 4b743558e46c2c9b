import Reactive

/// A picture of streams as marbles: each stream is a line from left to right, and each element is a
/// marble in the color of its symbol. A legend below the lines explains the symbols.
///
///     MarbleDiagram(title: "A counter", streams: [
///         .init(name: "taps", events: taps), .init(name: "total", events: totals)
///     ]).svg
///
/// Shortens time without events. A line that is too long continues below, like a line of music.
public struct MarbleDiagram: Sendable {
    public struct Stream: Sendable {
        public let name: String
        /// The events. An element is the symbol on its marble, of one or two letters.
        public let events: [Recorded<Event<String>>]
        /// The meanings of the symbols.
        public let legend: [(symbol: String, text: String)]

        public init(
            name: String, events: [Recorded<Event<String>>],
            legend: [(symbol: String, text: String)] = []
        ) { (self.name, self.events, self.legend) = (name, events, legend) }
    }

    public let title: String
    public let streams: [Stream]
    /// Returns the label of a tick.
    let label: @Sendable (TestTime) -> String

    public init(
        title: String, streams: [Stream],
        label: @escaping @Sendable (TestTime) -> String = { "\($0)" }
    ) { (self.title, self.streams, self.label) = (title, streams, label) }

    /// The diagram as an SVG document.
    public var svg: String {
        let drawing = drawing(top: 0)
        return Self.document(drawing.elements, height: drawing.height)
    }

    /// Returns several diagrams below each other as one SVG document.
    public static func svg(_ diagrams: [MarbleDiagram]) -> String {
        var (elements, height) = ("", 0)
        for diagram in diagrams {
            let drawing = diagram.drawing(top: height)
            elements += drawing.elements
            height += drawing.height
        }
        return document(elements, height: height)
    }

    private static func document(_ elements: String, height: Int) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(Measure.width)" height="\(height)" \
        viewBox="0 0 \(Measure.width) \(height)">
        <style>\(style)</style>
        <rect width="100%" height="100%" fill="#ffffff"/>
        \(elements)</svg>

        """
    }

    static let style = """
        text{font:13px sans-serif;fill:#24292f}.h{font-size:17px;font-weight:600}\
        .n{font-weight:600}.t{font-size:10px;fill:#6e7781}.l{stroke:#8c959f;stroke-width:1.5}\
        .m circle{stroke:#24292f;stroke-width:1.2}.m text{text-anchor:middle;font-size:12px}\
        .w{font:12px monospace}
        """

    // MARK: Layout

    enum Measure {
        static let width = 960
        static let margin = 24
        static let names = 110
        static let row = 42
        static let radius = 13
        /// The distances between marbles of the same tick, and between ticks.
        static let together = 20
        static let step = 34
        static let line = 18
        /// The maximum number of lines for a symbol in the legend.
        static let longestEntry = 4
    }

    /// A tick with events, and its position.
    struct Column: Equatable {
        let tick: TestTime
        let x: Int
        let width: Int
        /// The number of ticks without events before this one.
        let silence: Int
    }

    /// Returns the columns in lines that fit the width of the diagram.
    func lines() -> [[Column]] {
        let first = Measure.margin + Measure.names
        let most = Measure.width - Measure.margin - 20
        var widths: [TestTime: Int] = [:]
        for stream in streams {
            let counts = Dictionary(grouping: stream.events, by: \.time).mapValues(\.count)
            for (tick, count) in counts {
                widths[tick] = max(
                    widths[tick] ?? 0, 2 * Measure.radius + (count - 1) * Measure.together)
            }
        }
        var lines: [[Column]] = [[]]
        var (x, last) = (first, -1)
        for (tick, width) in widths.sorted(by: { $0.key < $1.key }) {
            let silence = tick - last - 1
            last = tick
            var gap = Measure.step - 2 * Measure.radius + min(silence, 4) * 6
            if x + gap + width > most, lines[lines.count - 1].isEmpty == false {
                lines.append([])
                (x, gap) = (first, Measure.step - 2 * Measure.radius)
            }
            lines[lines.count - 1].append(
                Column(tick: tick, x: x + gap, width: width, silence: silence))
            x += gap + width
        }
        return lines
    }

    /// Draws the diagram, starting `top` pixels from the top. Returns its elements and its height.
    /// The attribute `data-c` of a bar or a marble is the index of its column.
    func drawing(top: Int) -> (elements: String, height: Int) {
        var text = ""
        var y = top + Measure.margin + 10
        text += Self.text(title, x: Measure.margin, y: y, "h")
        y += 14
        var number = 0
        for line in lines() {
            y += 22
            var labeled = 0
            for column in line {
                let label = self.label(column.tick)
                if column.x >= labeled {
                    text += Self.text(label, x: column.x, y: y, "t")
                    labeled = column.x + 6 * label.count + 8
                }
                if column.silence > 4 {
                    text += Self.text("…", x: column.x - 16, y: y + 26, "t")
                }
            }
            // The bars are drawn first, below the marbles, so that the pointer reaches the tooltips
            // of the marbles.
            let bottom = y + 6 + streams.count * Measure.row
            for (place, column) in line.enumerated() {
                text += """
                    <rect class="c" data-c="\(number + place)" x="\(column.x - 2)" y="\(y)" \
                    width="\(column.width + 4)" height="\(bottom - y)" fill="transparent"/>

                    """
            }
            y += 6
            let places = Dictionary(
                line.enumerated().map { ($1.tick, (column: $1, number: number + $0)) }
            ) { first, _ in first }
            for stream in streams {
                y += Measure.row
                text += draw(stream, y - Measure.row / 2, places)
            }
            number += line.count
        }
        for stream in streams where !stream.legend.isEmpty {
            y += 26
            text += Self.text(stream.name, x: Measure.margin, y: y, "n")
            for (symbol, meaning) in stream.legend {
                var lines = meaning.wrapped(columns: 112, lines: Measure.longestEntry + 1)
                if lines.count > Measure.longestEntry {
                    lines.removeLast(lines.count - Measure.longestEntry)
                    lines[lines.count - 1] += " …"
                }
                y += 4
                for (number, line) in lines.enumerated() {
                    y += Measure.line
                    if number == 0 {
                        text += Self.marble(symbol, x: Measure.margin + 10, y: y - 4, radius: 9)
                    }
                    text += Self.text(line, x: Measure.margin + 32, y: y, "w")
                }
            }
        }
        return (text, y + Measure.margin - top)
    }

    private func draw(
        _ stream: Stream, _ y: Int, _ places: [TestTime: (column: Column, number: Int)]
    ) -> String {
        let (left, right) = (Measure.margin + Measure.names, Measure.width - Measure.margin)
        var text = Self.text(stream.name, x: Measure.margin, y: y + 4, "n")
        let here = Dictionary(grouping: stream.events) { $0.time }.filter { places[$0.key] != nil }
        let end = here.filter { $0.value.contains(where: \.value.isStopEvent) }.keys.min()
        let last = end.flatMap { places[$0]?.column }.map { $0.x + $0.width } ?? right
        text += "<line class=\"l\" x1=\"\(left)\" y1=\"\(y)\" x2=\"\(last)\" y2=\"\(y)\"/>\n"
        if end == nil {
            text +=
                "<path class=\"l\" fill=\"none\" d=\"M\(right - 7) \(y - 5)L\(right) \(y)"
                + "L\(right - 7) \(y + 5)\"/>\n"
        }
        for (tick, events) in here.sorted(by: { $0.key < $1.key }) {
            guard let place = places[tick] else { continue }
            for (index, event) in events.enumerated() {
                let x = place.column.x + Measure.radius + index * Measure.together
                switch event.value {
                case .next(let symbol):
                    let meaning = stream.legend.first { $0.symbol == symbol }?.text ?? symbol
                    text += Self.marble(
                        symbol, x: x, y: y, radius: Measure.radius,
                        data: " data-c=\"\(place.number)\"",
                        title: "\(stream.name) \(label(tick)): \(meaning)")
                case .completed:
                    text +=
                        "<line class=\"l\" x1=\"\(x)\" y1=\"\(y - 13)\" x2=\"\(x)\" "
                        + "y2=\"\(y + 13)\"/>\n"
                case .error:
                    text +=
                        "<path class=\"l\" d=\"M\(x - 9) \(y - 9)L\(x + 9) \(y + 9)"
                        + "M\(x + 9) \(y - 9)L\(x - 9) \(y + 9)\"/>\n"
                }
            }
        }
        return text
    }

    private static func text(_ text: String, x: Int, y: Int, _ style: String) -> String {
        "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" xml:space=\"preserve\">"
            + "\(text.escapedForXML)</text>\n"
    }

    private static func marble(
        _ symbol: String, x: Int, y: Int, radius: Int, data: String = "", title: String? = nil
    ) -> String {
        let title = title.map { "<title>\($0.escapedForXML)</title>" } ?? ""
        return "<g class=\"m\"\(data)>\(title)<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" "
            + "fill=\"\(color(of: symbol))\"/><text x=\"\(x)\" y=\"\(y + 4)\">"
            + "\(symbol.escapedForXML)</text></g>\n"
    }

    /// Returns a light color for a symbol, the same in every picture.
    private static func color(of symbol: String) -> String {
        let number = symbol.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 3_600 }
        return "hsl(\(number * 47 % 360),72%,80%)"
    }
}

extension String {
    /// The text escaped for XML, without characters that XML forbids.
    var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n": text += " "
            default:
                let isText =
                    scalar.value >= 0x20 && scalar.value != 0x7f
                    && !(0xfffe...0xffff).contains(scalar.value)
                text.unicodeScalars.append(isText ? scalar : "\u{fffd}")
            }
        }
    }
}
