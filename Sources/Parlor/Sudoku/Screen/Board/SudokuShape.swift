import TUI

/// A note in a cell, with its place and the place of its letter.
struct SudokuNote {
    let digit: Int
    let place, letter: Point
}

/// The size of a board's cells, from the largest to the smallest readable one.
///
///     giant 109×55   large 91×46   huge 73×37   tall 55×31   wide 61×22   small 37×13   tiny 25×13
enum SudokuShape: CaseIterable {
    case giant, large, huge, tall, wide, small, tiny

    /// The size of a cell without its lines. The cells of a tiny board share the columns between
    /// them.
    var cell: Size {
        switch self {
        case .giant: Size(columns: 11, rows: 5)
        case .large: Size(columns: 9, rows: 4)
        case .huge: Size(columns: 7, rows: 3)
        case .tall: Size(columns: 5, rows: 3)
        case .wide: Size(columns: 5, rows: 2)
        case .small, .tiny: Size(columns: 3, rows: 1)
        }
    }

    /// Indicates whether there are lines between all rows, and not only between boxes.
    var hasRules: Bool { self == .giant || self == .large || self == .huge }

    /// Indicates whether the lower row of a cell is a line, which notes cover only if there are
    /// many. A digit is in the middle between two lines, except in the last row of a box.
    var standsOnRules: Bool { self == .wide }

    /// The size of the whole board, with its lines.
    var size: Size {
        let last = place(of: 80)
        return Size(
            columns: last.column + last.columns + margin + 1, rows: last.row + last.rows + 1)
    }

    /// The rectangle of a cell on the board.
    func place(of cell: Int) -> Rect {
        let (row, column) = cell.quotientAndRemainder(dividingBy: 9)
        let left =
            self == .tiny
            ? 1 + 2 * column + 2 * (column / 3)
            : 1 + margin + column * stepAcross + column / 3 * 2 * margin
        let top = hasRules ? 1 + row * stepDown : 1 + row * stepDown + row / 3
        return Rect(column: left, row: top, columns: self.cell.columns, rows: self.cell.rows)
    }

    /// The column of the line to the left of a column of cells.
    func line(before column: Int) -> Int {
        place(of: column).column - 1 - (column.isMultiple(of: 3) ? margin : 0)
    }

    /// The area in which a click hits a cell. A column that two cells of a tiny board share belongs
    /// to the cell on its right.
    func target(of cell: Int) -> Rect {
        var place = place(of: cell)
        if self == .tiny, cell % 3 < 2 { place.columns = 2 }
        return place
    }

    /// The row of cells at a row of the board; nil for a line.
    func line(at row: Int) -> Int? {
        guard row > 0 else { return nil }
        let rowsOfBox = 3 * stepDown + (hasRules ? 0 : 1)
        let (box, inside) = (row - 1).quotientAndRemainder(dividingBy: rowsOfBox)
        let (line, below) = inside.quotientAndRemainder(dividingBy: stepDown)
        return box < 3 && line < 3 && below < cell.rows ? 3 * box + line : nil
    }

    /// Returns whether a row of cells differs in background from the rows next to it, because no
    /// line separates them.
    func isStriped(_ line: Int) -> Bool { !hasRules && !standsOnRules && line % 3 == 1 }

    /// Returns whether a thin line is drawn inside the last terminal row of a row of cells.
    func hasFoot(_ line: Int, showsMarks: Bool) -> Bool {
        line % 3 < 2 && showsMarks && self == .tall
    }

    /// The empty columns between a line around a box and its cells. Notes that fill a cell would
    /// touch the line.
    private var margin: Int { standsOnRules ? 1 : 0 }
    private var stepAcross: Int { cell.columns + 1 }
    private var stepDown: Int { cell.rows + (hasRules ? 1 : 0) }
}

// MARK: Inside a cell

extension SudokuShape {
    /// The center of the digit.
    var digit: Point {
        Point(column: cell.columns / 2, row: cell.rows < 3 ? 0 : (cell.rows - 1) / 2)
    }

