import Games

/// A cell of the board as it is seen.
struct SudokuCell: Equatable {
    /// Why a cell stands out from the others.
    enum Light: Equatable, CaseIterable {
        case none

        /// It shares a row, a column or a box with the cursor, or holds the same digit.
        case peer, same

        /// The digit that is lit can stand there.
        case open

        /// A hint is about it.
        case hint
    }

    /// 0 where there is none.
    var digit = 0
    var isGiven = false
    var notes = DigitSet()
    var light = Light.none
    var isConflict = false
    var isCursor = false
    /// A hint is read, besides which nothing asks to be looked at: the cursor is but a frame.
    var isHintRead = false
    /// It is chosen besides the cell with the cursor.
    var isChosen = false
    /// The colours that the player gave to it and to its notes.
    var color: SudokuColor?
    var noteColors: [Int: SudokuColor] = [:]

    /// The candidates that a hint rests on, and those that it rules out.
    var evidence = DigitSet()
    var removed = DigitSet()

    /// The parts of a hint that digits of the cell are, where it has several.
    var parts: [Int: SudokuPart.Role] = [:]
    /// It lies in a house that a hint looks at.
    var isMeant = false
}

extension SudokuCell {
    /// The cells of a board, as far as a hint has come.
    static func cells(of faces: [SudokuFace], hint: SudokuHint?) -> [SudokuCell] {
        var cells = faces.map { SudokuCell($0, hint: hint?.stage) }
        guard let hint, hint.stage == .reason, let step = hint.step else { return cells }
        var grid = SudokuGrid()
        for (cell, face) in faces.enumerated() { grid[cell] = face.digit }
        SudokuCell.tell(step, on: grid, &cells)
        return cells
    }

    /// The cells of a position on which a step is explained: the area where it is, or what it rests
    /// on, with what follows at the end.
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
        for candidate in hasEnd ? step.eliminations : [] {
            cells[candidate.cell].removed.insert(candidate.digit)
            cells[candidate.cell].light = .hint
        }
        tell(step, on: position.grid, &cells)
        return cells
    }

    private static func tell(
        _ step: SudokuStep, on grid: SudokuGrid, _ cells: inout [SudokuCell]
    ) {
        for part in step.parts where part.role != .body {
            for candidate in part.candidates {
                // Of sets that share a cell the first one marks it.
                if cells[candidate.cell].parts[candidate.digit] == nil {
                    cells[candidate.cell].parts[candidate.digit] = part.role
                }
            }
        }
        for house in step.houses.base {
            for cell in house.cells {
                cells[cell].isMeant = true
                if cells[cell].light == .none { cells[cell].light = .peer }
            }
        }
        for cell in step.blockers(on: grid) where cells[cell].light != .hint {
            cells[cell].light = .same
        }
    }

    /// A face, as far as a hint has come.
    init(_ face: SudokuFace, hint: SudokuHint.Stage?) {
        digit = face.digit
        isGiven = face.isGiven
        notes = face.notes
        isConflict = face.isConflict || face.isWrong
        isCursor = face.isCursor
        isChosen = face.isChosen
        isHintRead = hint != nil
        if hint == nil { (color, noteColors) = (face.color, face.noteColors) }
        evidence = face.evidence
        if let found = face.placement { evidence.insert(found) }
        removed = face.eliminations
        let isHinted =
            hint == .look ? face.isInArea : face.isEvidence || !evidence.isEmpty || !removed.isEmpty
        // While there is a hint, nothing else asks to be looked at.
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
