/// A game as it is saved: its deal and its moves, which are played again when it is read. A file
/// with other moves than the rules allow is refused.
extension Klondike: Codable {
    private enum Key: CodingKey { case deal, rules, purse, played, undone }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let purse = try container.decode(Int.self, forKey: .purse)
        try decoder.require(
            purse.magnitude <= Saved.count.upperBound, "A purse has in it what can be won or lost.")
        self.init(
            try container.decode(Deal.self, forKey: .deal),
            rules: try container.decode(Rules.self, forKey: .rules), purse: purse)
        let played = try container.decode(String.self, forKey: .played).split(separator: " ")
        let undone = try container.decode(String.self, forKey: .undone).split(separator: " ")
        for text in played + undone {
            guard let move = Move(text, on: table), position.allows(move, by: rules) else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: container.codingPath,
                        debugDescription: "The move \(text) is not possible in this game."))
            }
            apply(.play(move))
        }
        for _ in undone { apply(.undo) }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(deal, forKey: .deal)
        try container.encode(rules, forKey: .rules)
        try container.encode(purse, forKey: .purse)
        try container.encode(Klondike.text(played), forKey: .played)
        try container.encode(Klondike.text(undone), forKey: .undone)
    }

    private static func text(_ moves: [Move]) -> String {
        moves.map(\.description).joined(separator: " ")
    }

    /// The moves from the deal to here.
    public var played: [Move] { history.states[...history.step].compactMap(\.latest) }

    /// The moves that can be redone, the next one first.
    public var undone: [Move] { history.states[(history.step + 1)...].compactMap(\.latest) }
}
