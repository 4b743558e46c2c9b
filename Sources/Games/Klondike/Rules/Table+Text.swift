extension Klondike.Table: CustomStringConvertible {
    /// A line for the stock, the waste, the foundations and each pile. Cards go from the bottom
    /// card to the top card, with face-down cards in parentheses:
    ///
    ///     stock KD 9H
    ///     waste 2C
    ///     home AS - - -
    ///     1 (7D 9C) 4D 3S
    public var description: String {
        var lines = [line("stock", stock), line("waste", waste)]
        lines.append(
            "home " + foundations.map { $0.last?.description ?? "-" }.joined(separator: " "))
        for (number, pile) in piles.enumerated() {
            let hidden = pile.cards.prefix(pile.hidden).map(\.description).joined(separator: " ")
            lines.append(
                line("\(number + 1)" + (hidden.isEmpty ? "" : " (\(hidden))"), pile.faceUp))
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ name: String, _ cards: some Sequence<Card>) -> String {
        cards.reduce(into: name) { line, card in
            line += " "
            line += card.description
        }
    }

    /// Reads a table from its description, in which lines may be missing. Returns nil for an
    /// unknown line. Does not check the number of cards.
    init?(_ description: String) {
        var (stock, waste, homes) = ([Card](), [Card](), Array(repeating: [Card](), count: 4))
        var piles = Array(repeating: Klondike.Pile([]), count: 7)
        for line in description.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first else { continue }
            let cards = words.dropFirst().compactMap { Card($0.filter { !"()".contains($0) }) }
            let hidden = words.firstIndex { $0.hasSuffix(")") } ?? 0
            switch name {
            case "stock": stock = cards
            case "waste": waste = cards
            case "home":
                for (home, word) in words.dropFirst().prefix(4).enumerated() {
                    guard let top = Card(String(word)) else { continue }
                    homes[home] = (1...top.rank).map { Card(rank: $0, suit: top.suit) }
                }
            default:
                guard let number = Int(name), (1...7).contains(number) else { return nil }
                piles[number - 1] = Klondike.Pile(cards, hidden: hidden)
            }
        }
        self.init(stock: stock, waste: waste, foundations: homes, piles: piles)
    }
}
