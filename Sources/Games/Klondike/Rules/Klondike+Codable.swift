/// A game is saved as its deal and its moves. Decoding plays the moves again, and throws an error
/// if the rules do not allow one of them.
extension Klondike: Codable {
    private enum Key: CodingKey {
        case deal, rules, purse, moves, step
        /// The face-down cards that the player has seen.
        case seen
        /// The moves up to the current step, and the moves after it, in the format of earlier
        /// versions.
        case played, undone
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let purse = try container.decode(Int.self, forKey: .purse)
        try decoder.require(
            purse.magnitude <= SavedBounds.count.upperBound,
            "A purse must not exceed what can be won or lost.")
        self.init(
            try container.decode(Deal.self, forKey: .deal),
            rules: try container.decode(Rules.self, forKey: .rules), purse: purse)
        if container.contains(.moves) {
            let moves = try container.decode([String].self, forKey: .moves)
            try play(moves, decoder)
            let step = try container.decode(Int.self, forKey: .step)
            try decoder.require(
                history.states.indices.contains(step),
                "The present step must be one of the steps of the game.")
            history.apply(.go(to: step))
        } else {
            let played = try container.decode(String.self, forKey: .played)
            let undone = try container.decode(String.self, forKey: .undone).split(separator: " ")
            try play(played.split(separator: " ") + undone, decoder)
            for _ in undone { apply(.undo) }
        }
        let seen = try container.decodeIfPresent([String].self, forKey: .seen) ?? []
        see(Set(try seen.map { try decoder.required(Card($0), "\($0) is not a card.") }))
    }

    private mutating func play(_ moves: [some StringProtocol], _ decoder: any Decoder) throws {
        for text in moves {
            let next = Move(text, on: table).flatMap { position.after($0, by: rules) }
            commit(try decoder.required(next, "The move \(text) is not possible in this game."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(deal, forKey: .deal)
        try container.encode(rules, forKey: .rules)
        try container.encode(purse, forKey: .purse)
        let moves = SavedList(stepsOf: history.states) { $1.latest?.description ?? "" }
        try container.encode(moves, forKey: .moves)
        try container.encode(history.step, forKey: .step)
        let seen = seenCards.subtracting(position.knownCards).map(\.description).sorted()
        if !seen.isEmpty { try container.encode(seen, forKey: .seen) }
    }

    /// The moves from the deal to the current position.
    public var played: [Move] { history.states[...history.step].compactMap(\.latest) }

    /// The moves that can be redone, the next one first.
    public var undone: [Move] { history.states[(history.step + 1)...].compactMap(\.latest) }
}
