import Games
import TUI
import Testing

@testable import Parlor

/// The first screen and the statistics in large windows, and notices in small ones.
@Suite struct `The space in a large window` {
    @Test(arguments: [(120, 40), (200, 60)], Language.allCases)
    func `shows the last games on the first screen`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let home = try ProgramRun.withResults(
            "", columns: size.columns, rows: size.rows, language: language.rawValue)
        let words = home.services.words
        #expect(home.text.contains(words.statistics.lastGames), "\(home.text)")
        #expect(home.text.contains(words.statistics.day(ProgramRun.today, today: ProgramRun.today)))
        let recent = home.services.dailyProgress.recent
        let lines = home.text.split(separator: "\n").filter { $0.contains(recent[0].time.text) }
        #expect(lines.contains { $0.contains(recent[0].kind.game.module.title(words)) })
        // The newest games fill the frame, which is as high as its neighbors.
        #expect(recent.prefix(10).allSatisfy { home.text.contains($0.time.text) }, "\(home.text)")
        #expect(!home.text.contains("…"))
    }

    @Test(arguments: [(100, 40), (120, 40), (200, 60)], Language.allCases)
    func `separates the tiles of today's boards from the line above them`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let home = try ProgramRun(
            "", columns: size.columns, rows: size.rows, language: language.rawValue)
        let lines = home.text.split(separator: "\n", omittingEmptySubsequences: false)
        let title = try #require(
            lines.firstIndex { $0.contains(home.services.words.menu.todaysBoards) })
        #expect(lines[title + 1].allSatisfy { $0 == " " }, "\(home.text)")
        #expect(lines[title + 2].contains("╭"), "\(home.text)")
    }

    @Test(arguments: [(120, 40), (200, 60)], Language.allCases)
    func `tells how to play beside the list of each game, where there is room`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let home = try ProgramRun(
            "", columns: size.columns, rows: size.rows, language: language.rawValue)
        let words = home.services.words
        for game in GameModule.all {
            let page = game.help(words)
            let line = try #require(
                page.sketch.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .max { $0.count < $1.count })
            if size.columns == 200 {
                #expect(home.text.contains(line), "\(home.text)")
                #expect(home.text.contains(page.details[0].prefix(30)), "\(home.text)")
                // The first steps take the place of the rules.
                #expect(!home.text.contains(page.rules[0].prefix(40)), "\(home.text)")
            }
            home.pilot.press(.enter)
            #expect(home.text.contains(line), "\(home.text)")
            for step in page.firstSteps {
                #expect(home.text.contains(step.prefix(20)), "\(home.text)")
            }
            // Nothing is cut.
            let dots = page.sketch.count { $0 == "…" }
            #expect(home.text.count { $0 == "…" } == dots, "\(home.text)")
            home.pilot.type("b")
            home.pilot.press(.down)
        }
    }

    @Test func `has the last games, which a window of eighty columns leaves out`() throws {
        let home = try ProgramRun.withResults("")
        #expect(!home.text.contains(home.services.words.statistics.lastGames))
        #expect(home.text.contains("Quit"))
    }

    @Test(arguments: Language.allCases)
    func `shows all games side by side in the statistics, and the last results`(
        _ language: Language
    ) throws {
        let play = try ProgramRun.withResults(
            "", columns: 200, rows: 60, language: language.rawValue)
        play.pilot.press(.up, .up, .up, .up, .enter)
        let words = play.services.words
        #expect(play.text.contains(words.statistics.lastGames))
        #expect(play.text.contains(words.statistics.allTimes))
        #expect(
            play.text.contains(words.statistics.day(ProgramRun.today - 1, today: ProgramRun.today)))
        // Each game with results has a frame, and a click on it opens its page.
        for (page, game) in [GameName.memory, .sudoku].enumerated() {
            let frame = play.text.split(separator: "\n").contains {
                $0.contains("─ \(game.module.title(words)) ")
                    || $0.contains("━ \(game.module.title(words)) ")
            }
            #expect(frame, "\(play.text)")
            try play.pilot.click(.value(StatisticsScene.Act.open(page)))
            #expect(play.text.contains("━ \(game.module.title(words)) "), "\(play.text)")
        }
    }

    @Test(arguments: [(40, 15), (40, 20), (80, 24), (120, 40)], Language.allCases)
    func `stays with the menu even if there are many notices`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let problems = (1...9).map {
            StorageProblem.damaged("/data/\($0).json", keptAs: "/data/\($0)-damaged")
        }
        let home = try ProgramRun(
            "", columns: size.columns, rows: size.rows, language: language.rawValue
        ) { $0.notices.apply(.report(problems)) }
        let words = home.services.words
        let games = GameModule.all.map { $0.title(words) }
        for row in games + [words.menu.statistics, words.menu.settings, words.menu.help] {
            #expect(home.text.contains(row), "\(home.text)")
        }
        #expect(home.text.contains(words.menu.quit), "\(home.text)")
        // The screen shows the newest notices, and the number of older notices.
        #expect(home.text.contains("9.json"), "\(home.text)")
        let shown = (1...9).count { home.text.contains("/\($0).json") }
        let more = words.storage.moreNotices(9 - shown)
        #expect(home.text.contains(more) == (shown < 9), "\(home.text)")
        home.pilot.press(.down)
        #expect(!home.text.contains("9.json"))
    }
}
