extension Klondike {
    /// A move on a known solution, and the reason to make it.
    public struct Hint: Hashable, Sendable {
        /// A card that a later move plays. A face-down card is not named, because the player must
        /// not know it.
        public enum Later: Hashable, Sendable {
            case card(Card)
            case faceDown
        }

        /// The reason to make the move. If the card labeled `for` is nil, the winning moves put no
        /// card on the one that the move uncovers or moves.
        public enum Reason: Hashable, Sendable {
            /// The move turns up a card of this pile.
            case turnsUp(Place)
            /// The card moves to a foundation. If `isSafe` is true, no card can need it on a pile
            /// later.
            case homes(isSafe: Bool)
            /// The card moves to a foundation, and this card follows it there after `moves` other
            /// moves.
            case homesBefore(Later, moves: Int)
            /// All cards that are left can go to their foundations, one after the other.
            case finishes
            /// The pile becomes empty, and this king can move there. `king` is nil if the king is
            /// face down, or if the winning moves bring no king there.
            case freesKingPlace(Place, king: Card?)
            /// The card leaves the waste, and this card can be put on it.
            case bringsIntoPlay(for: Later?)
            /// The move uncovers a card that is needed: another card can be put on it, or it can
            /// move itself.
            case frees(Card, for: Later?)
            /// The card comes back from its foundation, and this card can be put on it.
            case bringsBack(for: Later?)
            /// After this many turns of the stock, this card of the waste goes to this place.
            case draws(turns: Int, card: Later, to: Place)
            /// The winning moves turn the stock, and then move a card that does not come from the
            /// waste.
            case drawsNow
            /// The game can no longer be won. The last winnable position is this many moves back,
            /// if it is known.
            case noWinningMove(undo: Int?)
            /// The deal could not be won from the start.
            case neverWinnable
            /// It is not known whether the game can be won.
            case unknown
        }

        /// The recommended move; nil if there is none.
        public let move: Move?
        public let reason: Reason
    }
}

extension Klondike.Hint {
    /// The first of the winning moves, and the reason for it.
    public init(
        _ moves: [Klondike.Move], from position: Klondike.Position, by rules: Klondike.Rules
    ) {
        let table = position.table
        move = moves.first
        guard case .carry(let card, let source, let target) = move,
            let next = move.flatMap({ position.after($0, by: rules) })?.table
        else {
            reason = .turningStock(moves, on: table)
            return
        }
        let rest = moves.dropFirst()
        let turnsUp = next.hidden < table.hidden
        let freed = next.top(of: source)
        let user = freed.flatMap { rest.first(onto: source, beforeMoving: $0) }.map(table.later)
        switch (source, target) {
        case (_, .foundation) where position.finish(by: rules) != nil: reason = .finishes
        case (_, .foundation) where next.isSafelyHome(card): reason = .homes(isSafe: true)
        case (.pile, _) where turnsUp: reason = .turnsUp(source)
        case (_, .foundation):
            if let freed, user != nil {
                reason = .frees(freed, for: user)
            } else {
                reason =
                    rest.following(card).map { .homesBefore(table.later($0), moves: $1) }
                    ?? .homes(isSafe: false)
            }
        case (.foundation, _):
            reason = .bringsBack(
                for: rest.first(onto: target, beforeMoving: card).map(table.later))
        case (.pile, _):
            reason =
                freed.map { .frees($0, for: user) }
                ?? .freesKingPlace(
                    source,
                    king: rest.firstKing(to: source).flatMap { table.isFaceUp($0) ? $0 : nil })
        default:
            reason = .bringsIntoPlay(
                for: rest.first(onto: target, beforeMoving: card).map(table.later))
        }
    }
}

extension Klondike.Hint.Reason {
    /// The reason for winning moves that begin with the stock.
    fileprivate static func turningStock(
        _ moves: [Klondike.Move], on table: Klondike.Table
    ) -> Self {
        let turns = moves.prefix { $0 == .draw || $0 == .redeal }
        guard case .carry(let card, .waste, let target)? = moves.dropFirst(turns.count).first
        else { return .drawsNow }
        return .draws(turns: turns.count { $0 == .draw }, card: table.later(card), to: target)
    }
}

extension Sequence<Klondike.Move> {
    /// The first card that these moves put on a place; nil if they first move `lower`, or a card
    /// away from that place.
    fileprivate func first(onto place: Klondike.Place, beforeMoving lower: Card) -> Card? {
        for case .carry(let card, let source, let target) in self {
            if target == place { return card }
            if source == place || card == lower { return nil }
        }
        return nil
    }

    /// The next higher card of the suit, if these moves put it on a foundation, and the number of
    /// moves before that; nil if they do not.
    fileprivate func following(_ card: Card) -> (Card, Int)? {
        for (number, move) in enumerated() {
            if case .carry(let next, _, .foundation) = move, next.suit == card.suit,
                next.rank == card.rank + 1
            {
                return (next, number)
            }
        }
        return nil
    }

    /// The first card that these moves put on an empty pile, which is a king.
    fileprivate func firstKing(to place: Klondike.Place) -> Card? {
        for case .carry(let card, _, let target) in self where target == place { return card }
        return nil
    }
}

extension Klondike.Table {
    /// The top card of a pile; nil if the pile is empty, or if the place is not a pile.
    fileprivate func top(of place: Klondike.Place) -> Card? {
        if case .pile(let pile) = place { piles[pile].cards.last } else { nil }
    }

    /// The name of a card that a later move plays.
    fileprivate func later(_ card: Card) -> Klondike.Hint.Later {
        isFaceUp(card) ? .card(card) : .faceDown
    }

    /// Returns whether a card lies face up. A card of the waste or of a foundation counts even if
    /// it lies under others, because the player has seen it.
    fileprivate func isFaceUp(_ card: Card) -> Bool {
        switch place(of: card) {
        case .stock: false
        case .waste, .foundation: true
        case .pile(let pile): piles[pile].faceUp.contains(card)
        }
    }

    /// Returns whether a card on its foundation never has to come back, because every card that
    /// could be put on it is on a foundation, or can go there as soon as it is uncovered.
    /// `Solver.State.safe` has the proof.
    fileprivate func isSafelyHome(_ card: Card) -> Bool {
        Suit.allCases.allSatisfy { suit in
            let home = foundations.first { $0.first?.suit == suit }?.count ?? 0
            return suit == card.suit
                || home >= card.rank - (suit.isRed == card.suit.isRed ? 3 : 2)
        }
    }
}
