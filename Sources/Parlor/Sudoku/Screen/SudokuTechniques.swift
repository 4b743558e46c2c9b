import Games
import TUI

/// A lesson on a technique: an example in three pictures with text.
struct SudokuTechniques: PageScene {
    enum Act: Hashable {
        /// Opens the lesson that is this many techniques further on.
        case turn(Int)
        /// Opens the first or last lesson.
        case turnToEnd(isFirst: Bool)
        /// Shows the next or the previous page of the text or, at its end, the next or the previous
        /// picture or lesson.
        case read(isBackwards: Bool)
        /// Starts practicing the technique.
        case begin
    }

    /// A change of the page from outside. Only the surroundings can change.
    typealias Change = Surroundings

    enum Request: Equatable {
        case practice(SudokuTechnique)
        /// Plays the example of a technique whose practice boards are too rare.
        case play(SudokuData)
    }

    /// The subject of a picture: the place to look at, the reason, or the conclusion.
    enum Picture: Int, CaseIterable { case place, reason, conclusion }

    static let all = SudokuTechnique.byDifficulty.filter { $0 != .guess }

    let place = Place.page(.sudoku, sudokuLessonName)
    let words: Words
    private let hasPlainTheme: Bool
    private(set) var number: Int
    private(set) var example: SudokuExample?
    private(set) var picture = Picture.place
    private(set) var textPage = 0
    private(set) var window = Size.leastWindow
    private var colors = ColorDepth.full

    init(_ words: Words, _ technique: SudokuTechnique, hasPlainTheme: Bool) {
        (self.words, self.hasPlainTheme) = (words, hasPlainTheme)
        number = SudokuTechniques.all.firstIndex(of: technique) ?? 0
        example = SudokuExample(technique)
    }

    var technique: SudokuTechnique { SudokuTechniques.all[number] }
    var showsMarks: Bool { SudokuPreferences.showsMarks(hasPlainTheme: hasPlainTheme, in: colors) }

    mutating func respond(to surroundings: Surroundings, _ emit: (News) -> Void) {
        if window != surroundings.size { textPage = 0 }
        (window, colors) = (surroundings.size, surroundings.colors)
    }

    mutating func perform(_ act: Act, _ emit: (News) -> Void) {
        switch act {
        case .turn(let lessons): turn(to: number + lessons, emit)
        case .turnToEnd(let isFirst): turn(to: isFirst ? 0 : -1, emit)
        case .read(let isBackwards): isBackwards ? readBack(emit) : readOn(emit)
        case .begin:
            if SudokuPractice.techniques.contains(technique) {
                emit(.action(.practice(technique)))
            } else if let data = example?.data {
                emit(.action(.play(data)))
            }
        }
    }

    /// The keys of the lesson. In a narrow window, the arrows have no names.
    var keys: KeyTable<Act, Words> {
        typealias Row = KeyTable<Act, Words>.Row
        let isNarrow = window.columns < 80
        let hasMore = textPage + 1 < reading.count
        let isLast = picture == .conclusion && !hasMore
        let texts = words.sudoku.lobby
        let next =
            hasMore
            ? words.sudoku.hints.more : texts.next(picture, isNarrow: isNarrow)
        func row(
            _ bar: String, help: String? = nil, _ name: @escaping (Words) -> String,
            bar barName: String? = nil, importance: KeyTable<Act, Words>.Importance = .bar,
            _ act: Act, _ reads: @escaping (KeyPress) -> Bool
        ) -> Row {
            Row(
                bar, help: help, { barName ?? name($0) }, helpName: name, importance: importance,
                click: act, act: { reads($0) ? act : nil })
        }
        return KeyTable([
            row(
                "↓", help: "↓, PgDn, Space", { $0.sudoku.hints.more }, bar: next,
                .read(isBackwards: false)
            ) { [.down, .pageDown, .character("h"), .character(" ")].contains($0.key) },
            row(
                "↑", help: "↑, PgUp", { Phrase.before.text(in: $0.language) }, importance: .help,
                .read(isBackwards: true)
            ) { [.up, .pageUp].contains($0.key) },
            row("←", { $0.sudoku.lobby.previous }, bar: isNarrow ? "" : nil, .turn(-1)) {
                $0.key == .left
            },
            row("→", help: "→, Tab", { $0.sudoku.lobby.next }, bar: isNarrow ? "" : nil, .turn(1)) {
                [.right, .tab].contains($0.key)
            },
            row(
                "Home", { $0.sudoku.lobby.firstLesson }, importance: .help,
                .turnToEnd(isFirst: true)
            ) { $0.key == .home },
            row(
                "End", { $0.sudoku.lobby.lastLesson }, importance: .help,
                .turnToEnd(isFirst: false)
            ) { $0.key == .end },
            row(
                "Enter", { $0.sudoku.lobby.practiceIt }, bar: isNarrow && !isLast ? "" : nil, .begin
            ) { $0.key == .enter },
        ])
    }

    static func == (one: Self, other: Self) -> Bool {
        (one.number, one.picture, one.textPage) == (other.number, other.picture, other.textPage)
            && (one.window, one.colors) == (other.window, other.colors)
            && one.words == other.words
    }

    private mutating func readOn(_ emit: (News) -> Void) {
        if textPage + 1 < reading.count {
            textPage += 1
        } else if let next = Picture(rawValue: picture.rawValue + 1) {
            (picture, textPage) = (next, 0)
        } else {
            turn(to: number + 1, emit)
        }
    }

    private mutating func readBack(_ emit: (News) -> Void) {
        if textPage > 0 {
            textPage -= 1
        } else if let previous = Picture(rawValue: picture.rawValue - 1) {
            (picture, textPage) = (previous, 0)
        } else {
            turn(to: number - 1, emit)
        }
    }

    private mutating func turn(to number: Int, _ emit: (News) -> Void) {
        let count = SudokuTechniques.all.count
        self.number = (number % count + count) % count
        example = SudokuExample(technique)
        (picture, textPage) = (.place, 0)
        let setting = SudokuSettings.technique
        emit(.effect(.set(setting, to: technique)))
    }

    /// The text of the picture, for the current window.
    var reading: TextPages {
        let hints = words.sudoku.hints
        var text = [
            TextSentence(
                text: "\(number + 1)/\(SudokuTechniques.all.count) \(hints.technique(technique))",
                role: .title, isTitle: true)
        ]
        func add(_ sentence: String?, _ role: Role = .text) {
            if let sentence { text.append(TextSentence(text: sentence, role: role)) }
        }
        switch (picture, example) {
        case (.place, let example):
            add(hints.sentence(technique))
            add(example.map { hints.look(at: $0.hint) }, .accent)
        case (.reason, let example):
            add((example?.step).map(hints.reason))
            add((example?.step).flatMap(hints.explanation), .dim)
        case (.conclusion, let example):
            for sentence in (example?.step).map(hints.conclusions) ?? [] { add(sentence, .accent) }
            add(words.sudoku.lobby.toPractice, .dim)
        }
        return TextPages(
            text, in: SudokuLayout(fitting: window).textRoom(in: window, head: 0))
    }

    /// The cells of the board in the picture.
    var cells: [SudokuCell] {
        guard let example else { return [] }
        return SudokuCell.cells(
            of: example.step, in: example.position,
            area: picture == .place ? example.hint.area : nil,
            hasEnd: picture == .conclusion)
    }
}
