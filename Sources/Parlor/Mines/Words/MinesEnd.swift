import TUI

/// The end of a game in sentences.
struct MinesEnd {
    let verdict: String
    /// The proof that the player could have known the mine, in ever shorter versions; empty after a
    /// win.
    let reasons: [String]
    let figures: String
    /// The help, and comparisons with the best results.
    let bests: [String]

    /// All sentences, with the longest reason.
    var lines: [String] { [verdict] + reasons.prefix(1) + [figures] + bests }
}

/// A line of the message about the board, from texts in different roles.
struct MinesMessageLine {
    let parts: [(text: String, role: Role)]

    init(_ text: String, _ role: Role = .text) { parts = [(text, role)] }

    /// Two lines as one.
    init(_ first: MinesMessageLine, _ second: MinesMessageLine) {
        parts = first.parts + second.parts.map { (" " + $0.text, $0.role) }
    }

    var text: Text {
        parts.dropFirst().reduce(Text(parts[0].text, parts[0].role)) { $0 + Text($1.text, $1.role) }
    }

    /// The number of rows at a width. Joined lines that do not fit in one row count as too many
    /// rows.
    func rows(in columns: Int) -> Int {
        let rows = text.wrapped().size(in: Size(columns: columns, rows: .max)).rows
        return parts.count > 1 && rows > 1 ? .max / 2 : rows
    }
}

extension MinesEnd {
    /// The versions of the lines below the board, from the longest to the shortest. The verdict has
    /// its own line, or starts the next line in a wide window, or is left out and appears above the
    /// board.
    func versions(isWon: Bool, isWide: Bool) -> [[MinesMessageLine]] {
        let verdict = MinesMessageLine(verdict, isWon ? .success : .danger)
        let facts: [[MinesMessageLine]] =
            isWon
            ? [bests, [bests.joined(separator: " ")], Array(bests.prefix(1)), []].map { bests in
                [MinesMessageLine(figures, .dim)]
                    + bests.filter { !$0.isEmpty }.map { MinesMessageLine($0) }
            }
            : [bests, Array(bests.dropLast()), []].map { bests in
                [MinesMessageLine(([figures] + bests).joined(separator: " "), .dim)]
            }
        let heads = reasons.isEmpty ? [[]] : reasons.map { [MinesMessageLine($0)] }
        return (facts.flatMap { fact in heads.map { $0 + fact } } + heads).flatMap { notes in
            let joined = notes.prefix(isWide ? 1 : 0).map {
                [MinesMessageLine(verdict, $0)] + notes.dropFirst()
            }
            return [[verdict] + notes] + joined + [notes]
        }
    }
}
