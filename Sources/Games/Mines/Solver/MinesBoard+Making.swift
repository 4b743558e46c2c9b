extension MinesBoard {
    /// A board whose first cell opens a region, if enough cells are no mines. The same seed and
    /// first cell give the same board on every device. Unless guesses are allowed, the whole board
    /// can be solved from the first cell by logic. This does not hold if a spent `WorkBudget` or a
    /// canceled task ended the search for such a board.
    public init(size: MinesSize, start: Int, seed: UInt64, allowsGuesses: Bool = false) {
        var dice = Dice(seed: seed ^ UInt64(start) << 48)
        self.init(size: size, start: start, using: &dice)
        if !allowsGuesses { repair(from: start, using: &dice) }
    }

    /// Places the mines at random, but not at the first cell. Mines are next to it only if all
    /// other cells are mines.
    private init(size: MinesSize, start: Int, using dice: inout Dice) {
        var places = Self.movable(size, start)
        dice.shuffle(&places)
        if places.count < size.mines {
            var near = (0..<size.count).filter { $0 != start && size.touch($0, start) }
            dice.shuffle(&near)
            places += near
        }
        self.init(size: size, mines: places.prefix(size.mines))
    }

    private static func movable(_ size: MinesSize, _ start: Int) -> [Int] {
        (0..<size.count).filter { $0 != start && !size.touch($0, start) }
    }

    /// Moves mines until the solver can determine every cell. Each attempt swaps an undetermined
    /// cell with another cell, so that a mine moves. The swap is kept if the number of undetermined
    /// cells does not grow. After many failures, the method starts over with a new board.
    private mutating func repair(from start: Int, using dice: inout Dice) {
        let movable = Self.movable(size, start)
        var left = unknown(from: start)
        var failures = 0
        while let cell = dice.pick(from: left), WorkBudget.add(size.count), !Task.isCancelled {
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

    /// The cells that the solver cannot determine if `start` is opened first.
    public func unknown(from start: Int) -> [Int] {
        var solver = MinesSolver(size: size)
        solver.open(start, on: self)
        return solver.unknown
    }

    /// The number of guesses that the board needs. Each guess opens the undetermined cell that is
    /// least likely to be a mine, among the cells that are not mines.
    public func guesses(from start: Int) -> Int {
        var solver = MinesSolver(size: size)
        var (next, guesses) = (start, 0)
        while true {
            solver.open(next, on: self)
            let odds = try? MinesOdds(solver)
            func chance(_ cell: Int) -> Double { odds?.group(of: cell)?.chance ?? 1 }
            let safe = solver.unknown.filter { !isMine[$0] }
            guard let safest = safe.min(by: { chance($0) < chance($1) }) else { return guesses }
            (next, guesses) = (safest, guesses + 1)
        }
    }
}
