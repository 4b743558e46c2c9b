import Games

/// The number of a deal, or its 52 cards.
struct KlondikeDealEntry: GameEntry {
    static let name = "deal"

    var place: Place { .page(.klondike, KlondikeDealEntry.name) }

    func title(in words: Words) -> String { words.klondike.namedDeal }
    func explanations(in words: Words) -> [String] { [words.klondike.namedDealText] }

    func effects(
        of text: String, in words: Words, replacesScreen: Bool
    ) throws(EntryRefusal) -> [Effect] {
        let start = KlondikeStart.deal(try source(of: text, in: words))
        return [.begin(NewGame(start, of: KlondikeGame.self, replacesScreen: replacesScreen))]
    }

    /// Reads a deal from text. Skips spaces, commas and other symbols between the cards.
    private func source(
        of text: String, in words: Words
    ) throws(EntryRefusal) -> Klondike.Request.Source {
        if let number = UInt64(boardNumber: text) { return .number(number) }
        let text = text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if text.contains(where: \.isLetter), let number = Klondike.DealNumber(text) {
            guard let deal = number.deal else {
                let sentence = words.klondike.tools.noDealNumber(text.printable, number.numbers)
                throw EntryRefusal(sentence: sentence)
            }
            return .deal(deal)
        }
        do {
            return .deal(try Klondike.Deal(text))
        } catch {
            throw EntryRefusal(sentence: words.klondike.sentence(for: error))
        }
    }
}
