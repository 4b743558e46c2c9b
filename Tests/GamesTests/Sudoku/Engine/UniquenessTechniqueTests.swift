import Games
import Testing

/// The corners are r1c1, r1c4, r2c4 and r2c1. The digits are 1 and 2.
@Suite struct `Techniques with uniqueness` {
    private func corners(_ digits: DigitSet...) -> Notes {
        var notes = Notes()
        for (cell, digits) in zip(["r1c1", "r1c4", "r2c4", "r2c1"], digits) {
            notes.set(cell, digits)
        }
        return notes
    }

    @Test func `type 1: the last corner has an extra digit`() {
        let notes = corners([1, 2], [1, 2], [1, 2, 3, 4], [1, 2])
        #expect(notes.eliminations(.uniqueRectangle1) == ["r2c4=1", "r2c4=2"])
    }

    @Test func `type 2: one of two corners has the extra digit`() {
        let notes = corners([1, 2], [1, 2], [1, 2, 3], [1, 2, 3])
        #expect(
            notes.eliminations(.uniqueRectangle2)
                == all([3], row: 2, columns: [2, 3, 5, 6, 7, 8, 9]))
        #expect(notes.eliminations(.uniqueRectangle5) == nil)
    }

    @Test func `type 3: the extra digits of two corners form a subset`() {
        var notes = corners([1, 2], [1, 2], [1, 2, 4], [1, 2, 3])
        notes.set("r2c7", [3, 4])
        #expect(
            notes.eliminations(.uniqueRectangle3)
                == all([3, 4], row: 2, columns: [2, 3, 5, 6, 8, 9]))
    }

    @Test func `type 4: a digit bound to two corners excludes the other`() {
        var notes = corners([1, 2], [1, 2], [1, 2, 4], [1, 2, 3])
        notes.keep(1, in: row(2), at: "r2c1", "r2c4")
        #expect(notes.eliminations(.uniqueRectangle4) == ["r2c1=2", "r2c4=2"])
    }

    @Test func `type 5: the extra digit is in opposite corners`() {
        let notes = corners([1, 2], [1, 2, 3], [1, 2], [1, 2, 3])
        #expect(
            notes.eliminations(.uniqueRectangle5) == ["r1c2=3", "r1c3=3", "r2c5=3", "r2c6=3"])
        #expect(notes.eliminations(.uniqueRectangle2) == nil)
    }

    @Test func `type 6: a digit is bound to the corners of both rows`() {
        var notes = corners([1, 2], [1, 2, 3], [1, 2], [1, 2, 4])
        notes.keep(1, in: row(1), at: "r1c1", "r1c4")
        notes.keep(1, in: row(2), at: "r2c1", "r2c4")
        #expect(notes.eliminations(.uniqueRectangle6) == ["r1c4=1", "r2c1=1"])
    }

    @Test func `a hidden rectangle needs one pair only`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.keep(1, in: row(2), at: "r2c1", "r2c4")
        notes.keep(1, in: column(4), at: "r1c4", "r2c4")
        #expect(notes.eliminations(.hiddenRectangle) == ["r2c4=2"])
    }

    @Test func `an avoidable rectangle is not completed`() {
        var notes = Notes()
        notes.fill("r1c1", 1)
        notes.fill("r1c4", 2)
        notes.fill("r2c1", 2)
        #expect(notes.eliminations(.avoidableRectangle1) == ["r2c4=1"])
    }

    @Test func `one of the last two corners avoids the rectangle`() {
        var notes = Notes()
        notes.fill("r1c1", 2)
        notes.fill("r1c4", 1)
        notes.set("r2c1", [1, 3])
        notes.set("r2c4", [2, 3])
        #expect(
            notes.eliminations(.avoidableRectangle2)
                == all([3], row: 2, columns: [2, 3, 5, 6, 7, 8, 9]))
    }

    @Test func `given corners prove nothing`() throws {
        var grid = SudokuGrid()
        for (cell, digit) in ["r1c1": 1, "r1c4": 2, "r2c1": 2] { grid[place(cell)] = digit }
        #expect(SudokuPosition(grid).step(of: .avoidableRectangle1) == nil)
    }

    @Test func `the one extra digit is right`() throws {
        let puzzle = try SudokuGrid(
            "....1..2.1.47..6..6.....75........1.5......46..7...8...5..2..8.38....1...6.5....3")
        let grade = try #require(SudokuGrade(puzzle))
        let solution = try #require(SudokuSolver().onlySolution(of: puzzle))
        let step = try #require(grade.steps.first { $0.technique == .bugPlusOne })
        let found = try #require(step.evidence.first)
        #expect(solution[found.cell] == found.digit)
        #expect(step.eliminations.count == 2)
        #expect(step.eliminations.allSatisfy { $0.cell == found.cell })
    }
}
