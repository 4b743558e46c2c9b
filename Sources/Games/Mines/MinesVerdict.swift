/// An opinion on a cell that was opened, and was a mine.
public enum MinesVerdict: Equatable, Sendable {
    /// It could have been known to be one.
    case known(MinesHint)
    /// The mine could not be known. It had this chance, and another cell was known to be safe, or
    /// was not.
    case unknown(chance: Double, hadSafe: Bool)
}

extension MinesPosition {
    /// Whether a mine that was opened here could have been known.
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
