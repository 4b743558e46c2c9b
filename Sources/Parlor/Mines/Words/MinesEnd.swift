import TUI

/// The end of a game in sentences.
struct MinesEnd {
    let verdict: String
    /// The sentences on what the player could have known about the mine, in several versions, the
    /// longest first; empty after a win.
    let reasons: [String]
    let figures: String
    /// The help, and comparisons with the best results.
    let bests: [String]

    /// All sentences, with the longest reason.
    var lines: [String] { [verdict] + reasons.prefix(1) + [figures] + bests }
}

extension MinesEnd {
    /// The versions of the lines below the board, from the longest to the shortest. In each
    /// version, the verdict has its own line, shares the first line (wide windows only), or is
    /// left out, because it is then drawn above the board.
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
