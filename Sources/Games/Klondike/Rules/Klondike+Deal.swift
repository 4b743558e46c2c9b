extension Klondike {
    /// An order of the fifty-two cards. The same number gives the same deal on every device and in
    /// every version.
    public struct Deal: Hashable, Sendable {
        /// The number from which the deal was shuffled; nil if it has none.
        public let number: UInt64?

        /// The number of the deal in another program, such as `ms25`; nil if it has none.
        public let foreignNumber: String?

        /// The cards in dealing order: first the piles, row by row, then the stock.
        public let cards: [Card]

        public init(number: UInt64) {
            var dice = Dice(seed: number)
            var cards = Card.pack
            for last in stride(from: cards.count - 1, to: 0, by: -1) {
                cards.swapAt(last, Int(dice.next() % UInt64(last + 1)))
            }
            (self.number, foreignNumber, self.cards) = (number, nil, cards)
        }

        /// A deal of these cards, which are the whole pack in dealing order.
        init(_ cards: [Card], foreignNumber: String? = nil) {
            (number, self.foreignNumber, self.cards) = (nil, foreignNumber, cards)
        }

        /// Reads a deal from fifty-two cards of two characters each, such as `7D9C4D…`.
        public init(_ text: String) throws(DealTextError) {
            var rest = Substring(text.filter { !$0.isWhitespace })
            var cards: [Card] = []
            while !rest.isEmpty {
                guard let card = Card(String(rest.prefix(2))) else {
                    throw .unknownCard(String(rest.prefix(2)))
                }
                if cards.contains(card) { throw .twice(card) }
                cards.append(card)
                rest = rest.dropFirst(2)
            }
            guard cards.count == 52 else { throw .incomplete(cards.count) }
            self.init(cards)
        }

        /// The cards as text, for writing the deal down or sending it to another player.
        public var text: String { cards.map(\.description).joined() }
    }

    /// The reason why a text is not a deal.
    public enum DealTextError: Error, Hashable, Sendable, CustomStringConvertible {
        case unknownCard(String)
        case twice(Card)
        case incomplete(Int)

        public var description: String {
            switch self {
            case .unknownCard(let text):
                "“\(text)” is not a card: write the rank, A23456789TJQK, and the suit, CDHS."
            case .twice(let card):
                "\(card) appears twice: each of the 52 cards must appear once."
            case .incomplete(let count):
                "A deal has 52 cards, but this one has \(count)."
            }
        }
    }
}

extension Klondike.Deal: Codable {
    private enum Key: CodingKey { case number, cards, foreignNumber }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let number = try container.decodeIfPresent(UInt64.self, forKey: .number) {
            self.init(number: number)
        } else {
            let deal = try Klondike.Deal(container.decode(String.self, forKey: .cards))
            let name = try container.decodeIfPresent(String.self, forKey: .foreignNumber)
            // A name that belongs to other cards is left out.
            let named = name.flatMap(Klondike.Deal.init(foreignNumber:))
            self = named?.cards == deal.cards ? named ?? deal : deal
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if let number {
            try container.encode(number, forKey: .number)
        } else {
            // An earlier version reads the cards, and ignores their number in another program.
            try container.encode(text, forKey: .cards)
            try container.encodeIfPresent(foreignNumber, forKey: .foreignNumber)
        }
    }
}
