import Games
import Testing

@Suite struct `The grade of a sudoku` {
    @Test func `levels, scores and the order match the reference`() throws {
        let reference = try sudokuRows("hodoku-steps").filter { $0[0].allSatisfy(\.isNumber) }
        let names = [
            "LOCKED_CANDIDATES_1": "POINTING", "LOCKED_CANDIDATES_2": "CLAIMING",
            "NAKED_QUADRUPLE": "NAKED_QUAD", "HIDDEN_QUADRUPLE": "HIDDEN_QUAD",
            "BUG_PLUS_1": "BUG_PLUS_ONE", "NICE_LOOP": "ALTERNATING_CHAIN",
            "GROUPED_NICE_LOOP": "GROUPED_CHAIN", "ALS_XY_CHAIN": "ALS_CHAIN",
            "BRUTE_FORCE": "GUESS",
        ]
        func letters(_ name: String) -> String {
            name.replacing("UNIQUENESS_", with: "UNIQUE_RECTANGLE_").filter { $0 != "_" }
                .lowercased()
        }
        let ours = Dictionary(
            uniqueKeysWithValues: SudokuTechnique.allCases.map { (letters("\($0)"), $0) })
        var inOrder: [SudokuTechnique] = []
        for row in reference {
            guard let technique = ours[letters(names[row[1]] ?? row[1])] else { continue }
            #expect("\(technique.level)" == row[2].lowercased())
            #expect(technique.score == Int(row[4]))
            inOrder.append(technique)
        }
        #expect(inOrder == SudokuTechnique.allCases)
    }

    @Test func `at most one grade in twenty differs from the reference`() throws {
        let rows = sample(try sudokuRows("hodoku-grades"), every: 60)
        var differing = 0
        for row in rows {
            let grade = try #require(SudokuGrade(try SudokuGrid(row[0])))
            let solution = try SudokuGrid(row[8])
            #expect(isSound(grade.steps, solution))
            if "\(grade.level)" != row[3].lowercased() { differing += 1 }
            let needsSinglesOnly = row[3] == "Easy"
            #expect((grade.hardest <= .hiddenSingle) == needsSinglesOnly)
        }
        #expect(rows.count > 30)
        #expect(differing * 20 <= rows.count)
    }

    @Test func `puzzles that the reference calls unfair are unfair`() throws {
        let rows = sample(try sudokuRows("hodoku-grades").filter { $0[3] == "Unfair" }, every: 7)
        #expect(rows.count > 10)
        for row in rows {
            #expect(SudokuGrade(try SudokuGrid(row[0]))?.level == .unfair, "\(row[0])")
        }
    }

    @Test func `the steps of a grade lead to the solution`() throws {
        for row in sample(try sudokuRows("hodoku-grades").filter { $0[3] == "Hard" }, every: 40) {
            let puzzle = try SudokuGrid(row[0])
            let grade = try #require(SudokuGrade(puzzle))
            var position = SudokuPosition(puzzle)
            for step in grade.steps { position.apply(step) }
            #expect(grade.isExplained)
            #expect(position.grid == (try SudokuGrid(row[8])))
        }
    }

    @Test func `a board without one solution has no grade`() throws {
        #expect(SudokuGrade(SudokuGrid()) == nil)
        for row in sample(try sudokuRows("sudoku-no-solution"), every: 50) {
            #expect(SudokuGrade(try SudokuGrid(row[0])) == nil)
        }
    }

    @Test func `a score above its level's limit raises the level`() throws {
        let rows = try sudokuRows("hodoku-grades").filter { $0[3] == "Extreme" }
        let row = try #require(rows.first { !$0[7].contains("BRUTE") && $0[1].hasPrefix("qqwing") })
        let grade = try #require(SudokuGrade(try SudokuGrid(row[0])))
        #expect(grade.hardest.level < .extreme)
        #expect(grade.score > SudokuLevel.unfair.highestScore)
        #expect(grade.level == .extreme)
        #expect(grade.score == grade.steps.reduce(0) { $0 + $1.technique.score })
    }

    @Test func `no technique removes the digit of the solution`() throws {
        var seen: Set<SudokuTechnique> = []
        for row in sample(try sudokuRows("hodoku-grades").filter { $0[3] != "Easy" }, every: 300) {
            let solution = try SudokuGrid(row[8])
            var position = SudokuPosition(try SudokuGrid(row[0]))
            var isSolved = false
            var looks = 0
            while let next = position.nextStep(), !isSolved {
                if next.technique > .hiddenSingle, looks < 2 {
                    looks += 1
                    for technique in SudokuTechnique.allCases where technique < .alsXYWing {
                        guard let step = position.step(of: technique) else { continue }
                        seen.insert(technique)
                        #expect(isSound([step], solution), "\(row[0]) \(step)")
                    }
                }
                position.apply(next)
                isSolved = position.isSolved
            }
        }
        #expect(seen.count > 25)
    }

    @Test func `techniques are listed by their level, and basic ones before their variants`() {
        for techniques in [SudokuTechnique.byDifficulty, SudokuPractice.techniques] {
            for (easier, harder) in zip(techniques, techniques.dropFirst()) {
                #expect(easier.level <= harder.level, "\(easier), \(harder)")
            }
            let variants: [[SudokuTechnique]] = [
                [.nakedSingle, .nakedPair, .nakedTriple, .nakedQuad],
                [.hiddenSingle, .hiddenPair, .hiddenTriple], [.nakedPair, .lockedPair],
                [.xWing, .finnedXWing, .sashimiXWing, .finnedSwordfish],
                [.xWing, .skyscraper, .emptyRectangle], [.xWing, .uniqueRectangle1],
                [.xWing, .swordfish, .jellyfish], [.swordfish, .finnedSwordfish],
                [.uniqueRectangle1, .uniqueRectangle2, .hiddenRectangle, .avoidableRectangle1],
                [.xyWing, .xyzWing, .xyChain, .alternatingChain, .groupedChain, .forcingChain],
                [.simpleColors, .multiColors, .xChain], [.alsXZ, .alsXYWing, .alsChain],
            ]
            for chain in variants {
                let places = chain.compactMap(techniques.firstIndex)
                #expect(places.count == chain.count && places == places.sorted(), "\(chain)")
            }
        }
        #expect(Set(SudokuTechnique.byDifficulty) == Set(SudokuTechnique.allCases))
        #expect(SudokuTechnique.byDifficulty.count == SudokuTechnique.allCases.count)
        #expect(SudokuPractice.techniques.count > 40)
    }

    @Test func `no two techniques have the same title`() {
        #expect(Set(SudokuTechnique.allCases.map(\.title)).count == SudokuTechnique.allCases.count)
    }

    private func isSound(_ steps: [SudokuStep], _ solution: SudokuGrid) -> Bool {
        steps.allSatisfy { step in
            step.placements.allSatisfy { solution[$0.cell] == $0.digit }
                && step.eliminations.allSatisfy { solution[$0.cell] != $0.digit }
        }
    }
}