    /// The place of the terminal's own cursor in the focused cell.
    var cursor: Point { Point(column: cell.rows < 3 ? digit.column : 0, row: digit.row) }

    /// The place of the digit. It is large if the cell has at least three rows.
    var digitPlace: Rect {
        switch self {
        case .giant: Rect(column: 2, row: 0, columns: 7, rows: 5)
        case .large: Rect(column: 2, row: 0, columns: 5, rows: 4)
        case .huge, .tall: Rect(column: digit.column - 1, row: 0, columns: 3, rows: 3)
        case .wide, .small, .tiny:
            Rect(column: digit.column, row: digit.row, columns: 1, rows: 1)
        }
    }

    /// The place of a note; nil if there is no space for notes.
    func note(_ digit: Int) -> Point? {
        let (row, column) = (digit - 1).quotientAndRemainder(dividingBy: 3)
        return switch self {
        case .giant: Point(column: 2 + column * 3, row: row * 2)
        case .large: Point(column: 2 + column * 2, row: row)
        case .huge: Point(column: 1 + column * 2, row: row)
        case .tall: Point(column: column * 2, row: row)
        case .wide: Point(column: (digit - 1) % 5, row: (digit - 1) / 5)
        case .small, .tiny: nil
        }
    }

    /// The places of a cell's notes and their letters. A letter is to the left of its digit. If
    /// there is no space for letters, a letter takes the place of its digit. Where marks replace
    /// colors, dots keep the places of the other digits.
    ///
    /// Every digit has its place, with one exception. On a board that stands on lines, a letter may
    /// have no place on either side of its digit. The digits of the line then move as little as
    /// possible, or are written one after the other if a line has too many.
    func notes(of cell: SudokuCell, showsMarks: Bool) -> [SudokuNote] {
        if cell.shownNotes.isEmpty { return [] }
        let letters = letters(of: cell, showsMarks: showsMarks)
        let areGrouped = standsOnRules && !letters.isEmpty
        if areGrouped {
            let groups =
                notesInLines(of: cell, letters)
                ?? notesInGroups(of: cell, letters, keepingLines: true)
                ?? notesInGroups(of: cell, letters, keepingLines: false)
            if let groups { return groups }
        }
        return cell.shownNotes.compactMap { digit in
            guard let place = note(digit) else { return nil }
            let left = Point(column: place.column - (areGrouped ? 0 : 1), row: place.row)
            return SudokuNote(digit: digit, place: place, letter: left)
        }
    }

    /// The places of notes in their own lines, each with its letter beside it. The letter of a note
    /// in the first column is beside the cell. Nil if a line has too few columns.
    private func notesInLines(of cell: SudokuCell, _ letters: [Int: String]) -> [SudokuNote]? {
        var notes: [SudokuNote] = []
        for row in 0..<self.cell.rows {
            let digits = cell.shownNotes.filter { note($0)?.row == row }
            let line =
                lineInPlace(of: digits, in: cell, letters)
                ?? line(of: digits[...], after: nil, letters)?.notes
            guard let line else { return nil }
            notes += line
        }
        return notes
    }

    /// The notes of a line in their own places. Successive notes of one part share their letter. It
    /// is to the left of the first one or, if a digit is there, to the right of the last one. Nil
    /// if a digit is there too, or follows, because the letter would seem to belong to it.
    private func lineInPlace(
        of digits: [Int], in cell: SudokuCell, _ letters: [Int: String]
    ) -> [SudokuNote]? {
        let places = digits.compactMap(note)
        let columns = Set(places.map(\.column))
        func isFree(_ column: Int) -> Bool {
            columns.isDisjoint(with: [column, column + 1])
                && (column < self.cell.columns || cell.hasRoomOnRight)
        }
        var (notes, start) = ([SudokuNote](), 0)
        while start < digits.count {
            let letter = letters[digits[start]]
            let others = digits[start...].dropFirst()
            let end = others.firstIndex { letter == nil || letters[$0] != letter } ?? digits.count
            let (first, last) = (places[start], places[end - 1])
            var side = Point(column: first.column - 1, row: first.row)
            if letter != nil, columns.contains(side.column) {
                side.column = last.column + 1
                guard isFree(side.column) else { return nil }
            }
            notes += (start..<end).map {
                SudokuNote(digit: digits[$0], place: places[$0], letter: side)
            }
            start = end
        }
        return notes
    }

