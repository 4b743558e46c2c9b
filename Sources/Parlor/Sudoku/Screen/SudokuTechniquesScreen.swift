import Games
import Reactive
import TUI

let sudokuTechniquesName = "techniques"

/// The techniques, a page each: a board on which it goes on, drawn as hints are, and why.
func sudokuTechniquesScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let words = services.words
    let output = SudokuTechniquesViewModel(start: SudokuTechniques(words)).transform(
        .merge(
            console.surroundings.size.asObservable().map { .window($0) },
            console.keys.compactMap(SudokuTechniques.Command.init),
            console.intents(of: SudokuTechniques.Command.self, keys: []).compactMap(\.pressed)))
    return Screen(
        output.seen.map(SudokuTechniquesPicture.init),
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

extension SudokuTechniques.Command {
    fileprivate init?(_ key: KeyPress) {
        switch key.key {
        case .right, .tab: self = .turn(1)
        case .left: self = .turn(-1)
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
        Reader { size in
            let reading = page.reading(in: size)
            Column {
                SudokuHintTable(
                    board: board(SudokuLayout(fitting: size).shape), reading: reading,
                    layout: SudokuLayout(fitting: size), isOpen: true, part: page.part, keys: []
                )
                .aligned(.center, .center).stretching(columns: 1, rows: 1)
                KeyBar(
                    keys(in: size, parts: reading.parts),
                    always: KeyTable.common.bar(in: words))
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

    /// In a narrow window, the arrows speak for themselves.
    private func keys(in size: Size, parts: Int) -> [KeyBar.Entry] {
        let isNarrow = size.columns < 80
        var keys = SudokuTechniquesPicture.keys(in: words)
        func rename(_ index: Int, _ name: String) {
            keys[index] = .init(keys[index].key, name, keys[index].spot)
        }
        if isNarrow { for index in 0..<2 { rename(index, "") } }
        if page.part + 1 == parts {
            keys.remove(at: 2)
        } else if isNarrow {
            rename(3, "")
        } else {
            rename(2, "\(keys[2].name) \(page.part + 1)/\(parts)")
        }
        return keys
    }

    static func keys(in words: Words) -> [KeyBar.Entry] {
        let texts = words.sudoku.lobby
        return [
            .init("←", texts.previous, SudokuTechniques.Command.turn(-1)),
            .init("→", texts.next, SudokuTechniques.Command.turn(1)),
            .init(
                "↓", words.sudoku.hints.more, SudokuTechniques.Command.read(isBackwards: false)),
            .init("Enter", texts.tryIt, SudokuTechniques.Command.begin),
        ]
    }
}
