extension Klondike {
    /// The first move of a known solution, and the reason to make it. Without a solution, only the
    /// reason why there is no move.
    public struct Hint: Hashable, Sendable {
        /// The part of a hint that the player has requested: the place from which cards move, or
        /// the move and its reason.
        public enum Stage: Hashable, Sendable { case look, reason }

        /// The reason to make the move: what it makes possible. If the move makes several things
        /// possible, the reason is the one that the winning moves use first. A reason tells nothing
        /// about a card that the player has not seen.
        public enum Reason: Hashable, Sendable {
            /// The move turns up a card of this pile.
            case turnsUp(CardPlace)
            /// The card moves to a foundation, where it is the next one of its suit. If `isSafe` is
            /// true, no other card can need it on a pile later.
            case homes(isSafe: Bool)
            /// The card moves to a foundation, and this card follows it there after `moves` other
            /// moves.
            case homesBefore(Card, moves: Int)
            /// The card stays on its foundation until it comes back and is put on this card.
            case waitsAtHome(for: Card)
            /// All cards that are left can go to their foundations, one after the other.
            case finishes
            /// The pile becomes empty, and this king can move there. `king` is nil if the player
            /// has not seen it, or if the winning moves bring no king there.
            case freesKingPlace(CardPlace, king: Card?)
            /// This card can be put on the moved card. If it is nil, the moved card only leaves the
            /// waste.
            case bringsIntoPlay(for: Card?)
            /// The move uncovers a card, and the other card can be put on it.
            case frees(Card, for: Card)
            /// The move uncovers a card, which can then move.
            case freesToMove(Card)
            case uncovers(Card)
            /// The card comes back from its foundation, and this card can be put on it, or the next
            /// lower card of the other color.
            case bringsBack(for: Card?)
            /// After this many turns of the stock, this card of the waste goes to this place.
            case draws(turns: Int, card: Card, to: CardPlace)
            /// The winning moves turn the stock, and then move a card that the player has not seen,
            /// or one that does not come from the waste.
            case drawsNow
            /// The game can no longer be won. The last winnable position is this many moves back,
            /// if it is known.
            case noWinningMove(undo: Int?)
            /// The deal could not be won from the start.
            case neverWinnable
            /// The solver does not know whether the game can be won.
            case unknown
        }

        /// The recommended move; nil if there is none.
        public let move: Move?
        public let reason: Reason
        /// The cards that the move carries, the first of which is the one that the move names.
        public var run: [Card] = []
        public var stage = Stage.look
    }
}

extension Klondike.Hint {
    /// The first of the winning moves, and the reason for it. `seen` contains the cards that the
    /// player has seen, by default the `knownCards` of the position.
    public init(
        _ moves: [Klondike.Move], from position: Klondike.Position, by rules: Klondike.Rules,
        seen: Set<Card>? = nil
    ) {
        let seen = seen ?? position.knownCards
        move = moves.first
        if case .carry(let card, _, _) = move { run = position.table.run(from: card) }
        guard case .carry(let card, let source, let target) = move,
            let next = move.flatMap({ position.after($0, by: rules) })
        else {
            reason = .turningStock(moves, seen)
            return
        }
        switch (source, target) {
        case (_, .foundation) where position.finish(by: rules) != nil: reason = .finishes
        case (_, .foundation) where next.table.isSafelyHome(card): reason = .homes(isSafe: true)
        case (.pile, _) where next.table.hidden < position.table.hidden: reason = .turnsUp(source)
        default:
            let sequel = Sequel(
                card: card, source: source, target: target,
                isRun: position.table.run(from: card).count > 1, next: next,
                rest: moves.dropFirst(), rules: rules, seen: seen)
            reason = sequel.nearest ?? sequel.usual
        }
    }
}

/// The position after a card was moved, and the winning moves that follow.
private struct Sequel {
    typealias Reason = Klondike.Hint.Reason
    /// Something that the move makes possible, and the number of moves before its use.
    typealias Use = (reason: Reason, moves: Int)

