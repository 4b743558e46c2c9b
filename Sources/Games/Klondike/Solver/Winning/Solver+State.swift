extension Klondike.Solver {
    /// A position without the details that do not affect whether it can be won.
    ///
    /// Runs and parts of runs can be moved between the two cards of a pair (same rank and color)
    /// and back. The two cards are therefore equivalent places. Of the piles, a state stores only
    /// the face-up cards, and which of these cards are *tops*: the bottom face-up card of each
    /// pile, which lies on a face-down card or at the bottom. A card that is neither a top nor a
    /// king rests on a card of the pair above. If a pair has more face-up cards than cards resting
    /// on it, one of its cards is free, and either one can be made free.
    ///
    /// A king at the bottom of a pile is not a top, because it may also have come from elsewhere.
    struct State {
        var faceUp: Klondike.CardSet
        var tops: Klondike.CardSet
        /// The next card of each foundation.
        var next: Klondike.CardSet
        /// The number of cards left in the column of each pile, in four bits each.
        var counts: UInt32
        /// The number of piles whose columns have no cards left.
        var clearedColumns: Int8
        /// The slots of the talon that still contain a card.
        var talon: UInt32
        /// The number of cards of the talon that are on the waste.
        var turned: Int8
        /// The number of times that the waste may still be turned over, or `unlimited`.
        var redeals: Int8
        /// The sum of the weights of piles and foundations.
        var weight: UInt64

        /// The cards that may be put on a pile, and the cards that may go to a foundation. All bits
        /// are set, unless the last move is useful for one purpose only.
        var allowedOnPiles = Klondike.CardSet.max
        var allowedOnFoundations = Klondike.CardSet.max

        static let unlimited: Int8 = 7

        var isWon: Bool { next == Klondike.Cards.beyond }
        var allowsEveryStep: Bool { allowedOnPiles == .max }

        /// The position as one unique word. If redeals are unlimited, the word does not contain the
        /// phase, and its lowest eight bits are free for the known phases.
        @inline(__always)
        var key: UInt64 {
            redeals == Self.unlimited
                ? 1 << 63 | UInt64(talon) << 39 | weight << 8
                : 1 << 63 | UInt64(redeals) << 60 | UInt64(turned) << 55 | UInt64(talon) << 31
                    | weight
        }

        /// The position as one unique word that also contains the phase.
        var keyWithPhase: UInt64 { redeals == Self.unlimited ? key | UInt64(turned) : key }

        /// The place in the talon where the next draw begins; zero if the place does not matter.
        @inline(__always)
        var phase: TalonPhase { redeals == Self.unlimited ? TalonPhase(turned) : TalonPhase(0) }

        /// The pairs with a free card. A free card can take another card, or go to its foundation.
        @inline(__always)
        var free: Klondike.CardSet {
            let resting = faceUp & ~tops & Klondike.Cards.all
            return Klondike.Cards.pairs(faceUp, outnumbering: resting << 4)
        }

        /// The number of piles that are free for a king.
        @inline(__always)
        var emptyPiles: Int {
            Int(clearedColumns) - (faceUp & ~tops & Klondike.Cards.kings).nonzeroBitCount
        }
    }
}

extension Klondike.Solver.State {
    init(_ table: Klondike.Table, redeals: Int?, layout: Klondike.Solver.Layout) {
        (faceUp, tops, next, counts, clearedColumns, weight) = (0, 0, 0, 0, 0, 0)
        for (number, pile) in table.piles.enumerated() {
            for card in pile.faceUp { faceUp |= Klondike.Cards.set(card) }
            guard let first = pile.faceUp.first, pile.hidden > 0 || !first.isKing else {
                clearedColumns += 1
                continue
            }
            tops |= Klondike.Cards.set(first)
            counts |= UInt32(pile.hidden + 1) << UInt32(4 * number)
            weight += layout.weights[number] * UInt64(pile.hidden + 1)
        }
        for suit in Suit.allCases {
            let height = table.foundations.first { $0.first?.suit == suit }?.count ?? 0
            let ace = Klondike.Cards.set(Card(rank: 1, suit: suit))
            next |= (0..<height).reduce(ace) { card, _ in Klondike.Cards.higher(card) }
            let foundation = Klondike.Cards.suit(ace.trailingZeroBitCount)
            weight += layout.weights[7 + foundation] * UInt64(height)
        }
        talon = 1 << UInt32(layout.talon.count) - 1
        turned = Int8(table.waste.count)
        self.redeals = Self.redeals(redeals)
        forgetTurns(draw: layout.draw)
    }

    /// The number of redeals as a state stores it: up to two, or `unlimited` for any greater
    /// number.
    static func redeals(_ number: Int?) -> Int8 {
        number.map { $0 > 2 ? unlimited : Int8(max(0, $0)) } ?? unlimited
    }

    /// Sets the number of turned cards to zero if it does not matter: redeals are unlimited, and
    /// drawing on brings up the same cards as turning the waste over at once.
    @inline(__always)
    mutating func forgetTurns(draw: Int) {
        guard redeals == Self.unlimited else { return }
        if draw == 1 || Int(turned) % draw == 0 || Int(turned) == talon.nonzeroBitCount {
            turned = 0
        }
    }
}
