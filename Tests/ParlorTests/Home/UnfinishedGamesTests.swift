import Foundation
import Games
import Sweep
import TUI
import Testing

@testable import Parlor

/// The player has left two games of every kind: one on yesterday's board of the day, and another.
@Suite struct `Unfinished games on the first screen` {
    private static let today = ProgramRun.today + 1

    /// The files of these games, written once for all tests.
    private static let files = Result {
        var files: [String: Data] = [:]
        for (game, arguments) in GameName.walked.flatMap({ [($0, "--seed 3"), ($0, "--daily")] }) {
            let walked = try WalkedGame(game, arguments, .usual)
            try walked.begin()
            try walked.beginToCount()
            files.merge(try walked.leave()) { first, _ in first }
        }
        return files
    }

    /// The windows, each larger than the one before.
    private static let sizes =
        Sweep.isWhole
        ? [
            (80, 24), (84, 26), (92, 28), (100, 30), (110, 32), (116, 36), (120, 40), (126, 40),
            (140, 45), (160, 45), (180, 50), (200, 60), (240, 70),
        ] : [(80, 24), (100, 30), (120, 40), (160, 45), (200, 60)]

    private func home(
        _ size: (columns: Int, rows: Int), _ language: Language, games: [GameName] = [],
        arguments: String = "",
        results: [GameResult] = []
    ) throws -> ProgramRun {
        let files = try Self.files.get().filter { name, _ in
            games.isEmpty || name == "settings.json"
                || games.contains { name.hasPrefix($0.rawValue) }
        }
        return try ProgramRun(
            arguments, columns: size.columns, rows: size.rows, language: language.rawValue,
            directory: temporaryDirectory(with: files),
            clock: DayClock { 86_400 * Self.today }
        ) { services in
            for result in results { services.results.append(result) }
        }
    }

    private func left(_ home: ProgramRun) -> [(row: ListRow, picture: Thumbnail)] {
        GameModule.all.flatMap { $0.starts.unfinished(home.services) }.map {
            ($0.homeRow(home.services, home.services.words), $0.thumbnail)
        }
    }

    /// The places of the corners of all frames. Cards in a frame have corners, too.
    private func corners(_ text: String) -> [[Int]] {
        let lines = text.split(separator: "\n").filter { line in
            line.first { $0 != " " }.map { "╭╰".contains($0) } == true
        }
        return frameCorners(in: lines.joined(separator: "\n"))
    }

    private func shows(
        _ thumbnail: Thumbnail, _ text: String, _ size: (columns: Int, rows: Int)
    ) -> Bool {
        thumbnail.pictures(in: Size(columns: size.columns, rows: size.rows)).contains { picture in
            picture.map { $0.map(\.text).joined() }.filter { !$0.allSatisfy(\.isWhitespace) }
                .allSatisfy { text.contains($0.trimmingCharacters(in: .whitespaces)) }
        }
    }

    /// In a narrow window, a row that is too long does not hide the values of other rows.
    @Test(arguments: [(40, 15), (40, 20), (44, 24)], Language.allCases)
    func `hide no value of a setting in their list`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        for game in GameModule.all {
            let list = try home(size, language, arguments: game.name.rawValue)
            // The game that was last played goes on at once.
            if !list.text.contains("▸") { list.pilot.press(.escape) }
            func chosen() throws -> String {
                String(try #require(list.text.split(separator: "\n").first { $0.contains("▸") }))
            }
            var lines: [String] = []
            list.pilot.press(.home)
            while try lines.first != chosen() {
                lines.append(try chosen())
                // Whatever the value, it is complete.
                for _ in 0..<(lines.last?.contains("‹") == true ? 9 : 0) {
                    list.pilot.press(.right)
                    #expect(try chosen().contains(/‹ [^…]+ ›/), "\(list.text)")
                }
                list.pilot.press(.down)
                try #require(lines.count < 30)
            }
            let settings = game.settings.filter { $0.isStored && $0.isListed }
            #expect(lines.count { $0.contains("‹") } >= settings.count, "\(list.text)")
            for setting in settings {
                let title = setting.title(list.services.words).prefix(3)
                #expect(lines.contains { $0.contains(title) && $0.contains("‹") }, "\(lines)")
            }
            // Unfinished games can be told apart.
            #expect(Set(lines).count == lines.count, "\(lines)")
            let left = game.starts.unfinished(list.services).map { $0.row(list.services) }
            #expect(left.count == 2)
            for row in left { #expect(lines.contains { $0.contains(row.title.prefix(16)) }) }
        }
    }

    /// Every list that does not fit.
    @Test(arguments: [""] + GameName.walked.map(\.rawValue), Language.allCases)
    func `are reached by the bar of their list, with the mouse`(
        _ arguments: String, _ language: Language
    ) throws {
        let list = try home((40, 15), language, arguments: arguments)
        if !list.text.contains("▸") { list.pilot.press(.escape) }
        func lines() -> [[Character]] {
            list.text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        }
        func end(_ key: Key) -> String {
            list.pilot.press(key)
            return list.text
        }
        let (bottom, top) = (end(.end), end(.home))
        guard let row = lines().firstIndex(where: { $0.contains("┃") }) else {
            // All rows fit.
            #expect(bottom.split(separator: "\n").count == top.split(separator: "\n").count)
            return #expect(arguments != "" && arguments != "sudoku")
        }
        let column = try #require(lines()[row].firstIndex(of: "┃"))
        let columns = CharacterWidth(String(lines()[row][..<column])).columns
        let last = try #require(
            lines().lastIndex { $0.contains("│") && CharacterWidth(String($0)).columns > columns })
        func report(_ action: Mouse.Action, _ row: Int) {
            list.pilot.send(.mouse(Mouse(action, column: columns, row: row)))
        }
        report(.press(.left), row)
        #expect(list.text == top)
        report(.drag(.left), last)
        #expect(list.text == bottom, "\(list.text)")
        report(.drag(.left), row)
        report(.release(.left), row)
        #expect(list.text == top, "\(list.text)")
        try list.pilot.click(.at(columns, last))
        #expect(list.text == bottom, "\(list.text)")
    }

