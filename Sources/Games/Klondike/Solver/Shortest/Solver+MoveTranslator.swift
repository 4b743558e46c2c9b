extension Klondike.Solver {
    /// Translates steps between states, or between compact tables, into moves on a table.
    struct MoveTranslator {
        private(set) var moves: [Klondike.Move] = []
        private var position: Klondike.Position
        private let rules: Klondike.Rules

        /// Returns nil if the rules do not allow one of the steps.
        init?(_ steps: [Step], from position: Klondike.Position, rules: Klondike.Rules) {
            (self.position, self.rules) = (position, rules)
            for step in steps {
                guard take(step) else { return nil }
            }
        }

        /// Returns nil if the rules do not allow one of the steps.
        init?(_ steps: [TableSteps.Step], from position: Klondike.Position, rules: Klondike.Rules) {
            (self.position, self.rules) = (position, rules)
            for step in steps {
                guard take(step) else { return nil }
            }
        }

        private var table: Klondike.Table { position.table }

        private mutating func take(_ step: TableSteps.Step) -> Bool {
            guard let card = Self.card(step.card) else { return false }
            switch table.place(of: card) {
            case .stock, .waste: if !turn(to: card) { return false }
            case .foundation, .pile: break
            }
            let goesToFoundation = step.target == TableSteps.Step.foundation
            return carry(
                card, to: goesToFoundation ? foundation(of: card) : .pile(Int(step.target)))
        }

        private static func card(_ bit: UInt8) -> Card? {
            Card.pack.first { Klondike.Cards.bit($0) == bit }
        }

        private mutating func take(_ step: Step) -> Bool {
            guard let card = Self.card(step.bit) else { return false }
            switch step.kind {
            case .toFoundation: return clear(card) && carry(card, to: foundation(of: card))
            case .talonToFoundation: return turn(to: card) && carry(card, to: foundation(of: card))
            case .put, .putToUse: return turn(to: card) && carry(card, to: pile(for: card))
            case .back, .backToUse, .lift: return carry(card, to: pile(for: card))
            }
        }

        /// Moves the cards that lie on `card` to another pile. Returns false if no pile takes them.
        private mutating func clear(_ card: Card) -> Bool {
            let run = table.run(from: card)
            return run.count < 2 || carry(run[1], to: pile(for: run[1]))
        }

        /// Draws until the card is on top of the waste. Returns false if that is not possible.
        private mutating func turn(to card: Card) -> Bool {
            while table.waste.last != card {
                guard play(table.stock.isEmpty ? .redeal : .draw) else { return false }
            }
            return true
        }

        private func foundation(of card: Card) -> Klondike.CardPlace? {
            Klondike.CardPlace.foundations.first { table.canMove(card, to: $0) }
        }

        private func pile(for card: Card) -> Klondike.CardPlace? {
            Klondike.CardPlace.piles.first { table.canMove(card, to: $0) }
        }

        private mutating func carry(_ card: Card, to target: Klondike.CardPlace?) -> Bool {
            guard let target else { return false }
            return play(.carry(card, from: table.place(of: card), to: target))
        }

        private mutating func play(_ move: Klondike.Move) -> Bool {
            guard let next = position.after(move, by: rules) else { return false }
            position = next
            moves.append(move)
            return true
        }
    }
}
