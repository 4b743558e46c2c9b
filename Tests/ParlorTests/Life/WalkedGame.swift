import Games
import Reactive
import ReactiveTesting
import Sweep
import Testing

@testable import Parlor
@testable import TUI

/// A window and a language in which games are walked through.
struct WalkSetting: Sendable, Equatable, CustomTestStringConvertible {
    let columns, rows: Int
    let language: String
    var isASCII = false

    private static let sizes = [(40, 20), (80, 24), (120, 40), (200, 60)]
    private static let languages = ["en", "ko"]

    static let all = sizes.flatMap { columns, rows in
        languages.map { WalkSetting(columns: columns, rows: rows, language: $0) }
    }
    /// Each game in each window, and in each language.
    static let covering = covering(GameName.walked)
    /// Each kind in each window, and in each language.
    static func covering<Kind>(_ kinds: [Kind]) -> [(Kind, WalkSetting)] {
        Sweep.covering(kinds, sizes, languages).map { kind, size, language in
            (kind, WalkSetting(columns: size.0, rows: size.1, language: language))
        }
    }
    /// Each window in one of the languages, for slower tests. A sweep tries both languages.
    static let each = zip(all, 0...).filter { setting, number in
        Sweep.isWhole || (setting.language == "ko") == (number / 2 % 2 == 1)
    }.map(\.0)
    static let usual = WalkSetting(columns: 80, rows: 24, language: "en")

    var testDescription: String { "\(columns)×\(rows) \(language)" }
}

extension GameName {
    /// The games that are walked through: those of the list of modules.
    static var walked: [GameName] { allCases }
}

/// A deed on a screen that has the same effect in every window.
enum WalkedDeed: CustomStringConvertible, Equatable {
    case key(KeyPress)
    case click(AnyHashable)

    var description: String {
        switch self {
        case .key(let key): "key \(key.text ?? "\(key.key)")"
        case .click(let value): "click on \(value)"
        }
    }
}

/// A stop on the walk through a game.
enum WalkStop: String, CaseIterable, Sendable {
    /// The stop `celebrated` is just after the last action, when the end is not shown yet.
    case waiting, ready, running, paused, celebrated, over, lookedBack
    /// Stops in a running game that only some games have: a board on which the game can judge no
    /// move, a move that was begun, and a board that needs only one more move.
    case unjudged, moveBegun, lastMove

    var isRunning: Bool { [.running, .unjudged, .moveBegun, .lastMove].contains(self) }

    /// Returns whether a game does not have the stop. A walk to any other stop arrives in every
    /// window.
    private static func isMissing(_ stop: WalkStop, in game: GameName) -> Bool {
        switch stop {
        // These games deal at once.
        case .waiting: [.memory, .mines].contains(game)
        // The board can be studied at once, so the clock is already running.
        case .ready: game == .sudoku
        // Only the sudoku has these stops.
        case .unjudged, .moveBegun, .lastMove: game != .sudoku
        case .running, .paused, .celebrated, .over, .lookedBack: false
        }
    }

    /// The stops of a game.
    static func all(of game: GameName) -> [WalkStop] {
        allCases.filter { !isMissing($0, in: game) }
    }

    /// Each game with each of its stops.
    static let ofGames = GameName.walked.flatMap { game in all(of: game).map { (game, $0) } }

    /// The stops of a game at which many deeds are tried in a window. In the usual window, these
    /// are all its stops. Each stop is also tried in one of the other windows, which differs
    /// between games. A sweep tries all stops in all windows.
    static func each(of game: GameName, in setting: WalkSetting) -> [WalkStop] {
        let others = [200, 120, 40]
        let turn = GameName.walked.firstIndex(of: game) ?? 0
        return zip(all(of: game), turn...).filter { _, number in
            Sweep.isWhole || setting.columns == 80
                || setting.columns == others[number % others.count]
        }.map(\.0)
    }
}

/// The whole program at the screen of a game, or of no game. The test reads the reports of its view
/// model in the journal, so that no game has to be named.
final class WalkedGame {
    let play: ProgramRun
    private let game: GameName?
    private let journal: Journal

