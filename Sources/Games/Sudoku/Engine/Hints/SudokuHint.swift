/// Help in three steps: a place to look at, a reason, and the action.
public struct SudokuHint: Equatable, Sendable {
    public enum Stage: Hashable, Sendable { case look, reason }

    public enum Kind: Hashable, Sendable {
        /// The digit in this cell is wrong. Hints report wrong digits first.
        case wrongDigit(Int)
        /// The notes of this cell do not contain the right digit. Hints report such notes after
        /// wrong digits. Following the hint notes all possible digits again, so it does not reveal
        /// the right one.
        case wrongNotes(Int, DigitSet)
        case step(SudokuStep)
        /// There is no hint, because the puzzle is solved, has no solution, or has several.
        case none
    }

    public internal(set) var stage = Stage.look
    public let kind: Kind
    /// The cells to look at: those of the house or, if there is none, the boxes of the step.
    public let area: CellSet
    /// The house to look at, if there is one.
    public let house: House?
}

extension SudokuHint {
    public var step: SudokuStep? { if case .step(let step) = kind { step } else { nil } }

    /// The cells that the hint is based on.
    public var cells: CellSet {
        switch kind {
        case .wrongDigit(let cell), .wrongNotes(let cell, _): .only(cell)
        case .step(let step): step.cells
        case .none: CellSet()
        }
    }

    /// The digits of a cell that the hint is based on.
    public func evidence(at cell: Int) -> DigitSet {
        DigitSet(step?.evidence.filter { $0.cell == cell }.map(\.digit) ?? [])
    }

    /// The digits that the hint removes from a cell.
    public func eliminations(at cell: Int) -> DigitSet {
        DigitSet(step?.eliminations.filter { $0.cell == cell }.map(\.digit) ?? [])
    }

    /// The digit that the hint places in a cell.
    public func placement(at cell: Int) -> Int? {
        step?.placements.first { $0.cell == cell }?.digit
    }
}
