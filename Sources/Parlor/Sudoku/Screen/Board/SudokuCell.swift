import Games

/// The appearance of a cell.
struct SudokuCell: Equatable {
    /// A reason to highlight a cell.
    enum Light: Equatable, CaseIterable {
        case none

        /// The cell shares a row, column or box with the cursor, or has the same digit.
        case peer, same

        /// The lit digit may be placed in the cell.
        case open

        /// A hint concerns the cell.
        case hint
    }

    /// The digit; 0 if the cell is empty.
    var digit = 0
    var isGiven = false
    var notes = DigitSet()
    var light = Light.none
    var isConflict = false
    var isCursor = false
    /// Indicates whether the terminal's own cursor is in the cell without the player's cursor,
    /// because a hint is about the cell.
    var isLookedAt = false
    /// Indicates whether the cell is selected in addition to the cell of the cursor.
    var isChosen = false
    /// The player's colors of the cell and of its notes.
    var color: SudokuColor?
    var noteColors: [Int: SudokuColor] = [:]

    /// The candidates that a hint is based on, and the candidates that it removes.
    var evidence = DigitSet()
    var removed = DigitSet()
    /// The digit that a hint places.
    var placed: Int?

    /// The parts of a hint to which the digits of the cell belong, if the hint has several parts.
    var parts: [Int: SudokuPatternPart.Role] = [:]
    /// Indicates whether the cell is in a house that the hint examines.
    var isExamined = false

    /// Indicates whether the column to the right of the cell is free for a letter of this cell.
    var hasRoomOnRight = true
}

extension SudokuCell {
    /// The digit of the cell, or the digit that a hint places there; 0 if there is none. If a hint
    /// needs the cell's candidates, these are shown instead.
    var shownDigit: Int {
        guard digit == 0, let placed, evidence == [placed], removed.isEmpty else { return digit }
        return placed
    }

    /// The digits that are written as notes.
    var shownNotes: DigitSet { notes | evidence | removed }

    /// Indicates whether letters or minuses may be beside the notes.
    var hasLetters: Bool { !(parts.isEmpty && removed.isEmpty && noteColors.isEmpty) }

    /// Indicates whether the column to the left of the cell is free for a letter of the cell there:
    /// neither a letter nor a note of this cell is beside it, where it would look like its letter.
    var leavesRoomOnLeft: Bool { shownDigit != 0 || !hasLetters && !shownNotes.contains(1) }

    /// The cells of a board. They show as much of the hint's step as the stage of the hint reveals.
    static func cells(of faces: [SudokuFace], hint: SudokuHint?) -> [SudokuCell] {
        var cells = faces.map { SudokuCell($0, hint: hint?.stage) }
        guard let hint else { return cells }
        if faces.contains(where: \.isCursor),
            let first = cells.firstIndex(where: { $0.light == .hint })
        {
            cells[first].isLookedAt = true
        }
        guard hint.stage == .reason, let step = hint.step else { return cells }
        var grid = SudokuGrid()
        for (cell, face) in faces.enumerated() { grid[cell] = face.digit }
        SudokuCell.mark(step, on: grid, &cells)
        let isNet = if case .net = step.pattern { true } else { false }
        let marks = PencilMarks(grid)
        for cell in cells.indices where cells[cell].digit == 0 && cells[cell].notes.isEmpty {
            // A net is about the remaining places of digits, so all possible digits are shown.
            // Elsewhere, a cell that loses candidates also shows the candidates that stay.
            if isNet || !cells[cell].removed.isEmpty { cells[cell].notes = marks[cell] }
        }
        return cells
    }

    /// The cells of a position that explains a step. If `area` is given, only its cells are marked.
    /// If not, the evidence of the step is marked and, if `hasEnd` is true, its conclusion.
    static func cells(
        of step: SudokuStep, in position: SudokuPosition, area: CellSet? = nil, hasEnd: Bool = true
    ) -> [SudokuCell] {
        let marks = position.marks
        var cells = (0..<81).map { index in
            var cell = SudokuCell()
            cell.digit = position.grid[index]
            cell.isGiven = position.givens.contains(index)
            if cell.digit == 0 { cell.notes = marks[index] }
            return cell
        }
        if let area {
            for cell in area { cells[cell].light = .hint }
            return cells
        }
        for candidate in step.evidence + (hasEnd ? step.placements : []) {
            cells[candidate.cell].evidence.insert(candidate.digit)
            cells[candidate.cell].light = .hint
        }
        for candidate in hasEnd ? step.placements : [] {
            cells[candidate.cell].placed = candidate.digit
        }
        for candidate in hasEnd ? step.eliminations : [] {
            cells[candidate.cell].removed.insert(candidate.digit)
            cells[candidate.cell].light = .hint
        }
        mark(step, on: position.grid, &cells)
        return cells
    }

    private static func mark(
        _ step: SudokuStep, on grid: SudokuGrid, _ cells: inout [SudokuCell]
    ) {
        for part in step.parts where part.role != .body {
            for candidate in part.candidates {
                // If sets share a cell, only the first one marks it.
                if cells[candidate.cell].parts[candidate.digit] == nil {
                    cells[candidate.cell].parts[candidate.digit] = part.role
                }
            }
        }
        for house in step.houses.base {
            for cell in house.cells {
                cells[cell].isExamined = true
                if cells[cell].light == .none { cells[cell].light = .peer }
            }
        }
        for cell in step.blockers(on: grid) where cells[cell].light != .hint {
            cells[cell].light = .same
        }
    }

    /// Creates the appearance of a cell. It shows as much of the hint's step as the stage reveals.
    init(_ face: SudokuFace, hint: SudokuHint.Stage?) {
        digit = face.digit
        isGiven = face.isGiven
        notes = face.notes
        isConflict = face.isConflict || face.isWrong
        isChosen = face.isChosen
        // The letters of a hint use the space of the cursor and of the colors.
        if hint == nil {
            (isCursor, color, noteColors) = (face.isCursor, face.color, face.noteColors)
        }
        evidence = face.evidence
        placed = face.placement
        if let placed { evidence.insert(placed) }
        removed = face.eliminations
        let isHinted =
            hint == .look ? face.isInArea : face.isEvidence || !evidence.isEmpty || !removed.isEmpty
        // During a hint, nothing else is highlighted.
        light =
            isHinted
            ? .hint
            : hint != nil
                ? .none
                : face.isSame
                    ? .same
                    : face.isOpen ? .open : face.isPeer ? .peer : .none
    }
}
