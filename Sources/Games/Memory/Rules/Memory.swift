/// Cards in pairs, with at most two unmatched cards face up.
///
/// A move turns up two cards, one after the other. A pair is removed from the board at once and
/// leaves empty places. Two cards that are not a pair stay face up until a third card is chosen,
/// which turns them down and begins the next move.
public struct Memory<CardContent: Equatable> {
    public struct Card: Identifiable {
        public var isSelected = false
        public var isMatched = false
        public let content: CardContent
        public let id: Int
    }

    /// The result of choosing a card.
    public enum Outcome: Equatable, Sendable {
        /// The first card of a move.
        case first
        /// The second card of a move, which makes a pair with the first card.
        case match(with: Card.ID)
        /// The second card of a move, which makes no pair with the first card.
        case mismatch(with: Card.ID)
    }

    public internal(set) var cards: [Card]

    /// Creates two cards of each content, pair by pair, numbered from 0. Shuffle the cards before
    /// playing. All contents must be different.
    public init(contents: some Sequence<CardContent>) {
        cards = contents.enumerated().flatMap { index, content in
            [Card(content: content, id: 2 * index), Card(content: content, id: 2 * index + 1)]
        }
    }

    /// The index of the card that is face up, if there is exactly one.
    var onlySelected: Int? {
        guard let first = cards.firstIndex(where: { $0.isSelected }),
            let last = cards.lastIndex(where: { $0.isSelected })
        else { return nil }
        return first == last ? first : nil
    }

    public var isCleared: Bool { cards.allSatisfy { $0.isMatched } }

    /// Turns a card up. Does nothing if the card is already up, gone, or unknown.
    @discardableResult public mutating func choose(_ id: Card.ID) -> Outcome? {
        guard let index = index(of: id), canChoose(at: index) else { return nil }
        guard let first = onlySelected else {
            turnAllDown()
            cards[index].isSelected = true
            return .first
        }
        cards[index].isSelected = true
        guard cards[first].content == cards[index].content else {
            return .mismatch(with: cards[first].id)
        }
        cards[first].isMatched = true
        cards[index].isMatched = true
        return .match(with: cards[first].id)
    }

    /// Shuffles the cards. Cards that are face up stay face up.
    public mutating func shuffle(using dice: inout Dice) { dice.shuffle(&cards) }

    /// Brings every card back, face down and in the same order.
    public mutating func reset() {
        turnAllDown()
        for index in cards.indices { cards[index].isMatched = false }
    }

    public func index(of id: Card.ID) -> Int? { cards.firstIndex { $0.id == id } }

    /// The other card with the same content; nil if the card is unknown.
    func twin(of id: Card.ID) -> Card.ID? { index(of: id ^ 1).map { cards[$0].id } }

    public func canChoose(_ id: Card.ID) -> Bool { index(of: id).map(canChoose(at:)) ?? false }

    private func canChoose(at index: Int) -> Bool {
        !cards[index].isSelected && !cards[index].isMatched
    }

    mutating func turnAllDown() {
        for index in cards.indices where cards[index].isSelected {
            cards[index].isSelected = false
        }
    }
}

extension Memory: Equatable {}
extension Memory.Card: Equatable {}
extension Memory: Sendable where CardContent: Sendable {}
extension Memory.Card: Sendable where CardContent: Sendable {}
