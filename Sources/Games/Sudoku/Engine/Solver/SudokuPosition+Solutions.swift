extension SudokuPosition {
    /// The solutions that the candidates allow, at most `limit`. If no candidate was removed,
    /// `SudokuSolver` finds the same solutions faster.
    public func solutions(limit: Int) -> [SudokuGrid] {
        guard grid.clashes.isEmpty else { return [] }
        var found: [SudokuGrid] = []
        search(limit, &found)
        return found
    }

    private func search(_ limit: Int, _ found: inout [SudokuGrid]) {
        guard found.count < limit, WorkBudget.add(1_000) else { return }
        var position = self
        while position.isPossible {
            guard let step = position.step(with: Techniques.singles) else {
                return position.guess(limit, &found)
            }
            position.apply(step)
        }
    }

    private func guess(_ limit: Int, _ found: inout [SudokuGrid]) {
        guard let cell = empty.min(by: { digits[$0].count < digits[$1].count }) else {
            return found.append(grid)
        }
        for digit in digits[cell] where found.count < limit {
            var next = self
            next.place(digit, at: cell)
            next.search(limit, &found)
        }
    }
}
