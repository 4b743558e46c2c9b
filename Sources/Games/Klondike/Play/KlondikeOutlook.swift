extension Klondike {
    /// The answer to whether a game can still be won, as far as it is known.
    public enum Winnability: Hashable, Sendable {
        case winnable, unwinnable
        /// It is being found out.
        case thinking
        /// It could not be found out within reason.
        case unknown
    }

    /// The move after which a game could not be won any more.
    public struct Mistake: Hashable, Sendable {
        /// Counted from 1.
        public let number: Int
        public let move: Move
    }

    /// All that is known about the positions of a game, each counted by the moves that lead there.
    ///
    /// A position that leads to one that can be won can be won, and one that follows on a lost one
    /// is lost. So all is said by the last position that is known to be winnable, and the first
    /// that is known to be lost. If one follows on the other, the move between them lost the game.
    ///
    ///     step        0 1 2 3 4 5 6 7
    ///     known       w w w ? ? l l l
    struct Outlook: Equatable, Sendable {
        /// A way to win, from a position on.
        struct Line: Equatable, Sendable {
            let step: Int
            let moves: [Move]
        }

        /// Ways to win, each from a later step on than the one before. Those from earlier steps are
        /// kept for the hint of a player who comes back there.
        private var lines: [Line] = []
        /// The last position that can be won, whether the way is known or not.
        private(set) var winnableAt: Int?
        private(set) var lostAt: Int?
        private(set) var stuckAt: Int?
        /// The positions whose question was answered, also by `unknown`.
        private(set) var heard: Set<Int> = []
        /// The positions of which a way to win was asked for.
        private var heardMoves: Set<Int> = []

        /// A game that has just been dealt, with moves that win it, if they are known.
        init(winning moves: [Move]? = nil) {
            lines = moves.map { [Line(step: 0, moves: $0)] } ?? []
            winnableAt = moves.map { _ in 0 }
        }

        func isWinnable(at step: Int) -> Bool { winnableAt.map { $0 >= step } ?? false }
        func isLost(at step: Int) -> Bool { lostAt.map { $0 <= step } ?? false }
        func isStuck(at step: Int) -> Bool { stuckAt.map { $0 <= step } ?? false }

        /// Whether a way to win need not be looked for from a step on: it was, or none is found.
        /// That moves which were taken back lead to one is no reason to make them again.
        func hasHeardMoves(at step: Int) -> Bool {
            heardMoves.contains(step) || heard.contains(step) && !isWinnable(at: step)
                || lines.contains { $0.step == step }
        }

        func winnability(at step: Int) -> Winnability {
            if isWinnable(at: step) { return .winnable }
            if isLost(at: step) { return .unwinnable }
            return heard.contains(step) ? .unknown : .thinking
        }

        /// Moves that win from a step on; `undone` are those that can be redone there. They are
        /// redone only as far as no way to win is known before.
        func winning(at step: Int, undone: [Move]) -> [Move]? {
            guard let line = lines.first(where: { $0.step >= step }) else { return nil }
            return undone.prefix(line.step - step) + line.moves
        }

        /// Keeps a way to win in the place of those from there on, when so many of its moves are
        /// made.
        fileprivate mutating func keep(_ moves: [Move], from step: Int, made: Int = 0) {
            lines.removeAll { $0.step >= step }
            lines.append(Line(step: step + made, moves: Array(moves.dropFirst(made))))
            winnableAt = max(winnableAt ?? 0, step + made)
        }

        /// The move that lost the game, if it is known, by its number.
        var mistake: Int? {
            guard let winnableAt, let lostAt, winnableAt + 1 == lostAt else { return nil }
            return lostAt
        }
    }
}

extension Klondike.Outlook {
    /// Makes a move, which replaces the moves that could have been redone. A move along a way to
    /// win stays on it.
    mutating func go(
        on move: Klondike.Move, from step: Int, insteadOf undone: [Klondike.Move]
    ) {
        let winning = winning(at: step, undone: undone)
        if !isLost(at: step) { lostAt = nil }
        if !isStuck(at: step) { stuckAt = nil }
        heard = heard.filter { $0 <= step }
        heardMoves = heardMoves.filter { $0 <= step }
        winnableAt = winnableAt.map { min($0, step) }
        guard let winning else { return }
        keep(winning, from: step, made: winning.first == move ? 1 : 0)
    }

    /// Plays the deal again from its beginning.
    mutating func restart(undone: [Klondike.Move]) {
        var fresh = Klondike.Outlook(winning: winning(at: 0, undone: undone))
        if isWinnable(at: 0) { fresh.winnableAt = 0 }
        if heard.contains(0) { fresh.heard = [0] }
        if lostAt == 0 { fresh.lostAt = 0 }
        if stuckAt == 0 { fresh.stuckAt = 0 }
        self = fresh
    }

    /// Takes moves that win for the proof that they are, whatever was said before.
    mutating func know(_ moves: [Klondike.Move], winAt step: Int) {
        keep(moves, from: step)
        if isLost(at: step) { (lostAt, stuckAt) = (nil, nil) }
    }

    mutating func hear(_ judgement: Klondike.Judgement, at step: Int, wantedMoves: Bool) {
        heard.insert(step)
        if wantedMoves { heardMoves.insert(step) }
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
    /// The next question, if there is one: first about the present position, then by which move the
    /// game was lost, and at last, if it is wanted, how hard the deal is. A hint that is wanted
    /// asks how the present position is won, once it is not known to be lost.
    func question(
        about game: Klondike, wantsDifficulty: Bool, wantsHint: Bool = false
    ) -> Klondike.Question? {
        let step = game.step
        if wantsHint, !isLost(at: step), !hasHeardMoves(at: step) {
            return Klondike.Question(
                step: step, position: game.position, rules: game.rules, isLost: false)
        }
        return next(at: step, wantsDifficulty: wantsDifficulty).map { step in
            Klondike.Question(
                step: step, position: game.position(at: step), rules: game.rules,
                isLost: isLost(at: step), wantsMoves: false)
        }
    }

    private func next(at step: Int, wantsDifficulty: Bool) -> Int? {
        if isOpen(step) { return step }
        if isLost(at: step), let middle { return middle }
        return wantsDifficulty && !heard.contains(0) ? 0 : nil
    }

    private func isOpen(_ step: Int) -> Bool {
        !isWinnable(at: step) && !isStuck(at: step) && !heard.contains(step)
    }

    /// The position to ask about next: the one nearest to the middle between the last that can be
    /// won and the first that is lost.
    private var middle: Int? {
        guard let lostAt else { return nil }
        let first = (winnableAt ?? -1) + 1
        return (first..<lostAt).filter { !heard.contains($0) }
            .min { abs(2 * $0 - first - lostAt) < abs(2 * $1 - first - lostAt) }
    }
}
