/// The table before each flip and the cards that a perfect memory knew, reconstructed from the
/// flips. A flip stores these values if they cannot be reconstructed. A lapse always stores the
/// table.
struct MemoryReconstruction: Equatable, Sendable {
    /// The cards in the order of their slots, with nil for a card that is gone. The table itself is
    /// nil if it is unknown: before the first flip, and in a game saved by an earlier version.
    private(set) var table: [Int?]?
    private(set) var seen: Set<Int> = []
    private var first: Int?
    private var round = 1

    /// Updates the table and the seen cards for what happened since the last flip: the cards may
    /// have been shuffled or brought back.
    mutating func prepare(for flip: MemoryFlip) {
        // If the cards were brought back after the first card of a move, that card has been seen.
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
