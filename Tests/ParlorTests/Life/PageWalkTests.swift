import Games
import Sweep
import TUI
import Testing

@testable import Parlor

/// A page of the program, and the way to it from the first screen.
struct WalkedPage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The game whose lobby leads to the page.
    var game: GameName?
    /// Chooses the row that leads on from the lobby.
    var row: (@Sendable (ListRow) -> Bool)?
    /// The keys that are pressed first.
    var keys: [KeyPress] = []
    var isNew = false
    var hasResults = false
    /// Indicates whether every game has an unfinished game and a board of the day.
    var hasGames = false

    /// The pages of the program and of all games in the list of modules.
    static let all: [WalkedPage] =
        [
            WalkedPage(testDescription: "home"),
            WalkedPage(testDescription: "home, begun", hasGames: true),
            named("statistics"), named("settings"),
            named("statistics, played", "statistics", hasResults: true),
        ]
        + GameName.allCases.flatMap { game in
            [
                WalkedPage(testDescription: "\(game.rawValue): lobby", game: game),
                WalkedPage(
                    testDescription: "\(game.rawValue): lobby, begun", game: game, hasGames: true),
                WalkedPage(
                    testDescription: "\(game.rawValue): settings", game: game,
                    keys: [KeyPress(.up)]),
                WalkedPage(
                    testDescription: "\(game.rawValue): introduction", game: game,
                    row: { $0.id == AnyHashable("new") }, isNew: true),
            ] + pages(of: game)
        }

    private static func named(
        _ name: String, _ row: String? = nil, hasResults: Bool = false
    ) -> WalkedPage {
        WalkedPage(
            testDescription: name, row: { $0.id == AnyHashable(row ?? name) },
            hasResults: hasResults)
    }

    /// The pages to which no row of a lobby leads. The list of techniques leads to the page of a
    /// technique, so Enter on that list opens it.
    private static let innerPages = [sudokuLessonName]

    /// The pages of a game as they are shown first, after a digit was typed, and after Enter.
    private static func pages(of game: GameName) -> [WalkedPage] {
        Set(game.module.pages.keys).subtracting(innerPages).sorted().flatMap { name in
            ["", "5", "\r"].map { typed in
                WalkedPage(
                    testDescription: "\(game.rawValue): \(name) \(typed == "\r" ? "Enter" : typed)",
                    game: game, row: { $0.press.contains(.go(.push(.page(game, name)))) },
                    keys: typed.unicodeScalars.map {
                        $0 == "\r" ? KeyPress(.enter) : KeyPress(typed: $0)
                    })
            }
        }
    }

    /// Goes to the page.
    func walk(in setting: WalkSetting) throws -> WalkedGame {
        let directory = hasGames ? try GameBeginning.directoryOfAll() : nil
        let walked = try WalkedGame(
            nil, "", setting, isNew: isNew, directory: directory
        ) { services in
            guard hasResults else { return }
            for (game, number) in zip(GameName.allCases, 1...) {
                let outcome = GameOutcome(
                    game: game, variant: "A", isWon: true, time: GameTime(seconds: 60 + number),
                    moves: 20, seed: 1)
                services.results.append(GameResult(outcome, endedAt: 1_763_600_000))
                services.results.append(
                    GameResult(
                        GameOutcome(
                            game: game, variant: "B", isWon: false, time: GameTime(seconds: 9),
                            moves: 2, seed: 2), endedAt: 1_763_600_900))
            }
        }
        if let game { try walked.perform(.click(ListSpot.row(game))) }
        if let row {
            let services = walked.play.services
            let rows =
                game?.module.starts.lobby(services)
                ?? ["statistics", "settings"].map { ListRow(id: $0, title: "", press: []) }
            let id = try #require(rows.first(where: row)?.id, "No row leads to the page.")
            try walked.perform(.click(ListSpot.row(id)))
        }
        for key in keys { walked.press(key) }
        return walked
    }
}

@Suite struct `Every page` {
    /// The last line is the bar, which may leave out keys.
    @Test(arguments: WalkSetting.covering(WalkedPage.all))
    func `cuts no title and no other text`(_ page: WalkedPage, _ setting: WalkSetting) throws {
        let walked = try page.walk(in: setting)
        // An example of a deal and the sketch of a rule contain an ellipsis on purpose.
        let lines = walked.lines.joined(separator: "\n").replacing("7D9C4D…", with: "")
            .replacing("→ …", with: "").split(separator: "\n").dropLast()
        #expect(lines.count > 2 && !lines.joined().contains("…"), "\(walked.play.text)")
    }

    @Test(arguments: WalkedPage.all, Sweep.isWhole ? WalkSetting.each : [.usual])
    func `does everything that it shows, and is unchanged after its help`(
        _ page: WalkedPage, _ setting: WalkSetting
    ) throws {
        let first = try page.walk(in: setting)
        let isTyped = first.bar.contains { $0.keys == "Esc" }
        for act in [CommonAct.help, .quit, .back] {
            // The first screen has no way back. Where text is typed, Ctrl-C quits.
            let isLeftOut =
                act == .quit ? isTyped : act == .back && page.testDescription.hasPrefix("home")
            #expect(first.offers(act) != isLeftOut, "\(act)\n\(first.play.text)")
        }
        let help = KeyPress(.function(1))
        let before = first.look
        first.press(help)
        #expect(first.look != before && first.offers(.back), "\(first.play.text)")
        first.press(KeyPress(.escape))
        #expect(first.look == before, "\(first.play.text)")
        // The bar has the same keys in a larger window. In a small window, every second key is
        // tried.
        guard setting.columns <= 80 else { return }
        let high = WalkSetting(columns: 80, rows: 60, language: setting.language)
        // The help page is the same in every window.
        let read = setting.columns == 80 ? try page.walk(in: high).readHelp(by: help) : []
        #expect(setting.columns != 80 || read.count > 1, "the help page has no rows")
        let isUsual = setting.columns == 80 || Sweep.isWhole
        for (number, keys) in (first.bar.map(\.keys) + read.map(\.key)).enumerated()
        where isUsual || number.isMultiple(of: 2) {
            let isDone = try KeyPress.all(writtenAs: keys).contains { key in
                let walked = try page.walk(in: setting)
                walked.press(key)
                return walked.look != before
            }
            // Keys with Ctrl are not pressed here.
            #expect(isDone || keys.contains("Ctrl"), "\(keys) does nothing\n\(first.play.text)")
        }
    }

    @Test func `takes no sideways wheel for one up or down`() throws {
        var scrolled: [String] = []
        for page in WalkedPage.all {
            let walked = try page.walk(in: .usual)
            func turn(_ direction: Mouse.Direction, _ modifiers: Modifiers, at row: Int) {
                walked.report(
                    Mouse(.wheel(direction), column: 40, row: row, modifiers: modifiers))
            }
            let start = walked.look
            for row in stride(from: 1, to: walked.lines.count, by: 3) {
                turn(.down, [], at: row)
                let before = walked.look
                for (direction, modifiers) in [
                    (Mouse.Direction.left, Modifiers()), (.right, []), (.up, .shift),
                    (.down, .shift),
                ] {
                    turn(direction, modifiers, at: row)
                    #expect(walked.look == before, "\(page.testDescription)\n\(walked.play.text)")
                }
            }
            if walked.look != start { scrolled.append(page.testDescription) }
        }
        #expect(scrolled.contains("statistics, played"), "\(scrolled)")
    }
}
