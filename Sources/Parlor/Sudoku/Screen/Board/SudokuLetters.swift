import Games
import TUI

/// The letters beside the notes of a cell, in the place of the cell and a column on each side of
/// it: the letters of a hint's parts, and the letters of the player's colors.
struct SudokuLetters: View, Equatable {
    let picture: SudokuCellPicture
    /// The number of nodes of a hint's chain that are highlighted so far, as an animation; nil if
    /// all are.
    let links: Motion<Double>?

    private var cell: SudokuCell { picture.cell }
    private var shape: SudokuShape { picture.shape }

    func size(in offer: Size) -> Size { offer }

    /// Draws letters to the left of notes. A minus to the left of a note marks that the hint
    /// removes the note. If a letter is on the left, the minus is on the right. In cells without
    /// space between notes, a letter may be on the right, and a removed note is only struck out.
    ///
    /// All letters of a chain are visible at once, because a text names them. The animation only
    /// highlights one after the other.
    func draw(on page: inout Page) {
        let notes = shape.notes(of: cell, showsMarks: picture.showsMarks)
        let reached = links.map { page.value(of: $0) } ?? .infinity
        func put(_ letter: String, besides digit: Int, isBehind: Bool = false, _ role: Role) {
            guard let note = notes.first(where: { $0.digit == digit }) else { return }
            let behind = Point(column: note.place.column + 1, row: note.place.row)
            let point = isBehind ? behind : note.letter
            var style = page.style(role)
            // The thin line below the cell continues below the letter.
            let isOnLine = picture.isUnderlined && point.row == shape.cell.rows - 1
            if isOnLine, point.column >= 0 { style.attributes.formUnion(.underline) }
            let column = 1 + point.column
            if picture.fillsRule, style.background == .default {
                style.background = page.canvas[column, point.row].background
            }
            page.draw(letter, column: column, row: point.row, style: style)
        }
        if shape != .wide {
            for digit in cell.removed {
                put("−", besides: digit, isBehind: cell.parts[digit]?.letter != nil, .danger)
            }
        }
        let letters = shape.letters(of: cell, showsMarks: picture.showsMarks)
        for (digit, color) in cell.noteColors where letters[digit] == color.rawValue {
            put(color.rawValue, besides: digit, color.role)
        }
        // A letter covers the minus of the note to its left, which is struck out anyway.
        for (digit, role) in cell.parts {
            let isReached = role.number.map { Double($0) < reached } ?? true
            if let letter = role.letter { put(letter, besides: digit, isReached ? .accent : .dim) }
        }
    }
}
