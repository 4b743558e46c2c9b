import Games

/// A command that can be typed at Klondike.
enum KlondikeCommandWord: CaseIterable, Sendable {
    case draw, move, home, auto, finish
    case undo, redo, rewind, hint, light
    case table, pile, waste, stock, time
    case restart, new
}

/// Names of cards and places as they are typed.
enum KlondikePlaceName: Equatable {
    case waste, home
    /// Counted from 0.
    case pile(Int)
    case card(Card)

    init?(_ word: String, _ vocabulary: Vocabulary<GameWord<KlondikeCommandWord>>) {
        if let number = Int(word) {
            guard (1...7).contains(number) else { return nil }
            self = .pile(number - 1)
        } else if let card = Card.typed(word) {
            self = .card(card)
        } else {
            switch vocabulary.read(word) {
            case .command(.own(.waste), _): self = .waste
            case .command(.own(.home), _): self = .home
            default: return nil
            }
        }
    }
}

extension Card {
    /// A card as it is typed: `9s`, `10h` and `th`, `qd`.
    static func typed(_ word: String) -> Card? {
        let letters = word.uppercased()
        return Card(letters.hasPrefix("10") ? "T\(letters.dropFirst(2))" : letters)
    }
}
