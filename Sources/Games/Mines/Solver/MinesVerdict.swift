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
    /// Neither could be known. The cell was a mine with this probability, and these cells were known
    /// to be safe.
    case unknown(chance: Double, safe: [Int])
}

extension MinesPosition {
    /// What could be known about a covered cell.
    public func certainty(of cell: Int) -> MinesCertainty {
        var solver = solver
        var safe: [Int] = []
        while let step = solver.next() {
            if step.safe.contains(cell) { return .safe }
            if step.mines.contains(cell) { return .mine }
            safe += step.safe
            solver.learn(step)
        }
        let chance = (try? MinesOdds(solver))?.group(of: cell)?.chance
        return .unknown(chance: chance ?? 1, safe: safe)
    }

    /// The judgment on opening this cell, which was a mine.
    public func verdict(on cell: Int) -> MinesVerdict {
        var solver = solver
        var hadSafe = false
        while let step = solver.next() {
            if step.mines.contains(cell) {
                return .known(solver.hint(step, safe: [], mines: [cell]))
            }
            hadSafe = hadSafe || !step.safe.isEmpty
            solver.learn(step)
        }
        let chance = (try? MinesOdds(solver))?.group(of: cell)?.chance
        return .unknown(chance: chance ?? 1, hadSafe: hadSafe)
    }
}
