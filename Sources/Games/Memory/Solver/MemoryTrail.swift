/// The table before each flip, and the cards that a perfect memory knew then, as they follow from
/// the flips. A flip stores them only where they do not.
struct MemoryTrail: Equatable, Sendable {
    /// The cards in the order of their slots; nil where a card is gone. It is unknown before the
    /// first flip, and in a game that an earlier version saved.
    private(set) var table: [Int?]?
    private(set) var seen: Set<Int> = []
    private var first: Int?
    private var round = 1

    /// Prepares for a flip: the cards may have been shuffled or brought back since the last one.
    mutating func prepare(for flip: MemoryFlip) {
        // A first card without a second one was seen when the cards were brought back.
        if flip.outcome == .first, let alone = first.take() { seen.insert(alone) }
        if flip.round != round { (seen, round) = ([], flip.round) }
        if let known = flip.known { seen = Set(known) }
        table = flip.table ?? table
        if let table, !table.indices.contains(flip.slot) || table[flip.slot] != flip.card {
            self.table = nil
        }
    }

    mutating func follow(_ flip: MemoryFlip) {
        guard flip.outcome != .first else {
            first = flip.card
            return
        }
        let both = [first.take(), flip.card].compactMap(\.self)
        seen.formUnion(both)
        guard flip.outcome == .match else { return }
        table = table?.map { card in card.map(both.contains) ?? false ? nil : card }
    }
}