    let card: Card
    let source, target: Klondike.CardPlace
    /// Indicates whether cards lay on the card and moved with it.
    let isRun: Bool
    let next: Klondike.Position
    let rest: ArraySlice<Klondike.Move>
    let rules: Klondike.Rules
    let seen: Set<Card>

    /// The card that the move uncovered, if there is one.
    private var freed: Card? { next.table.top(of: source) }

    /// The reason that the winning moves use first; nil if they use none.
    var nearest: Reason? {
        [following, freeing, king, taking, waiting].compactMap(\.self)
            .min { $0.moves < $1.moves }?.reason
    }

    /// The reason for a move whose consequences the winning moves do not use.
    var usual: Reason {
        switch (source, target) {
        case (_, .foundation): .homes(isSafe: false)
        case (.foundation, _): .bringsBack(for: nil)
        case (.pile, _): freed.map { .uncovers($0) } ?? .freesKingPlace(source, king: nil)
        default: .bringsIntoPlay(for: nil)
        }
    }

    /// The next card of the suit follows to the foundation.
    private var following: Use? {
        guard case .foundation = target else { return nil }
        for case (let number, .carry(let other, let source, let target)) in rest.enumerated() {
            if other == card { return nil }
            if case .foundation = target, source != target, other.follows(card) {
                return seen.contains(other) ? (.homesBefore(other, moves: number), number) : nil
            }
        }
        return nil
    }

    /// A card is put on the uncovered card, or the uncovered card moves. A draw covers a card of
    /// the waste again.
    private var freeing: Use? {
        guard let freed else { return nil }
        for (number, move) in rest.enumerated() {
            guard case .carry(let other, let origin, let place) = move else {
                if source == .waste { return nil }
                continue
            }
            if origin == source { return other == freed ? (.freesToMove(freed), number) : nil }
            if place == source, case .pile = source {
                let isSeen = seen.contains(other)
                return (isSeen ? .frees(freed, for: other) : .uncovers(freed), number)
            }
        }
        return nil
    }

    /// A king moves to the emptied pile.
    private var king: Use? {
        guard case .pile = source, freed == nil else { return nil }
        for case (let number, .carry(let king, _, source)) in rest.enumerated() {
            let king = seen.contains(king) ? king : nil
            return (.freesKingPlace(source, king: king), number)
        }
        return nil
    }

    /// A card is put on the moved card.
    private var taking: Use? {
        guard case .pile = target, !isRun else { return nil }
        for case (let number, .carry(let other, let origin, let place)) in rest.enumerated() {
            if place == target {
                guard seen.contains(other) else { return nil }
                if case .foundation = source { return (.bringsBack(for: other), number) }
                return (.bringsIntoPlay(for: other), number)
            }
            if origin == target { return nil }
        }
        return nil
    }

    /// The card comes back from its foundation, and is put on another card.
    private var waiting: Use? {
        guard case .foundation = target else { return nil }
        var position = next
        for (number, move) in rest.enumerated() {
            if case .carry(card, _, let place) = move {
                return position.table.top(of: place).flatMap {
                    seen.contains($0) ? (.waitsAtHome(for: $0), number) : nil
                }
            }
            guard let after = position.after(move, by: rules) else { return nil }
            position = after
        }
        return nil
    }
}

extension Klondike.Hint.Reason {
    /// The reason for winning moves that begin with the stock.
    fileprivate static func turningStock(_ moves: [Klondike.Move], _ seen: Set<Card>) -> Self {
        let turns = moves.prefix { $0 == .draw || $0 == .redeal }
        guard case .carry(let card, .waste, let target)? = moves.dropFirst(turns.count).first,
            seen.contains(card)
        else { return .drawsNow }
        return .draws(turns: turns.count { $0 == .draw }, card: card, to: target)
    }
}

extension Card {
    /// Returns whether this is the next higher card of the same suit.
    fileprivate func follows(_ other: Card) -> Bool {
        suit == other.suit && rank == other.rank + 1
    }
}

extension Klondike.Table {
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