    /// The notes of a line to the right of another note, and the number of columns by which they
    /// move away from their own places. They move as little as possible. Notes of one part share
    /// their letter. Nil if there are too few columns.
    private func line(
        of digits: ArraySlice<Int>, after last: SudokuNote?, _ letters: [Int: String]
    ) -> (notes: [SudokuNote], moves: Int)? {
        guard let digit = digits.first, let own = note(digit) else { return ([], 0) }
        let letter = letters[digit]
        let shared = last.flatMap { letters[$0.digit] == letter ? $0.letter : nil }
        let isMarked = letter != nil && shared == nil
        let first = last.map { $0.place.column + (isMarked ? 2 : 1) } ?? 0
        return (first..<max(first, cell.columns)).compactMap { column in
            let left = Point(column: column - 1, row: own.row)
            let note = SudokuNote(
                digit: digit, place: Point(column: column, row: own.row), letter: shared ?? left)
            return line(of: digits.dropFirst(), after: note, letters).map { rest in
                ([note] + rest.notes, rest.moves + abs(column - own.column))
            }
        }
        .min { $0.moves < $1.moves }
    }

    /// The places of notes that are written one after the other: first the notes without a letter,
    /// and then each letter once, followed by its notes. If `keepingLines` is true, a group that
    /// fits in a line is not broken. Nil if the notes do not fit in the cell.
    private func notesInGroups(
        of cell: SudokuCell, _ letters: [Int: String], keepingLines: Bool
    ) -> [SudokuNote]? {
        var (notes, next) = ([SudokuNote](), Point(column: 0, row: 0))
        func beginLine() { next = Point(column: 0, row: next.row + 1) }
        for letter in [nil] + Set(letters.values).sorted().map(Optional.some) {
            let digits = cell.shownNotes.filter { letters[$0] == letter }
            let length = digits.count + (letter == nil ? 0 : 1)
            let isBroken = next.column + length > self.cell.columns
            let fitsInLine = keepingLines && length <= self.cell.columns
            // A letter does not end a line.
            if next.column > 0, isBroken, fitsInLine || next.column + 2 > self.cell.columns {
                beginLine()
            }
            let start = next
            if letter != nil, !digits.isEmpty { next.column += 1 }
            for digit in digits {
                if next.column == self.cell.columns { beginLine() }
                notes.append(SudokuNote(digit: digit, place: next, letter: start))
                next.column += 1
            }
        }
        return next.row < self.cell.rows ? notes : nil
    }

    /// The letters beside a cell's notes: the letters of a hint's parts, and the letters of the
    /// player's colors if there is space, or if backgrounds may be invisible.
    func letters(of cell: SudokuCell, showsMarks: Bool) -> [Int: String] {
        if cell.noteColors.isEmpty, cell.parts.isEmpty { return [:] }
        let colors = standsOnRules && !showsMarks ? [:] : cell.noteColors.mapValues(\.rawValue)
        return colors.merging(cell.parts.compactMapValues(\.letter)) { _, part in part }
    }

    /// A place that no note uses or, if `besidesNotes` is false, that the digit does not use.
    func free(besidesNotes: Bool) -> Point {
        switch self {
        case .tall: Point(column: besidesNotes ? 3 : 4, row: 2)
        case .wide where !besidesNotes: Point(column: 0, row: 0)
        case .small, .tiny: Point(column: 0, row: 0)
        default: Point(column: cell.columns - 1, row: cell.rows - 1)
        }
    }
}
