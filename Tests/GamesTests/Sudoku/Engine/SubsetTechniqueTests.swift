import Games
import Testing

@Suite struct `Techniques with subsets` {
    @Test func `a full house is filled`() throws {
        let grid = try SudokuGrid("12345678." + String(repeating: ".", count: 72))
        let step = SudokuPosition(grid).step(of: .fullHouse)
        #expect(step?.placements.description == "[r1c9=9]")
    }

    @Test func `a cell that sees eight digits has the ninth`() {
        var grid = SudokuGrid()
        let clues = [
            "r1c4": 1, "r1c5": 2, "r1c6": 3, "r4c1": 4, "r5c1": 5, "r6c1": 6, "r2c2": 7, "r3c3": 8,
        ]
        for (cell, digit) in clues { grid[place(cell)] = digit }
        let position = SudokuPosition(grid)
        #expect(position.step(of: .nakedSingle)?.placements.description == "[r1c1=9]")
        #expect(position.step(of: .fullHouse) == nil)
    }

    @Test func `a digit with one possible cell in a box is placed`() {
        var grid = SudokuGrid()
        for cell in ["r2c4", "r3c7", "r4c2", "r7c3"] { grid[place(cell)] = 1 }
        let position = SudokuPosition(grid)
        #expect(position.step(of: .hiddenSingle)?.placements.description == "[r1c1=1]")
        #expect(position.step(of: .nakedSingle) == nil)
    }

    @Test func `a box points along a row`() {
        var notes = Notes()
        notes.keep(1, in: box(1), at: "r1c1", "r1c2")
        #expect(notes.eliminations(.pointing) == all([1], row: 1, columns: [4, 5, 6, 7, 8, 9]))
        #expect(notes.eliminations(.claiming) == nil)
    }

    @Test func `a row claims its part of a box`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c1", "r1c2")
        #expect(
            notes.eliminations(.claiming)
                == all([1], row: 2, columns: [1, 2, 3]) + all([1], row: 3, columns: [1, 2, 3]))
        #expect(notes.eliminations(.pointing) == nil)
    }

    @Test func `two cells keep their two digits`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c5", [1, 2])
        #expect(
            notes.eliminations(.nakedPair) == all([1, 2], row: 1, columns: [2, 3, 4, 6, 7, 8, 9]))
        #expect(notes.eliminations(.lockedPair) == nil)
    }

    @Test func `a locked pair clears its row and its box`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c2", [1, 2])
        let box =
            all([1, 2], row: 2, columns: [1, 2, 3]) + all([1, 2], row: 3, columns: [1, 2, 3])
        #expect(
            notes.eliminations(.lockedPair)
                == all([1, 2], row: 1, columns: [3, 4, 5, 6, 7, 8, 9]) + box)
    }

    @Test func `three cells need not have all three digits`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c4", [2, 3])
        notes.set("r1c7", [1, 3])
        #expect(
            notes.eliminations(.nakedTriple)
                == all([1, 2, 3], row: 1, columns: [2, 3, 5, 6, 8, 9]))
        #expect(notes.eliminations(.nakedPair) == nil)
    }

    @Test func `a locked triple clears its column and its box`() {
        var notes = Notes()
        for cell in ["r1c1", "r2c1", "r3c1"] { notes.set(cell, [4, 5, 6]) }
        #expect(notes.eliminations(.lockedTriple)?.count == 36)
    }

    @Test func `four cells keep their four digits`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c4", [2, 3])
        notes.set("r1c7", [3, 4])
        notes.set("r1c9", [1, 4])
        #expect(
            notes.eliminations(.nakedQuad) == all([1, 2, 3, 4], row: 1, columns: [2, 3, 5, 6, 8]))
        #expect(notes.eliminations(.nakedTriple) == nil)
    }

    @Test func `two digits keep their two cells`() {
        var notes = Notes()
        for digit in [1, 2] { notes.keep(digit, in: row(1), at: "r1c1", "r1c5") }
        #expect(
            notes.eliminations(.hiddenPair) == all([3, 4, 5, 6, 7, 8, 9], row: 1, columns: [1, 5]))
        #expect(notes.eliminations(.nakedPair) == nil)
    }

    @Test func `three digits keep their three cells`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c1", "r1c5")
        notes.keep(2, in: row(1), at: "r1c5", "r1c9")
        notes.keep(3, in: row(1), at: "r1c1", "r1c9")
        #expect(
            notes.eliminations(.hiddenTriple)
                == all([4, 5, 6, 7, 8, 9], row: 1, columns: [1, 5, 9]))
        #expect(notes.eliminations(.hiddenPair) == nil)
    }

    @Test func `four digits keep their four cells`() {
        var notes = Notes()
        for digit in [1, 2, 3, 4] {
            notes.keep(digit, in: column(1), at: "r1c1", "r3c1", "r5c1", "r9c1")
        }
        #expect(notes.eliminations(.hiddenQuad)?.count == 4 * 5)
    }
}