    /// Starts the program, with the named game if there is one. If `isAnswered` is false, its
    /// requests to workers are never answered.
    init(
        _ game: GameName?, _ arguments: String, _ setting: WalkSetting, isAnswered: Bool = true,
        isNew: Bool = false, hasMotion: Bool = false, boards: any PuzzleSource = OneBoard(),
        directory: String? = nil,
        judge: any KlondikeJudge = PreparedJudge.undecided, prepare: (Services) -> Void = { _ in },
        changing: (inout ExternalInputs) -> Void = { _ in }
    ) throws {
        let journal = Journal { .zero }
        (self.game, self.journal) = (game, journal)
        play = try journal.open {
            try ProgramRun(
                "\(game?.rawValue ?? "") \(arguments) \(hasMotion ? "" : "--no-motion") "
                    + (setting.isASCII ? "--ascii" : ""),
                isNew: isNew, columns: setting.columns, rows: setting.rows,
                language: setting.language,
                workers: isAnswered ? .workers(boards: boards, judge: judge) : .silent,
                directory: directory,
                prepare: prepare, changing: changing)
        }
    }

    // MARK: Reports of the view model

    /// The visible part of the game; nil if no game is on the screen or below it.
    var seen: (any SeenGame)? {
        journal.streams.last { $0.name == "seen" && $0.listeners > 0 }?.entries.last?.event.element
            as? any SeenGame
    }

    var moment: GameMoment? { seen?.moment }

    /// The news of all games so far.
    var news: [any GameNews] {
        journal.streams.filter { $0.name == "news" }.flatMap(\.entries).sorted {
            $0.number < $1.number
        }.compactMap { $0.event.element as? any GameNews }
    }

    /// The actions of the player so far.
    var actions: [AnyHashable] { journal.actions }

    /// Indicates whether the player has touched the board, so that the game could be lost.
    private var isTouched: Bool { saved?.isTouched ?? false }

    /// Indicates whether the game would count as given up. In memory, a single card does not count.
    private var counts: Bool { saved?.givenUpNews != nil }

    /// The number of moves; nil if there is no saved game.
    var moveCount: Int? { saved?.moveCount }

    /// The saved game. It is nil as long as the game that this one replaced is saved.
    private var saved: (any PlayedGame)? {
        if seen?.canTakeBack == true { return nil }
        let saved = journal.streams.last { $0.name == "saved" && $0.listeners > 0 }
        return saved?.entries.last?.event.element as? any PlayedGame
    }

    /// A description of the visible part of the game. It differs for shuffled cards even if the
    /// picture of their backs does not.
    var seenText: String { seen.map { "\($0)" } ?? "" }

    /// The cells of the picture, and the effects.
    struct Look: Equatable {
        let picture: UInt64
        let copied, rings: Int
        let isOver: Bool
    }

    var look: Look {
        Look(
            picture: play.pilot.session.page.canvas.fingerprint, copied: play.pilot.copied.count,
            rings: play.pilot.rings, isOver: play.pilot.isOver)
    }

    /// The rows of the picture as text.
    var lines: [String] { (0..<rows).map(line) }
    private var rows: Int { play.pilot.session.page.canvas.rows }
    private var columns: Int { play.pilot.session.page.canvas.columns }
    private func line(_ row: Int) -> String { play.pilot.session.page.canvas.text(row: row) }
    private var areas: [Area] { play.pilot.session.page.areas.all }

    // MARK: Deeds

    func advance(by time: Duration) { journal.open { play.pilot.advance(by: time) } }

    func press(_ key: KeyPress) { journal.open { play.pilot.send(.key(key)) } }

    func report(_ mouse: Mouse) { journal.open { play.pilot.send(.mouse(mouse)) } }

    func paste(_ text: String) { journal.open { play.pilot.paste(text) } }

    func perform(_ deed: WalkedDeed) throws {
        try journal.open {
            switch deed {
            case .key(let key): play.pilot.send(.key(key))
            case .click(let value): try play.pilot.click(.value(value))
            }
        }
    }

