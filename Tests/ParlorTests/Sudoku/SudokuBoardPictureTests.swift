import Games
import Sweep
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The board of a sudoku` {
    /// The appearances of a cell, by name.
    private var cells: [(name: String, cell: SudokuCell)] {
        var cells: [(String, SudokuCell)] = []
        func add(_ name: String, _ change: (inout SudokuCell) -> Void) {
            var cell = SudokuCell()
            change(&cell)
            cells.append((name, cell))
        }
        for light in SudokuCell.Light.allCases {
            for isCursor in [false, true] {
                // The cursor hides the relation of its cell to others.
                if isCursor && light != .none { continue }
                let name = isCursor ? "cursor" : "\(light)"
                add("\(name), empty") { ($0.light, $0.isCursor) = (light, isCursor) }
                // The light of a digit differs only in cells with that digit or note.
                if light == .open { continue }
                add("\(name), notes") {
                    ($0.light, $0.isCursor, $0.notes) = (light, isCursor, [2, 5])
                }
                for (isGiven, isConflict) in [
                    (false, false), (false, true), (true, false), (true, true),
                ] {
                    add("\(name), \(isGiven ? "given" : "own")\(isConflict ? "!" : "")") {
                        ($0.light, $0.isCursor, $0.digit) = (light, isCursor, 5)
                        ($0.isGiven, $0.isConflict) = (isGiven, isConflict)
                    }
                }
            }
        }
        for color in SudokuColor.allCases {
            for isCursor in [false, true] {
                let name = "\(color)\(isCursor ? ", cursor" : "")"
                add("\(name), empty") { ($0.color, $0.isCursor) = (color, isCursor) }
                add("\(name), own") {
                    ($0.color, $0.isCursor, $0.digit) = (color, isCursor, 5)
                }
                add("\(name), notes") {
                    ($0.color, $0.isCursor, $0.notes) = (color, isCursor, [2, 5])
                }
            }
        }
        add("chosen, empty") { $0.isChosen = true }
        add("chosen, own") { ($0.isChosen, $0.digit) = (true, 5) }
        add("chosen, notes") { ($0.isChosen, $0.notes) = (true, [2, 5]) }
        return cells
    }

    private func picture(
        _ cell: SudokuCell, _ shape: SudokuShape, _ theme: Theme, showsMarks: Bool
    ) -> [StyledRun] {
        var page = Page(
            columns: shape.size.columns, rows: shape.size.rows, theme: theme)
        var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        cells[40] = cell
        page.show(
            SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
        return page.canvas.runs()
    }

    @Test(arguments: SudokuShape.allCases)
    func `shows any two states of a cell differently, even without colors`(
        _ shape: SudokuShape
    ) {
        // One of the themes with colors in turn. A sweep takes all of them.
        let turn = SudokuShape.allCases.firstIndex(of: shape) ?? 0
        let colored = zip([Theme.dark, .light, .highContrast], 0...).filter {
            Sweep.isWhole || $0.1 == turn % 3
        }.map { ($0.0, false) }
        for (theme, showsMarks) in [(Theme.monochrome, true), (.ascii, true)] + colored {
            var seen: [[StyledRun]: String] = [:]
            for (name, cell) in cells {
                let picture = picture(cell, shape, theme, showsMarks: showsMarks)
                let other = seen.updateValue(name, forKey: picture)
                #expect(other == nil, "\(name) looks like \(other ?? "") in \(theme.name)")
            }
        }
    }

    @Test(arguments: SudokuShape.allCases)
    func `distinguishes boxes from cells in ASCII`(_ shape: SudokuShape) {
        var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: .ascii)
        let cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: true))
        func text(_ column: Int, _ row: Int) -> String {
            page.canvas.text(of: page.canvas[column, row])
        }
        let (box, cell) = (shape.place(of: 30), shape.place(of: 40))
        let line = shape.line(before: 3)
        #expect(text(line, box.row) != text(shape.line(before: 4), box.row))
        #expect(text(box.column, box.row - 1) != text(box.column, cell.row - 1))
        #expect(text(line, box.row - 1) == "#")
        #expect(text(line, box.row) == text(0, box.row))
    }

    /// The differences in shape alone, for people who see neither color nor weight.
    @Test(arguments: SudokuShape.allCases)
    func `distinguishes all important states by shapes alone`(_ shape: SudokuShape) {
        func text(_ change: (inout SudokuCell) -> Void) -> String {
            var cell = SudokuCell()
            cell.digit = 5
            change(&cell)
            return picture(cell, shape, .ascii, showsMarks: true).map(\.text).joined()
        }
        let texts = [
            text { _ in }, text { $0.isCursor = true }, text { $0.isConflict = true },
            text { ($0.isCursor, $0.isConflict) = (true, true) }, text { $0.light = .same },
            text { $0.light = .hint }, text { $0.light = .peer }, text { $0.isChosen = true },
            text { $0.color = .a }, text { $0.color = .d },
        ]
        #expect(Set(texts).count == texts.count)
        if shape.digitPlace.rows == 1 {
            #expect(texts[1].contains("[5]") && texts[2].contains("5!"))
        }
        guard shape.note(1) != nil else { return }
        let colors = SudokuColor.allCases.map { color in
            text { ($0.digit, $0.notes, $0.noteColors) = (0, [2, 5], [5: color]) }
        }
        #expect(Set(colors).count == 4)
    }

    @Test(
        arguments: zip(
            SudokuShape.allCases,
            [(109, 55), (91, 46), (73, 37), (55, 31), (61, 22), (37, 13), (25, 13)]))
    func `has the documented size, and no cell outside`(
        _ shape: SudokuShape, _ size: (Int, Int)
    ) {
        #expect(shape.size == Size(columns: size.0, rows: size.1))
        var points: [Point: Int] = [:]
        for cell in 0..<81 {
            let target = shape.target(of: cell)
            for row in target.row..<target.row + target.rows {
                for column in target.column..<target.column + target.columns {
                    let other = points.updateValue(cell, forKey: Point(column: column, row: row))
                    #expect(other == nil, "\(cell) and \(other ?? 0) share a place.")
                }
            }
            #expect(
                target.contains(
                    Point(
                        column: shape.place(of: cell).column + shape.digit.column,
                        row: shape.place(of: cell).row + shape.digit.row)))
        }
    }

    /// The picture of a digit in its cell, as text.
    private func digit(
        _ digit: Int, isGiven: Bool, _ shape: SudokuShape, hasBlocks: Bool = true
    ) -> String {
        var cell = SudokuCell()
        (cell.digit, cell.isGiven) = (digit, isGiven)
        var page = Page(columns: shape.cell.columns, rows: shape.cell.rows, theme: .dark)
        page.theme.hasPartialBlocks = hasBlocks
        page.show(
            SudokuCellPicture(
                cell: cell, shape: shape, digit: nil, showsMarks: false, isStriped: false,
                isUnderlined: false, isInWave: false, fillsRule: false))
        return page.canvas.text()
    }

    @Test func `has large digits of one shape for clues and entries`() {
        for shape in SudokuShape.allCases where shape.digitPlace.rows > 1 {
            let digits = (1...9).map { digit($0, isGiven: true, shape) }
            #expect(Set(digits).count == 9)
            #expect(digits == (1...9).map { digit($0, isGiven: false, shape) })
            // A 1 has a foot, which distinguishes it from a line of the board.
            let foot = ["▄█▄", "▀▀▀", "██████"].contains { digits[0].contains($0) }
            #expect(foot, "\(digits[0])")
        }
        #expect(digit(2, isGiven: false, .huge) == "  ▀▀▄\n   ▄▀\n  █▄▄")
    }

    @Test func `draws large digits with bars where it has no blocks`() {
        for shape in SudokuShape.allCases where shape.digitPlace.rows > 1 {
            for isGiven in [true, false] {
                let digits = (1...9).map { digit($0, isGiven: isGiven, shape, hasBlocks: false) }
                #expect(Set(digits).count == 9)
                for digit in digits {
                    #expect(digit.allSatisfy { " \n|_/".contains($0) }, "\(digit)")
                }
            }
        }
    }

    @Test func `shows the digit of a hint like a written one, on the background of the hint`() {
        for shape in SudokuShape.allCases {
            for theme in [Theme.dark, .light] {
                var placed = SudokuCell()
                (placed.placed, placed.evidence, placed.light) = (6, [6], .hint)
                // The digit replaces the notes.
                placed.notes = [2, 6]
                var written = SudokuCell()
                (written.digit, written.light) = (6, .hint)
                let (one, other) = (
                    picture(placed, shape, theme, showsMarks: false),
                    picture(written, shape, theme, showsMarks: false)
                )
                #expect(one.map(\.text).joined() == other.map(\.text).joined(), "\(shape)")
                let ground = theme[.hint].background
                #expect(one.contains { $0.style.background == ground }, "\(shape)")
                // A hint that explains more shows the candidates of the cell.
                placed.evidence = [2, 6]
                #expect(picture(placed, shape, theme, showsMarks: false) != one, "\(shape)")
            }
        }
    }

    @Test func `has a place for each note, whatever the other notes are`() {
        let shapes = SudokuShape.allCases.filter { $0.note(1) != nil }
        #expect(shapes.count == 5)
        for shape in shapes {
            for set in 1..<512 {
                var cell = SudokuCell()
                cell.notes = DigitSet((1...9).filter { set >> ($0 - 1) & 1 == 1 })
                for showsMarks in [false, true] {
                    let notes = shape.notes(of: cell, showsMarks: showsMarks)
                    #expect(notes.map(\.digit) == Array(cell.notes))
                    #expect(notes.allSatisfy { $0.place == shape.note($0.digit) })
                }
            }
        }
    }

    @Test func `has each note in its place at 80×24, away from all thin rules`() throws {
        let shape = SudokuShape.wide
        for theme in [Theme.dark, .light, .highContrast] {
            var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
            for cell in cells.indices { cells[cell].notes = DigitSet(1...9) }
            cells[40].notes = [3, 7]
            cells[41] = SudokuCell()
            cells[41].digit = 5
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
            page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: 4, showsMarks: false))
            func glyph(_ column: Int, _ row: Int) -> String {
                page.canvas.text(of: page.canvas[column, row])
            }
            for index in cells.indices where index != 41 {
                let place = shape.place(of: index)
                let texts = (0..<2).map { row in
                    (0..<5).map { glyph(place.column + $0, place.row + row) }.joined()
                }
                #expect(texts == (index == 40 ? ["  3  ", " 7   "] : ["12345", "6789 "]))
                // The highlighted digit has its own background.
                let notes = shape.notes(of: cells[index], showsMarks: false)
                if let note = notes.first(where: { $0.digit == 4 })?.place {
                    let style = page.canvas[place.column + note.column, place.row + note.row].style
                    #expect(style.background == theme[.same].background)
                }
            }
            let text = page.canvas.text()
            for rule in ["│", "─", "▁"] { #expect(!text.contains(rule), "\(text)") }
            // Instead, neighbors differ in their backgrounds.
            for index in cells.indices where index % 3 < 2 && theme.name != Theme.highContrast.name
            {
                let (one, other) = (shape.place(of: index), shape.place(of: index + 1))
                #expect(
                    page.canvas[one.column + 4, one.row + 1].background
                        != page.canvas[other.column + 4, other.row + 1].background)
            }
        }
    }

    @Test(arguments: [Theme.dark, .light, .highContrast])
    func `fills both rows of a cell with its background at 80×24`(_ theme: Theme) throws {
        let shape = SudokuShape.wide
        var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        for cell in cells.indices { cells[cell].digit = 5 }
        (cells[40].isCursor, cells[41].light, cells[10].light) = (true, .peer, .same)
        var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
        page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: false))
        for index in cells.indices {
            let place = shape.place(of: index)
            let digit = page.canvas[place.column + shape.digit.column, place.row]
            #expect(page.canvas.text(of: digit) == "5")
            for column in place.column..<place.column + place.columns {
                for row in place.row..<place.row + place.rows {
                    #expect(page.canvas[column, row].background == digit.background, "\(index)")
                }
            }
        }
        #expect(
            page.canvas[shape.place(of: 40).column, shape.place(of: 40).row].background
                == theme[.focus].background)
    }

    @Test(arguments: [Theme.dark, .light, .highContrast], [false, true])
    func `has a line on each side of a box at 80×24`(_ theme: Theme, _ hasNotes: Bool) throws {
        let shape = SudokuShape.wide
        var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        for cell in cells.indices where hasNotes { cells[cell].notes = DigitSet(1...6) }
        var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
        page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: false))
        func glyph(_ column: Int, _ row: Int) -> String {
            page.canvas.text(of: page.canvas[column, row])
        }
        for box in 0..<9 {
            let first = shape.place(of: box / 3 * 27 + box % 3 * 3)
            let last = shape.place(of: box / 3 * 27 + 18 + box % 3 * 3 + 2)
            for row in first.row..<last.row + last.rows {
                #expect(glyph(first.column - 2, row) == "┃")
                #expect(glyph(last.column + last.columns + 1, row) == "┃")
            }
            for column in first.column..<last.column + last.columns {
                #expect(glyph(column, first.row - 1) == "━")
                #expect(glyph(column, last.row + last.rows) == "━")
            }
        }
    }

    @Test(arguments: [Theme.monochrome, .ascii])
    func `has rules between its digits at 80×24 without backgrounds`(_ theme: Theme) {
        let shape = SudokuShape.wide
        for showsMarks in [true, false] {
            var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
            for cell in cells.indices { cells[cell].digit = 5 }
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
            page.show(
                SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
            for index in cells.indices {
                let place = shape.place(of: index)
                // The line around a box stands alone, so the last row of its cells has no rule.
                let isLast = index / 9 % 3 == 2
                for row in [place.row - 1, place.row + (isLast ? 2 : 1)] {
                    let text = page.canvas.text(of: page.canvas[place.column + 2, row])
                    #expect(["─", "━", "-", "="].contains(text), "\(index): \(text)")
                }
            }
        }
    }

    /// The texts of two rows of each cell at 80×24: of the middle row, and of the row with the
    /// line. `notes` are the notes of each cell.
    private func rows(ofNotes notes: [DigitSet], showsMarks: Bool, _ theme: Theme)
        -> [(middle: String, rule: String)]
    {
        let shape = SudokuShape.wide
        var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        for cell in cells.indices { cells[cell].notes = notes[cell] }
        var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
        page.show(
            SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
        return cells.indices.map { index in
            let place = shape.place(of: index)
            func text(_ row: Int) -> String {
                (place.column..<place.column + place.columns).map { column in
                    page.canvas.text(of: page.canvas[column, place.row + row])
                }.joined()
            }
            return (text(0), text(1))
        }
    }

    /// Every theme, and whether marks are used instead of backgrounds.
    private static let looks: [(theme: Theme, showsMarks: Bool)] = Theme.all.map {
        ($0, $0 == .monochrome || $0.isASCII)
    }

    /// All cells of a box have the same notes, so that the notes are drawn at each place of a box.
    @Test func `has the notes 1 to 5 in the row of the digits at 80×24, and the others below`() {
        let sets = (1..<512).map { bits in DigitSet((1...9).filter { bits >> ($0 - 1) & 1 == 1 }) }
        for (theme, showsMarks) in Self.looks {
            let dot = theme.isASCII ? "." : "·"
            for first in stride(from: 0, to: sets.count, by: Sweep.count(9, whole: 1)) {
                let notes = (0..<81).map { sets[(first + $0 / 27 * 3 + $0 % 9 / 3) % sets.count] }
                let rows = rows(ofNotes: notes, showsMarks: showsMarks, theme)
                for (index, row) in rows.enumerated() {
                    let note = notes[index]
                    // Without colors, dots keep the places of the other digits.
                    let signs = (1...9).map {
                        note.contains($0) ? "\($0)" : showsMarks && $0 < 6 ? dot : " "
                    }
                    let text = (signs + Array(repeating: " ", count: 10)).joined().prefix(10)
                    #expect(row.middle == text.prefix(5), "\(theme.name)")
                    if note.contains(where: { $0 > 5 }) {
                        #expect(row.rule == text.suffix(5), "\(theme.name)")
                    } else if showsMarks {
                        let rule = theme.isASCII ? "-----" : "─────"
                        let isLast = index / 9 % 3 == 2
                        #expect(row.rule == (isLast ? "     " : rule), "\(theme.name)")
                    }
                }
            }
        }
    }

    /// In every size and theme, a line around boxes has no other line next to it.
    @Test(arguments: SudokuShape.allCases)
    func `has lines around boxes that stand alone`(_ shape: SudokuShape) {
        let cells = Array(repeating: SudokuCell(), count: 81)
        for (theme, showsMarks) in Self.looks {
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
            page.show(
                SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
            let rows = page.canvas.text().split(separator: "\n").map(String.init)
            let lines = rows.indices.filter { rows[$0].contains(/[=━]/) }
            #expect(lines.count == 4, "\(theme.name)")
            for line in lines {
                for next in [line - 1, line + 1] where rows.indices.contains(next) {
                    #expect(
                        !rows[next].contains(/[-─▁=━+┴┼]/), "\(theme.name)\n\(page.canvas.text())")
                }
            }
        }
    }

    @Test func `shows every note and every letter of a color at 80×24`() {
        let shape = SudokuShape.wide
        for bits in 1..<512 {
            var cell = SudokuCell()
            cell.notes = DigitSet((1...9).filter { bits >> ($0 - 1) & 1 == 1 })
            for digit in cell.notes where digit % 3 != 0 {
                cell.noteColors[digit] = SudokuColor.allCases[digit % 4]
            }
            let letters = shape.letters(of: cell, showsMarks: true)
            #expect(letters == cell.noteColors.mapValues(\.rawValue))
            #expect(shape.letters(of: cell, showsMarks: false).isEmpty)
            let notes = shape.notes(of: cell, showsMarks: true)
            #expect(notes.map(\.digit).sorted() == Array(cell.notes))
            // A letter does not end a line, so one of the ten places may stay empty.
            let isFull = cell.notes.count + Set(letters.values).count > 9
            // A letter is beside each of its digits or, in a cell with many, before all of them.
            var signs = notes.map(\.place)
            for letter in Set(letters.values) {
                let own = notes.filter { letters[$0.digit] == letter }
                let marks = Set(own.map(\.letter))
                signs += marks
                let areBeside = marks.allSatisfy { mark in
                    own.contains { $0.letter == mark && abs(mark.column - $0.place.column) == 1 }
                }
                #expect(isFull || areBeside || marks.count == 1, "\(cell.notes)")
            }
            // Without room for both, a letter takes the place of its digit.
            #expect(isFull || Set(signs).count == signs.count, "\(cell.notes)")
            // Each symbol is within its cell, or in a column beside it.
            for sign in signs {
                #expect((-1..<6).contains(sign.column) && (0..<2).contains(sign.row))
            }
        }
    }

    @Test func `has notes with letters in their own places at 80×24, if there is space`() {
        let shape = SudokuShape.wide
        /// The two rows of a cell, from the column before it to the column after it.
        func rows(
            _ notes: DigitSet, _ parts: [Int: Int], hasRoomOnRight: Bool = true
        ) -> [String] {
            var cell = SudokuCell()
            (cell.notes, cell.hasRoomOnRight) = (notes, hasRoomOnRight)
            for (digit, part) in parts { cell.parts[digit] = .group(part) }
            let letters = shape.letters(of: cell, showsMarks: false)
            var signs = Array(repeating: Array(repeating: Character(" "), count: 7), count: 2)
            for note in shape.notes(of: cell, showsMarks: false) {
                signs[note.place.row][note.place.column + 1] = Character("\(note.digit)")
                guard let letter = letters[note.digit] else { continue }
                signs[note.letter.row][note.letter.column + 1] = Character(letter)
            }
            return signs.map { String($0) }
        }
        let empty = "       "
        #expect(rows([2, 4, 7], [2: 0, 4: 1]) == [" a2b4  ", "  7    "])
        #expect(rows([3, 6, 9], [6: 0]) == ["   3   ", "a6  9  "])
        #expect(rows([1, 4, 5, 8], [4: 0]) == [" 1 a45 ", "   8   "])
        #expect(rows([1, 2, 4, 5], [1: 0, 2: 0, 4: 0, 5: 0]) == ["a12 45 ", empty])
        // The letter is on the right if a digit is on the left.
        #expect(rows([4, 5], [4: 0, 5: 1]) == ["   a45b", empty])
        #expect(rows([6, 7], [6: 0, 7: 1]) == [empty, "a67b   "])
        #expect(rows([1, 2, 3], [2: 0, 3: 0]) == [" 123a  ", empty])
        // There, it would seem to belong to a digit of this cell or of the next one.
        #expect(rows([6, 7, 9], [7: 0]) == [empty, " 6a79  "])
        #expect(rows([4, 5], [4: 0, 5: 1], hasRoomOnRight: false) == ["  a4b5 ", empty])
        // The 3 makes space for the letter.
        #expect(rows([3, 4, 5, 7], [4: 1]) == ["  3b45 ", "  7    "])
        #expect(rows([1, 2, 3, 4], [2: 0, 4: 1]) == [" 13a2  ", " b4    "])
        for bits in 1..<512 {
            let notes = DigitSet((1...9).filter { bits >> ($0 - 1) & 1 == 1 })
            let signs = rows(notes, [2: 0, 4: 1, 8: 2]).joined()
            for digit in notes where notes.count < 7 { #expect(signs.contains("\(digit)")) }
            // A note moves only if a letter has no place on either side of its digit.
            let needsColumn = [2, 4, 8].contains { digit in
                let next = digit < 6 ? [digit + 1, digit + 2].filter { $0 < 6 } : [9]
                return notes.contains(digit) && notes.contains(digit - 1)
                    && next.contains(where: notes.contains)
            }
            if needsColumn { continue }
            for digit in notes {
                let place = 7 * ((digit - 1) / 5) + (digit - 1) % 5 + 1
                #expect(Array(signs)[place] == Character("\(digit)"), "\(signs)")
            }
        }
    }

    @Test func `has a dotted line below the notes of a peer at 80×24`() {
        let shape = SudokuShape.wide
        var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        for cell in cells.indices {
            cells[cell].light = .peer
            if cell % 2 == 0 { cells[cell].notes = [3] }
        }
        var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: .monochrome)
        page.show(SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: true))
        let lines = page.canvas.text().split(separator: "\n").filter { $0.contains("─") }
        #expect(lines.count == 6, "\(lines)")
        for line in lines {
            let parts = line.split { " ┃".contains($0) }
            #expect(parts.count == 9 && Set(parts) == ["─────", "·····"], "\(line)")
        }
    }

    @Test(arguments: [SudokuShape.small, .tiny])
    func `distinguishes removed candidates from evidence in small cells during a hint`(
        _ shape: SudokuShape
    ) {
        func runs(_ change: (inout SudokuCell) -> Void) -> [StyledRun] {
            var cell = SudokuCell()
            cell.light = .hint
            change(&cell)
            return picture(cell, shape, .dark, showsMarks: false)
        }
        let rests = runs { $0.evidence = [5] }
        let goes = runs { $0.removed = [5] }
        #expect(rests.contains { $0.style.background == Theme.dark[.hint].background })
        #expect(!goes.contains { $0.style.background == Theme.dark[.hint].background })
        #expect(goes.contains { $0.text.contains("5") && $0.style.attributes.contains(.strike) })
    }

    @Test(arguments: [SudokuShape.small, .tiny])
    func `marks the candidates of a hint in small cells unlike any digit`(
        _ shape: SudokuShape
    ) {
        for (theme, showsMarks) in Self.looks {
            func text(_ change: (inout SudokuCell) -> Void) -> String {
                var cell = SudokuCell()
                change(&cell)
                return picture(cell, shape, theme, showsMarks: showsMarks).map(\.text).joined()
            }
            let digits = [SudokuCell.Light.none, .peer, .same, .hint].flatMap { light in
                [false, true].map { isConflict in
                    text { ($0.digit, $0.light, $0.isConflict) = (5, light, isConflict) }
                }
            }
            #expect(digits.allSatisfy { $0.contains("5") && !$0.contains("?5") })
            #expect(text { ($0.light, $0.evidence) = (.hint, [5]) }.contains("?5"))
            let removed = text { ($0.light, $0.removed) = (.hint, [5]) }
            #expect(removed.contains(theme.isASCII ? "-5" : "−5"))
            let both = text { ($0.light, $0.evidence) = (.hint, [5, 8]) }
            #expect(both.contains(shape == .small ? "?58" : theme.isASCII ? "?." : "?·"))
            // The digit that the hint places has no such mark.
            #expect(!text { ($0.light, $0.evidence, $0.placed) = (.hint, [5], 5) }.contains("?"))
        }
    }

    /// Cells and the columns beside them at 80×24, with nine notes in each cell.
    @Test func `has an empty column on both sides of each cell at 80×24`() {
        let shape = SudokuShape.wide
        for (theme, showsMarks) in Self.looks {
            for notes in [DigitSet(1...9), []] {
                var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
                for cell in cells.indices { cells[cell].notes = notes }
                for cell in cells.indices where notes.isEmpty { cells[cell].digit = 5 }
                var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
                page.show(
                    SudokuBoardPicture(
                        cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
                for index in cells.indices {
                    let place = shape.place(of: index)
                    #expect(place.columns == 5)
                    for row in place.row..<place.row + place.rows {
                        for column in [place.column - 1, place.column + 5] {
                            let cell = page.canvas[column, row]
                            #expect(page.canvas.text(of: cell) == " ", "\(theme.name)")
                            #expect(cell.background == theme[.page].background)
                        }
                    }
                }
            }
        }
    }

    /// The background shows the cursor. Without backgrounds, one pair of brackets does.
    @Test func `has one pair of brackets around notes, only without backgrounds`() {
        for shape in SudokuShape.allCases where shape.note(1) != nil {
            for (theme, showsMarks) in Self.looks {
                for cursor in [0, 40, 80] {
                    var cells = [SudokuCell](repeating: SudokuCell(), count: 81)
                    (cells[cursor].notes, cells[cursor].isCursor) = ([2, 7], true)
                    var page = Page(
                        columns: shape.size.columns, rows: shape.size.rows, theme: theme)
                    page.show(
                        SudokuBoardPicture(
                            cells: cells, shape: shape, digit: nil, showsMarks: showsMarks))
                    let text = page.canvas.text()
                    for bracket in ["[", "]"] {
                        #expect(text.count { "\($0)" == bracket } == (showsMarks ? 1 : 0))
                    }
                }
            }
        }
    }

    @Test(arguments: SudokuShape.allCases)
    func `has a number at each row and column while a text names cells`(_ shape: SudokuShape) {
        let cells = [SudokuCell](repeating: SudokuCell(), count: 81)
        for (theme, showsMarks) in Self.looks {
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: theme)
            page.show(
                SudokuBoardPicture(
                    cells: cells, shape: shape, digit: nil, showsMarks: showsMarks,
                    showsNumbers: true))
            for number in 0..<9 {
                let (row, column) = (shape.place(of: 9 * number), shape.place(of: number))
                let places = [
                    (0, row.row + shape.digit.row), (column.column + shape.digit.column, 0),
                ]
                for (column, row) in places {
                    let text = page.canvas.text(of: page.canvas[column, row])
                    #expect(text == "\(number + 1)", "\(page.canvas.text())")
                }
            }
        }
    }

    @Test func `has a place of its own for every note`() {
        for shape in SudokuShape.allCases where shape.note(1) != nil {
            let places = Set((1...9).compactMap(shape.note))
            let free = shape.free(besidesNotes: true)
            #expect(places.count == 9 && !places.contains(free))
            #expect(!shape.digitPlace.contains(shape.free(besidesNotes: false)))
            for place in places.union([free, shape.digit]) {
                #expect(
                    Rect(column: 0, row: 0, columns: shape.cell.columns, rows: shape.cell.rows)
                        .contains(place))
            }
        }
    }

    @Test func `takes the largest cells that fit`() {
        func layout(_ columns: Int, _ rows: Int) -> SudokuLayout {
            SudokuLayout(fitting: Size(columns: columns, rows: rows))
        }
        #expect(layout(80, 24).shape == .wide && layout(80, 24).isBeside)
        #expect(layout(80, 33).shape == .tall)
        #expect(layout(120, 40).shape == .huge && layout(160, 50).shape == .large)
        #expect(layout(200, 60).shape == .giant && layout(200, 60).isBeside)
        #expect(layout(79, 24).shape == .wide && layout(79, 24).isBeside)
        #expect(layout(61, 30).shape == .wide && !layout(61, 30).isBeside)
        #expect(layout(64, 20).shape == .small)
        #expect(layout(40, 20).shape == .tiny && layout(40, 15).shape == .tiny)
    }

    @Test func `has a column for the numbers of its rows wherever the window has one`() {
        for columns in 40...250 {
            for rows in 15...65 {
                let layout = SudokuLayout(fitting: Size(columns: columns, rows: rows))
                let board = layout.shape.size.columns + (layout.hasGutter ? 1 : 0)
                let used = board + (layout.isBeside ? layout.spacing + layout.side : 0)
                #expect(used <= layout.columns && layout.columns <= columns)
                #expect(layout.hasGutter || used == columns, "\(columns)×\(rows)")
            }
        }
    }
}
