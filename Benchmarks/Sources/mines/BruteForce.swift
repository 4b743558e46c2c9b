import Games

/// Counts all arrangements of the mines in a position, cell by cell. It is slow, but so simple that
/// it is certainly right.
struct BruteForce {
    private let position: MinesPosition
    private let covered: [Int]
    private var isMine: [Bool]
    private(set) var ways = 0
    /// For each cell, the number of ways in which it is a mine.
    private(set) var mineWays: [Int]

    init(_ position: MinesPosition) {
        self.position = position
        covered = position.faces.indices.filter { position.faces[$0].number == nil }
        isMine = Array(repeating: false, count: position.size.count)
        mineWays = Array(repeating: 0, count: position.size.count)
        tryCell(0, minesLeft: position.size.mines)
    }

    func isSafe(_ cell: Int) -> Bool { mineWays[cell] == 0 }
    func isMine(_ cell: Int) -> Bool { mineWays[cell] == ways }
    func chance(_ cell: Int) -> Double { Double(mineWays[cell]) / Double(ways) }
    var hasSafe: Bool { covered.contains(where: isSafe) }
    var hasKnown: Bool { covered.contains { isSafe($0) || isMine($0) } }

    private mutating func tryCell(_ index: Int, minesLeft: Int) {
        guard minesLeft <= covered.count - index else { return }
        if index == covered.count {
            guard minesLeft == 0 else { return }
            ways += 1
            for cell in covered where isMine[cell] { mineWays[cell] += 1 }
            return
        }
        for mine in minesLeft > 0 ? [false, true] : [false] {
            isMine[covered[index]] = mine
            if fits(around: covered[index], upTo: index) {
                tryCell(index + 1, minesLeft: mine ? minesLeft - 1 : minesLeft)
            }
        }
        isMine[covered[index]] = false
    }

    /// Returns whether each number around the cell can still have the right number of mines.
    private func fits(around cell: Int, upTo index: Int) -> Bool {
        position.size.neighbors(of: cell).allSatisfy { other in
            guard let number = position.faces[other].number else { return true }
            var (mines, open) = (0, 0)
            for cell in position.size.neighbors(of: other)
            where position.faces[cell].number == nil {
                if cell > covered[index] { open += 1 } else if isMine[cell] { mines += 1 }
            }
            return mines <= number && number <= mines + open
        }
    }
}
