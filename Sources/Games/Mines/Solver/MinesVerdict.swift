/// A judgment on the opening of a mine.
public enum MinesVerdict: Equatable, Sendable {
    /// The player could have deduced that it was a mine.
    case known(MinesHint)
    /// The player could not have known. The cell was a mine with this probability. `hadSafe` tells
    /// whether another cell was known to be safe.
    case unknown(chance: Double, hadSafe: Bool)
}

/// What the player could know about a cell before opening it.
public enum MinesCertainty: Equatable, Sendable {
    case safe, mine
    /// Neither could be known. The cell was a mine with this probability, and these cells were
    /// known to be safe.
    case unknown(chance: Double, safe: [Int])
}

extension MinesPosition {
    /// What could be known about a covered cell.
    public func certainty(of cell: Int) -> MinesCertainty {
        let (step, solver, safe) = deduction(about: cell)
        guard let step else { return .unknown(chance: solver.chance(of: cell), safe: safe) }
        return step.safe.contains(cell) ? .safe : .mine
    }

    /// The judgment on opening this cell, which was a mine.
    public func verdict(on cell: Int) -> MinesVerdict {
        let (step, solver, safe) = deduction(about: cell)
        guard let step else {
            return .unknown(chance: solver.chance(of: cell), hadSafe: !safe.isEmpty)
        }
        return .known(solver.hint(step, safe: [], mines: [cell]))
    }

    /// Deduces cells until this one is known. Returns the step that tells about it, or nil if none
    /// does, the solver before this step, and the cells that were known to be safe by then.
    private func deduction(
        about cell: Int
    ) -> (step: MinesSolver.Step?, solver: MinesSolver, safe: [Int]) {
        var solver = solver
        var safe: [Int] = []
        while let step = solver.next() {
            if step.safe.contains(cell) || step.mines.contains(cell) { return (step, solver, safe) }
            safe += step.safe
            solver.learn(step)
        }
        return (nil, solver, safe)
    }
}

extension MinesSolver {
    /// The probability of a mine in a cell about which nothing is certain.
    fileprivate func chance(of cell: Int) -> Double {
        (try? MinesOdds(self))?.group(of: cell)?.chance ?? 1
    }
}
