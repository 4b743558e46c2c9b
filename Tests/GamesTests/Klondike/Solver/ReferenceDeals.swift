import Foundation
import Games

/// A row of the verdicts: a deal, how many cards are drawn, and whether it can be won.
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

/// A row of the solutions: a deal, how many cards are drawn, and moves that win it.
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

private func rows(of name: String) -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { $0.split(separator: "\t").map(String.init) }
}
