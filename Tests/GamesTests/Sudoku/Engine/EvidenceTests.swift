import Games
import Testing

/// Steps that are based on all digits of some cells can be proved from these cells alone, without
/// the solution. If the removed candidate were true, the cells could not be filled.
@Suite struct `The evidence of a step` {
    private let techniques: [SudokuTechnique] = [
        .lockedPair, .lockedTriple, .nakedPair, .nakedTriple, .nakedQuad, .xyWing, .xyzWing,
        .sueDeCoq, .xyChain, .alsXZ, .alsXYWing, .alsChain,
    ]

    @Test func `the evidence cells prove the elimination`() throws {
        let puzzles = [
            "14.....36....42....98..7..2.3......86.7...3..............7...592...31..4.8...4.2.",
            "..........5..1.9.....6...28....2.5.3.8..4..6.9.1......69.2....14...9187.....7..5.",
        ]
        var proved: Set<SudokuTechnique> = []
        for puzzle in puzzles {
            var position = SudokuPosition(try SudokuGrid(puzzle))
            while let next = position.nextStep(), next.technique <= .hiddenSingle {
                position.apply(next)
            }
            for technique in techniques {
                guard let step = position.step(of: technique) else { continue }
                for lost in step.eliminations {
                    #expect(!canFill(Array(step.cells), position.marks, with: [lost]), "\(step)")
                }
                #expect(canFill(Array(step.cells), position.marks, with: []))
                proved.insert(technique)
            }
        }
        #expect(proved.isSuperset(of: [.nakedTriple, .xyzWing, .alsXZ, .alsXYWing, .alsChain]))
    }

    /// Returns whether all cells can have one of their digits in addition to the placed ones.
    private func canFill(_ cells: [Int], _ marks: PencilMarks, with placed: [Candidate]) -> Bool {
        let open = cells.filter { cell in !placed.contains { $0.cell == cell } }
        let choices = open.map { cell in
            (cell: cell, digits: marks[cell].filter { isFree($0, at: cell, among: placed) })
        }
        guard let tightest = choices.min(by: { $0.digits.count < $1.digits.count }) else {
            return true
        }
        return tightest.digits.contains { digit in
            canFill(cells, marks, with: placed + [Candidate(digit, at: tightest.cell)])
        }
    }

    private func isFree(_ digit: Int, at cell: Int, among placed: [Candidate]) -> Bool {
        !placed.contains { other in
            other.digit == digit
                && (other.cell / 9 == cell / 9 || other.cell % 9 == cell % 9
                    || (other.cell / 27 == cell / 27 && other.cell % 9 / 3 == cell % 9 / 3))
        }
    }
}
