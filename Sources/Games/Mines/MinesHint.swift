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
        /// No other mines fit these numbers, if there are any, and the count of those that are left
        /// where it matters.
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
    public let minesLeft: Int

    /// The cells that it is about.
    public var area: [Int] { numbers.map(\.cell) + safe + mines }
}

extension MinesPosition {
    /// The deed that can be known next; else the safest cell. Nothing if there is nothing
    /// to open, or no mines fit the numbers.
    public var hint: MinesHint? {
        guard faces.contains(where: { $0.number != nil }) else {
            return MinesHint(
                rule: .first, numbers: [], safe: [size.middle], mines: [], minesLeft: size.mines)
        }
        var solver = solver
        while let step = solver.next() {
            if let cell = step.safe.first ?? step.mines.first(where: { faces[$0] != .flagged }) {
                return solver.hint(step, about: cell) { faces[$0] != .flagged }
            }
            solver.learn(step)
        }
        let groups = (try? MinesOdds(solver))?.groups ?? []
        return groups.min { $0.chance < $1.chance }.map {
            MinesHint(
                rule: .guess(chance: $0.chance), numbers: [], safe: [$0.cells[0]], mines: [],
                minesLeft: solver.minesLeft)
        }
    }
}

extension MinesSolver {
    /// A step as a hint about a cell.
    func hint(_ step: Step, about cell: Int, marking isMarked: (Int) -> Bool) -> MinesHint {
        let step = step.rule == .numbers(countsMines: true) ? proof(of: cell, by: step) : step
        return MinesHint(
            rule: step.rule,
            numbers: step.numbers.map { .init(cell: $0, need: need[$0], room: room[$0]) },
            safe: step.safe, mines: step.mines.filter(isMarked), minesLeft: minesLeft)
    }

    /// Of a step that rests on all numbers, as few as needed for what concerns the cell: all that
    /// are not missed are left out.
    private func proof(of cell: Int, by step: Step) -> Step {
        let isSafe = step.safe.contains(cell)
        func known(_ numbers: [Int], _ countsMines: Bool) -> [Int]? {
            (try? MinesOdds(self, numbers: numbers, countsMines: countsMines))?.group(of: cell)
                .flatMap { (isSafe ? $0.isSafe : $0.isMine) ? $0.cells : nil }
        }
        let countsMines = known(step.numbers, false) == nil
        let kept = step.numbers.reduce(step.numbers) { kept, number in
            let fewer = kept.filter { $0 != number }
            return known(fewer, countsMines) == nil ? kept : fewer
        }
        let cells = known(kept, countsMines) ?? [cell]
        return Step(
            rule: .numbers(countsMines: countsMines), numbers: kept, safe: isSafe ? cells : [],
            mines: isSafe ? [] : cells)
    }
}
