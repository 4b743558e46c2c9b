/// The strategy of a computer player. The computer knows only the cards that were shown and that it
/// has not forgotten. If it knows where a pair is, it takes the pair. If not, it turns up cards
/// that it does not know. An expert, however, turns up a known second card if it is better to show
/// nothing new (`MemoryDuel`).
enum MemoryComputer {
    /// The next card that the computer turns up; nil if no card can be chosen.
    static func card<Content>(
        on board: Memory<Content>, recall: MemoryRecall, isExpert: Bool = false, dice: inout Dice
    ) -> Int? {
        let choices = board.cards.map(\.id).filter(board.canChoose)
        func knowsTwin(_ card: Int) -> Bool { board.twin(of: card).map(recall.knows) ?? false }

        let known = choices.filter(recall.knows)
        if let first = board.onlySelected.map({ board.cards[$0].id }) {
            if knowsTwin(first) { return board.twin(of: first) }
            let pairs = board.cards.count { !$0.isMatched } / 2
            if isExpert, !MemoryDuel.table.prefersUnseen(pairs: pairs, known: known.count) {
                return dice.pick(from: known)
            }
        } else if let card = known.first(where: knowsTwin) {
            return card
        }
        let unknown = choices.filter { !recall.knows($0) }
        return dice.pick(from: unknown.isEmpty ? choices : unknown)
    }
}
