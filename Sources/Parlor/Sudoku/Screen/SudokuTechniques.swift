import Games
import TUI

/// The technique that is looked at, its example, and the part of its text that is read.
struct SudokuTechniques: PageScene {
    enum Act: Hashable {
        /// Turns so many pages.
        case turn(Int)
        /// To the next part of the text or the one before, and on to the page that is next to it.
        case read(isBackwards: Bool)
        /// Plays the example.
        case begin
    }

    /// The window has another size.
    typealias Change = Size
    /// The example that is to be played.
    typealias Request = SudokuData

    static let all = SudokuTechnique.allCases.filter { $0 != .guess }

    let place = Place.page(.sudoku, sudokuTechniquesName)
    let words: Words
    private(set) var number = 0
    private(set) var example = SudokuExample(SudokuTechniques.all[0])
    private(set) var part = 0
    private var window = Size.leastWindow

    init(_ words: Words) { self.words = words }

    var technique: SudokuTechnique { SudokuTechniques.all[number] }

    mutating func take(_ size: Size) { (window, part) = (size, 0) }

    mutating func perform(_ act: Act, _ tell: (News) -> Void) {
        switch act {
        case .turn(let pages): turn(pages)
        case .read(isBackwards: true): if part > 0 { part -= 1 } else { turn(-1) }
        case .read: if part + 1 < reading(in: window).parts { part += 1 } else { turn(1) }
        case .begin: if let data = example?.data { tell(.action(data)) }
        }
    }

    /// In a narrow window, the arrows speak for themselves.
    var keys: KeyTable<Act, Words> {
        typealias Row = KeyTable<Act, Words>.Row
        let isNarrow = window.columns < 80
        let parts = reading(in: window).parts
        let isRead = part + 1 == parts
        func row(
            _ bar: String, help: String? = nil, _ name: @escaping (Words) -> String,
            bar barName: String? = nil, importance: KeyTable<Act, Words>.Importance = .bar,
            _ act: Act, _ reads: @escaping (KeyPress) -> Bool
        ) -> Row {
            Row(
                bar, help: help, { barName ?? name($0) }, helpName: name, importance: importance,
                click: act, act: { reads($0) ? act : nil })
        }
        let more = words.sudoku.hints.more
        return KeyTable([
            row("←", { $0.sudoku.lobby.previous }, bar: isNarrow ? "" : nil, .turn(-1)) {
                $0.key == .left
            },
            row("→", help: "→, Tab", { $0.sudoku.lobby.next }, bar: isNarrow ? "" : nil, .turn(1)) {
                [.right, .tab].contains($0.key)
            },
            row(
                "↓", help: "↓, PgDn, Space", { $0.sudoku.hints.more },
                bar: isNarrow ? more : "\(more) \(part + 1)/\(parts)",
                importance: isRead ? .help : .bar, .read(isBackwards: false)
            ) { [.down, .pageDown, .character("h"), .character(" ")].contains($0.key) },
            row(
                "↑", help: "↑, PgUp", { Phrase.before.text(in: $0.language) }, importance: .help,
                .read(isBackwards: true)
            ) { [.up, .pageUp].contains($0.key) },
            row(
                "Enter", { $0.sudoku.lobby.tryIt }, bar: isNarrow && !isRead ? "" : nil, .begin
            ) { $0.key == .enter },
        ])
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
