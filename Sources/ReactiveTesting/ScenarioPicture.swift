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

    /// The comparison of the played and the written rows. Both pictures share it, so that they can
    /// mark the first tick that differs, and align their columns.
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

        /// The sheet, with `?` in place of each long element that was not expected.
        fileprivate func shown(_ sheet: MarbleSheet) -> MarbleSheet {
            guard let written else { return sheet }
            var shown = sheet
            for row in shown.rows.indices where written.rows.indices.contains(row) {
                shown.rows[row].signs = shown.rows[row].signs.map { sign in
                    if written.rows[row].sign(at: sign.time) == sign.text { return sign }
                    let signs = Comparison.events(in: sign.text).map { event in
                        let text = event.element ?? ""
                        return text.count > Self.longestDrawn
                            ? "?" : Marbles.signs(of: [Recorded(time: 0, value: event)])[0].sign
                    }
                    return MarbleSheet.Sign(
                        time: sign.time,
                        text: signs.count == 1 ? signs[0] : "(\(signs.joined()))")
                }
            }
            return shown
        }

        /// The differences, with a sentence for each row that differs.
        fileprivate var sentences: [String] {
            guard let written, let played else { return [] }
            return zip(played.rows, written.rows).flatMap { played, written -> [String] in
                let times = Set((played.signs + written.signs).map(\.time)).sorted()
                let first = times.first { played.sign(at: $0) != written.sign(at: $0) }
                guard let first else { return [] }
                return sentences(
                    "tick \(first), \(played.name): ",
                    Comparison.events(in: played.sign(at: first) ?? ""),
                    Comparison.events(in: written.sign(at: first) ?? ""),
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
                Marbles.signs(of: [Recorded(time: 0, value: $0)])[0].sign
                    != Marbles.signs(of: [Recorded(time: 0, value: $1)])[0].sign
            }
            var lines = [place + text(played), "instead of " + text(written)]
            if let pair, let new = pair.0.element, let sign = pair.1.element {
                let (new, old) = (legend[new] ?? new, legend[sign] ?? sign)
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

        private static func events(in sign: String) -> [Event<String>] {
            ((try? Marbles.read(sign))?.events ?? []).map(\.value)
        }
    }
}
