import Games
import Reactive
import Testing

@Suite struct `A grid of digits` {
    private let text =
        "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"

    @Test func `81 characters are read and printed the same`() throws {
        let grid = try SudokuGrid(text)
        #expect(grid.description == text)
        #expect(grid.text(blank: "0") == text.replacing(".", with: "0"))
        #expect(try SudokuGrid(grid.text(blank: "0")) == grid)
        #expect(grid.clueCount == 22)
        #expect(grid[2] == 2 && grid[80] == 2 && grid[0] == 0)
    }

    @Test func `lines are read like one line`() throws {
        let rows = stride(from: 0, to: 81, by: 9).map { start in
            text.dropFirst(start).prefix(9).map(String.init).joined(separator: " ")
        }
        #expect(try SudokuGrid(rows.joined(separator: "\r\n")).description == text)
    }

    @Test func `a stray character is reported with its place`() {
        let error = #expect(throws: SudokuTextError.self) { try SudokuGrid("123\n4x") }
        #expect(
            error?.description
                == "line 2, column 2: \"x\" is not a cell: write 1 to 9, or . or 0 for an empty one."
        )
    }

    @Test func `too few and too many cells are reported`() {
        let short = #expect(throws: SudokuTextError.self) { try SudokuGrid("12.") }
        #expect(short?.description == "line 1, column 4: A board has 81 cells, but this one has 3.")
        let long = #expect(throws: SudokuTextError.self) { try SudokuGrid(text + "\n1") }
        #expect(long?.line == 2 && long?.column == 1)
        #expect(throws: SudokuTextError.self) { try SudokuGrid("") }
        #expect(throws: SudokuTextError.self) { try SudokuGrid(text.replacing(".", with: "٣")) }
    }

    @Test func `a board is made from nine rows of nine numbers, and returns them`() throws {
        let grid = try SudokuGrid(text)
        #expect(SudokuGrid(rows: grid.rows) == grid)
        #expect(SudokuGrid(rows: []) == nil)
        #expect(SudokuGrid(rows: Array(repeating: Array(repeating: 10, count: 9), count: 9)) == nil)
        #expect(SudokuGrid(rows: Array(repeating: [1, 2], count: 9)) == nil)
    }

    @Test func `equal digits in a house clash`() {
        var grid = SudokuGrid()
        grid[0] = 5
        grid[8] = 5
        grid[40] = 5
        #expect(Array(grid.clashes) == [0, 8])
        grid[10] = 5
        #expect(Array(grid.clashes) == [0, 8, 10])
        #expect(!grid.isFull && !grid.isSolved)
    }

    @Test func `the candidates of a cell exclude the digits of its houses`() throws {
        var marks = PencilMarks(try SudokuGrid(text))
        #expect(marks[2] == [2])
        #expect(marks[0] == [3, 4, 8, 9])
        marks[0] = [3, 4]
        #expect(try PencilMarks(marks.description) == marks)
        marks[1] = []
        #expect(try PencilMarks(marks.description) == marks)
    }

    @Test func `columns of candidates are as wide as necessary`() throws {
        let solved = try SudokuGrid(String(repeating: "1", count: 81))
        var marks = PencilMarks(solved)
        marks[4] = [1, 2, 3]
        #expect(
            marks.description.split(separator: "\n").prefix(3).joined(separator: "\n") == """
                +-------+---------+-------+
                | 1 1 1 | 1 123 1 | 1 1 1 |
                | 1 1 1 | 1 1   1 | 1 1 1 |
                """)
    }

    @Test func `unreadable candidates are reported with their place`() {
        let letter = #expect(throws: SudokuTextError.self) { try PencilMarks("| 12 3a") }
        #expect(letter?.column == 7)
        let twice = #expect(throws: SudokuTextError.self) { try PencilMarks("| 1\n| 122") }
        #expect(
            twice?.description == "line 2, column 5: 2 is noted twice in this cell: write it once.")
        #expect(throws: SudokuTextError.self) { try PencilMarks("1 2 3") }
    }

    @Test func `a corrupted text is read as it prints, or refused with a place`() {
        var random = Dice(seed: 3)
        for _ in 0..<400 {
            var scalars = Array(text.unicodeScalars)
            for _ in 0..<(1 + random.next() % 3) {
                let place = Int(random.next() % UInt64(scalars.count))
                let byte = UInt8(truncatingIfNeeded: random.next())
                if byte % 3 == 0 {
                    scalars.remove(at: place)
                } else {
                    scalars[place] = Unicode.Scalar(byte)
                }
            }
            let spoilt = String(String.UnicodeScalarView(scalars))
            do {
                let grid = try SudokuGrid(spoilt)
                #expect(try SudokuGrid(grid.description) == grid)
            } catch {
                #expect(error.line > 0 && error.column > 0)
            }
        }
    }
}
