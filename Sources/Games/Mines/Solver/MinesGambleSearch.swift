/// The search for the gambles of a finished game.
public struct MinesGambleSearch: Equatable, Sendable {
    let table: Mines
    /// The cells of each opening, without the regions around them.
    let openings: [[Int]]

    /// The indices of the openings of a cell that could have been a mine, while another cell was
    /// certainly safe, or at most half as likely to be a mine.
    ///
    /// One solver goes through the whole game, because its deductions stay true. It counts
    /// arrangements of mines only for an opening that simpler rules do not prove to be safe.
    var gambles: [Int] {
        guard let board = table.board else { return [] }
        var solver = MinesSolver(size: table.size)
        func open(_ cells: [Int]) {
            for cell in cells where !board.isMine[cell] {
                solver.open(cell, number: board.number(at: cell))
            }
        }
        let opened = table.cells(openedBy: openings)
        // A game that an earlier version saved may have other open cells.
        let known = Set(opened.joined())
        open(table.covers.indices.filter { table.covers[$0] == .open && !known.contains($0) })
        return openings.indices.filter { index in
            defer { open(opened[index]) }
            return solver.cells.contains(.open) && solver.isGamble(openings[index])
        }
    }
}

extension MinesSolver {
    /// Returns whether one of these cells may be a mine, although another cell is certainly safe,
    /// or at most half as likely to be a mine.
    fileprivate mutating func isGamble(_ clicked: [Int]) -> Bool {
        while clicked.contains(where: { cells[$0] == .unknown }) {
            guard let step = next() else { return cells.contains(.safe) || isRisky(clicked) }
            learn(step)
        }
        return false
    }

    /// Returns whether one of these cells was at least twice as likely to be a mine as another
    /// cell, up to errors of calculation. Called when nothing else can be deduced.
    private func isRisky(_ clicked: [Int]) -> Bool {
        guard let odds = try? MinesOdds(self), let least = odds.groups.map(\.chance).min() else {
            return false
        }
        return clicked.compactMap(odds.group(of:)).contains { 2 * least <= $0.chance + 1e-9 }
    }
}
