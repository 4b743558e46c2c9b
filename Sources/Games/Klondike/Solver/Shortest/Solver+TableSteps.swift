extension Klondike.Solver {
    /// The steps from a compact table, without steps that cannot be part of a shortest solution, or
    /// that another solution of the same length avoids:
    ///
    /// - The stock is turned only to play a card of the talon at once.
    /// - A part of a run is moved only to send the card under it to its foundation at once. A card
    ///   that would go onto that card could go to the part's new place instead.
    /// - A card is brought back from its foundation only if another card is put on it at once, or
    ///   if the next card of the foundation is brought back at once.
    /// - The last cards of a pile go to another pile only if a king takes their place at once.
    struct TableSteps {
        /// A card, and the pile to which it goes, or `foundation` for its foundation.
        struct Step {
            let card: UInt8
            let target: UInt8

            static let foundation: UInt8 = 7

            init(_ card: Int, to pile: Int) { (self.card, target) = (UInt8(card), UInt8(pile)) }
        }

        typealias Found = (_ next: CompactTable, _ moves: Int, _ step: Step) -> Void

        let layout: Layout

        /// Calls `found` with each next table, and the number of moves that lead there.
        @inline(__always)
        func forEach(from table: CompactTable, _ found: Found) {
            if let pile = table.requiredStep.pileToSendFrom {
                return sendToFoundation(from: pile, table, found)
            }
            if table.requiredStep == .none {
                func isReady(_ pile: Int) -> Bool {
                    !table[pile].isEmpty && table.isNext(table[pile].top)
                }
                let safe = (0..<7).first { isReady($0) && table.isSafe(table[$0].top) }
                if let safe { return sendToFoundation(from: safe, table, found) }
                for pile in 0..<7 where isReady(pile) { sendToFoundation(from: pile, table, found) }
            }
            let targets = Targets(table)
            if playTalon(table, targets, found) { return }
            for pile in 0..<7 where !table[pile].isEmpty && pile != table.requiredStep.pileToPutOn {
                moveRun(of: pile, table, targets, found)
                if table.requiredStep != .king { moveParts(of: pile, table, targets, found) }
            }
            bringBack(table, targets, found)
        }

        /// The piles that may take cards.
        private struct Targets {
            let table: CompactTable
            /// The first empty pile.
            private(set) var empty: Int?
            /// The pairs of cards that a pile takes, with one bit for each pair.
            private var pairs: UInt32 = 0

            init(_ table: CompactTable) {
                self.table = table
                for pile in 0..<7 {
                    let own = table[pile]
                    if own.isEmpty {
                        empty = empty ?? pile
                    } else {
                        pairs |= (1 << UInt32(own.top >> 1)) >> 2
                    }
                }
            }

            /// Calls `body` with each pile that takes the card. Of several empty piles, a king gets
            /// only the first. Leaves out the piles that `table.requiredStep` does not allow. If
            /// `ignoresRequiredStep` is true, a required step to one pile does not leave out the
            /// other piles.
            @inline(__always)
            func forEach(for card: Int, ignoresRequiredStep: Bool = false, _ body: (Int) -> Void) {
                let only = ignoresRequiredStep ? nil : table.requiredStep.pileToPutOn
                if card >> 2 == 12 {
                    if let empty, only == nil || only == empty { body(empty) }
                } else if table.requiredStep != .king, pairs >> UInt32(card >> 1) & 1 == 1 {
                    for pile in 0..<7 where only == nil || only == pile {
                        if !table[pile].isEmpty, table[pile].takes(card) { body(pile) }
                    }
                }
            }
        }

        @inline(__always)
        private func sendToFoundation(from pile: Int, _ table: CompactTable, _ found: Found) {
            var next = table
            let top = table[pile].top
            next[pile].take(from: table[pile].count - 1, column: layout.columns[pile])
            next.sendToFoundation(top)
            next.requiredStep = .none
            found(next, 1, Step(top, to: Int(Step.foundation)))
        }

        /// Plays cards of the talon. Returns true if one of these steps is certainly right, so that
        /// no other step is needed.
        @inline(__always)
        private func playTalon(
            _ table: CompactTable, _ targets: Targets, _ found: Found
        ) -> Bool {
            let (waste, count) = (Int(table.waste), table.talon.nonzeroBitCount)
            var (rest, place) = (table.talon, 0)
            while rest != 0 {
                let slot = rest.trailingZeroBitCount
                rest &= rest - 1
                place += 1
                guard let turns = turns(to: place, of: count, table) else { continue }
                let card = Int(layout.talon[slot])
                var next = table
                next.takeFromTalon(slot: slot, place: place, redeals: turns.redeals)
                next.requiredStep = .none
                if table.requiredStep == .none, table.isNext(card) {
                    var next = next
                    next.sendToFoundation(card)
                    found(next, turns.moves + 1, Step(card, to: Int(Step.foundation)))
                    if layout.draw == 1, place == waste, table.isSafe(card) { return true }
                }
                targets.forEach(for: card) { pile in
                    var next = next
                    next[pile].put(card)
                    found(next, turns.moves + 1, Step(card, to: pile))
                }
            }
            return false
        }

        /// The number of moves, and of redeals among them, that bring this card of the talon to the
        /// top of the waste; nil if it cannot get there.
        @inline(__always)
        private func turns(
            to place: Int, of count: Int, _ table: CompactTable
        ) -> (moves: Int, redeals: Int8)? {
            let (waste, draw) = (Int(table.waste), layout.draw)
            if place == waste { return (0, 0) }
            if place > waste, (place - waste) % draw == 0 || place == count {
                return ((place - waste + draw - 1) / draw, 0)
            }
            guard table.redeals > 0, place % draw == 0 || place == count else { return nil }
            let rest = (count - waste + draw - 1) / draw
            return (rest + 1 + (place + draw - 1) / draw, 1)
        }

        /// Moves all face-up cards of a pile.
        @inline(__always)
        private func moveRun(
            of pile: Int, _ table: CompactTable, _ targets: Targets, _ found: Found
        ) {
            let isEmptied = table[pile].hidden == 0
            if isEmptied, table[pile].base >> 2 == 12 || targets.empty != nil || !needsPile(table) {
                return
            }
            targets.forEach(for: table[pile].base) {
                move(pile, from: 0, to: $0, requiredStep: isEmptied ? .king : .none, table, found)
            }
        }

        /// Returns whether some king does not have a pile of its own yet.
        @inline(__always)
        private func needsPile(_ table: CompactTable) -> Bool {
            var kings = 0
            for pile in 0..<7 {
                let own = table[pile]
                if own.hidden == 0, own.count > 0, own.base >> 2 == 12 { kings += 1 }
            }
            return kings < 4
        }

        /// Moves the upper part of a run if the card under it can then go to its foundation, which
        /// becomes the required next step.
        @inline(__always)
        private func moveParts(
            of pile: Int, _ table: CompactTable, _ targets: Targets, _ found: Found
        ) {
            let run = table[pile]
            var place = 1
            while place < run.count {
                if table.isNext(run[place - 1]) {
                    targets.forEach(for: run[place]) {
                        move(
                            pile, from: place, to: $0, requiredStep: .foundation(from: pile), table,
                            found)
                    }
                }
                place += 1
            }
        }

        @inline(__always)
        private func move(
            _ pile: Int, from place: Int, to target: Int, requiredStep: CompactTable.RequiredStep,
            _ table: CompactTable, _ found: Found
        ) {
            guard pile != target else { return }
            var next = table
            next[target].put(table[pile], from: place)
            next[pile].take(from: place, column: layout.columns[pile])
            next.requiredStep = requiredStep
            found(next, 1, Step(table[pile][place], to: target))
        }

        @inline(__always)
        private func bringBack(_ table: CompactTable, _ targets: Targets, _ found: Found) {
            let latest = table.requiredStep.pileToPutOn.map { Klondike.Cards.suit(table[$0].top) }
            for suit in 0..<4 where table.height(of: suit) > 1 {
                let rank = table.height(of: suit) - 1
                let card = rank << 2 | (suit ^ (rank & 1) << 1)
                if table.isSafe(card) { continue }
                targets.forEach(for: card, ignoresRequiredStep: suit == latest) { pile in
                    var next = table
                    next.bringBack(card)
                    next[pile].put(card)
                    next.requiredStep = .put(on: pile)
                    found(next, 1, Step(card, to: pile))
                }
            }
        }
    }
}
