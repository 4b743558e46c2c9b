/// All that can be known of a position, and the odds of the rest.
public struct MinesKnowledge: Equatable, Sendable {
    /// The covered cells that are known to be none, and to be mines.
    public let safe, mines: [Int]
    /// The chance of each covered cell to be a mine: 0 and 1 where that is known, and nowhere else.
    /// Nothing where a cell is open, or there are too many arrangements to count.
    public let chances: [Double?]
    /// Whether nothing else can be known. Otherwise there were too many arrangements to count.
    public let isComplete: Bool
}

extension MinesPosition {
    /// All that can be known, by single numbers and pairs first and then by all numbers at once.
    /// Nothing where no mines fit the numbers.
    public var knowledge: MinesKnowledge? {
        var solver = solver
        var (safe, mines): (Set<Int>, Set<Int>) = ([], [])
        while let step = solver.next() {
            safe.formUnion(step.safe)
            mines.formUnion(step.mines)
            solver.learn(step)
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
