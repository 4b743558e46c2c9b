/// Everything that can be deduced from a position, with the odds of the other cells.
public struct MinesKnowledge: Equatable, Sendable {
    /// The covered cells known to be safe, and those known to be mines.
    public let safe, mines: [Int]
    /// The probability that each covered cell is a mine. It is 0 or 1 only if the cell is certain.
    /// It is nil for an open cell, and for an uncertain cell if there are too many arrangements to
    /// count.
    public let chances: [Double?]
    /// Indicates whether everything that can be deduced was found. False if there were too many
    /// arrangements to count.
    public let isComplete: Bool
}

extension MinesPosition {
    /// Everything that can be deduced, first from single numbers and pairs, then from all numbers
    /// together; nil if the deductions show that no mines fit the numbers.
    public var knowledge: MinesKnowledge? {
        var solver = solver
        var (safe, mines): (Set<Int>, Set<Int>) = ([], [])
        solver.learnAll { step in
            safe.formUnion(step.safe)
            mines.formUnion(step.mines)
        }
        if solver.isContradictory { return nil }
        let odds: MinesOdds?
        do throws(MinesOdds.Failure) {
            odds = try MinesOdds(solver)
        } catch {
            if error == .contradiction { return nil }
            odds = nil
        }
        var chances = [Double?](repeating: nil, count: size.count)
        for group in odds?.groups ?? [] { for cell in group.cells { chances[cell] = group.chance } }
        for cell in safe { chances[cell] = 0 }
        for cell in mines { chances[cell] = 1 }
        return MinesKnowledge(
            safe: safe.sorted(), mines: mines.sorted(), chances: chances, isComplete: odds != nil)
    }
}
