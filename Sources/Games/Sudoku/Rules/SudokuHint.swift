/// Help in three steps: a place to look at, a reason, and, asked once more, it is done.
public struct SudokuHint: Equatable, Sendable {
    public enum Stage: Hashable, Sendable { case look, reason }

    public enum Kind: Hashable, Sendable {
        /// The digit in this cell is not the solution's. This comes before everything else.
        case wrongDigit(Int)
        /// The notes of this cell do not have the right digit. This comes next. To mend it, all
        /// that is possible is noted again, which does not give the digit away.
        case wrongNotes(Int, DigitSet)
        case step(SudokuStep)
        /// There is nothing to say: the puzzle has no solution, or several.
        case none
    }

    public internal(set) var stage = Stage.look
    public let kind: Kind
    /// The cells to look at: a house, or the boxes in which the step takes place.
    public let area: CellSet
    /// The house in which to look, if it is one.
    public let house: House?
}

extension SudokuHint {
    public var step: SudokuStep? { if case .step(let step) = kind { step } else { nil } }

    /// The cells that the hint rests on.
    public var cells: CellSet {
        switch kind {
        case .wrongDigit(let cell), .wrongNotes(let cell, _): .only(cell)
        case .step(let step): step.cells
        case .none: CellSet()
        }
    }

    /// The digits of a cell that the hint rests on.
    public func evidence(at cell: Int) -> DigitSet {
        DigitSet(step?.evidence.filter { $0.cell == cell }.map(\.digit) ?? [])
    }

    /// The digits that the hint takes from a cell.
    public func eliminations(at cell: Int) -> DigitSet {
        DigitSet(step?.eliminations.filter { $0.cell == cell }.map(\.digit) ?? [])
    }

    /// The digit that the hint finds for a cell.
    public func placement(at cell: Int) -> Int? {
        step?.placements.first { $0.cell == cell }?.digit
    }
}
