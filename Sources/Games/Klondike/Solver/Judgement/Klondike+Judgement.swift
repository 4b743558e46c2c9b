extension Klondike {
    /// A question to the solver about a position of a game.
    public struct Question: Hashable, Sendable {
        /// The number of moves that lead to the position.
        public let step: Int
        public let position: Position
        public let rules: Rules
        /// Indicates whether the position is already known to be lost. The question is then only
        /// whether any progress is possible.
        public let isLost: Bool
        /// Indicates whether the answer must contain the winning moves, which a hint needs.
        public let needsMoves: Bool

        init(
            step: Int, position: Position, rules: Rules, isLost: Bool, needsMoves: Bool = true
        ) {
            (self.step, self.position) = (step, position)
            (self.rules, self.isLost, self.needsMoves) = (rules, isLost, needsMoves)
        }
    }

    /// The answer to a question. If the question was only whether a position can be won, the
    /// verdict has no moves.
    public struct Judgement: Hashable, Sendable {
        public let verdict: Solver.Verdict
        /// Indicates whether no progress is possible.
        public let isStuck: Bool
        /// The number of positions searched.
        public let searched: Int

        public init(_ verdict: Solver.Verdict, isStuck: Bool = false, searched: Int = 0) {
            (self.verdict, self.isStuck, self.searched) = (verdict, isStuck, searched)
        }
    }
}

extension Klondike.Question {
    /// A question about a position that does not belong to a game.
    public init(_ position: Klondike.Position, by rules: Klondike.Rules) {
        self.init(step: 0, position: position, rules: rules, isLost: false)
    }

    /// Finds the answer. A greater beam width gives a shorter solution of a winnable position, and
    /// takes longer. A width of 0 gives the first solution found. Gives up after the given number
    /// of positions, or when `shouldStop` returns true.
    public func judgement(
        bytes: Int, positions: Int, width: Int = Klondike.Solver.quickWidth,
        shouldStop: () -> Bool = { false }
    ) -> Klondike.Judgement {
        let width = needsMoves ? width : 0
        if isLost {
            return Klondike.Judgement(.unwinnable, isStuck: position.isStuck(by: rules))
        }
        var solver = Klondike.Solver(
            position, rules: rules, bytes: bytes, prunes: true, width: width,
            needsMoves: needsMoves)
        var verdict: Klondike.Solver.Verdict?
        while verdict == nil, solver.searched < positions, !shouldStop() {
            verdict = solver.search(min(1 << 12, positions - solver.searched))
        }
        let searched = solver.searched
        if case .winnable(let moves)? = verdict {
            guard needsMoves else { return Klondike.Judgement(.winnable([]), searched: searched) }
            guard width > 0 else { return Klondike.Judgement(.winnable(moves), searched: searched) }
            let line = position.startingProductively(
                moves, by: rules, bytes: bytes, positions: positions, width: width,
                shouldStop: shouldStop)
            return Klondike.Judgement(.winnable(line), searched: searched)
        }
        let isStuck = position.isStuck(by: rules)
        return Klondike.Judgement(
            isStuck ? .unwinnable : verdict ?? .unknown, isStuck: isStuck, searched: searched)
    }
}

extension Klondike {
    /// A class of deals by the number of positions that the solver searched before it found a way
    /// to win. The number is small if most choices are good, and large if most of them fail.
    ///
    ///     positions          of 100 deals that can be won, drawing one    drawing three
    ///     easy     to 150    72                                           57
    ///     medium   to 1,000  10                                           17
    ///     hard     more      18                                           26
    public enum Difficulty: String, Hashable, Codable, Sendable {
        case easy, medium, hard
        /// The deal cannot be won.
        case impossible

        /// Returns nil if the solver did not find out whether the deal can be won.
        init?(_ judgement: Judgement) {
            switch judgement.verdict {
            case .winnable:
                self =
                    judgement.searched <= 150
                    ? .easy : judgement.searched <= 1_000 ? .medium : .hard
            case .unwinnable: self = .impossible
            case .unknown: return nil
            }
        }
    }
}
