extension Klondike {
    /// The solver's knowledge about whether a game can still be won.
    public enum Winnability: Hashable, Sendable {
        case winnable, unwinnable
        /// The solver is still searching.
        case thinking
        /// The solver gave up.
        case unknown
    }

    /// The move after which a game could not be won any more.
    public struct Mistake: Hashable, Sendable {
        /// The number of the move, counted from 1.
        public let number: Int
        public let move: Move
        /// A move that would have kept the game winnable, if one is known.
        public let better: Move?
    }

    /// The solver's knowledge about the positions of a game. A position is identified by the number
    /// of moves that lead to it.
    ///
    /// If a position is winnable, so is every position before it. If a position is lost, so is
    /// every position after it. Two numbers are therefore enough: the last position known to be
    /// winnable, and the first one known to be lost. If they are neighbors, the move between them
    /// lost the game.
    ///
    ///     step        0 1 2 3 4 5 6 7
    ///     known       w w w ? ? l l l
    struct Outlook: Equatable, Sendable {
        /// The winning moves from a position.
        struct Line: Equatable, Sendable {
            let step: Int
            let moves: [Move]
        }

        /// Ways to win, in the order of the steps that they start from. Ways from earlier steps are
        /// kept for hints, because the player may return to these steps.
        private var lines: [Line] = []
        /// The last position known to be winnable, with or without the winning moves.
        private(set) var winnableAt: Int?
        private(set) var lostAt: Int?
        private(set) var stuckAt: Int?
        /// The positions about which the solver has answered, even with `unknown`.
        private(set) var answered: Set<Int> = []
        /// The positions for which winning moves were requested and answered.
        private var answeredWithMoves: Set<Int> = []

        /// The knowledge about a game that has just been dealt, with the moves that win it if they
        /// are known.
        init(winning moves: [Move]? = nil) {
            lines = moves.map { [Line(step: 0, moves: $0)] } ?? []
            winnableAt = moves.map { _ in 0 }
        }

        func isWinnable(at step: Int) -> Bool { winnableAt.map { $0 >= step } ?? false }
        func isLost(at step: Int) -> Bool { lostAt.map { $0 <= step } ?? false }
        func isStuck(at step: Int) -> Bool { stuckAt.map { $0 <= step } ?? false }

        /// Returns whether the search for winning moves from a step has ended, with or without a
        /// result. Winning moves that the player took back do not count, because a hint should not
        /// suggest them again.
        func hasAnswerAboutMoves(at step: Int) -> Bool {
            answeredWithMoves.contains(step) || answered.contains(step) && !isWinnable(at: step)
                || lines.contains { $0.step == step }
        }

        func winnability(at step: Int) -> Winnability {
            if isWinnable(at: step) { return .winnable }
            if isLost(at: step) { return .unwinnable }
            return answered.contains(step) ? .unknown : .thinking
        }

        /// Moves that win from a step: the moves to redo up to the first step with a known way to
        /// win, followed by that way. `undone` contains all moves that can be redone.
        func winning(at step: Int, undone: [Move]) -> [Move]? {
            guard let line = lines.first(where: { $0.step >= step }) else { return nil }
            return undone.prefix(line.step - step) + line.moves
        }

        /// Replaces the solutions from `step` and later steps with `moves`. The player has
        /// already made the first `made` of these moves.
        fileprivate mutating func keep(_ moves: [Move], from step: Int, made: Int = 0) {
            lines.removeAll { $0.step >= step }
            lines.append(Line(step: step + made, moves: Array(moves.dropFirst(made))))
            winnableAt = max(winnableAt ?? 0, step + made)
        }

        /// The first move of the known solution from a step.
        func winningMove(at step: Int) -> Move? {
            lines.first { $0.step == step }?.moves.first
        }

        /// The number of the move that lost the game, if it is known.
        var mistake: Int? {
            guard let winnableAt, let lostAt, winnableAt + 1 == lostAt else { return nil }
            return lostAt
        }
    }
}

