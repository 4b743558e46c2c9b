import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `The cells of a hint on a board without notes` {
    private static let taught = SudokuTechnique.allCases.filter { $0 != .guess }

    @Test(arguments: taught) func `show the candidates that stay beside those that are struck`(
        _ technique: SudokuTechnique
    ) throws {
        let example = try #require(SudokuExample.byTechnique[technique])
        var hint = SudokuHint(example.step)
        hint.stage = .reason
        let grid = example.position.grid
        let faces = (0..<81).map { cell in
            var face = SudokuFace()
            face.digit = grid[cell]
            hint.mark(&face, cell)
            return face
        }
        let cells = SudokuCell.cells(of: faces, hint: hint)
        let struck = cells.indices.filter { !cells[$0].removed.isEmpty }
        #expect(Set(struck) == Set(example.step.eliminations.map(\.cell)))
        for shape in SudokuShape.allCases where shape.note(1) != nil {
            var page = Page(columns: shape.size.columns, rows: shape.size.rows)
            page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: false))
            for index in struck {
                let (place, cell) = (shape.place(of: index), cells[index])
                let notes = shape.notes(of: cell, showsMarks: false)
                #expect(DigitSet(notes.map(\.digit)) == PencilMarks(grid)[index])
                for note in notes where cell.parts.isEmpty {
                    let drawn = page.canvas[
                        place.column + note.place.column, place.row + note.place.row]
                    #expect(page.canvas.text(of: drawn) == "\(note.digit)", "\(shape)")
                    let isStruck = drawn.style.attributes.contains(.strike)
                    #expect(isStruck == cell.removed.contains(note.digit), "\(shape)")
                }
            }
        }
    }
}
