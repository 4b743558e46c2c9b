import Games

/// A look back at a click that opened cells: the board before it, and what could be known then.
struct MinesLesson: Equatable {
    /// The number of the click, starting with 0, and the number of all clicks.
    let number, count: Int
    /// The cells before the click.
    let faces: [MinesFace]
    /// The cells that the click opened, without the regions around them.
    let clicked: [Int]
    /// What could be known about the clicked cells; nil for the first cell of a board.
    let certainty: MinesCertainty?

    /// The cells that were known to be safe when the player opened others.
    var missed: [Int] {
        if case .unknown(_, let safe) = certainty { safe } else { [] }
    }

    /// Returns nil if there is no such click.
    init?(_ number: Int, in seen: MinesSeen) {
        guard seen.openings.indices.contains(number) else { return nil }
        (self.number, count) = (number, seen.openings.count)
        clicked = seen.openings[number].clicked
        let later = Set(seen.openings[number...].flatMap(\.opened))
        faces = seen.cells.indices.map { cell in
            later.contains(cell) || seen.cells[cell].number == nil ? .covered : seen.cells[cell]
        }
        let position = MinesPosition(size: seen.options.size, faces: faces)
        guard faces.contains(where: { $0 != .covered }) else {
            certainty = nil
            return
        }
        let certainties = clicked.filter(later.contains).map(position.certainty)
        certainty = certainties.max { $0.risk < $1.risk } ?? .safe
    }
}

extension MinesCertainty {
    /// The probability of a mine, as far as it could be known.
    fileprivate var risk: Double {
        switch self {
        case .safe: 0
        case .mine: 1
        case .unknown(let chance, _): chance
        }
    }
}
