import Games
import Testing

@Suite struct `Techniques with patterns` {
    @Test func `two rows with the same two columns are an X-wing`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c8")
        notes.keep(1, in: row(5), at: "r5c2", "r5c8")
        let rows = [2, 3, 4, 6, 7, 8, 9]
        #expect(
            notes.eliminations(.xWing) == rows.flatMap { all([1], row: $0, columns: [2, 8]) })
        #expect(notes.eliminations(.swordfish) == nil)
    }

    @Test func `three rows in three columns are a swordfish, four a jellyfish`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c5")
        notes.keep(1, in: row(5), at: "r5c5", "r5c8")
        notes.keep(1, in: row(9), at: "r9c2", "r9c8")
        #expect(notes.eliminations(.swordfish)?.count == 18)
        #expect(notes.eliminations(.xWing) == nil && notes.eliminations(.jellyfish) == nil)

        var larger = Notes()
        larger.keep(1, in: row(1), at: "r1c2", "r1c5")
        larger.keep(1, in: row(5), at: "r5c5", "r5c8")
        larger.keep(1, in: row(7), at: "r7c2", "r7c9")
        larger.keep(1, in: row(9), at: "r9c8", "r9c9")
        #expect(larger.eliminations(.swordfish) == nil)
        #expect(larger.eliminations(.jellyfish)?.count == 20)
    }

    @Test func `a fish with a fin excludes only candidates that see the fin`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c8")
        notes.keep(1, in: row(5), at: "r5c2", "r5c8", "r5c9")
        #expect(notes.eliminations(.finnedXWing) == ["r4c8=1", "r6c8=1"])
        #expect(notes.eliminations(.sashimiXWing) == nil)
    }

    @Test func `larger fish have fins too`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c5")
        notes.keep(1, in: row(5), at: "r5c5", "r5c8", "r5c9")
        notes.keep(1, in: row(9), at: "r9c2", "r9c8")
        #expect(notes.eliminations(.finnedSwordfish) == ["r4c8=1", "r6c8=1"])
        #expect(notes.eliminations(.sashimiSwordfish) == nil)

        var larger = Notes()
        larger.keep(1, in: row(1), at: "r1c2", "r1c5")
        larger.keep(1, in: row(5), at: "r5c5", "r5c8", "r5c9")
        larger.keep(1, in: row(7), at: "r7c2", "r7c4")
        larger.keep(1, in: row(9), at: "r9c4", "r9c8")
        #expect(larger.eliminations(.finnedJellyfish) == ["r4c8=1", "r6c8=1"])
    }

    @Test func `larger fish may lack all but a fin in a row`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c5")
        notes.keep(1, in: row(5), at: "r5c5", "r5c9")
        notes.keep(1, in: row(9), at: "r9c2", "r9c8")
        #expect(notes.eliminations(.sashimiSwordfish) == ["r4c8=1", "r6c8=1"])
        #expect(notes.eliminations(.finnedSwordfish) == nil)

        var larger = Notes()
        larger.keep(1, in: row(1), at: "r1c2", "r1c5")
        larger.keep(1, in: row(5), at: "r5c5", "r5c9")
        larger.keep(1, in: row(7), at: "r7c2", "r7c4")
        larger.keep(1, in: row(9), at: "r9c4", "r9c8")
        #expect(larger.eliminations(.sashimiJellyfish) == ["r4c8=1", "r6c8=1"])
    }

    @Test func `two rows joined by a column are a skyscraper, and a sashimi X-wing`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c8")
        notes.keep(1, in: row(5), at: "r5c2", "r5c9")
        #expect(notes.eliminations(.skyscraper) == ["r2c9=1", "r3c9=1", "r4c8=1", "r6c8=1"])
        #expect(notes.eliminations(.sashimiXWing) == ["r2c9=1", "r3c9=1"])
        #expect(notes.eliminations(.finnedXWing) == nil)
    }

    @Test func `a row and a column joined in a box are a kite`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c8")
        notes.keep(1, in: column(3), at: "r2c3", "r8c3")
        for technique in [SudokuTechnique.twoStringKite, .xChain, .multiColors] {
            #expect(notes.eliminations(technique) == ["r8c8=1"])
        }
        #expect(notes.eliminations(.skyscraper) == nil)
    }

    @Test func `a row and a box are a turbot fish`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c2", "r1c8")
        notes.keep(1, in: box(9), at: "r7c8", "r8c9")
        #expect(notes.eliminations(.turbotFish) == ["r8c2=1"])
    }

    @Test func `a cross in a box is an empty rectangle, and a chain with groups`() {
        var notes = Notes()
        notes.keep(1, in: box(5), at: "r4c5", "r4c6", "r5c4", "r6c4")
        notes.keep(1, in: column(8), at: "r4c8", "r9c8")
        #expect(notes.eliminations(.emptyRectangle) == ["r9c4=1"])
        #expect(notes.eliminations(.groupedChain) == ["r9c4=1"])
        #expect(notes.eliminations(.alternatingChain) == nil)
    }

    @Test func `joined colors exclude the candidates that see both`() {
        var notes = Notes()
        notes.keep(1, in: row(1), at: "r1c1", "r1c5")
        notes.keep(1, in: column(5), at: "r1c5", "r6c5")
        notes.keep(1, in: box(5), at: "r6c5", "r4c4")
        #expect(notes.eliminations(.simpleColors) == ["r4c1=1"])
    }

    @Test func `two equal pairs joined by a strong link are a W-wing`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r5c5", [1, 2])
        notes.keep(1, in: column(9), at: "r1c9", "r5c9")
        #expect(notes.eliminations(.wWing) == ["r1c5=2", "r5c1=2"])
    }

    @Test func `a wing is also a chain and three almost locked sets`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c5", [1, 3])
        notes.set("r5c1", [2, 3])
        for technique in [SudokuTechnique.xyWing, .xyChain, .alternatingChain, .alsXZ, .alsXYWing] {
            #expect(notes.eliminations(technique) == ["r5c5=3"])
        }
        #expect(notes.eliminations(.xyzWing) == nil && notes.eliminations(.xChain) == nil)
    }

    @Test func `an XYZ-wing excludes the candidates that its pivot sees as well`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2, 3])
        notes.set("r1c5", [1, 3])
        notes.set("r2c2", [2, 3])
        #expect(notes.eliminations(.xyzWing) == ["r1c2=3", "r1c3=3"])
        #expect(notes.eliminations(.xyWing) == nil)
    }

    @Test func `four pairs in a row are a chain`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2])
        notes.set("r1c5", [2, 3])
        notes.set("r5c5", [3, 4])
        notes.set("r5c9", [4, 1])
        for technique in [SudokuTechnique.xyChain, .alternatingChain, .alsXZ, .alsXYWing] {
            #expect(notes.eliminations(technique) == ["r1c9=1", "r5c1=1"])
        }
    }

    @Test func `remote pairs exclude both digits from cells that see two different ends`() {
        var notes = Notes()
        for cell in ["r1c1", "r1c5", "r5c5", "r5c9"] { notes.set(cell, [1, 2]) }
        let lost = Set(notes.eliminations(.remotePair) ?? [])
        #expect(lost.isSuperset(of: ["r1c9=1", "r1c9=2", "r5c1=1", "r5c1=2"]))
        #expect(!lost.contains("r9c1=1"))
        notes.set("r5c9", [1, 2, 3])
        #expect(notes.eliminations(.remotePair) == nil)
    }

    @Test func `Sue de Coq clears the line and the box`() {
        var notes = Notes()
        notes.set("r1c1", [1, 2, 3])
        notes.set("r1c2", [2, 3, 4])
        notes.set("r1c7", [1, 2])
        notes.set("r2c1", [3, 4])
        let ofLine = [4, 5, 6, 8, 9].flatMap { all([1, 2], row: 1, columns: [$0]) }
        #expect(
            notes.eliminations(.sueDeCoq)
                == all([1, 2, 3, 4], row: 1, columns: [3]) + ofLine
                + all([3, 4], row: 2, columns: [2, 3]) + all([3, 4], row: 3, columns: [1, 2, 3]))
    }
}
