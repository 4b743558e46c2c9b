import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The marks in the cells of a sudoku` {
    /// The themes, and those with colors in a terminal whose own colors belong to another theme.
    private static let themes =
        Theme.all + [Theme.light.painted(over: .dark), Theme.dark.painted(over: .light)]

    /// Each background that a cell can have, with each content that can be on it.
    private var cells: [SudokuCell] {
        var grounds: [SudokuCell] = []
        for color in [nil] + SudokuColor.allCases.map(Optional.some) {
            for light in SudokuCell.Light.allCases where light != .hint {
                for (isCursor, isChosen) in [(false, false), (true, false), (false, true)] {
                    var cell = SudokuCell()
                    (cell.color, cell.light) = (color, light)
                    (cell.isCursor, cell.isChosen) = (isCursor, isChosen)
                    grounds.append(cell)
                }
            }
        }
        return grounds.flatMap(contents) + [false, true].flatMap(hints)
    }

    /// The digits, signs and notes on a background. The digit 5 is lit.
    private func contents(on ground: SudokuCell) -> [SudokuCell] {
        func with(_ change: (inout SudokuCell) -> Void) -> SudokuCell {
            var cell = ground
            change(&cell)
            return cell
        }
        return [
            ground,
            with { $0.notes = [2, 5, 7] },
            with { cell in
                cell.notes = [1, 2, 3, 4, 5]
                for (digit, color) in zip(1..., SudokuColor.allCases) {
                    cell.noteColors[digit] = color
                }
            },
        ]
            + [(false, false), (false, true), (true, false), (true, true)].map { given, conflict in
                with { ($0.digit, $0.isGiven, $0.isConflict) = (5, given, conflict) }
            }
    }

    private func hints(isExamined: Bool) -> [SudokuCell] {
        func with(_ change: (inout SudokuCell) -> Void) -> SudokuCell {
            var cell = SudokuCell()
            (cell.light, cell.isExamined) = (.hint, isExamined)
            change(&cell)
            return cell
        }
        let parts: [SudokuPatternPart.Role] = [
            .body, .fin, .pivot, .group(0), .group(1), .claim(0, isRight: true),
            .claim(1, isRight: false),
        ]
        return [
            with { _ in }, with { $0.digit = 5 },
            with { ($0.notes, $0.removed) = ([2, 3, 6], [2, 6]) },
            with { ($0.placed, $0.evidence) = (4, [4]) },
        ] + parts.map { part in with { ($0.evidence, $0.parts) = ([3, 7], [3: part, 7: part]) } }
    }

    @Test(arguments: SudokuShape.allCases)
    func `are readable on every background, in every theme`(_ shape: SudokuShape) {
        let cells = cells
        for theme in Self.themes {
            let seen = SVGInks(defaults: theme.defaults)
            let styles = styles(of: cells, shape, theme)
            #expect(styles.count > 3)
            for depth in [ColorDepth.full, .indexed] {
                let palette = ColorReduction(depth: depth, scheme: theme.scheme)
                let least = theme.name == Theme.highContrast.name && depth == .full ? 7 : 4.5
                for (style, glyph) in styles {
                    let reduced = palette.reduced(style)
                    let contrast = Contrast.between(
                        seen.foreground(of: reduced), seen.background(of: reduced))
                    #expect(contrast >= least, "\(theme.name), \(depth): \(glyph) in \(style)")
                }
            }
        }
    }

    /// The styles of all marks in the cells, each with one of its marks.
    private func styles(
        of cells: [SudokuCell], _ shape: SudokuShape, _ theme: Theme
    ) -> [Style: String] {
        var styles: [Style: String] = [:]
        // Draws each cell in three neighboring rows, and so with and without a stripe.
        for start in stride(from: 0, to: cells.count, by: 81).flatMap({ [$0, $0 + 9, $0 + 18] }) {
            let board = (0..<81).map { cells[(start + $0) % cells.count] }
            for showsMarks in [false, true] {
                var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
                page.show(
                    SudokuBoardPicture(
                        cells: board, shape: shape, digit: 5, showsMarks: showsMarks))
                for row in 0..<shape.size.rows {
                    for column in 0..<shape.size.columns {
                        let cell = page.canvas[column, row]
                        let glyph = page.canvas.text(of: cell)
                        if !isLine(glyph) { styles[cell.style] = glyph }
                    }
                }
            }
        }
        return styles
    }

    /// Returns whether a glyph is blank, a line, or a dot in the place of a digit. A full block of
    /// a large digit has no visible background.
    private func isLine(_ glyph: String) -> Bool {
        glyph.unicodeScalars.allSatisfy {
            " ·▁█".unicodeScalars.contains($0) || 0x2500...0x257f ~= $0.value
        }
    }

    @Test(arguments: SudokuShape.allCases, [false, true])
    func `include the sign for a place of the lit digit, below the cursor too`(
        _ shape: SudokuShape, _ showsMarks: Bool
    ) {
        for isCursor in [false, true] {
            var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
            (cells[40].light, cells[40].isCursor) = (.open, isCursor)
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: .dark)
            page.show(
                SudokuBoardPicture(cells: cells, shape: shape, digit: 5, showsMarks: showsMarks))
            let place = shape.place(of: 40)
            let sign = page.canvas[
                place.column + shape.digit.column, place.row + shape.digit.row]
            #expect(page.canvas.text(of: sign) == "+", "\(page.canvas.text())")
        }
    }
}
