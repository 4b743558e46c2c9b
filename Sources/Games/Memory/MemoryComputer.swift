/// The computer's play: it takes a pair that it remembers, and else turns up cards that it does not
/// remember. It knows nothing that it has not been shown, or has forgotten.
enum MemoryComputer {
    /// The card that it turns up next.
    static func card<Content>(
        on board: Memory<Content>, recall: MemoryRecall, dice: inout Dice
    ) -> Int? {
        let choices = board.cards.filter { !$0.isSelected && !$0.isMatched }
        let remembered = board.cards.filter { recall.knows($0.id) }
        func hasTwin(_ card: Memory<Content>.Card) -> Bool {
            remembered.contains { $0.id != card.id && $0.content == card.content }
        }

        let known = choices.filter { recall.knows($0.id) }
        if let first = board.onlySelected.map({ board.cards[$0] }) {
            if let twin = known.first(where: { $0.content == first.content }) { return twin.id }
        } else if let card = known.first(where: hasTwin) {
            return card.id
        }
        let unknown = choices.filter { !recall.knows($0.id) }
        return dice.pick(from: unknown.isEmpty ? choices : unknown)?.id
    }
}