    /// The options of an unfinished game, such as guesses, can differ from the settings.
    @Test(arguments: Language.allCases)
    func `say when they were last played, as in the list of the game`(_ language: Language) throws {
        let home = try home((120, 40), language)
        for game in GameModule.all {
            for left in game.starts.unfinished(home.services) {
                let row = left.homeRow(home.services, home.services.words)
                #expect(row.summary == left.row(home.services).summary && row.summary != "")
                try home.pilot.move(to: .value(ListSpot.row(row.id)))
                #expect(home.text.contains(row.summary), "\(home.text)")
            }
        }
    }

    @Test(arguments: [(72, 24), (76, 30), (78, 24)] + sizes, Language.allCases)
    func `have a whole picture or none, in a frame that stays the same`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        for games in [GameName.walked, [.memory, .sudoku, .klondike]] {
            let home = try home(size, language, games: games)
            let left = left(home)
            #expect(left.count == 2 * games.count)
            var frames: Set<[[Int]]> = []
            var shown: Set<Bool> = []
            for (row, picture) in left {
                try home.pilot.move(to: .value(ListSpot.row(row.id)))
                frames.insert(corners(home.text))
                let isShown = shows(picture, home.text, size)
                shown.insert(isShown)
                #expect(isShown || !home.text.contains(/[▒▪]/), "\(home.text)")
            }
            #expect(frames.count == 1 && shown.count == 1, "\(frames)\n\(home.text)")
            // In Korean, the row with the date and the time of yesterday's memory game is wider.
            if size.columns >= (language == .korean ? 84 : 80) {
                #expect(shown == [true], "\(home.text)")
            }
        }
    }

    /// The last games and their titles.
    @Test(arguments: GameName.walked, Language.allCases)
    func `leave room for the last games`(_ game: GameName, _ language: Language) throws {
        let results = (0..<12).map { number in
            GameResult(.memory, "8×3, 90 s", day: Self.today, second: number, took: 70 + number)
        }
        for size in [(120, 40), (200, 60)] {
            let home = try home(size, language, games: [game], results: results)
            let words = home.services.words
            let time = try #require(home.services.dailyProgress.recent.first?.time.text)
            let line = home.text.split(separator: "\n").first { $0.contains(" \(time)") }
            #expect(home.text.contains(words.statistics.lastGames), "\(home.text)")
            #expect(
                line?.contains(GameName.memory.module.title(words)) == true, "\(home.text)")
        }
    }

    @Test(arguments: Language.allCases, [0, 12])
    func `show everything in a large window that they show in a smaller one`(
        _ language: Language, _ results: Int
    ) throws {
        var before: Set<String> = []
        for size in Self.sizes {
            let results = (0..<results).map {
                GameResult(
                    .memory, "8×3, 90 s", day: Self.today - $0, second: 60 * $0, took: 71 + $0,
                    daily: true, board: Self.today - $0)
            }
            let home = try home(size, language, results: results)
            let words = home.services.words
            let left = left(home)
            var texts = left.flatMap { [$0.row.title, $0.row.detail] }
            texts += GameModule.all.map { $0.title(words) }
            texts += [
                words.menu.streak(12), words.menu.todaysBoards, words.statistics.lastGames,
                words.menu.nextBoards(hours: 24, minutes: 0)[1], words.menu.quit,
            ]
            let shown = Set(
                texts.filter(home.text.contains)
                    + left.filter { row, picture in
                        (try? home.pilot.move(to: .value(ListSpot.row(row.id)))) != nil
                            && shows(picture, home.text, size)
                    }.map { "the picture of \($0.row.title)" })
            #expect(before.isSubset(of: shown), "\(before.subtracting(shown))\n\(home.text)")
            #expect(left.allSatisfy { shown.contains($0.row.detail) }, "\(home.text)")
            #expect(shown.contains(words.menu.streak(12)) == !results.isEmpty, "\(home.text)")
            #expect(!home.text.contains("…"), "\(home.text)")
            before = shown
        }
    }

    @Test(arguments: Sweep.isWhole ? [40, 60, 80] : [40, 80], Language.allCases)
    func `keep the title and the line about a game in the middle at every height`(
        _ columns: Int, _ language: Language
    ) throws {
        for rows in Sweep.isWhole ? 16...32 : 22...24 {
            for notices in Sweep.isWhole ? [0, 1, 2, 3] : [0, 3] {
                let home = try home((columns, rows), language)
                let problems = (0..<notices).map {
                    StorageProblem.damaged("/d/\($0).json", keptAs: "/d/\($0)-damaged")
                }
                home.services.notices.apply(.report(problems))
                home.pilot.advance(by: .seconds(1))
                let summary = GameModule.all[0].summary(home.services.words)
                for line in home.text.split(separator: "\n")
                where line.contains("P A R L O R") || line.contains(summary) {
                    let left = line.prefix { $0 == " " }.count
                    let right = columns - CharacterWidth(String(line)).columns
                    #expect(abs(left - right) <= 1, "\(home.text)")
                }
            }
        }
    }
}
