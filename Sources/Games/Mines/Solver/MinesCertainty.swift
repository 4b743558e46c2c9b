/// The most that a player could know about a cell before opening it.
public enum MinesCertainty: Equatable, Sendable {
    /// The cell was certainly safe, or certainly a mine. The reason follows from the visible board
    /// alone, without earlier deductions.
    case safe(MinesHint)
    case mine(MinesHint)
    /// The cell could not be determined. It was a mine with this probability. `safe` contains the
    /// cells that could be known to be safe, the nearest first. If `safe` is empty, no cell was
    /// less likely to be a mine than `safest`.
    case unknown(chance: Double, safe: [Int], safest: MinesGuess)
    /// No proof about the cell was found, and too many arrangements of mines fit the board to be
    /// counted. So there may be a proof, and the probability is not known. `safe` has the same
    /// meaning as in `unknown`.
    case uncounted(safe: [Int])

    /// The reason why the cell was certain; nil if the cell was not certain.
    public var reason: MinesHint? {
        switch self {
        case .safe(let reason), .mine(let reason): reason
        case .unknown, .uncounted: nil
        }
    }

    /// The cells that the player could have known to be safe, if the opened cell was not certain.
    /// The nearest come first.
    public var saferCells: [Int] {
        switch self {
        case .safe, .mine: []
        case .unknown(_, let safe, _), .uncounted(let safe): safe
        }
    }
}

/// A cell that could not be determined, and the probability that it is a mine.
public struct MinesGuess: Equatable, Sendable {
    public let cell: Int
    public let chance: Double
}

extension MinesPosition {
    /// The certainty of a covered cell.
    public func certainty(of cell: Int) -> MinesCertainty {
        let known = deduced
        if known.cells[cell] == .safe { return .safe(reason(for: cell, known)) }
        if known.cells[cell] == .mine { return .mine(reason(for: cell, known)) }
        let safe = known.cells.indices.filter { known.cells[$0] == .safe }.sorted {
            (size.distance($0, cell), $0) < (size.distance($1, cell), $1)
        }
        guard let odds = try? MinesOdds(known), let group = odds.group(of: cell) else {
            return .uncounted(safe: safe)
        }
        let safest = odds.groups.min { $0.chance < $1.chance } ?? group
        let isBest = safest.chance == group.chance
        let nearest = safest.cells.min { size.distance($0, cell) < size.distance($1, cell) }
        return .unknown(
            chance: group.chance, safe: safe,
            safest: MinesGuess(
                cell: isBest ? cell : nearest ?? cell, chance: safest.chance))
    }

    /// A solver that has deduced everything that follows from the position.
    var deduced: MinesSolver {
        var solver = solver
        solver.learnAll()
        return solver
    }

    /// The simplest reason that the visible board gives for a cell that can be deduced. The reason
    /// may rely on flags that can be deduced too.
    func reason(for cell: Int, _ known: MinesSolver) -> MinesHint {
        var visible = solver
        visible.learn(
            MinesSolver.Step(
                rule: .number, numbers: [],
                mines: flags.filter { known.cells[$0] == .mine && $0 != cell }.sorted()))
        let isSafe = known.cells[cell] == .safe
        let step = MinesSolver.Step(rule: .numbers(countsMines: true), numbers: visible.numbers)
        return visible.hint(
            step, safe: isSafe ? [cell] : [], mines: isSafe ? [] : [cell], flags: flags
        )
        .about([cell])
    }
}
