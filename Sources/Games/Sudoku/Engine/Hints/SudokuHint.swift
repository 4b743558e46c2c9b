/// Help in three steps: a place to look at, a reason, and the action.
public struct SudokuHint: Equatable, Sendable {
    public enum Stage: Hashable, Sendable { case look, reason }

    public enum Kind: Hashable, Sendable {
        /// The digit in this cell is wrong. Hints report wrong digits first.
        case wrongDigit(Int)
        /// The notes of this cell do not contain the right digit. Hints report such notes after
        /// wrong digits. A player who follows the hint gets all possible digits as notes, so the
        /// hint does not reveal the right digit.
        case wrongNotes(Int, DigitSet)
        case step(SudokuStep)
    }

    public internal(set) var stage = Stage.look
    public let kind: Kind
    /// The place to look at, which the reason is about.
    public let place: Region

    /// The houses or the cells that a reason is about.
    public enum Region: Equatable, Sendable {
        case houses([House])
        case cells(CellSet)

        public var cells: CellSet {
            switch self {
            case .houses(let houses): houses.reduce(CellSet()) { $0 | $1.cells }
            case .cells(let cells): cells
            }
        }

        /// The number of houses or cells.
        public var count: Int {
            switch self {
            case .houses(let houses): houses.count
            case .cells(let cells): cells.count
            }
        }
    }
}

extension SudokuHint {
    /// The cells to look at.
    public var area: CellSet { place.cells }

    public var step: SudokuStep? { if case .step(let step) = kind { step } else { nil } }

    /// The cells that the hint is based on.
    public var cells: CellSet {
        switch kind {
        case .wrongDigit(let cell), .wrongNotes(let cell, _): .only(cell)
        case .step(let step): step.cells
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
