extension Klondike {
    /// The reason why a text is not a position, and the column of the error, counted from 1.
    public struct PositionTextError: Error, Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            /// The part with this name is not valid: the name is unknown, `turned` has no count, or
            /// an earlier part has the cards of the same pile.
            case badPart(String)
            case badCard(String)
            case twice(Card)
            /// The text has only this many of the fifty-two cards.
            case tooFew(Int)
            /// There are more cards in the stock and the waste, or more face-down cards in the
            /// piles, than the deal puts there.
            case neverDealt
            /// The face-up cards of a pile do not descend by rank with alternating colors, or a
            /// pile has only face-down cards.
            case noRun
        }

        public let column: Int
        public let kind: Kind
    }
}

extension Klondike.Position {
    /// The table's description on one line, followed by the number of times the waste was turned
    /// over, if it was:
    ///
    ///     stock KD 9H / waste 2C / home AS - - - / 1 (7D 9C) 4D 3S / … / turned 1
    public var text: String {
        let parts = table.description.split(separator: "\n").map(String.init)
        return (parts + (redeals > 0 ? ["turned \(redeals)"] : [])).joined(separator: " / ")
    }

    /// Reads a position from text in the format of `text`, on one line or on several, with all
    /// fifty-two cards.
    public init(_ text: String) throws(Klondike.PositionTextError) {
        var reader = PositionReader(text)
        let table = try reader.table()
        self.init(table, score: 0, redeals: reader.redeals)
    }
}

private struct PositionReader {
    private struct Word {
        let column: Int
        let text: String
    }

    /// The largest number of redeals in a text. No player makes so many redeals, and the game can
    /// still count further.
    private static let mostRedeals = 999_999

    private let parts: [[Word]]
    private let end: Int
    private var seen: Set<Card> = []
    private(set) var redeals = 0

    init(_ text: String) {
        let letters = Array(text)
        parts = letters.indices.split { letters[$0] == "/" || letters[$0].isNewline }.map { part in
            part.split { letters[$0].isWhitespace }.map { word in
                Word(column: word.lowerBound + 1, text: String(letters[word]))
            }
        }
        end = letters.count + 1
    }

    mutating func table() throws(Klondike.PositionTextError) -> Klondike.Table {
        var (stock, waste, homes) = ([Card](), [Card](), Array(repeating: [Card](), count: 4))
        var piles = Array(repeating: Klondike.Pile([]), count: 7)
        for part in parts {
            guard let name = part.first else { continue }
            let words = Array(part.dropFirst())
            switch name.text {
            case "stock": stock += try cards(words)
            case "waste": waste += try cards(words)
            case "home":
                for (home, word) in words.enumerated() where word.text != "-" {
                    guard home < 4 else { throw fault(.badCard(word.text), word) }
                    let top = try card(word.text, word)
                    for rank in 1..<top.rank { try take(Card(rank: rank, suit: top.suit), word) }
                    homes[home] = (1...top.rank).map { Card(rank: $0, suit: top.suit) }
                }
            case "turned":
                guard let word = words.first, let count = Int(word.text),
                    (0...Self.mostRedeals).contains(count)
                else {
                    throw fault(.badPart(name.text), name)
                }
                redeals = count
            default:
                guard let number = Int(name.text), (1...7).contains(number),
                    piles[number - 1].cards.isEmpty
                else { throw fault(.badPart(name.text), name) }
                piles[number - 1] = try pile(words, name)
            }
        }
        guard seen.count == 52 else {
            throw Klondike.PositionTextError(column: end, kind: .tooFew(seen.count))
        }
        let hidden = piles.map(\.hidden).sorted()
        guard stock.count + waste.count <= 24, zip(hidden, 0...).allSatisfy({ $0 <= $1 }) else {
            throw Klondike.PositionTextError(column: end, kind: .neverDealt)
        }
        return Klondike.Table(stock: stock, waste: waste, foundations: homes, piles: piles)
    }

    /// Reads a pile. Its face-down cards come first, in parentheses.
    private mutating func pile(_ words: [Word], _ name: Word) throws(Klondike.PositionTextError)
        -> Klondike.Pile
    {
        let hidden = (words.firstIndex { $0.text.hasSuffix(")") }).map { $0 + 1 } ?? 0
        if hidden > 0, !words[0].text.hasPrefix("(") {
            throw fault(.badCard(words[0].text), words[0])
        }
        var cards: [Card] = []
        for (place, word) in words.enumerated() {
            var text = word.text[...]
            if place == 0, hidden > 0 { text = text.dropFirst() }
            if place + 1 == hidden { text = text.dropLast() }
            cards.append(try card(String(text), word))
        }
        let faceUp = cards.dropFirst(hidden)
        let isRun = zip(faceUp.dropFirst(), faceUp).allSatisfy { $0.fits(inPileOn: $1) }
        guard isRun, hidden == 0 || !faceUp.isEmpty else { throw fault(.noRun, name) }
        return Klondike.Pile(cards, hidden: hidden)
    }

    private mutating func cards(_ words: [Word]) throws(Klondike.PositionTextError) -> [Card] {
        var cards: [Card] = []
        for word in words { cards.append(try card(word.text, word)) }
        return cards
    }

    private mutating func card(_ text: String, _ word: Word) throws(Klondike.PositionTextError)
        -> Card
    {
        guard let card = Card(text) else { throw fault(.badCard(word.text), word) }
        try take(card, word)
        return card
    }

    private mutating func take(_ card: Card, _ word: Word) throws(Klondike.PositionTextError) {
        if !seen.insert(card).inserted { throw fault(.twice(card), word) }
    }

    private func fault(_ kind: Klondike.PositionTextError.Kind, _ word: Word)
        -> Klondike.PositionTextError
    {
        Klondike.PositionTextError(column: word.column, kind: kind)
    }
}
