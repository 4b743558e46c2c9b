import Games
import Reactive
import TUI

let sudokuTechniquesName = "techniques"

/// The techniques, a page each: a board on which it goes on, drawn as hints are, and why.
func sudokuTechniquesScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let words = services.words
    let output = SudokuTechniquesViewModel().transform(
        .merge(
            console.keys.compactMap(SudokuTechniques.Command.init),
            console.intents(of: SudokuTechniques.Command.self, keys: []).compactMap(\.pressed)))
    return Screen(
        output.seen.map { SudokuTechniquesPicture(page: $0, words: words) },
        effects: .merge(
            output.news.asObservable().concatMap { news in
                Observable.from(services.effects(of: news))
            },
            console.commonActs.compactMap { $0.move(at: .page(.sudoku, sudokuTechniquesName)) }
                .map { .go($0) }))
}

extension Services {
    /// The effects of an example that is to be tried: a game of it.
    fileprivate func effects(of news: SudokuTechniques.News) -> [Effect] {
        guard case .play(let data) = news else { return [] }
        return newSudoku(.given(data)).effects
    }
}

/// The technique that is looked at, and its example.
struct SudokuTechniques: TellingModel, Equatable {
    enum Command: Hashable {
        /// Turns so many pages.
        case turn(Int)
        /// Plays the example.
        case begin
    }

    enum News: Equatable { case play(SudokuData) }

    static let all = SudokuTechnique.allCases.filter { $0 != .guess }

    private(set) var number = 0
    private(set) var example = SudokuExample(SudokuTechniques.all[0])

    var technique: SudokuTechnique { SudokuTechniques.all[number] }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .turn(let pages):
            let count = SudokuTechniques.all.count
            number = ((number + pages) % count + count) % count
            example = SudokuExample(technique)
        case .begin: if let data = example?.data { tell(.play(data)) }
        }
    }
}

extension SudokuTechniques.Command {
    fileprivate init?(_ key: KeyPress) {
        switch key.key {
        case .right, .down, .pageDown, .tab: self = .turn(1)
        case .left, .up, .pageUp: self = .turn(-1)
        case .enter, .character(" "): self = .begin
        default: return nil
        }
    }
}

struct SudokuTechniquesViewModel: PartViewModel {
    typealias Input = Observable<SudokuTechniques.Command>
    typealias Output = PlayOutput<SudokuTechniques, SudokuTechniques.News>

    let start = SudokuTechniques()
}

struct SudokuTechniquesPicture: CompositeView {
    let page: SudokuTechniques
    let words: Words

    var content: some View {
        Reader { size in picture(SudokuLayout(fitting: size)) }
            .inWindow(words)
    }

    private func picture(_ layout: SudokuLayout) -> some View {
        Column {
            Row(spacing: SudokuLayout.gap) {
                if let example = page.example {
                    SudokuBoardPicture(
                        cells: SudokuCell.cells(of: example.step, in: example.position),
                        shape: layout.shape, digit: nil, covers: example.step.houses.cover,
                        showsMarks: true, wave: nil, refusal: nil)
                }
                text.frame(columns: layout.isBeside ? layout.side : 0, rows: layout.shape.size.rows)
            }
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            if !layout.isBeside { text }
            let common = KeyTable.common.bar(in: words)
            KeyBar(
                [
                    .init("←", words.sudoku.lobby.previous, SudokuTechniques.Command.turn(-1)),
                    .init("→", words.sudoku.lobby.next, SudokuTechniques.Command.turn(1)),
                    .init("Enter", words.sudoku.lobby.tryIt, SudokuTechniques.Command.begin),
                ], always: [common[0], common[2]])
        }
    }

    private var text: some View {
        let hints = words.sudoku.hints
        return Column {
            Text("\(page.number + 1)/\(SudokuTechniques.all.count)", .dim)
            Text(hints.technique(page.technique), .title).wrapped()
            if let step = page.example?.step {
                Text(hints.reason(step)).wrapped()
                for line in hints.conclusions(of: step) { Text(line, .accent).wrapped() }
            }
            Text(hints.sentence(page.technique), .dim).wrapped()
        }
    }
}
