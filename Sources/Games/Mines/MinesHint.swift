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
            let mines = step.mines.filter { faces[$0] != .flagged }
            if let cell = step.safe.first ?? mines.first {
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
    /// A step as a hint. Of one that rests on all numbers, as few as needed for what concerns the
    /// cell: all that are not missed are left out.
    func hint(
        _ step: Step, about cell: Int, marking isMarked: (Int) -> Bool
    ) -> MinesHint {
        func hint(_ rule: MinesHint.Rule, _ step: Step) -> MinesHint {
            MinesHint(
                rule: rule,
                numbers: step.numbers.map { .init(cell: $0, need: need[$0], room: room[$0]) },
                safe: step.safe, mines: step.mines.filter(isMarked), minesLeft: minesLeft)
        }
        switch step.rule {
        case .number: return hint(.number, step)
        case .pair:
            let (more, less) = (hidden(around: step.numbers[0]), hidden(around: step.numbers[1]))
            let shared = more.count { less.contains($0) }
            return hint(.pair(shared: shared), step)
        case .all:
            let isSafe = step.safe.contains(cell)
            func proof(_ numbers: [Int], _ countsMines: Bool) -> [Int]? {
                (try? MinesOdds(self, numbers: numbers, countsMines: countsMines))?.group(of: cell)
                    .flatMap { (isSafe ? $0.isSafe : $0.isMine) ? $0.cells : nil }
            }
            let countsMines = proof(step.numbers, false) == nil
            let kept = step.numbers.reduce(step.numbers) { kept, number in
                let fewer = kept.filter { $0 != number }
                return proof(fewer, countsMines) == nil ? kept : fewer
            }
            let cells = proof(kept, countsMines) ?? [cell]
            return hint(
                .numbers(countsMines: countsMines),
                Step(
                    rule: .all, numbers: kept, safe: isSafe ? cells : [],
                    mines: isSafe ? [] : cells))
        }
    }
}
