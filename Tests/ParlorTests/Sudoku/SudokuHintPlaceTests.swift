import Testing

@testable import Games
@testable import Parlor

/// The first part of a hint names the place that its reason is about.
@Suite struct `The place of a sudoku hint` {
    @Test(arguments: Language.allCases)
    func `is in its reason, and no other house or cell is named`(_ language: Language) async {
        let (hints, names) = (language.words.sudoku.hints, SudokuNames(language: language))
        var (techniques, houses, cells, marked): (Set<SudokuTechnique>, Int, Int, Int) = (
            [], 0, 0, 0
        )
        for step in await SudokuSteps.all.value.map(\.step) {
            let hint = SudokuHint(step)
            let (said, reason) = (hints.look(at: hint), hints.reason(step).lowercased())
            techniques.insert(step.technique)
            switch hint.place {
            case .houses(let all):
                houses += 1
                #expect(said.contains(names.houses(all)))
                let isWhole = reason.contains(names.houses(all))
                #expect(
                    isWhole || all.allSatisfy { reason.contains(names.house($0)) },
                    "\(said) \(reason)")
            case .cells(let all):
                for cell in all { #expect(reason.contains(names.cell(cell)), "\(said) \(reason)") }
                if all.count <= 3 {
                    cells += 1
                    #expect(all.allSatisfy { said.contains(names.cell($0)) }, "\(said)")
                } else {
                    marked += 1
                }
            }
            #expect(!hint.area.isEmpty)
        }
        #expect(techniques.count == SudokuTechnique.allCases.count - 1, "\(techniques)")
        #expect(houses > 100 && cells > 20 && marked > 10, "\(houses) \(cells) \(marked)")
    }
}
