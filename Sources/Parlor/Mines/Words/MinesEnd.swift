import TUI

/// The end of a game in sentences.
struct MinesEnd {
    let verdict: String
    /// The sentences about the knowledge that the player could have had of the mine, in several
    /// versions, the longest first; empty after a win.
    let reasons: [String]
    let figures: String
    /// The help, and comparisons with the best results.
    let bests: [String]

    /// All sentences, with the longest reason.
    var lines: [String] { [verdict] + reasons.prefix(1) + [figures] + bests }
}

/// A line of the message about the board, from texts in different roles.
struct MinesNote {
    let parts: [(text: String, role: Role)]

    init(_ text: String, _ role: Role = .text) { parts = [(text, role)] }

    /// Two lines as one.
    init(_ first: MinesNote, _ second: MinesNote) {
        parts = first.parts + second.parts.map { (" " + $0.text, $0.role) }
    }

    var text: Text {
        parts.dropFirst().reduce(Text(parts[0].text, parts[0].role)) { $0 + Text($1.text, $1.role) }
    }

    /// The number of rows at a width. Two lines that were joined must fit in one row; if they do
    /// not, the number is so large that the version is not chosen.
    func rows(in columns: Int) -> Int {
        let rows = text.wrapped().size(in: Size(columns: columns, rows: .max)).rows
        return parts.count > 1 && rows > 1 ? .max / 2 : rows
    }
}

extension MinesEnd {
    /// The versions of the lines below the board, from the longest to the shortest. In each
    /// version, the verdict has its own line, shares the first line (wide windows only), or is
    /// left out, because it is then drawn above the board.
    func notes(isWon: Bool, isWide: Bool) -> [[MinesNote]] {
        let verdict = MinesNote(verdict, isWon ? .success : .danger)
        let facts: [[MinesNote]] =
            isWon
            ? [bests, [bests.joined(separator: " ")], Array(bests.prefix(1)), []].map { bests in
                [MinesNote(figures, .dim)] + bests.filter { !$0.isEmpty }.map { MinesNote($0) }
            }
            : [bests, Array(bests.dropLast()), []].map { bests in
                [MinesNote(([figures] + bests).joined(separator: " "), .dim)]
            }
        let heads = reasons.isEmpty ? [[]] : reasons.map { [MinesNote($0)] }
        return (facts.flatMap { fact in heads.map { $0 + fact } } + heads).flatMap { notes in
            let joined = notes.prefix(isWide ? 1 : 0).map {
                [MinesNote(verdict, $0)] + notes.dropFirst()
            }
            return [[verdict] + notes] + joined + [notes]
        }
    }
}
