import Games
import Reactive
import TUI

let sudokuTechniquesName = "techniques"
let sudokuLessonName = "technique"

/// The list of techniques by level. Each has the number of times that the player found it in
/// practice.
func sudokuTechniquesScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let results = services.results.load()
    let place = Place.page(.sudoku, sudokuTechniquesName)
    return listScreen(console, services, at: place) { preferences in
        let words = preferences.words
        let rows = SudokuTechniques.all.map { technique in
            let setting = SudokuSettings.technique
            let record = results.practice(of: technique)
            let level = words.sudoku.level(technique.level)
            return ListRow(
                id: technique, title: words.sudoku.hints.technique(technique),
                detail: record.map {
                    "\(level), \(words.sudoku.lobby.found(found: $0.won, practiced: $0.played))"
                }
                    ?? level,
                summary: words.sudoku.hints.sentence(technique),
                press: [
                    .set(setting, to: technique),
                    .go(.push(.page(.sudoku, sudokuLessonName))),
                ])
        }
        return ListPage(
            title: words.sudoku.lobby.techniques, rows: rows, words: words,
            selected: preferences[SudokuSettings.technique])
    }
}

extension ResultsTable {
    /// The number of times that a technique was found without a hint, and the number of times that
    /// it was practiced; nil if it was never practiced.
    fileprivate func practice(of technique: SudokuTechnique) -> (won: Int, played: Int)? {
        guard let kind = kinds.firstIndex(of: .practice(technique)) else { return nil }
        let rows = rows.filter { $0.kind == kind }
        return (rows.count(where: \.isWon), rows.count)
    }
}

/// The lesson on the technique that was chosen last. Other lessons can be reached from there.
func sudokuLessonScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let preferences = services.settings.now
    return SudokuTechniques(
        services.words, preferences[SudokuSettings.technique],
        hasPlainTheme: SudokuPreferences(preferences).hasPlainTheme
    )
    .screen(
        console, changes: console.surroundings.asObservable(),
        effects: { request in
            switch request {
            case .practice(let technique): [.begin(services.newSudoku(.practice(technique)))]
            case .play(let data): [.begin(services.newSudoku(.given(data)))]
            }
        }, picture: SudokuTechniquesPicture.init)
}

struct SudokuTechniquesPicture: CompositeView {
    let page: SudokuTechniques

    private var words: Words { page.words }

    var content: some View {
        let layout = SudokuLayout(fitting: page.window)
        let reading = page.reading
        return Column {
            SudokuHintTable(
                board: board(layout), reading: reading, layout: layout, isOpen: true,
                textPage: page.textPage, hintKeys: [], otherKeys: []
            )
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            page.bar()
        }
        .inWindow(words)
    }

    private func board(_ layout: SudokuLayout) -> some View {
        Column {
            if let example = page.example {
                SudokuBoardPicture(
                    cells: page.cells, shape: layout.shape, digit: nil,
                    covers: page.picture == .place ? [] : example.step.houses.cover,
                    showsMarks: page.showsMarks, showsNumbers: true,
                    hasGutter: layout.hasGutter)
            }
        }
    }
}
