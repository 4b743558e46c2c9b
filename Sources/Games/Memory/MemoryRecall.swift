/// Which cards have been seen since they were shuffled, the latest last. Cards that made a pair are
/// of no more use, and forgotten.
struct MemoryRecall: Equatable, Sendable {
    private(set) var seen: [Int] = []

    mutating func see(_ card: Int) {
        forget(card)
        seen.append(card)
    }

    mutating func forget(_ card: Int) { seen.removeAll { $0 == card } }
    mutating func forgetAll() { seen = [] }

    func knows(_ card: Int) -> Bool { seen.contains(card) }
}

extension MemoryRecall {
    /// Why somebody who forgets nothing would not have chosen a card, if there is a reason.
    func lapse<Content>(
        in outcome: MemoryBoard<Content>.Outcome, choosing card: Int, on board: MemoryBoard<Content>
    ) -> MemoryFlip.Lapse? {
        switch outcome {
        case .match: return nil
        case .first:
            return knows(card) && !knowsTwin(of: card, on: board) ? .taughtNothing : nil
        case .mismatch(let first):
            if knowsTwin(of: first, on: board) { return .twinWasKnown }
            return knows(card) ? .couldNotMatch : nil
        }
    }

    private func knowsTwin<Content>(of card: Int, on board: MemoryBoard<Content>) -> Bool {
        guard let index = board.index(of: card) else { return false }
        let content = board.cards[index].content
        return board.cards.contains { $0.id != card && $0.content == content && knows($0.id) }
    }
}
