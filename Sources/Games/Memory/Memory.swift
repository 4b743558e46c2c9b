/// Cards in pairs, of which at most two unmatched ones are up.
///
/// The rule: a first card is turned up; a second one makes a pair with it or does not; both stay as
/// they are until a third is chosen, which turns them down and is a first card again. Cards that
/// made a pair are gone, and leave their place empty.
public struct Memory<CardContent: Equatable> {
    public struct Card: Identifiable {
        public var isSelected = false
        public var isMatched = false
        public let content: CardContent
        public let id: Int
    }

    /// The outcome of choosing a card.
    public enum Outcome: Equatable, Sendable {
        /// It lies alone, and waits for a second one.
        case first
        /// It makes a pair with that card, or does not.
        case match(with: Card.ID)
        case mismatch(with: Card.ID)
    }

    public private(set) var cards: [Card]

    /// Two cards of each content, numbered from 0 and pair by pair, in order: shuffle them before
    /// you play. The contents are all different.
    public init(contents: some Sequence<CardContent>) {
        cards = contents.enumerated().flatMap { index, content in
            [Card(content: content, id: 2 * index), Card(content: content, id: 2 * index + 1)]
        }
    }

    /// The place of the card that is up, if one and only one is.
    var onlySelected: Int? {
        guard let first = cards.firstIndex(where: { $0.isSelected }),
            let last = cards.lastIndex(where: { $0.isSelected })
        else { return nil }
        return first == last ? first : nil
    }

    public var isCleared: Bool { cards.allSatisfy { $0.isMatched } }

    /// Turns a card up. One that is up already, or gone, or unknown, changes nothing.
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

    /// Changes the order and nothing else: a card that is up stays up.
    public mutating func shuffle(using dice: inout Dice) { dice.shuffle(&cards) }

    /// Brings every card back, face down. The order stays.
    public mutating func reset() {
        turnAllDown()
        for index in cards.indices { cards[index].isMatched = false }
    }

    public func index(of id: Card.ID) -> Int? { cards.firstIndex { $0.id == id } }

    /// The other card of the same content.
    func twin(of id: Card.ID) -> Card.ID? { index(of: id ^ 1).map { cards[$0].id } }

    public func canChoose(_ id: Card.ID) -> Bool { index(of: id).map(canChoose(at:)) ?? false }

    private func canChoose(at index: Int) -> Bool {
        !cards[index].isSelected && !cards[index].isMatched
    }

    private mutating func turnAllDown() {
        for index in cards.indices where cards[index].isSelected {
            cards[index].isSelected = false
        }
    }
}

extension Memory: Equatable {}
extension Memory.Card: Equatable {}
extension Memory: Sendable where CardContent: Sendable {}
extension Memory.Card: Sendable where CardContent: Sendable {}

/// A board is saved as its contents, pair by pair, the order of its cards, with a letter for each,
/// and what becomes of them: down `.`, up `u`, gone `g`, or a pair that is still to be seen `p`.
extension Memory: Encodable where CardContent: Codable {
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        let pairs = cards.filter { $0.id % 2 == 0 }.sorted { $0.id < $1.id }
        try values.encode(pairs.map(\.content), forKey: .contents)
        try values.encode(CardLetters.text(of: cards.map(\.id)), forKey: .order)
        let faces = cards.map { card -> Character in
            card.isMatched ? card.isSelected ? "p" : "g" : card.isSelected ? "u" : "."
        }
        try values.encode(String(faces), forKey: .faces)
    }
}

extension Memory: Decodable where CardContent: Codable {
    private enum Key: CodingKey {
        case contents, order, faces
        /// The cards as they were saved before, with a member for each.
        case cards
    }

    private struct SavedCard: Decodable {
        let isSelected, isMatched: Bool
        let content: CardContent
        let id: Int
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if values.contains(.cards) {
            cards = try values.decode([SavedCard].self, forKey: .cards).map { saved in
                Card(
                    isSelected: saved.isSelected, isMatched: saved.isMatched,
                    content: saved.content, id: saved.id)
            }
        } else {
            let contents = try values.decode([CardContent].self, forKey: .contents)
            let order = CardLetters.cards(of: try values.decode(String.self, forKey: .order))
            let faces = Array(try values.decode(String.self, forKey: .faces))
            cards = zip(order, faces).compactMap { id, face in
                guard let id, contents.indices.contains(id / 2), "up.g".contains(face) else {
                    return nil
                }
                return Card(
                    isSelected: "up".contains(face), isMatched: "pg".contains(face),
                    content: contents[id / 2], id: id)
            }
            try decoder.require(
                cards.count == 2 * contents.count && order.count == cards.count
                    && faces.count == cards.count,
                "A memory board has two cards of each content.")
        }
        try decoder.require(isSound, "A memory board has its cards in pairs, at most two up.")
        let contents = cards.filter { $0.id % 2 == 0 }.map(\.content)
        try decoder.require(
            contents.indices.allSatisfy { !contents[..<$0].contains(contents[$0]) },
            "A memory board has no more than two cards of a content.")
    }

    /// Whether play could have come to this: what every command keeps true.
    public var isSound: Bool {
        var byID = [Card?](repeating: nil, count: cards.count)
        for card in cards where byID.indices.contains(card.id) { byID[card.id] = card }
        let sorted = byID.compactMap { $0 }
        guard sorted.count == cards.count, cards.count % 2 == 0 else { return false }
        let selected = cards.filter { $0.isSelected }
        let isPair = selected.count == 2 && selected[0].content == selected[1].content
        guard selected.count <= 2, selected.allSatisfy({ $0.isMatched == isPair }) else {
            return false
        }
        for even in stride(from: 0, to: sorted.count, by: 2) {
            let (one, other) = (sorted[even], sorted[even + 1])
            if one.content != other.content || one.isMatched != other.isMatched { return false }
        }
        return true
    }
}
