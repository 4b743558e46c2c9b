/// A deduction about a position, shown in three steps: where to look, the numbers that prove it,
/// and the action.
public struct MinesHint: Equatable, Sendable {
    public enum Stage: Hashable, Sendable { case look, reason }

    /// The reason of a hint.
    public enum Rule: Equatable, Sendable {
        /// No cell is open yet, and any first cell is safe.
        case first
        /// A number has all its mines, or needs a mine in each of its unknown cells.
        case number
        /// Two numbers share this many cells.
        case pair(shared: Int)
        /// The cells of the first number, or the whole board if `isOfBoard` is true, include the
        /// cells of the other numbers, which do not overlap. Subtracting the mines of the other
        /// numbers shows that the remaining cells contain no mines or only mines.
        case rest(isOfBoard: Bool)
        /// The conclusion holds in every arrangement of mines that fits these numbers and, if
        /// `countsMines` is true, the number of mines left.
        case numbers(countsMines: Bool)
        /// Nothing can be deduced. The hint names the cell that is least likely to be a mine, with
        /// this probability.
        case guess(chance: Double)
    }

    /// An open number: its cell, the number of mines around it still to be found, and the number of
    /// unknown cells around it.
    public struct Number: Equatable, Sendable {
        public let cell, need, room: Int
        /// The number of unknown cells with a flag. The hint does not rely on these flags, because
        /// they can be wrong.
        public let flags: Int
    }

    public internal(set) var stage = Stage.look
    public let rule: Rule
    public let numbers: [Number]
    /// The cells to open, and the cells to flag.
    public let safe, mines: [Int]
    /// The number of mines still to be found, the number of unknown cells, and the number of
    /// unknown cells with a flag.
    public let minesLeft, cellsLeft, flagsLeft: Int
    /// The safe cells that the player has flagged.
    public var wrongFlags: [Int] = []

    /// All cells that the hint is about.
    public var area: [Int] { numbers.map(\.cell) + safe + mines }

    /// Indicates whether the hint names a cell to guess, because no cell can be deduced.
    public var isGuess: Bool { if case .guess = rule { true } else { false } }
}

extension MinesHint {
    /// The same hint, with its conclusion limited to these cells.
    func about(_ cells: [Int]) -> MinesHint {
        MinesHint(
            stage: stage, rule: rule, numbers: numbers, safe: safe.filter(cells.contains),
            mines: mines.filter(cells.contains), minesLeft: minesLeft, cellsLeft: cellsLeft,
            flagsLeft: flagsLeft, wrongFlags: wrongFlags.filter(cells.contains))
    }

    /// A hint that combines the safe cells and the numbers of `hints`; nil if `hints` is empty.
    public init?(safeBy hints: [MinesHint]) {
        guard let first = hints.first else { return nil }
        let isOne = hints.allSatisfy { $0.rule == first.rule && $0.numbers == first.numbers }
        let numbers = hints.flatMap(\.numbers).reduce(into: [Number]()) { numbers, number in
            if !numbers.contains(number) { numbers.append(number) }
        }
        let countsMines = hints.contains { hint in
            switch hint.rule {
            case .numbers(let countsMines): countsMines
            case .rest(let isOfBoard): isOfBoard
            case .first, .number, .pair, .guess: false
            }
        }
        self.init(
            stage: first.stage, rule: isOne ? first.rule : .numbers(countsMines: countsMines),
            numbers: isOne ? first.numbers : numbers, safe: hints.flatMap(\.safe), mines: [],
            minesLeft: first.minesLeft, cellsLeft: first.cellsLeft, flagsLeft: first.flagsLeft)
    }
}

extension MinesPosition {
    /// The next deduction, or the safest cell to guess; nil if there is nothing to open or to flag,
    /// if no mines fit the numbers, or if a guess would need a count of too many arrangements. A
    /// flag that is certainly wrong comes first.
    public var hint: MinesHint? { hint(beginningAt: size.middle) }

    /// The next hint. If no cell is open yet, the hint suggests `first`.
    func hint(beginningAt first: Int) -> MinesHint? {
        guard faces.contains(where: { $0.number != nil }) else {
            // There are no numbers to show first, so the hint begins with its reason.
            return MinesHint(
                stage: .reason, rule: .first, numbers: [], safe: [first], mines: [],
                minesLeft: size.mines, cellsLeft: size.count, flagsLeft: flags.count)
        }
        if let hint = hintAboutWrongFlag { return hint }
        var solver = solver
        while let step = solver.next() {
            let mines = step.mines.filter { faces[$0] != .flagged }
            if !step.safe.isEmpty || !mines.isEmpty {
                // The step proves that these flags are right. With these mines known, the numbers
                // of the step need exactly the mines that the hint names.
                solver.learn(
                    MinesSolver.Step(
                        rule: step.rule, numbers: [],
                        mines: step.mines.filter { faces[$0] == .flagged }))
                return solver.hint(step, safe: step.safe, mines: mines, flags: flags)
            }
            solver.learn(step)
        }
        let groups = (try? MinesOdds(solver))?.groups ?? []
        return groups.min { $0.chance < $1.chance }.map { group in
            // A flag can be wrong, but the player does not want to open its cell.
            let cell = group.cells.first { faces[$0] != .flagged } ?? group.cells[0]
            // No number proves anything, so the hint has no other stage.
            return MinesHint(
                stage: .reason, rule: .guess(chance: group.chance), numbers: [], safe: [cell],
                mines: [], minesLeft: solver.minesLeft, cellsLeft: solver.unknown.count,
                flagsLeft: solver.unknown.count(where: flags.contains))
        }
    }

    /// A hint about a flag that cannot be right, because its cell is certainly safe. If several
    /// flags are wrong, the hint is about the flag that the fewest numbers refute. Nil if none is
    /// wrong.
    private var hintAboutWrongFlag: MinesHint? {
        let flags = flags.sorted()
        if flags.isEmpty { return nil }
        let known = deduced
        return flags.filter { known.cells[$0] == .safe }.map { reason(for: $0, known) }
            .min { $0.numbers.count < $1.numbers.count }
    }

    var flags: Set<Int> { Set(faces.indices.filter { faces[$0] == .flagged }) }
}

extension MinesSolver {
    /// A hint for some cells of a step. If the step uses many numbers, the hint is about cells that
    /// few of them prove, preferably safe cells.
    func hint(_ step: Step, safe: [Int], mines: [Int], flags: Set<Int>) -> MinesHint {
        var step = Step(rule: step.rule, numbers: step.numbers, safe: safe, mines: mines)
        if case .numbers = step.rule {
            if !safe.isEmpty { step.mines = [] }
            step = MinesProof(solver: self, step: step).smallest
        }
        return MinesHint(
            rule: step.rule,
            numbers: step.numbers.map { number in
                .init(
                    cell: number, need: need[number], room: room[number],
                    flags: hidden(around: number).count(where: flags.contains))
            },
            safe: step.safe, mines: step.mines, minesLeft: minesLeft, cellsLeft: unknown.count,
            flagsLeft: unknown.count(where: flags.contains),
            wrongFlags: step.safe.filter(flags.contains))
    }
}
