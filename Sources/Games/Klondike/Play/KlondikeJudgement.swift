extension Klondike {
    /// A position of a game that something is to be found out about.
    public struct Question: Hashable, Sendable {
        /// How many moves lead there.
        public let step: Int
        public let position: Position
        public let rules: Rules
        /// Whether it is known already that it cannot be won, and only asked if play is stuck.
        public let isLost: Bool
    }

    /// What was found out about a position.
    public struct Judgement: Hashable, Sendable {
        public let verdict: Solver.Verdict
        /// Whether nothing new can happen any more.
        public let isStuck: Bool
        /// How many positions were looked at.
        public let searched: Int

        public init(_ verdict: Solver.Verdict, isStuck: Bool = false, searched: Int = 0) {
            (self.verdict, self.isStuck, self.searched) = (verdict, isStuck, searched)
        }
    }
}

extension Klondike.Question {
    /// Finds out. Gives up after so many positions, or when told to.
    func judgement(
        bytes: Int, positions: Int, shouldStop: () -> Bool = { false }
    ) -> Klondike.Judgement {
        if isLost {
            return Klondike.Judgement(.unwinnable, isStuck: position.isStuck(by: rules))
        }
        var solver = Klondike.Solver(position, rules: rules, bytes: bytes)
        var verdict: Klondike.Solver.Verdict?
        while verdict == nil, solver.searched < positions, !shouldStop() {
            verdict = solver.search(min(1 << 12, positions - solver.searched))
        }
        let searched = solver.searched
        if case .winnable? = verdict {
            return Klondike.Judgement(verdict ?? .unknown, searched: searched)
        }
        let isStuck = position.isStuck(by: rules)
        return Klondike.Judgement(
            isStuck ? .unwinnable : verdict ?? .unknown, isStuck: isStuck, searched: searched)
    }
}
