import Games
import TUI

let sudokuTechniquesName = "techniques"

/// The techniques, a page each: a board on which it goes on, drawn as hints are, and why.
func sudokuTechniquesScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    SudokuTechniques(services.words).screen(
        console, changes: console.surroundings.size.asObservable(),
        effects: { services.newSudoku(.given($0)).effects },
        picture: SudokuTechniquesPicture.init)
}

struct SudokuTechniquesPicture: CompositeView {
    let page: SudokuTechniques

    private var words: Words { page.words }

    var content: some View {
        Reader { size in
            let reading = page.reading(in: size)
            Column {
                SudokuHintTable(
                    board: board(SudokuLayout(fitting: size).shape), reading: reading,
                    layout: SudokuLayout(fitting: size), isOpen: true, part: page.part, keys: []
                )
                .aligned(.center, .center).stretching(columns: 1, rows: 1)
                page.bar()
            }
        }
        .inWindow(words)
    }

    private func board(_ shape: SudokuShape) -> some View {
        Column {
            if let example = page.example {
                SudokuBoardPicture(
                    cells: SudokuCell.cells(of: example.step, in: example.position),
                    shape: shape, digit: nil, covers: example.step.houses.cover,
                    showsMarks: true, wave: nil, refusal: nil)
            }
        }
    }
}
