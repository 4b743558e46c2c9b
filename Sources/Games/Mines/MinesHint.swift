/// A thing that can be known, in three steps: where to look, the numbers it rests on, the deed.
public struct MinesHint: Equatable, Sendable {
    public enum Stage: Hashable, Sendable { case look, reason }

    /// The reason of a hint.
    public enum Rule: Equatable, Sendable {
        /// Nothing is open yet: the first cell is safe, whichever it is.
        case first
        /// One number has all its mines, or needs all its cells.
        case number
        /// Two numbers share so many cells.
        case pair(shared: Int)
        /// The cells of all other numbers lie among those of the first, none of them twice; or of
        /// the board, which has so many mines left. What is needed beyond them is in the rest of
        /// the cells: nothing, or a mine in each.
        case rest(isOfBoard: Bool)
        /// It is so in every arrangement of mines that fits these numbers, and where it matters
        /// the count of those that are left.
        case numbers(countsMines: Bool)
        /// Nothing can be known: this is the safest cell, and its chance to be a mine.
        case guess(chance: Double)
    }

    /// A number with the mines that are still to be found around it, and the cells where.
    public struct Number: Equatable, Sendable {
        public let cell, need, room: Int
    }

    public internal(set) var stage = Stage.look
    public let rule: Rule
    public let numbers: [Number]
    /// Cells to open, and to flag.
    public let safe, mines: [Int]
    /// The mines that are left to be found, and the covered cells where.
    public let minesLeft, cellsLeft: Int

    /// The cells that it is about.
    public var area: [Int] { numbers.map(\.cell) + safe + mines }
}

extension MinesPosition {
    /// The deed that can be known next; else the safest cell. Nothing if there is nothing
    /// to open, or no mines fit the numbers.
    public var hint: MinesHint? {
        guard faces.contains(where: { $0.number != nil }) else {
            return MinesHint(
                rule: .first, numbers: [], safe: [size.middle], mines: [], minesLeft: size.mines,
                cellsLeft: size.count)
        }
        var solver = solver
        while let step = solver.next() {
            let mines = step.mines.filter { faces[$0] != .flagged }
            if !step.safe.isEmpty || !mines.isEmpty {
                return solver.hint(step, safe: step.safe, mines: mines)
            }
            solver.learn(step)
        }
        let groups = (try? MinesOdds(solver))?.groups ?? []
        return groups.min { $0.chance < $1.chance }.map {
            MinesHint(
                rule: .guess(chance: $0.chance), numbers: [], safe: [$0.cells[0]], mines: [],
                minesLeft: solver.minesLeft, cellsLeft: solver.unknown.count)
        }
    }
}

extension MinesSolver {
    /// A step as a hint about some of its cells. Where it rests on many numbers it is about the
    /// cells for which the fewest are enough, safe ones if there are any.
    func hint(_ step: Step, safe: [Int], mines: [Int]) -> MinesHint {
        var step = Step(rule: step.rule, numbers: step.numbers, safe: safe, mines: mines)
        if case .numbers = step.rule {
            if !safe.isEmpty { step.mines = [] }
            step = MinesProof(solver: self, step: step).smallest
        }
        return MinesHint(
            rule: step.rule,
            numbers: step.numbers.map { .init(cell: $0, need: need[$0], room: room[$0]) },
            safe: step.safe, mines: step.mines, minesLeft: minesLeft, cellsLeft: unknown.count)
    }
}
