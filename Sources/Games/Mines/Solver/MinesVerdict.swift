/// A judgment on the opening of a mine.
public enum MinesVerdict: Equatable, Sendable {
    /// The player could have deduced that it was a mine.
    case known(MinesHint)
    /// The player could not have known. The cell was a mine with this probability. `hadSafe` tells
    /// whether another cell was known to be safe.
    case unknown(chance: Double, hadSafe: Bool)
}

extension MinesPosition {
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
