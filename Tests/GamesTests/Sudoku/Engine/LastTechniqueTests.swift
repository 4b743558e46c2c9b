import Testing

@testable import Games

/// The last techniques. Each step is proved again from its own statements.
@Suite struct `The last techniques` {
    /// The facts while a net is read: placed digits, and removed candidates.
    private struct Reading {
        var marks: PencilMarks

        mutating func take(_ consequence: SudokuNet.Consequence) {
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            if case .refuted = consequence.reason { return marks[cell].remove(digit) }
            marks[cell] = [digit]
            for peer in CellHouses.peers[cell] { marks[peer].remove(digit) }
        }

        private func follows(_ consequence: SudokuNet.Consequence) -> Bool {
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            return switch consequence.reason {
            case .assumption: true
            case .onlyDigit: marks[cell] == [digit]
            case .onlyPlace(let house):
                house.cells.filter { marks[$0].contains(digit) } == [cell]
            case .refuted(let inner): inner.assumption == consequence.candidate && proves(inner)
            }
        }

        private func shows(_ contradiction: SudokuNet.Contradiction) -> Bool {
            switch contradiction {
            case .noDigit(let cell): marks[cell].isEmpty
            case .noPlace(let digit, let house):
                house.cells.allSatisfy { !marks[$0].contains(digit) }
            }
        }

        /// Returns whether everything in a net follows, up to the contradiction. If `left` is
        /// given, that consequence is left out.
        func proves(_ net: SudokuNet, without left: Int? = nil) -> Bool {
            var reading = self
            for (index, consequence) in net.consequences.enumerated() where index != left {
                guard (consequence.reason == .assumption) == (index == 0),
                    reading.follows(consequence)
                else { return false }
                reading.take(consequence)
            }
            return reading.shows(net.contradiction)
        }

        /// Returns whether each consequence and the contradiction follow from their causes and need
        /// all of them, and whether each consequence is a cause of another. Nested nets are checked
        /// in the same way. They may also cite `given`, the causes of the candidate that they
        /// refute.
        func provesByCauses(_ net: SudokuNet, given: [SudokuNet.Consequence]? = nil) -> Bool {
            let around = given ?? []
            let known = around + net.consequences
            func facts(_ causes: [Int]) -> Reading {
                var reading = self
                for cause in causes { reading.take(known[cause]) }
                return reading
            }
            func needs(_ causes: [Int], _ holds: (Reading) -> Bool) -> Bool {
                holds(facts(causes))
                    && causes.allSatisfy { cause in
                        !holds(facts(causes.filter { $0 != cause }))
                    }
            }
            let cited = Set(net.causes + net.consequences.flatMap(\.causes))
            return (given != nil || cited.union([0]) == Set(known.indices))
                && needs(net.causes) { $0.shows(net.contradiction) }
                && net.consequences.enumerated().allSatisfy { index, consequence in
                    var isProved =
                        consequence.causes.allSatisfy { $0 < around.count + index }
                        && needs(consequence.causes) { $0.follows(consequence) }
                    if case .refuted(let inner) = consequence.reason {
                        isProved =
                            isProved
                            && provesByCauses(inner, given: consequence.causes.map { known[$0] })
                    }
                    return isProved
                }
        }

        /// Returns whether the proof needs each of its consequences. Nested nets are checked too.
        func needsAll(of net: SudokuNet) -> Bool {
            var reading = self
            for (index, consequence) in net.consequences.enumerated() {
                if index > 0, proves(net, without: index) { return false }
                if case .refuted(let inner) = consequence.reason, !reading.needsAll(of: inner) {
                    return false
                }
                reading.take(consequence)
            }
            return true
        }
    }

    private static let puzzles = [
        "8....3...3.9..74...4....6..1....8..3.....67.4..64.289..9.......61.3.4...42..8....",
        "1.9.....8.4...9.....6..5.2.........1....62.45.6..74...82.........13...........519",
    ]

    @Test(arguments: puzzles) func `each step of a net follows, and none can be left out`(
        _ puzzle: String
    ) throws {
        let grid = try SudokuGrid(puzzle)
        let solution = try #require(SudokuSolver().onlySolution(of: grid))
        var position = SudokuPosition(grid)
        var nets = 0
        while let step = position.nextStep() {
            if case .net(let net) = step.pattern {
                nets += 1
                let reading = Reading(marks: position.marks)
                #expect(reading.proves(net) && reading.provesByCauses(net), "\(step)")
                #expect(reading.needsAll(of: net), "\(step)")
                #expect(step.eliminations == [net.assumption])
                #expect(solution[net.assumption.cell] != net.assumption.digit)
                let isChain = step.technique == .forcingChain
                #expect(isChain || step.technique == .forcingNet)
            }
            position.apply(step)
        }
        #expect(nets > 0 && position.grid == solution)
    }

