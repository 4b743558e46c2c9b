/// The cards that a player remembers, with the latest at the end. A forgotten card stays forgotten
/// until it is seen again.
struct MemoryRecall: Equatable, Sendable {
    private(set) var cards: [Int] = []
    /// The maximum number of cards remembered at once.
    let limit: Int

    init(limit: Int = .max) { self.limit = limit }

    mutating func see(_ card: Int) {
        forget(card)
        cards.append(card)
        if cards.count > limit { cards.removeFirst() }
    }

    mutating func forget(_ card: Int) { cards.removeAll { $0 == card } }

    func knows(_ card: Int) -> Bool { cards.contains(card) }
}

extension MemoryRecall {
    /// The reason why a player with a perfect memory would not have chosen the card; nil if there
    /// is none.
    func lapse<Content>(
        in outcome: Memory<Content>.Outcome, choosing card: Int, on board: Memory<Content>
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

    private func knowsTwin<Content>(of card: Int, on board: Memory<Content>) -> Bool {
        board.twin(of: card).map(knows) ?? false
    }
}
