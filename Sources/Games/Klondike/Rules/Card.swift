/// A card of the pack of fifty-two. It stores neither its place nor whether it is face up.
public struct Card: Hashable, Sendable {
    /// The rank and the suit in one byte, so that comparing cards is fast.
    private let index: UInt8

    public init(rank: Int, suit: Suit) {
        precondition((1...13).contains(rank), "The rank of a card must be from 1 to 13.")
        index = UInt8(4 * (rank - 1) + suit.rawValue)
    }

    /// The rank from 1, the ace, to 13, the king.
    public var rank: Int { Int(index >> 2) + 1 }
    public var suit: Suit {
        switch index & 3 {
        case 0: .clubs
        case 1: .diamonds
        case 2: .hearts
        default: .spades
        }
    }

    public var isAce: Bool { rank == 1 }
    public var isKing: Bool { rank == 13 }
    public var isRed: Bool { suit.isRed }

    /// All cards, sorted by suit and then by rank, as in a new pack.
    public static let pack = Suit.allCases.flatMap { suit in
        (1...13).map { Card(rank: $0, suit: suit) }
    }
}

extension Card: CustomStringConvertible, LosslessStringConvertible {
    private static let ranks = Array("A23456789TJQK")

    /// Rank and suit as two characters, such as `TS` for the ten of spades.
    public var description: String { String(Card.ranks[rank - 1]) + String(suit.letter) }

    public init?(_ description: String) {
        let letters = Array(description)
        guard letters.count == 2,
            let rank = Card.ranks.firstIndex(of: letters[0]),
            let suit = Suit.allCases.first(where: { $0.letter == letters[1] })
        else { return nil }
        self.init(rank: rank + 1, suit: suit)
    }
}
