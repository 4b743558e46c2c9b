// Improves moves that win, so that they look like the moves of a good player.

extension Klondike.Position {
    /// A solution that begins with a move that turns up a card, sends one to its foundation, or
    /// empties a pile. Returns `moves` if they begin with such a move, or if the solver finds no
    /// such solution within `positions`. The new solution never returns to this table. Otherwise, a
    /// series of hints could go in a circle.
    func startingProductively(
        _ moves: [Klondike.Move], by rules: Klondike.Rules, bytes: Int, positions: Int,
        width: Int = Klondike.Solver.quickWidth, shouldStop: () -> Bool = { false }
    ) -> [Klondike.Move] {
        guard let first = moves.first, !isProductive(first) else { return moves }
        for move in productiveMoves {
            guard let next = after(move, by: rules) else { continue }
            var solver = Klondike.Solver(next, rules: rules, bytes: bytes, width: width)
            while solver.searched < positions, !shouldStop() {
                let verdict = solver.search(min(1 << 12, positions - solver.searched))
                if case .winnable(let solution) = verdict,
                    !next.returns(to: table, by: solution, rules)
                {
                    return [move] + solution
                }
                if verdict != nil { break }
            }
        }
        return moves
    }

    /// The same moves in a better order. Productive moves (`isProductive`) come earlier wherever
    /// the changed order leads to the same table.
    func inGoodOrder(_ moves: [Klondike.Move], by rules: Klondike.Rules) -> [Klondike.Move] {
        var moves = moves
        var positions = [self] + positions(after: moves, by: rules)
        guard positions.count == moves.count + 1 else { return moves }
        for index in moves.indices where !positions[index].isProductive(moves[index]) {
            let position = positions[index]
            for later in moves.indices[(index + 1)...].prefix(100)
            where position.isProductive(moves[later]) {
                let order = [moves[later]] + moves[index..<later]
                let other = position.positions(after: order, by: rules)
                guard other.count == order.count, other.last?.table == positions[later + 1].table
                else { continue }
                moves.replaceSubrange(index...later, with: order)
                positions.replaceSubrange((index + 1)...(later + 1), with: other)
                break
            }
        }
        return moves
    }

    /// Returns whether the moves lead to `table` at some point.
    private func returns(
        to table: Klondike.Table, by moves: [Klondike.Move], _ rules: Klondike.Rules
    ) -> Bool { positions(after: moves, by: rules).contains { $0.table == table } }

    /// The positions that the moves lead to, up to the first move that is not allowed.
    private func positions(
        after moves: [Klondike.Move], by rules: Klondike.Rules
    ) -> [Klondike.Position] {
        var (position, positions) = (self, [Klondike.Position]())
        for move in moves {
            guard let next = position.after(move, by: rules) else { break }
            position = next
            positions.append(next)
        }
        return positions
    }

    /// Productive moves: first those that turn up a card, then those that send one to its
    /// foundation, then those that empty a pile.
    var productiveMoves: [Klondike.Move] {
        let moves = table.fits.map { card, target in
            Klondike.Move.carry(card, from: table.place(of: card), to: target)
        }
        return [Use.turnsUp, .goesToFoundation, .frees].flatMap { use in
            moves.filter { self.use(of: $0) == use }
        }
    }

    /// Returns whether the move, which must be allowed, turns up a card, sends one to its
    /// foundation, or empties a pile.
    func isProductive(_ move: Klondike.Move) -> Bool { use(of: move) != nil }

    private enum Use { case turnsUp, goesToFoundation, frees }

    private func use(of move: Klondike.Move) -> Use? {
        guard case .carry(let card, let source, let target) = move, source != target else {
            return nil
        }
        var isToFoundation = false
        if case .foundation = target { isToFoundation = true }
        guard case .pile(let number) = source, table.piles[number].faceUp.first == card else {
            return isToFoundation ? .goesToFoundation : nil
        }
        if table.piles[number].hidden > 0 { return .turnsUp }
        return isToFoundation ? .goesToFoundation : card.isKing ? nil : .frees
    }
}
