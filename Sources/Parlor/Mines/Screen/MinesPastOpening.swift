import Games

/// An opening that the player looks back at: the board before the opening, and whether the player
/// could have known that the cells were safe.
struct MinesPastOpening: Equatable {
    /// The cells before the opening, and the number of mines without a flag.
    let faces: [MinesFace]
    let minesLeft: Int
    /// The cells that the move opened, without the regions around them.
    let clicked: [Int]
    /// Indicates whether a hint opened the cells.
    let isHinted: Bool
    /// The certainty of the clicked cells; nil for the first cell of a board.
    let certainty: MinesCertainty?
    /// The wrong flags that led to a mine; nil unless the move was a chord that lost the game.
    let wrongFlags: MinesWrongFlags?

    /// The cells that were known to be safe when the player opened others.
    var missed: [Int] { certainty?.saferCells ?? [] }

    /// The numbers that made the clicked cells certain.
    var reasons: [Int] { certainty?.reason?.numbers.map(\.cell) ?? [] }

    /// Returns nil if the player does not look back.
    init?(in seen: MinesSeen) {
        guard let index = seen.lookBack.shown else { return nil }
        let opening = seen.openings[index]
        wrongFlags = seen.lookBack.isAtEnd ? seen.wrongFlags : nil
        (clicked, isHinted) = (opening.clicked, opening.isHinted)
        let later = Set(seen.openings[index...].flatMap(\.opened))
        faces = seen.cells.indices.map { cell in
            if !later.contains(cell), seen.cells[cell].number != nil { return seen.cells[cell] }
            return opening.flags.contains(cell) ? .flagged : .covered
        }
        minesLeft = seen.options.size.mines - opening.flags.count
        let position = MinesPosition(size: seen.options.size, faces: faces)
        guard faces.contains(where: { $0.number != nil }) else {
            certainty = nil
            return
        }
        let opened = clicked.filter(later.contains)
        let fatal = opened.filter { seen.cells[$0] == .fatal }.min()
        certainty = MinesCertainty(
            ofAll: (fatal.map { [$0] } ?? opened).map(position.certainty))
    }
}

extension MinesCertainty {
    /// The certainty about cells that were opened together: about the riskiest cell, or about all
    /// cells if all were safe. Returns nil if there are no cells.
    fileprivate init?(ofAll all: [MinesCertainty]) {
        guard let riskiest = all.max(by: { $0.risk < $1.risk }) else { return nil }
        self = riskiest
        if case .safe = riskiest, let reason = MinesHint(safeBy: all.compactMap(\.reason)) {
            self = .safe(reason)
        }
    }

    /// The probability of a mine, as the player could have known it. If it could not be calculated,
    /// the cell counts as a mine.
    fileprivate var risk: Double {
        switch self {
        case .safe: 0
        case .mine, .uncounted: 1
        case .unknown(let chance, _, _): chance
        }
    }
}