    /// A board on which nets are needed inside of nets, because no plain net refutes the
    /// candidates.
    @Test func `nets inside nets are proved, too`() throws {
        let puzzle =
            "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
        var position = SudokuPosition(try SudokuGrid(puzzle))
        while let step = position.step(with: Techniques.singles + Techniques.locked) {
            position.apply(step)
        }
        let solution = try #require(SudokuSolver().onlySolution(of: position.grid))
        var proved = 0
        for cell in position.empty.prefix(2) {
            for digit in position.digits[cell] where digit != solution[cell] {
                let candidate = Candidate(digit, at: cell)
                guard
                    Inference.refutation(of: candidate, in: position, .net) == nil,
                    let found = Inference.refutation(
                        of: candidate, in: position, .net, depth: 1)
                else { continue }
                proved += 1
                let (net, reading) = (found.shortened(in: position), Reading(marks: position.marks))
                #expect(reading.proves(found) && reading.proves(net))
                #expect(reading.provesByCauses(net) && reading.needsAll(of: net))
                #expect(net.size > net.consequences.count && net.size <= found.size)
            }
        }
        #expect(proved > 0)
    }

    @Test func `the right candidate is never refuted`() throws {
        let grid = try SudokuGrid(Self.puzzles[1])
        let solution = try #require(SudokuSolver().onlySolution(of: grid))
        let position = SudokuPosition(grid)
        for cell in position.empty.prefix(12) {
            let right = Candidate(solution[cell], at: cell)
            #expect(Inference.refutation(of: right, in: position, .net, depth: 1) == nil)
        }
    }

    @Test(arguments: SudokuTechnique.allCases.filter { $0 != .guess })
    func `each technique is tried, and has an example`(_ technique: SudokuTechnique) {
        #expect(SudokuExample(technique)?.step.technique == technique)
    }

    @Test(arguments: [SudokuTechnique.finnedFrankenSwordfish, .finnedMutantSwordfish])
    func `a fish of any houses has its digits in its covers or in fins that see its targets`(
        _ technique: SudokuTechnique
    ) throws {
        let example = try #require(SudokuExample(technique))
        guard case .fish(let base, let cover, let body, let fins) = example.step.pattern else {
            Issue.record("\(example.step) is no fish.")
            return
        }
        let digit = example.step.evidence[0].digit
        let places = example.position.cells[digit]
        let cells = base.reduce(CellSet()) { $0 | $1.cells }
        #expect(base.count == 3 && cover.count == 3 && !fins.isEmpty)
        #expect(places & cells == body | fins)
        #expect(
            base.reduce(0) { $0 + ($1.cells & places).count } == (body | fins).count,
            "No place lies in two of the houses that it starts from.")
        #expect(body.isSubset(of: cover.reduce(CellSet()) { $0 | $1.cells }))
        for lost in example.step.eliminations {
            #expect(fins.isSubset(of: CellHouses.peers[lost.cell]))
            #expect(cover.contains { $0.cells.contains(lost.cell) } && !cells.contains(lost.cell))
        }
        let kinds = { (houses: [House]) in Set(houses.map(\.kind)) }
        let isFranken =
            !(kinds(base).isSuperset(of: [.row, .column])
            || kinds(cover).isSuperset(of: [.row, .column]))
            && !(kinds(base).contains(.row) && kinds(cover).contains(.row))
            && !(kinds(base).contains(.column) && kinds(cover).contains(.column))
        #expect(isFranken == (technique == .finnedFrankenSwordfish))
    }

    @Test func `the petals of a blossom exclude each digit of the stem`() throws {
        let example = try #require(SudokuExample(.deathBlossom))
        guard case .blossom(let stem, let petals, let digit) = example.step.pattern else {
            Issue.record("\(example.step) is no blossom.")
            return
        }
        let position = example.position
        #expect(DigitSet(petals.map(\.digit)) == position.digits[stem])
        for petal in petals {
            #expect(position.digits(in: petal.cells).count == petal.cells.count + 1)
            #expect(!House.all(of: petal.cells).isEmpty)
            let meeting = position.cells[petal.digit] & petal.cells
            #expect(!meeting.isEmpty && meeting.isSubset(of: CellHouses.peers[stem]))
            for lost in example.step.eliminations {
                let places = position.cells[digit] & petal.cells
                #expect(lost.digit == digit && places.isSubset(of: CellHouses.peers[lost.cell]))
            }
        }
    }
}
