extension MinesBoard {
    /// A board whose first cell opens a region. The same seed and first cell make the same board
    /// everywhere. Without guesses, everything can be known from the first cell on.
    public init(size: MinesSize, start: Int, seed: UInt64, allowsGuesses: Bool = false) {
        var dice = Dice(seed: seed ^ UInt64(start) << 48)
        self.init(size: size, start: start, using: &dice)
        if !allowsGuesses { mend(from: start, using: &dice) }
    }

    /// Mines anywhere but around the first cell.
    private init(size: MinesSize, start: Int, using dice: inout Dice) {
        var places = Self.movable(size, start)
        dice.shuffle(&places)
        self.init(size: size, mines: places.prefix(size.mines))
    }

    private static func movable(_ size: MinesSize, _ start: Int) -> [Int] {
        (0..<size.count).filter { $0 != start && !size.touch($0, start) }
    }

    /// Moves mines until nothing is left that cannot be known: one at a time, where the solver is
    /// stuck, as long as that leaves no more than before. Where nothing helps, it starts over.
    private mutating func mend(from start: Int, using dice: inout Dice) {
        let movable = Self.movable(size, start)
        var left = unknown(from: start)
        var failures = 0
        while let cell = dice.pick(from: left), Effort.add(size.count) {
            let places = (dice.roll(below: 2) == 0 ? left : movable).filter {
                isMine[$0] != isMine[cell]
            }
            let isNew = failures > 60
            var next = self
            if isNew {
                next = MinesBoard(size: size, start: start, using: &dice)
            } else if let other = dice.pick(from: places) {
                next.isMine.swapAt(cell, other)
            }
            let nextLeft = next.unknown(from: start)
            failures = isNew || nextLeft.count < left.count ? 0 : failures + 1
            if isNew || nextLeft.count <= left.count { (self, left) = (next, nextLeft) }
        }
    }

    /// The cells that cannot be known from the first cell on.
    public func unknown(from start: Int) -> [Int] {
        var solver = MinesSolver(size: size)
        open(start, in: &solver)
        return solver.unknown
    }

    /// The number of times that a cell has to be opened which cannot be known, if each time it is
    /// the safest of those that are no mines.
    public func guesses(from start: Int) -> Int {
        var solver = MinesSolver(size: size)
        var (next, guesses) = (start, 0)
        while true {
            open(next, in: &solver)
            let odds = try? MinesOdds(solver)
            func chance(_ cell: Int) -> Double { odds?.group(of: cell)?.chance ?? 1 }
            let safe = solver.unknown.filter { !isMine[$0] }
            guard let safest = safe.min(by: { chance($0) < chance($1) }) else { return guesses }
            (next, guesses) = (safest, guesses + 1)
        }
    }

    /// Opens a cell, and all that can be known from there on.
    private func open(_ cell: Int, in solver: inout MinesSolver) {
        solver.open(cell, number: number(at: cell))
        while let step = solver.next() {
            solver.learn(step)
            for cell in step.safe { solver.open(cell, number: number(at: cell)) }
        }
    }
}
