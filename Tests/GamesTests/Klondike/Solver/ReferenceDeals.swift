import Games

/// A row of the verdicts: a deal, the number of cards to draw, and whether it can be won.
struct ReferenceDeal: Sendable {
    let number: UInt64
    let draw: Klondike.Draw
    let isWinnable: Bool?
    let text: String

    static let all = rows(of: "klondike-verdicts").map { columns in
        ReferenceDeal(
            number: UInt64(columns[0]) ?? 0, draw: columns[1] == "1" ? .one : .three,
            isWinnable: ["solved": true, "unsolvable": false][columns[2]], text: columns[9])
    }
}

/// A row of the solutions: a deal, the number of cards to draw, and moves that win it.
struct ReferenceSolution: Sendable {
    let number: UInt64
    let draw: Klondike.Draw
    let moves: [Substring]

    static let all = rows(of: "klondike-solutions").map { columns in
        ReferenceSolution(
            number: UInt64(columns[0]) ?? 0, draw: columns[1] == "1" ? .one : .three,
            moves: columns[3].split(separator: " "))
    }
}

/// Returns the rows of a table. Stops if it is missing, because with no rows every test would pass.
private func rows(of name: String) -> [[String]] {
    do { return try fixture("\(name).tsv") } catch {
        preconditionFailure("The table \(name) cannot be read: \(error)")
    }
}
