extension Klondike {
    /// A move on the table.
    public enum Move: Hashable, Sendable {
        /// Turns cards from the stock onto the waste.
        case draw
        /// Turns the waste over, which makes it the stock again.
        case redeal
        /// Moves a card, and the cards on it, from one place to another.
        case carry(Card, from: CardPlace, to: CardPlace)
    }
}

extension Klondike.Move: CustomStringConvertible {
    /// The move as text: `D`, `R`, or the card with the letters of its source and its target.
    /// `9HW4` moves from the waste to the fourth pile, `TS35` from the third pile to the fifth, and
    /// `ACWa` from the waste to the first of the foundations `a` to `d`.
    public var description: String {
        switch self {
        case .draw: "D"
        case .redeal: "R"
        case .carry(let card, let source, let target):
            "\(card)\(source.letter)\(target.letter)"
        }
    }

    /// Reads a move on `table`, without checking whether it is allowed. `F` stands for the
    /// foundation of the card's suit, or the leftmost free foundation.
    public init?(_ text: some StringProtocol, on table: Klondike.Table) {
        switch text {
        case "D": self = .draw
        case "R": self = .redeal
        default:
            let letters = Array(text)
            guard letters.count == 4, let card = Card(String(letters[..<2])),
                let source = Klondike.CardPlace(letters[2], of: card, on: table),
                let target = Klondike.CardPlace(letters[3], of: card, on: table)
            else { return nil }
            self = .carry(card, from: source, to: target)
        }
    }
}

extension Klondike.CardPlace {
    fileprivate var letter: Character {
        switch self {
        case .stock: "S"
        case .waste: "W"
        case .foundation(let foundation): Klondike.CardPlace.foundationLetters[foundation]
        case .pile(let pile): Klondike.CardPlace.pileLetters[pile]
        }
    }

    private static let foundationLetters = Array("abcd")
    private static let pileLetters = Array("1234567")

    fileprivate init?(_ letter: Character, of card: Card, on table: Klondike.Table) {
        if letter == "W" {
            self = .waste
        } else if letter == "F" {
            let foundations = table.foundations
            let own = foundations.firstIndex { $0.last?.suit == card.suit }
            guard let foundation = own ?? foundations.firstIndex(where: \.isEmpty) else {
                return nil
            }
            self = .foundation(foundation)
        } else if let pile = Klondike.CardPlace.pileLetters.firstIndex(of: letter) {
            self = .pile(pile)
        } else if let foundation = Klondike.CardPlace.foundationLetters.firstIndex(of: letter) {
            self = .foundation(foundation)
        } else {
            return nil
        }
    }
}

extension Klondike.Position {
    /// Reads moves from text, and stops before the first move that is not allowed.
    public func moves(
        _ names: some Sequence<some StringProtocol>, by rules: Klondike.Rules
    ) -> [Klondike.Move] {
        var (position, moves) = (self, [Klondike.Move]())
        for name in names {
            guard let move = Klondike.Move(name, on: position.table),
                let next = position.after(move, by: rules)
            else { break }
            moves.append(move)
            position = next
        }
        return moves
    }
}
