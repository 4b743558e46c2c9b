import Games
import Reactive
import TUI

let sudokuTechniquesName = "techniques"
let sudokuLessonName = "technique"

/// The list of the techniques, by level, with how often each was found in practice.
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
                detail: record.map { "\(level), \(words.sudoku.lobby.found($0.won, $0.played))" }
                    ?? level,
                summary: words.sudoku.hints.sentence(technique),
                press: [
                    .set(setting.name, to: setting.write(technique)),
                    .go(.push(.page(.sudoku, sudokuLessonName))),
                ])
        }
        return ListPage(
            title: words.sudoku.lobby.techniques, rows: rows, words: words,
            selected: preferences[SudokuSettings.technique])
    }
}

extension ResultsTable {
    /// How often a technique was practised, and found without a hint; nil if never.
    fileprivate func practice(of technique: SudokuTechnique) -> (won: Int, played: Int)? {
        let variant = Kind.practice(technique)
        guard let kind = kinds.firstIndex(where: { $0.game == .sudoku && $0.variant == variant })
        else { return nil }
        let rows = rows.filter { $0.kind == kind }
        return (rows.count(where: \.isWon), rows.count)
    }
}

/// The lesson on the technique that was chosen last, and on the others.
func sudokuLessonScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let preferences = services.settings.now
    let start = SudokuTechniques(
        services.words, preferences[SudokuSettings.technique],
        hasPlainTheme: SudokuLook(preferences).hasPlainTheme)
    let output = SudokuTechniquesViewModel(start: start).transform(
        .merge(
            console.surroundings.asObservable().map { .surroundings($0.size, $0.colors) },
            console.keys.compactMap(SudokuTechniques.Command.init),
            console.intents(of: SudokuTechniques.Command.self, keys: []).compactMap(\.pressed)))
    return Screen(
        output.seen.map(SudokuTechniquesPicture.init),
        effects: .merge(
            output.news.asObservable().concatMap { news in
                Observable.from(services.effects(of: news))
            },
            console.commonActs.compactMap { $0.move(at: .page(.sudoku, sudokuLessonName)) }
                .map { .go($0) }))
}

extension Services {
    fileprivate func effects(of news: SudokuTechniques.News) -> [Effect] {
        switch news {
        case .turned(let technique):
            let setting = SudokuSettings.technique
            return [.set(setting.name, to: setting.write(technique))]
        case .practise(let technique): return newSudoku(.practise(technique)).effects
        case .play(let data): return newSudoku(.given(data)).effects
        }
    }
}

extension SudokuTechniques.Command {
    fileprivate init?(_ key: KeyPress) {
        switch key.key {
        case .right, .tab: self = .turn(1)
        case .left: self = .turn(-1)
        case .home: self = .turnToEnd(isFirst: true)
        case .end: self = .turnToEnd(isFirst: false)
        case .down, .pageDown, .character("h"), .character(" "): self = .read(isBackwards: false)
        case .up, .pageUp: self = .read(isBackwards: true)
        case .enter: self = .begin
        default: return nil
        }
    }
}

struct SudokuTechniquesViewModel: PartViewModel {
    typealias Input = Observable<SudokuTechniques.Command>
    typealias Output = PlayOutput<SudokuTechniques, SudokuTechniques.News>

    let start: SudokuTechniques
}

struct SudokuTechniquesPicture: CompositeView {
    let page: SudokuTechniques

    private var words: Words { page.words }

    var content: some View {
        let layout = SudokuLayout(fitting: page.window)
        let reading = page.reading
        return Column {
            SudokuHintTable(
                board: board(layout.shape), reading: reading, layout: layout, isOpen: true,
                part: page.part, keys: []
            )
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar(keys(parts: reading.parts), always: KeyTable.common.bar(in: words))
        }
        .inWindow(words)
    }

    private func board(_ shape: SudokuShape) -> some View {
        Column {
            if let example = page.example {
                SudokuBoardPicture(
                    cells: page.cells, shape: shape, digit: nil,
                    covers: page.picture == .place ? [] : example.step.houses.cover,
                    showsMarks: page.showsMarks)
            }
        }
    }

    /// In a narrow window, the arrows speak for themselves.
    private func keys(parts: Int) -> [KeyBar.Entry] {
        let texts = words.sudoku.lobby
        let isNarrow = page.window.columns < 80
        let isLast = page.picture == .conclusion && page.part + 1 == parts
        let hasMore = page.part + 1 < parts
        let next =
            hasMore
            ? words.sudoku.hints.more : texts.next(page.picture, isNarrow: isNarrow)
        return [
            .init("↓", next, SudokuTechniques.Command.read(isBackwards: false)),
            .init("←", isNarrow ? "" : texts.previous, SudokuTechniques.Command.turn(-1)),
            .init("→", isNarrow ? "" : texts.next, SudokuTechniques.Command.turn(1)),
            .init(
                "Enter", isNarrow && !isLast ? "" : texts.practiseIt,
                SudokuTechniques.Command.begin),
        ]
    }

    static func keys(in words: Words) -> [KeyBar.Entry] {
        let texts = words.sudoku.lobby
        return [
            .init("←", texts.previous, SudokuTechniques.Command.turn(-1)),
            .init("→", texts.next, SudokuTechniques.Command.turn(1)),
            .init(
                "↓", words.sudoku.hints.more, SudokuTechniques.Command.read(isBackwards: false)),
            .init("Enter", texts.practiseIt, SudokuTechniques.Command.begin),
        ]
    }
}
