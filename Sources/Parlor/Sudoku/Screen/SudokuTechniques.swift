import Games
import TUI

/// The technique that is looked at, its example, and the part of its text that is read.
struct SudokuTechniques: TellingModel, Equatable {
    enum Command: Hashable {
        /// Turns so many pages.
        case turn(Int)
        /// To the next part of the text or the one before, and on to the page that is next to it.
        case read(isBackwards: Bool)
        /// Plays the example.
        case begin
        /// The window has another size.
        case window(Size)
    }

    enum News: Equatable { case play(SudokuData) }

    static let all = SudokuTechnique.allCases.filter { $0 != .guess }

    let words: Words
    private(set) var number = 0
    private(set) var example = SudokuExample(SudokuTechniques.all[0])
    private(set) var part = 0
    private var window = Size.leastWindow

    init(_ words: Words) { self.words = words }

    var technique: SudokuTechnique { SudokuTechniques.all[number] }

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .turn(let pages): turn(pages)
        case .read(isBackwards: true): if part > 0 { part -= 1 } else { turn(-1) }
        case .read: if part + 1 < reading(in: window).parts { part += 1 } else { turn(1) }
        case .begin: if let data = example?.data { tell(.play(data)) }
        case .window(let size): (window, part) = (size, 0)
        }
    }

    private mutating func turn(_ pages: Int) {
        let count = SudokuTechniques.all.count
        number = ((number + pages) % count + count) % count
        example = SudokuExample(technique)
        part = 0
    }

    static func == (one: Self, other: Self) -> Bool {
        (one.number, one.part, one.window) == (other.number, other.part, other.window)
            && one.words == other.words
    }

    /// The text of the page, as it is read in a window.
    func reading(in window: Size) -> SudokuReading {
        let hints = words.sudoku.hints
        let title =
            Text("\(number + 1)/\(SudokuTechniques.all.count) ", .dim)
            + Text(hints.technique(technique), .title)
        let reason = (example?.step).map { [Text(hints.reason($0))] } ?? []
        return SudokuReading(
            [title] + reason + [Text(hints.sentence(technique), .dim)],
            end: (example?.step).map(hints.conclusions)?.map { Text($0, .accent) } ?? [],
            in: SudokuLayout(fitting: window).textRoom(in: window, head: 0))
    }
}
