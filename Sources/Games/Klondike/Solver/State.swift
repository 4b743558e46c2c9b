extension Klondike.Solver {
    /// A position without what does not matter.
    ///
    /// Runs and parts of runs can be moved between the two cards of a pair (same rank and colour)
    /// and back. So it does not matter which card lies on which: it is enough to know which cards
    /// are face up on the piles, and which of them are *tops*, the first on a card that is face
    /// down or on the bottom of a pile. A card that is no top, and no king, rests on a card of the
    /// pair above. A pair with more cards face up than have something resting on them has one that
    /// is free, and either can be made so.
    ///
    /// A king at the bottom of a pile is no top: it may as well have come from elsewhere.
    struct State {
        var faceUp: Klondike.CardSet
        var tops: Klondike.CardSet
        /// The card that each home waits for.
        var next: Klondike.CardSet
        /// For each pile four bits: how many cards of its column are there.
        var counts: UInt32
        /// How many piles have nothing left of their columns.
        var bare: Int8
        /// The talon's slots that have their card.
        var talon: UInt32
        /// How many of these cards are on the waste.
        var turned: Int8
        /// How often the waste may be turned over, or `unlimited`.
        var redeals: Int8
        /// Piles and homes by weight.
        var weight: UInt64

        /// Cards that may be put on a pile, and that may go home. All of them, unless the move
        /// before made sense for one purpose only.
        var puttable = Klondike.CardSet.max
        var homeable = Klondike.CardSet.max

        static let unlimited: Int8 = 7

        var isWon: Bool { next == Klondike.Cards.beyond }
        var isFree: Bool { puttable == .max }

        /// The position as one word that no other position shares; with redeals without end, that
        /// only other phases share. Then the lowest eight bits are left to what is known of these.
        @inline(__always)
        var key: UInt64 {
            redeals == Self.unlimited
                ? 1 << 63 | UInt64(talon) << 39 | weight << 8
                : 1 << 63 | UInt64(redeals) << 60 | UInt64(turned) << 55 | UInt64(talon) << 31
                    | weight
        }

        /// The position as one word that no other phase shares either.
        var keyWithPhase: UInt64 { redeals == Self.unlimited ? key | UInt64(turned) : key }

        /// The place in the talon where the next draw begins, as far as it matters.
        @inline(__always)
        var phase: TalonPhase { redeals == Self.unlimited ? TalonPhase(turned) : TalonPhase(0) }

        /// The pairs of which a card can be put on, or taken home.
        @inline(__always)
        var free: Klondike.CardSet {
            let resting = faceUp & ~tops & Klondike.Cards.all
            return Klondike.Cards.pairs(faceUp, outnumbering: resting << 4)
        }

        /// How many piles a king can go to.
        @inline(__always)
        var emptyPiles: Int {
            Int(bare) - (faceUp & ~tops & Klondike.Cards.kings).nonzeroBitCount
        }
    }
}

extension Klondike.Solver.State {
    init(_ table: Klondike.Table, redeals: Int?, layout: Klondike.Solver.Layout) {
        (faceUp, tops, next, counts, bare, weight) = (0, 0, 0, 0, 0, 0)
        for (number, pile) in table.piles.enumerated() {
            for card in pile.faceUp { faceUp |= Klondike.Cards.set(card) }
            guard let first = pile.faceUp.first, pile.hidden > 0 || !first.isKing else {
                bare += 1
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
            let home = Klondike.Cards.suit(ace.trailingZeroBitCount)
            weight += layout.weights[7 + home] * UInt64(height)
        }
        talon = 1 << UInt32(layout.talon.count) - 1
        turned = Int8(table.waste.count)
        self.redeals = redeals.map { $0 > 2 ? Self.unlimited : Int8(max(0, $0)) } ?? Self.unlimited
        forgetTurns(draw: layout.draw)
    }

    /// With redeals without end, the waste can be turned over right away. Where that leads to
    /// nothing else than going on, the number of turned cards does not matter.
    @inline(__always)
    mutating func forgetTurns(draw: Int) {
        guard redeals == Self.unlimited else { return }
        if draw == 1 || Int(turned) % draw == 0 || Int(turned) == talon.nonzeroBitCount {
            turned = 0
        }
    }
}
