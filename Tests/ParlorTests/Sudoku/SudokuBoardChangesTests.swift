import Games
import Reactive
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A sudoku board on which some cells change` {
    @Test(arguments: SudokuShape.allCases)
    func `looks like one that is drawn on a blank page`(_ shape: SudokuShape) {
        var dice = Dice(seed: 12)
        for theme in Theme.all {
            let showsMarks = theme == .monochrome || theme.isASCII
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
            page.memory = FrameMemory()
            var (cells, drawnOver) = ([SudokuCell](repeating: SudokuCell(), count: 81), 0)
            for _ in 0..<40 {
                for _ in 0..<dice.roll(below: 4) { change(&cells[dice.roll(below: 81)], &dice) }
                let cursor = dice.roll(below: 82)
                for index in cells.indices { cells[index].isCursor = index == cursor }
                let board = SudokuBoardPicture(
                    cells: cells, shape: shape, digit: dice.roll(below: 3) + 1,
                    covers: dice.roll(below: 5) == 0 ? [House.rows[3]] : [], showsMarks: showsMarks,
                    showsNumbers: dice.roll(below: 5) == 0)
                if page.memory?.isWhole == true { drawnOver += 1 }
                page.show(board)
                var fresh = Page(columns: page.size.columns, rows: page.size.rows, theme: theme)
                fresh.show(board)
                expectSame(page, fresh)
            }
            #expect(drawnOver > 30, "\(theme.name)")
        }
    }

    private func expectSame(_ page: borrowing Page, _ fresh: borrowing Page) {
        let (text, other) = (page.canvas.text(), fresh.canvas.text())
        #expect(text == other)
        let (picture, whole) = (page.canvas.fingerprint, fresh.canvas.fingerprint)
        #expect(picture == whole)
        let (areas, all) = (page.areas.all.map(\.rect), fresh.areas.all.map(\.rect))
        #expect(areas == all)
    }

    private func change(_ cell: inout SudokuCell, _ dice: inout Dice) {
        cell = SudokuCell()
        cell.digit = dice.roll(below: 3) > 0 ? 1 + dice.roll(below: 9) : 0
        cell.light = SudokuCell.Light.allCases[dice.roll(below: SudokuCell.Light.allCases.count)]
        (cell.isGiven, cell.isConflict) = (dice.roll(below: 2) == 0, dice.roll(below: 5) == 0)
        cell.isChosen = dice.roll(below: 6) == 0
        if dice.roll(below: 6) == 0 { cell.color = .b }
        if cell.digit == 0, dice.roll(below: 2) == 0 { cell.notes = [1, 2, 7] }
        if dice.roll(below: 4) == 0 { cell.noteColors = [2: .a] }
    }
}
