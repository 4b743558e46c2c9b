/// Deduces safe cells and mines from the open numbers and the number of mines.
///
/// The solver tries three rules, from the simplest to the strongest: single numbers, two numbers
/// that overlap, and all numbers together with the number of mines. The last rule finds everything
/// that can be deduced, unless there are too many arrangements to count.
struct MinesSolver {
    enum Cell { case unknown, open, safe, mine }

    /// A deduction about some cells, and the numbers that prove it.
    struct Step {
        let rule: MinesHint.Rule
        let numbers: [Int]
        var safe: [Int] = []
        var mines: [Int] = []
    }

    let size: MinesSize
    let neighbors: [[Int]]
    private(set) var cells: [Cell]
    /// For each open cell, the number of mines around it that are not known yet.
    private(set) var need: [Int]
    /// For each cell, the number of unknown cells around it.
    private(set) var room: [Int]
    private(set) var minesLeft: Int
    /// Open cells whose neighbors have changed.
    private var changed: [Int] = []

    /// Creates a solver for a position. `numbers` contains nil for a covered cell.
    init(size: MinesSize, numbers: [Int?] = []) {
        WorkBudget.note(40 * size.count)
        self.size = size
        neighbors = (0..<size.count).map { size.neighbors(of: $0) }
        cells = Array(repeating: .unknown, count: size.count)
        need = Array(repeating: 0, count: size.count)
        room = neighbors.map(\.count)
        minesLeft = size.mines
        for (cell, number) in numbers.enumerated() {
            if let number { open(cell, number: number) }
        }
    }

    var unknown: [Int] { cells.indices.filter { cells[$0] == .unknown } }

    mutating func open(_ cell: Int, number: Int) {
        if cells[cell] == .unknown { settle(cell, as: .safe) }
        cells[cell] = .open
        need[cell] += number
        changed.append(cell)
    }

    mutating func learn(_ step: Step) {
        for cell in step.safe { settle(cell, as: .safe) }
        for cell in step.mines { settle(cell, as: .mine) }
    }

    /// Learns everything that can be deduced from the open numbers and the number of mines. Passes
    /// each step to `visit` first.
    mutating func learnAll(_ visit: (Step) -> Void = { _ in }) {
        while let step = next() {
            visit(step)
            learn(step)
        }
    }

    /// Opens a cell of a board, and then every cell that turns out to be safe. Passes each step to
    /// `visit` first.
    mutating func open(
        _ cell: Int, on board: MinesBoard, _ visit: (Step) -> Void = { _ in }
    ) {
        open(cell, number: board.number(at: cell))
        while let step = next() {
            visit(step)
            learn(step)
            for cell in step.safe { open(cell, number: board.number(at: cell)) }
        }
    }

    private mutating func settle(_ cell: Int, as kind: Cell) {
        cells[cell] = kind
        if kind == .mine { minesLeft -= 1 }
        for other in neighbors[cell] {
            room[other] -= 1
            if kind == .mine { need[other] -= 1 }
            if cells[other] == .open { changed.append(other) }
        }
    }

    /// Returns the next step, by the simplest rule that applies; nil if nothing more can be
    /// deduced.
    mutating func next() -> Step? {
        while let cell = changed.popLast() {
            if let step = single(cell) { return step }
        }
        let numbers = numbers
        WorkBudget.note(size.count + 20 * numbers.count)
        for cell in numbers { if let step = pair(cell) { return step } }
        do throws(MinesOdds.Failure) {
            return step(of: try MinesOdds(self), numbers: numbers)
        } catch {
            return error == .tooBroad ? oneChain(of: numbers) : nil
        }
    }

    /// Indicates whether a number, or the board, has too many known mines, or too few unknown cells
    /// for its other mines.
    var isContradictory: Bool {
        !(0...unknown.count).contains(minesLeft)
            || cells.indices.contains {
                cells[$0] == .open && !(0...room[$0]).contains(need[$0])
            }
    }

    private func step(of odds: MinesOdds, numbers: [Int], countsMines: Bool = true) -> Step? {
        let step = Step(
            rule: .numbers(countsMines: countsMines), numbers: numbers,
            safe: odds.groups.filter(\.isSafe).flatMap(\.cells),
            mines: odds.groups.filter(\.isMine).flatMap(\.cells))
        return step.safe.isEmpty && step.mines.isEmpty ? nil : step
    }

    /// A step that a single chain of numbers proves. It is used if all numbers together have too
    /// many arrangements to count.
    private func oneChain(of numbers: [Int]) -> Step? {
        var rest = Set(numbers)
        for number in numbers where rest.contains(number) {
            let chain = [Int].reached(from: number) { number in
                size.neighbors(of: number, reach: 2).filter { other in
                    rest.contains(other)
                        && hidden(around: other).contains { size.touch($0, number) }
                }
            }.sorted()
            rest.subtract(chain)
            guard let odds = try? MinesOdds(self, numbers: chain, countsMines: false) else {
                continue
            }
            if let step = step(of: odds, numbers: chain, countsMines: false) { return step }
        }
        return nil
    }

    /// The open cells with unknown cells around them.
    var numbers: [Int] { cells.indices.filter { cells[$0] == .open && room[$0] > 0 } }

    func hidden(around cell: Int) -> [Int] { neighbors[cell].filter { cells[$0] == .unknown } }

    private func single(_ cell: Int) -> Step? {
        guard room[cell] > 0, need[cell] == 0 || need[cell] == room[cell] else { return nil }
        let hidden = hidden(around: cell)
        return need[cell] == 0
            ? Step(rule: .number, numbers: [cell], safe: hidden)
            : Step(rule: .number, numbers: [cell], mines: hidden)
    }

    /// Compares two numbers that share cells. Suppose that the first number touches n cells that
    /// the second does not touch, and needs n more mines than the second. Then these cells are
    /// mines, and the cells that only the second number touches are safe.
    private func pair(_ cell: Int) -> Step? {
        let hidden = hidden(around: cell)
        for other in size.neighbors(of: cell, reach: 2)
        where cells[other] == .open && room[other] > 0 {
            let own = hidden.filter { !size.touch($0, other) }
            let shared = hidden.count - own.count
            guard shared > 0, own.count + room[other] > shared,
                need[cell] - need[other] == own.count
            else { continue }
            return Step(
                rule: .pair(shared: shared), numbers: [cell, other],
                safe: self.hidden(around: other).filter { !size.touch($0, cell) }, mines: own)
        }
        return nil
    }
}
