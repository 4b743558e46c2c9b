/// The computer's play: it takes a pair that it remembers, and else turns up cards that it does not
/// remember. It knows nothing that it has not been shown.
enum MemoryComputer {
    /// The card that it turns up next.
    ///
    /// `recall` is what was seen, of which it remembers the last `memory` cards that lie face down.
    static func card<Content>(
        on board: MemoryBoard<Content>, recall: MemoryRecall, memory: Int, dice: inout Dice
    ) -> Int? {
        let faceDown = board.cards.filter { board.canChoose($0.id) }
        let first = board.onlySelected.map { board.cards[$0] }
        // As soon as it turns up a first card, the two of the last move lie face down again.
        let hidden = recall.seen.filter { $0 != first?.id }.suffix(memory)
        let remembered = hidden.compactMap { id in board.cards.first { $0.id == id } }

        if let first {
            let twin = remembered.last { $0.content == first.content }
            if let twin, board.canChoose(twin.id) { return twin.id }
        } else if let known = pair(in: remembered, on: board) {
            return known
        }
        let unknown = faceDown.map(\.id).filter { !hidden.contains($0) }
        return dice.pick(from: unknown.isEmpty ? faceDown.map(\.id) : unknown)
    }

    /// A card that can be chosen and of which the twin is remembered too.
    private static func pair<Content>(
        in remembered: [MemoryBoard<Content>.Card], on board: MemoryBoard<Content>
    ) -> Int? {
        remembered.first { card in
            board.canChoose(card.id)
                && remembered.contains { $0.id != card.id && $0.content == card.content }
        }?.id
    }
}
