import Reactive

/// Rows of marbles below each other. A column is the same tick in all rows.
///
///     actions   -a-{240}-b------
///     news      -(xy){240}-z~~~-
///
/// A long stretch without events in any row is drawn as a count: `{240}`. If `countsRepeats` is
/// true, symbols that repeat at regular intervals are drawn as a count, too: `{t×24}`. Rows that
/// are wider than the sheet continue below, like lines of music.
public struct MarbleSheet: Equatable, Sendable {
    /// The events of a row in one column, as text.
    package struct Symbol: Equatable, Sendable {
        package let time: TestTime
        package let text: String

        package init(time: TestTime, text: String) { (self.time, self.text) = (time, text) }
    }

    package struct Row: Equatable, Sendable {
        package let name: String
        package var symbols: [Symbol]
        /// Indicates whether the row ends with `…`: it continues, but its later events are not
        /// shown.
        package var isOpen = false

        package init(name: String, symbols: [Symbol], isOpen: Bool = false) {
            (self.name, self.symbols, self.isOpen) = (name, symbols, isOpen)
        }

        /// Returns the symbol in a column, or nil if the row has no events there.
        package func symbol(at time: TestTime) -> String? {
            symbols.first { $0.time == time }?.text
        }
    }

    package var rows: [Row]
    /// The range of ticks to draw.
    package let ticks: Range<TestTime>
    /// Indicates whether symbols that repeat at regular intervals become counts. The text of a
    /// sheet with such counts cannot be parsed.
    package var countsRepeats = false

    /// The default width of a sheet.
    public static let usualColumns = 100

    package init(rows: [Row], ticks: Range<TestTime>, countsRepeats: Bool = false) {
        (self.rows, self.ticks, self.countsRepeats) = (rows, ticks, countsRepeats)
    }

    /// Creates a sheet from the events of named streams, in a range of ticks.
    public init(
        _ streams: [(name: String, events: [Recorded<Event<String>>])],
        ticks: Range<TestTime>? = nil
    ) {
        let end = streams.flatMap { $0.events.map { $0.time + 1 } }.max() ?? 0
        self.ticks = ticks ?? 0..<end
        rows = streams.map { name, events in
            Row(
                name: name,
                symbols: Marbles.symbols(of: events).map { Symbol(time: $0.time, text: $0.symbol) })
        }
    }

    /// Creates a sheet that also shows the order of events within a tick. `numbers` has the
    /// position of each event among the events of all streams, or is empty. If the events of a tick
    /// did not occur in the order of the rows, the later ones move to the right.
    ///
    ///     taps   ~a
    ///     keys   x~
    public init(
        _ streams: [(name: String, events: [Recorded<Event<String>>], numbers: [Int])],
        ticks: Range<TestTime>, countsRepeats: Bool = false
    ) {
        self.init(streams.map { ($0.name, $0.events) }, ticks: ticks)
        self.countsRepeats = countsRepeats
        var columns: [TestTime: [(row: Int, number: Int, text: String)]] = [:]
        for (row, stream) in streams.enumerated() {
            for (event, number) in zip(stream.events, stream.numbers) {
                let text = Marbles.text(of: event.value)
                columns[event.time, default: []].append((row, number, text))
            }
        }
        let places = rows.map { row in
            Dictionary(zip(row.symbols.map(\.time), row.symbols.indices)) { first, _ in first }
        }
        for (time, column) in columns {
            let ordered = column.sorted { $0.number < $1.number }
            let inRows = ordered.map(\.row)
            if inRows == inRows.sorted() { continue }
            let isGroup = Set(inRows).count < inRows.count
            for row in Set(inRows) {
                var text = ordered.map {
                    $0.row == row ? $0.text : String(repeating: "~", count: $0.text.count)
                }.joined()
                if isGroup { text = "(\(text))" }
                while text.last == "~" { text.removeLast() }
                if let place = places[row][time] {
                    rows[row].symbols[place] = Symbol(time: time, text: text)
                }
            }
        }
    }

    /// Returns the first tick at which two sheets differ, or nil if there is none.
    package func firstDifference(from other: MarbleSheet) -> TestTime? {
        zip(rows, other.rows).compactMap { one, two -> TestTime? in
            let differing = zip(one.symbols, two.symbols).first { $0 != $1 }
            let rest =
                one.symbols.dropFirst(two.symbols.count).first
                ?? two.symbols.dropFirst(one.symbols.count).first
            return differing.map { min($0.time, $1.time) } ?? rest?.time
        }.min()
    }

    /// Returns the rows as text, in lines of at most `columns` characters if possible. `mark` puts
    /// an arrow and a text below a tick, and `ruler` labels the first tick of each line.
    public func text(
        columns: Int = usualColumns, mark: (tick: TestTime, text: String)? = nil,
        ruler: ((TestTime) -> String)? = nil
    ) -> String { text(columns: columns, mark: mark, ruler: ruler, beside: nil) }

