import Foundation
import Reactive
import Synchronization
import TUI

@testable import Games
@testable import Parlor

/// The program with its own files, which are removed at the end.
final class ProgramRun {
    let directory: String
    let services: Services
    let pilot: Pilot

    /// Starts the program. The player has seen the introductions unless `isNew` is true. The pilot
    /// keeps no frames by default. `changing` replaces inputs from outside of the program, such as
    /// its disk.
    init(
        _ arguments: String = "--seed 3", isNew: Bool = false, columns: Int = 80, rows: Int = 24,
        language: String = "en", colors: ColorDepth = .full, workers: Workers = .immediate,
        directory: String? = nil, clock: DayClock = DayClock(),
        prepare: (Services) -> Void = { _ in },
        changing: (inout ExternalInputs) -> Void = { _ in }
    ) throws {
        let directory =
            directory ?? temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        self.directory = directory
        if !isNew { try ProgramRun.introduceGames(in: directory) }
        let words = arguments.split(separator: " ").map(String.init)
        let invocation = try Invocation.parse(words + ["--data-dir", directory])
        // The same run has the same random numbers.
        var luck = SplitMix(state: 20_251_121)
        var external = ExternalInputs(
            secondsSince1970: clock.look,
            randomNumber: { luck.next() & 0xFFFF_FFFF }, volume: DiskVolume())
        changing(&external)
        let services = Services(
            invocation, ["LANG": language], external, workers: workers)
        self.services = services
        prepare(services)
        // The terminal does the same with its options.
        var surroundings = Surroundings(size: Size(columns: columns, rows: rows))
        surroundings.colors = colors
        surroundings.reducesMotion = services.settings.now.terminalOptions.reducesMotion
        pilot = Pilot(
            in: surroundings, keepsFrames: false,
            theme: { services.settings.now.theme(in: $0) }, { parlor($0, services) })
    }

    /// Settings in which every introduction was seen.
    static var introductions: String {
        "{"
            + SettingRow.introductions.map { "\"\($0.name)\": true" }.joined(separator: ", ")
            + "}\n"
    }

    private static func introduceGames(in directory: String) throws {
        let file = URL(filePath: directory).appending(path: "settings.json")
        if FileManager.default.fileExists(atPath: file.path) { return }
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
        try introductions.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Changes a setting as its row in a list does.
    func set<Value>(_ setting: Setting<Value>, to value: Value) {
        services.settings.set(setting, to: value)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    var text: String { pilot.text }

    /// Turns up cards with the given numbers: cards 2n and 2n + 1 show the same picture.
    func turn(_ cards: Int...) throws {
        for card in cards { try pilot.click(.value(MemorySpot.card(card))) }
    }

    /// Finds all pairs of a board.
    func clear(pairs: Int = 8) throws {
        for pair in 0..<pairs { try turn(2 * pair, 2 * pair + 1) }
        // The last pair is shown before the result.
        pilot.advance(by: .seconds(3))
    }

    /// Ends the program without quitting and starts it again.
    func comeBack(
        _ arguments: String = "", isNew: Bool = false, columns: Int = 80, rows: Int = 24,
        clock: DayClock = DayClock()
    ) throws -> ProgramRun {
        services.saves.writeAll()
        return try ProgramRun(
            arguments, isNew: isNew, columns: columns, rows: rows, directory: copy(),
            clock: clock)
    }

    /// Copies the files to another directory.
    func copy() throws -> String {
        let copy = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return copy
    }
}

/// A clock of the day that the test sets.
struct DayClock {
    let look: () -> Int

    init(_ look: @escaping () -> Int = { 1_763_683_200 }) { self.look = look }
}

extension Workers {
    /// Workers that answer at once.
    static var immediate: Workers { workers() }

    static func workers(
        boards: any PuzzleSource = ImmediatePuzzles(), judge: any KlondikeJudge = InstantJudge(),
        mines: any MinesJudge = ImmediateMinesJudge()
    ) -> Workers {
        var workers = Workers()
        workers[(any PuzzleSource).self] = boards
        workers[(any KlondikeJudge).self] = judge
        workers[(any MinesJudge).self] = mines
        return workers
    }
}

/// A judge that answers at once after a short search. The search does not count as work of the run,
/// because that of the program runs in the background.
struct InstantJudge: KlondikeJudge {
    var positions = 3_000

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .just(
            WorkBudget().counting {
                SearchAnswers.judgement(of: question, bytes: 1 << 22, positions: positions)
            })
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .just(SearchedDeals.winnableDeal(for: search))
    }
}

/// The winnable deals that tests ask for. Each is searched for only once.
enum SearchedDeals {
    private static let known = Mutex<[Klondike.Search: Klondike.WinnableDeal]>([:])

    static func winnableDeal(for search: Klondike.Search) -> Klondike.WinnableDeal {
        if let deal = known.withLock({ $0[search] }) { return deal }
        let deal = WorkBudget().counting { SearchAnswers.winnableDeal(for: search) }
        known.withLock { $0[search] = deal }
        return deal
    }
}

/// A judge that never answers.
struct SilentJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
}

extension SettingsStore {
    func set<Value>(_ setting: Setting<Value>, to value: Value) {
        if let row = SettingRow.all.first(where: { $0.name == setting.name }) {
            set(row, to: setting.write(value))
        }
    }
}

extension ProgramRun {
    /// The title and the text of the dialog on the screen, on one line; empty without a dialog. A
    /// card has no title in its frame.
    var dialog: String {
        guard let place = dialogPlace else { return "" }
        let inside = text.split(separator: "\n", omittingEmptySubsequences: false)[place.row...]
            .prefix(place.rows - 1).map { row in
                var column = 0
                return row.filter { character in
                    defer { column += CharacterWidth(character).columns }
                    return place.column..<place.column + place.columns ~= column
                }
            }
        return inside.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " │╭╮─")) }
            .joined(separator: " ")
    }

    /// The rectangle of the dialog on the screen; nil without a dialog.
    var dialogPlace: Rect? {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let top = rows.firstIndex(where: { $0.contains("╭─ ") }),
            let corner = rows[top].range(of: "╭─ "),
            let end = rows[top][corner.upperBound...].firstIndex(of: "╮")
        else { return nil }
        func columns(_ text: Substring) -> Int { CharacterWidth(String(text)).columns }
        let left = columns(rows[top][..<corner.lowerBound])
        let bottom = rows[top...].firstIndex { row in
            var column = 0
            return row.contains { character in
                defer { column += CharacterWidth(character).columns }
                return column == left && character == "╰"
            }
        }
        return Rect(
            column: left, row: top, columns: columns(rows[top][...end]) - left,
            rows: (bottom ?? rows.endIndex - 1) - top + 1)
    }

    /// The keys and titles of the buttons on the screen, such as `n New game`.
    var buttons: [String] {
        text.matches(of: /\[ +([^\]\[]*[^\]\[ ]) +\]/).map { String($0.1) }
    }

    /// Returns whether the screen has a button with a title.
    func hasButton(_ title: String) -> Bool { buttons.contains { $0.hasSuffix(title) } }
}
