/// A board is saved in three parts: its contents, pair by pair; the order of its cards, one
/// character per card; and the state of each card, which is down `.`, up `u`, gone `g`, or part of
/// a pair that is still shown `p`.
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
        /// The cards in the format of earlier versions, with a member for each property.
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
        try decoder.require(
            isSound, "A memory board must have pairs of cards, with at most two face up.")
        let contents = cards.filter { $0.id % 2 == 0 }.map(\.content)
        try decoder.require(
            contents.indices.allSatisfy { !contents[..<$0].contains(contents[$0]) },
            "A memory board must have at most two cards of a content.")
    }

    /// Indicates whether the board can occur in a game. Every command keeps this true.
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
