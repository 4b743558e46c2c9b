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
    /// is none. If all other cards have been seen, the player knows the place of the last card too.
    func lapse<Content>(
        in outcome: Memory<Content>.Outcome, choosing card: Int, on board: Memory<Content>
    ) -> MemoryFlip.Lapse? {
        switch outcome {
        case .match: return nil
        case .first:
            guard knows(card), board.twin(of: card).map(knows) == false else { return nil }
            return hasOneUnseen(besides: card, on: board) ? nil : .taughtNothing
        case .mismatch(let first):
            if board.twin(of: first).map(knows) == true { return .twinWasKnown }
            if hasOneUnseen(besides: first, on: board) { return .twinWasLast }
            return knows(card) ? .couldNotMatch : nil
        }
    }

    /// Returns whether exactly one card other than `card` has not been seen. If the twin of `card`
    /// has not been seen, the unseen card is the twin.
    private func hasOneUnseen<Content>(besides card: Int, on board: Memory<Content>) -> Bool {
        board.cards.count { !$0.isMatched && $0.id != card && !knows($0.id) } == 1
    }
}