    /// Starts the clock and touches the board.
    func begin() throws {
        try begin(by: game.map { try GameBeginning.of($0).clicks } ?? [])
    }

    /// Begins the game, and touches the board until it would count as given up.
    func beginToCount() throws {
        if !isBegun { try begin() }
        // A click may remove a thing, such as a card that moves, take back a move, or pause the
        // game.
        for thing in things.reversed() + things
        where !counts && things.contains(thing) && !"\(thing)".contains("undo") {
            try perform(.click(thing))
            if moment == .paused { press(KeyPress(typed: "p")) }
        }
    }

    /// Indicates whether the clock runs and the board was touched.
    var isBegun: Bool { moment == .running && isTouched }

    /// Switches to another window for a while, in which a game runs.
    func lookAway() {
        journal.open {
            play.pilot.focus(false)
            play.pilot.focus(true)
        }
    }

    // MARK: The page

    /// The values above the bar that can be clicked, in an order that does not depend on the
    /// window.
    var things: [AnyHashable] {
        let areas = areas.filter {
            $0.uses.contains(.press) && !$0.visible.isEmpty && $0.visible.row < barRow
                && !($0.value.base is CommonAct)
        }
        return Set(areas.map(\.value)).map { (value: $0, text: "\($0)") }
            .sorted { $0.text < $1.text }.map(\.value)
    }

    /// Indicates whether the program asks if the unfinished game may be given up.
    var isAsked: Bool { things.contains(AnyHashable(NewGameQuestion.Answer.start)) }

    func offers(_ act: CommonAct) -> Bool {
        areas.contains {
            $0.value == AnyHashable(act) && $0.uses.contains(.press) && !$0.visible.isEmpty
        }
    }

    private var barRow: Int { rows - 1 }

    /// Reads the visible keys of this moment and their uses on the help page.
    func readHelp(by key: KeyPress = KeyPress(typed: "?")) -> [KeyDescription] {
        press(key)
        let title = play.services.words.help.keys
        func cells(_ columns: Range<Int>, _ row: Int) -> String {
            play.pilot.session.page.canvas.text(columns, row: row)
        }
        // The text without the border and the scroll bar.
        func text(_ columns: Range<Int>, _ row: Int) -> String {
            cells(columns, row).filter { !"│┃".contains($0) }.trimmed
        }
        let heading = (1..<rows - 3).first { row in
            text(0..<columns, row) == title
        }
        let column = heading.flatMap { row in
            (0..<columns - 16).first { column in
                let first = cells(column..<column + 2, row).first
                return first != " " && first != "│"
            }
        }
        var keys: [KeyDescription] = []
        if let heading, let column {
            let right = min(column + 72, columns - 2)
            // A blank row follows the heading, and another one ends its keys.
            for row in heading + 2..<rows - 1 {
                let key = text(column..<column + 14, row)
                let use = text(column + 14..<right, row)
                if use.isEmpty || use.hasPrefix("─") { break }
                if key.isEmpty, let last = keys.popLast() {
                    keys.append(KeyDescription(last.key, "\(last.use) \(use)"))
                } else {
                    keys.append(KeyDescription(key, use))
                }
            }
        }
        press(KeyPress(.escape))
        return keys
    }

    /// An entry of the bar: its keys, its name, and the value that a click on it sends.
    struct Entry {
        let keys, name: String
        let value: AnyHashable?
    }

    /// The entries of the bar on the screen; empty if a board fills the window.
    var bar: [Entry] {
        let areas = areas.filter {
            $0.visible.row == barRow && $0.uses.contains(.press) && !$0.visible.isEmpty
        }
        guard areas.contains(where: { $0.value.base is CommonAct }) else { return [] }
        let pieces = line(barRow).split(separator: "  ").flatMap { piece -> [String] in
            let words = piece.split(separator: " ").map(String.init)
            // Keys without names have one blank between them.
            let isBare = words.allSatisfy { $0.count == 1 && $0.utf8.count == 1 }
            return isBare ? words : [words.joined(separator: " ")]
        }
        return pieces.compactMap { text in
            let words = text.split(separator: " ").map(String.init)
            // Arrows may be separated by blanks.
            let arrows = words.prefix { $0.allSatisfy("←→↑↓".contains) }
            let keys = arrows.isEmpty ? words.prefix(1) : arrows
            if keys.isEmpty || keys == ["…"] { return nil }
            let area = areas.first { area in
                let columns = area.visible.column..<area.visible.right
                return play.pilot.session.page.canvas.text(columns, row: barRow).trimmed == text
            }
            return Entry(
                keys: keys.joined(separator: " "),
                name: words.dropFirst(keys.count).joined(separator: " "), value: area?.value)
        }
    }
}

