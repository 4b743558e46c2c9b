extension Klondike {
    /// A move on a way to win that has been found, and what it is good for.
    public struct Hint: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            /// A card of this pile turns face up.
            case turnsUp(Place)
            /// The card goes home.
            case homes
            /// The pile becomes empty, and a king can go there.
            case freesKingPlace(Place)
            /// A card of the waste comes into play.
            case bringsIntoPlay
            /// The card that it uncovers is needed.
            case frees(Card)
            /// A card comes back from its home, for another to lie on it.
            case bringsBack
            /// The card that is needed comes up after so many turns of the stock.
            case draws(Int)
            /// No move wins any more; the last position that could be won is so many moves back,
            /// if one is known.
            case noWinningMove(undo: Int?)
            /// No move ever won: the deal itself is lost.
            case neverWinnable
            /// It is not known whether the game can be won.
            case unknown
        }

        /// Nil if there is none to recommend.
        public let move: Move?
        public let reason: Reason
    }
}

extension Klondike.Hint {
    /// The first of moves that win, and its use.
    init(_ moves: [Klondike.Move], from position: Klondike.Position, by rules: Klondike.Rules) {
        move = moves.first
        guard case .carry(_, let source, let target) = move,
            let next = move.flatMap({ position.after($0, by: rules) })?.table
        else {
            let turns = moves.prefix { $0 == .draw || $0 == .refresh }
            reason = .draws(turns.count)
            return
        }
        switch (source, target) {
        case (_, .foundation): reason = .homes
        case (.foundation, _): reason = .bringsBack
        case (.pile, _) where next.hidden < position.table.hidden: reason = .turnsUp(source)
        case (.pile(let pile), _):
            reason = next.piles[pile].cards.last.map { .frees($0) } ?? .freesKingPlace(source)
        default: reason = .bringsIntoPlay
        }
    }
}