extension Klondike.Outlook {
    /// Updates the knowledge after a move, which discards the moves that could have been redone.
    /// Keeps a known solution. If the move begins the solution, the rest of the solution is known
    /// for the next step.
    mutating func go(
        on move: Klondike.Move, from step: Int, insteadOf undone: [Klondike.Move]
    ) {
        let winning = winning(at: step, undone: undone)
        if !isLost(at: step) { lostAt = nil }
        if !isStuck(at: step) { stuckAt = nil }
        answered = answered.filter { $0 <= step }
        answeredWithMoves = answeredWithMoves.filter { $0 <= step }
        winnableAt = winnableAt.map { min($0, step) }
        guard let winning else { return }
        keep(winning, from: step, made: winning.first == move ? 1 : 0)
    }

    /// Updates the knowledge after a restart of the deal.
    mutating func restart(undone: [Klondike.Move]) {
        var fresh = Klondike.Outlook(winning: winning(at: 0, undone: undone))
        if isWinnable(at: 0) { fresh.winnableAt = 0 }
        if answered.contains(0) { fresh.answered = [0] }
        if lostAt == 0 { fresh.lostAt = 0 }
        if stuckAt == 0 { fresh.stuckAt = 0 }
        self = fresh
    }

    /// Records moves that win from a step. They prove that the position is winnable, even if it was
    /// judged lost before.
    mutating func know(_ moves: [Klondike.Move], winAt step: Int) {
        keep(moves, from: step)
        if isLost(at: step) { (lostAt, stuckAt) = (nil, nil) }
    }

    mutating func receive(_ judgement: Klondike.Judgement, at step: Int, wantedMoves: Bool) {
        answered.insert(step)
        if wantedMoves { answeredWithMoves.insert(step) }
        if case .winnable(let moves) = judgement.verdict {
            if !moves.isEmpty { return know(moves, winAt: step) }
            winnableAt = max(winnableAt ?? step, step)
            if isLost(at: step) { (lostAt, stuckAt) = (nil, nil) }
            return
        }
        if isWinnable(at: step) { return }
        if judgement.isStuck { stuckAt = min(stuckAt ?? step, step) }
        switch judgement.verdict {
        case .winnable: break
        case .unwinnable: lostAt = min(lostAt ?? step, step)
        case .unknown: break
        }
    }
}

extension Klondike.Outlook {
    /// The next question for the solver; nil if there is none. The first question is about the
    /// current position. If that position is lost, the next questions find the move that lost the
    /// game. The last question, if `needsDifficulty` is true, is about the difficulty of the deal.
    /// A requested hint asks first for the winning moves of the current position, unless the
    /// position is known to be lost.
    func question(
        about game: Klondike, needsDifficulty: Bool, isHintRequested: Bool = false
    ) -> Klondike.Question? {
        let step = game.step
        if isHintRequested, !isLost(at: step), !hasAnswerAboutMoves(at: step) {
            return Klondike.Question(
                step: step, position: game.position, rules: game.rules, isLost: false)
        }
        return next(at: step, needsDifficulty: needsDifficulty).map { step in
            Klondike.Question(
                step: step, position: game.position(at: step), rules: game.rules,
                isLost: isLost(at: step), needsMoves: false)
        }
    }

    private func next(at step: Int, needsDifficulty: Bool) -> Int? {
        if isOpen(step) { return step }
        if isLost(at: step), let middle { return middle }
        return needsDifficulty && !answered.contains(0) ? 0 : nil
    }

    private func isOpen(_ step: Int) -> Bool {
        !isWinnable(at: step) && !isStuck(at: step) && !answered.contains(step)
    }

    /// The position to ask about next, near the middle between the last winnable position and the
    /// first lost one.
    private var middle: Int? {
        guard let lostAt else { return nil }
        let first = (winnableAt ?? -1) + 1
        return (first..<lostAt).filter { !answered.contains($0) }
            .min { abs(2 * $0 - first - lostAt) < abs(2 * $1 - first - lostAt) }
    }
}
