import Reactive

extension Scenario {
    /// Rows of marbles with their names.
    public struct Picture: Equatable, CustomStringConvertible {
        var sheet: MarbleSheet
        /// The names of the rows that were neither played nor listened to.
        var unused: [String] = []
        let comparison: Comparison
        /// Indicates whether the description includes the differences.
        var showsDifferences = false

        public static func == (one: Picture, other: Picture) -> Bool {
            one.sheet.rows == other.sheet.rows && one.unused == other.unused
        }

        public var description: String {
            let mark = comparison.tick.map { (tick: $0, text: "tick \($0)") }
            let unused = unused.map { "\($0)  (neither played nor heard)\n" }
            let picture = comparison.shown(sheet).text(
                mark: mark, beside: comparison.other(than: sheet))
            let differences = showsDifferences ? comparison.sentences : []
            return "\n" + (differences.isEmpty ? "" : differences.map { $0 + "\n" }.joined() + "\n")
                + picture
                + unused.joined()
        }
    }

    /// The comparison of the played and the written rows. Both pictures share the comparison, so
    /// they mark the same first tick that differs, and align their columns.
    final class Comparison {
        fileprivate var tick: TestTime?
        private var written, played: MarbleSheet?
        /// The meanings of the symbols, by row.
        private var legends: [String: [String: String]] = [:]

        func compare(
            _ written: MarbleSheet, _ played: MarbleSheet, legends: [String: [String: String]]
        ) {
            (self.written, self.played, self.legends) = (written, played, legends)
            tick = played.firstDifference(from: written)
        }

        fileprivate func other(than sheet: MarbleSheet) -> MarbleSheet? {
            (sheet == written ? played : written).map(shown)
        }

        /// The maximum length of an unexpected element in the picture. A longer one is drawn as
        /// `?`, and the sentences above the picture describe the first difference of each row.
        private static let longestDrawn = 8

        /// Returns the sheet with `?` in place of each long element that was not expected.
        fileprivate func shown(_ sheet: MarbleSheet) -> MarbleSheet {
            guard let written else { return sheet }
            var shown = sheet
            for row in shown.rows.indices where written.rows.indices.contains(row) {
                shown.rows[row].symbols = shown.rows[row].symbols.map { symbol in
                    if written.rows[row].symbol(at: symbol.time) == symbol.text { return symbol }
                    let symbols = Comparison.events(in: symbol.text).map { event in
                        let text = event.element ?? ""
                        return text.count > Self.longestDrawn
                            ? "?" : Marbles.symbols(of: [Recorded(time: 0, value: event)])[0].symbol
                    }
                    return MarbleSheet.Symbol(
                        time: symbol.time,
                        text: symbols.count == 1 ? symbols[0] : "(\(symbols.joined()))")
                }
            }
            return shown
        }

        /// The differences, with a sentence for each row that differs.
        fileprivate var sentences: [String] {
            guard let written, let played else { return [] }
            return zip(played.rows, written.rows).flatMap { played, written -> [String] in
                let times = Set((played.symbols + written.symbols).map(\.time)).sorted()
                let first = times.first { played.symbol(at: $0) != written.symbol(at: $0) }
                guard let first else { return [] }
                return sentences(
                    "tick \(first), \(played.name): ",
                    Comparison.events(in: played.symbol(at: first) ?? ""),
                    Comparison.events(in: written.symbol(at: first) ?? ""),
                    legends[played.name] ?? [:])
            }
        }

        private func sentences(
            _ place: String, _ played: [Event<String>], _ written: [Event<String>],
            _ legend: [String: String]
        ) -> [String] {
            func text(_ events: [Event<String>]) -> String {
                events.isEmpty
                    ? "nothing"
                    : events.map { event in
                        switch event {
                        case .next(""): "[]"
                        // Shortened, because a value may have hundreds of parts.
                        case .next(let text): ValueDescription.short(legend[text] ?? text)
                        case .error(let error): "\(error)".isEmpty ? "#" : "# \(error)"
                        case .completed: "|"
                        }
                    }.joined(separator: ", then ")
            }
            // The first element that differs, and the changes in it.
            let pair = zip(played, written).first {
                Marbles.symbols(of: [Recorded(time: 0, value: $0)])[0].symbol
                    != Marbles.symbols(of: [Recorded(time: 0, value: $1)])[0].symbol
            }
            var lines = [place + text(played), "instead of " + text(written)]
            if let pair, let new = pair.0.element, let symbol = pair.1.element {
                let (new, old) = (legend[new] ?? new, legend[symbol] ?? symbol)
                let difference = ValueDescription(stringLiteral: ValueDescription.short(new))
                    .difference(
                        from: ValueDescription(stringLiteral: ValueDescription.short(old)))
                let change = difference.description
                if change != "\(old) → \(new)", change.count < old.count + new.count {
                    lines = [place + change, "in " + text(written)]
                }
            }
            return lines.flatMap { $0.wrapped(columns: MarbleSheet.usualColumns) }
        }

        private static func events(in symbol: String) -> [Event<String>] {
            ((try? Marbles.read(symbol))?.events ?? []).map(\.value)
        }
    }
}