extension Journal {
    /// The actions of all games, in their order.
    var actions: [AnyHashable] {
        streams.filter { $0.name == "actions" }.flatMap(\.entries).sorted {
            $0.number < $1.number
        }.compactMap { ($0.event.element as? any Hashable).map { AnyHashable($0) } }
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension KeyPress {
    /// Reads the keys from a bar or a help page: `f`, `Enter, Space`, `← ↑ ↓ →`, `1 … 7`, `F1-F9`,
    /// `Shift+1-9`.
    static func all(writtenAs text: String) -> [KeyPress] {
        if text == "," { return [KeyPress(typed: ",")] }
        return text.split(separator: ",").flatMap { part -> [KeyPress] in
            var tokens = part.split(separator: " ").map(String.init)
            if tokens.count == 3, tokens[1] == "…" { return digits(tokens[0], tokens[2]) }
            var modifiers: Modifiers = []
            let names = [("Shift+", Modifiers.shift), ("Alt+", .alt), ("Ctrl+", .control)]
            for (name, modifier) in names where tokens.first?.hasPrefix(name) ?? false {
                tokens[0].removeFirst(name.count)
                modifiers = modifier
            }
            return tokens.flatMap(keys(writtenAs:)).map { key in
                modifiers.isEmpty ? key : KeyPress(key.key, modifiers: modifiers)
            }
        }
    }

    private static func keys(writtenAs token: String) -> [KeyPress] {
        let names: [String: Key] = [
            "Enter": .enter, "Esc": .escape, "Tab": .tab, "Backspace": .backspace,
            "⌫": .backspace, "Del": .delete, "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home,
            "End": .end,
        ]
        let arrows: [Character: Key] = ["←": .left, "→": .right, "↑": .up, "↓": .down]
        if token == "Space" { return [KeyPress(typed: " ")] }
        if let key = names[token] { return [KeyPress(key)] }
        if token.allSatisfy({ arrows[$0] != nil }) {
            return token.compactMap { arrows[$0] }.map { KeyPress($0) }
        }
        let range = token.split(separator: "-").map(String.init)
        if range.count == 2, range.allSatisfy({ $0.count == 1 }) {
            return digits(range[0], range[1])
        }
        let functions = range.compactMap { $0.first == "F" ? UInt8($0.dropFirst()) : nil }
        if let first = functions.first, let last = functions.last, functions.count == range.count {
            return (first...last).map { KeyPress(.function($0)) }
        }
        // Keys with Ctrl quit the program, so a walk does not press them.
        if token.hasPrefix("Ctrl-") { return [] }
        return token.unicodeScalars.map { KeyPress(typed: $0) }
    }

    private static func digits(_ first: String, _ last: String) -> [KeyPress] {
        guard let first = first.unicodeScalars.first, let last = last.unicodeScalars.first,
            first.value <= last.value
        else { return [] }
        return (first.value...last.value).compactMap(Unicode.Scalar.init).map {
            KeyPress(typed: $0)
        }
    }
}

extension Workers {
    /// Workers that never answer.
    fileprivate static var silent: Workers { workers(boards: NoBoards(), judge: SilentJudge()) }
}

/// A source that never has a board.
private struct NoBoards: PuzzleSource {
    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> { .never() }
}

extension PreparedJudge {
    /// A judge that never decides and does not search, because a walk asks it often.
    static var undecided: PreparedJudge { PreparedJudge { _ in .init(.unknown) } }
}