    /// Returns the rows as text, with columns as wide as those of another sheet, for comparison.
    package func text(
        columns: Int = usualColumns, mark: (tick: TestTime, text: String)? = nil,
        ruler: ((TestTime) -> String)? = nil, beside other: MarbleSheet?
    ) -> String {
        let margin = (rows.map(\.name.count).max() ?? 0) + 2
        let both = MarbleSheet(
            rows: rows + (other?.rows ?? []),
            ticks: ticks.lowerBound..<max(ticks.upperBound, other?.ticks.upperBound ?? 0),
            countsRepeats: countsRepeats)
        // The width of `…`.
        let ellipsis = rows.contains { $0.isOpen } ? 1 : 0
        let systems = both.systems(width: max(columns - margin - ellipsis, 8), mark: mark?.tick)
        var first = ticks.lowerBound
        return systems.enumerated().map { number, system in
            let head = ruler.map { "".padded(to: margin) + $0(first) }
            first += system.reduce(0) { $0 + $1.length }
            var lines =
                [head].compactMap(\.self)
                + rows.indices.map { row in
                    let end = rows[row].isOpen && number == systems.count - 1 ? "…" : ""
                    return rows[row].name.padded(to: margin)
                        + system.map { $0.text(of: row) }.joined() + end
                }
            if let mark, let arrow = system.firstIndex(where: { $0.tick == mark.tick }) {
                let width = system[..<arrow].reduce(0) { $0 + $1.width }
                lines.append("".padded(to: margin + width) + "^ \(mark.text)")
            }
            return lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    // MARK: Layout

    /// A part of the sheet across all rows: one tick, or several ticks as a count.
    private struct Piece {
        /// The tick; nil if the part has several ticks.
        let tick: TestTime?
        var symbols: [String]
        /// The text of this part for rows without an event here.
        let quiet: String
        /// The number of ticks in the part.
        var length = 1

        var width: Int { max(quiet.count, symbols.map(\.count).max() ?? 0) }

        func text(of row: Int) -> String {
            let symbol = symbols[row]
            return (symbol.isEmpty ? quiet : symbol).widened(to: width)
        }
    }

    /// Returns the parts in lines. Each line has as many parts as fit.
    private func systems(width: Int, mark: TestTime?) -> [[Piece]] {
        var systems: [[Piece]] = [[]]
        var used = 0
        for piece in pieces(mark: mark) {
            if used > 0, used + piece.width > width {
                systems.append([])
                used = 0
            }
            systems[systems.count - 1].append(piece)
            used += piece.width
        }
        return systems
    }

    private func pieces(mark: TestTime?) -> [Piece] {
        let silence = rows.map { _ in "" }
        var symbols: [TestTime: [String]] = [:]
        for (row, symbolsOfRow) in rows.map(\.symbols).enumerated() {
            for symbol in symbolsOfRow where ticks.contains(symbol.time) {
                symbols[symbol.time, default: silence][row] = symbol.text
            }
        }
        if let mark, ticks.contains(mark), symbols[mark] == nil { symbols[mark] = silence }
        var pieces: [Piece] = []
        var next = ticks.lowerBound
        func rest(until end: TestTime) {
            if end - next > Self.longestDrawn {
                pieces.append(
                    Piece(tick: nil, symbols: silence, quiet: "{\(end - next)}", length: end - next)
                )
            } else {
                for tick in next..<max(next, end) {
                    pieces.append(Piece(tick: tick, symbols: silence, quiet: "-"))
                }
            }
        }
        var drawn = symbols.sorted { $0.key < $1.key }[...]
        while let (tick, symbols) = drawn.first {
            rest(until: tick)
            pieces.append(Piece(tick: tick, symbols: symbols, quiet: "-"))
            next = tick + 1
            drawn.removeFirst()
            // Draws the first and the last symbol, and counts those between them.
            let repeats =
                countsRepeats ? repeats(of: symbols, at: tick, in: drawn, mark: mark) - 1 : 0
            guard repeats >= Self.fewestCounted else { continue }
            drawn.removeFirst(repeats)
            let end = drawn[drawn.startIndex].key
            let counted = symbols.map { $0.isEmpty ? "" : "{\($0)×\(repeats)}" }
            pieces.append(
                Piece(tick: nil, symbols: counted, quiet: "{\(end - next)}", length: end - next))
            next = end
        }
        rest(until: ticks.upperBound)
        return pieces
    }

    /// Returns the number of following ticks, at regular intervals, that have the same symbols.
    private func repeats(
        of symbols: [String], at tick: TestTime,
        in rest: ArraySlice<(key: TestTime, value: [String])>,
        mark: TestTime?
    ) -> Int {
        guard let interval = rest.first.map({ $0.key - tick }) else { return 0 }
        return zip(rest, 1...).prefix { next, number in
            next.key == tick + number * interval && next.value == symbols && next.key != mark
        }.count
    }

    /// The maximum number of ticks without events that are drawn. A longer stretch becomes a count.
    private static let longestDrawn = 12
    /// The minimum number of repeated symbols that become a count.
    private static let fewestCounted = 6
}

extension String {
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Returns the text, extended to the width of its column.
    fileprivate func widened(to width: Int) -> String {
        self + String(repeating: "~", count: max(0, width - count))
    }
}
