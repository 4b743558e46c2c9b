import Games
import Testing

@testable import Parlor
@testable import TUI

/// Today's boards on the first screen.
@Suite struct `The tiles of today` {
    private static let sizes = [(40, 20), (80, 24), (120, 40), (200, 60)]

    @Test(arguments: sizes, ["en", "ko_KR.UTF-8"])
    func `fill the middle without cutting anything`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        let home = try ProgramRun("", columns: size.columns, rows: size.rows, language: language)
        let words = home.services.words
        let lines = home.text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map { String($0) }
        #expect(!lines.joined().contains("…"), "\(home.text)")
        #expect(lines.joined().count { $0 == "○" } == GameModule.all.count, "\(home.text)")
        for game in GameModule.all {
            // The title appears in a tile and in the list.
            let title = game.title(words)
            #expect(home.text.components(separatedBy: title).count - 1 >= 2, "\(title)")
            try home.pilot.move(to: .value(ListSpot.row("today \(game.name)")))
        }
        // A title in the frame of a tile has a space on both sides.
        for line in lines where line.contains("╭") {
            for game in GameModule.all where line.contains(game.title(words)) {
                #expect(line.contains(" \(game.title(words)) "), "\(home.text)")
            }
        }
        let next = words.menu.nextBoards(hours: 0, minutes: 0)[1].prefix(4)
        #expect(home.text.contains(next), "\(home.text)")
        // The margins are equal on the left and right, and at the top and bottom.
        let full = lines.enumerated().filter { !$0.element.isEmpty }
        let left = full.map { $0.element.prefix { $0 == " " }.count }.min() ?? 0
        let right = size.columns - (full.map { columns(of: $0.element) }.max() ?? 0)
        #expect(abs(left - right) <= 2, "\(left) \(right) \(home.text)")
        let top = full.first?.offset ?? 0
        let bottom = size.rows - 2 - (full.last?.offset ?? 0)
        #expect(abs(top - bottom) <= 1, "\(top) \(bottom) \(home.text)")
        // In a large window, the screen uses more than half of the rows and of the columns.
        #expect(2 * (size.rows - top - bottom) > size.rows)
        #expect(2 * (size.columns - left - right) >= size.columns, "\(home.text)")
    }

    @Test(arguments: [(120, 40), (200, 60)], Language.allCases)
    func `are aligned with the parts below them, whatever these parts are`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        func home(_ directory: String? = nil) throws -> ProgramRun {
            try ProgramRun(
                "", columns: size.columns, rows: size.rows, language: language.rawValue,
                directory: directory)
        }
        let play = try ProgramRun("klondike --seed 7")
        play.pilot.type("d")
        play.services.saves.writeAll()
        let results = try ProgramRun.withResults(
            "", columns: size.columns, rows: size.rows, language: language.rawValue)
        for home in [try home(), try home(play.copy()), results] {
            // The lines that begin with a corner; a part may contain boxes.
            let lines = home.text.split(separator: "\n").filter { line in
                line.first { $0 != " " }.map { "╭╰".contains($0) } == true
            }
            try #require(lines.count == 4, "\(home.text)")
            let corners = frameCorners(in: lines.joined(separator: "\n"))
            let (top, bottom) = (corners[0], corners[3])
            #expect(top.count == 2 * GameModule.all.count, "\(home.text)")
            #expect(corners[2] == bottom && bottom.count > 4, "\(home.text)")
            // Left edges are below left edges, and right edges below right edges.
            for (place, column) in bottom.enumerated() {
                #expect(top.indices.contains { $0 % 2 == place % 2 && top[$0] == column })
            }
            #expect(bottom.first == top.first && bottom.last == top.last, "\(home.text)")
            // Each part has a title.
            let titles = lines[2].matches(of: /╭─ \S/)
            #expect(titles.count == bottom.count / 2, "\(home.text)")
            #expect(lines[2].contains(home.services.words.menu.menu))
        }
    }

    @Test(arguments: sizes, Language.allCases)
    func `are below their title`(_ size: (columns: Int, rows: Int), _ language: Language) throws {
        let home = try ProgramRun(
            "", columns: size.columns, rows: size.rows, language: language.rawValue)
        let lines = home.text.split(separator: "\n")
        let title = lines.firstIndex { $0.contains(home.services.words.menu.todaysBoards) }
        let tiles = lines.firstIndex { $0.contains("○") }
        #expect(try #require(title) < #require(tiles), "\(home.text)")
    }

    @Test func `are above the text on how to play`() throws {
        let home = try ProgramRun("", columns: 200, rows: 60)
        for step in GameName.memory.module.texts(home.services.words).firstSteps {
            #expect(home.text.contains(step), "\(home.text)")
        }
        let words = home.services.words
        let title = "\(words.help.howToPlay): \(words.memory.about.title)"
        #expect(home.text.contains("─ \(title) ─"), "\(home.text)")
        try home.pilot.move(to: .value(ListSpot.row("settings")))
        #expect(home.text.contains("─ \(words.statistics.allGames) ─"), "\(home.text)")
    }

    private func columns(of line: some StringProtocol) -> Int {
        line.unicodeScalars.reduce(0) {
            $0 + (0x1100...0xd7ff ~= $1.value && $1.value > 0x2fff ? 2 : 1)
        }
    }

    @Test(arguments: sizes)
    func `each tile is reached directly, by the arrows and by a click`(
        _ size: (columns: Int, rows: Int)
    ) throws {
        for (place, game) in GameModule.all.enumerated() where game.name != .sudoku {
            for isClicked in [true, false] {
                let home = try ProgramRun("", columns: size.columns, rows: size.rows)
                if isClicked {
                    try home.pilot.click(.value(ListSpot.row("today \(game.name)")))
                } else {
                    for _ in 0...place { home.pilot.press(.right) }
                    home.pilot.press(.enter)
                }
                #expect(!home.text.contains("P A R L O R"), "\(home.text)")
            }
        }
        let home = try ProgramRun("", columns: size.columns, rows: size.rows)
        home.pilot.press(.left)
        home.pilot.press(.up)
        #expect(home.text.contains("▸ Quit"))
        home.pilot.press(.right)
        home.pilot.press(.down)
        #expect(home.text.contains("▸ Memory"))
    }

    @Test func `Tab leads through the list and the tiles, and round again`() throws {
        let home = try ProgramRun("")
        var focused: [AnyHashable] = []
        for _ in 0..<13 {
            let area = try #require(home.pilot.session.page.areas.focused)
            let cursor = try #require(home.pilot.cursor)
            #expect(area.visible.contains(cursor))
            focused.append(area.value)
            home.pilot.press(.tab)
        }
        #expect(Set(focused).count == 12 && focused[0] == focused[12])
    }

    @Test func `a finished board shows its time, and the streak`() throws {
        var seconds = 1_763_683_200
        let clock = DayClock { seconds }
        let play = try ProgramRun("mines --daily", clock: clock)
        try play.playMines(isWon: true)
        let time = try #require(results(in: play.directory).first?.time)
        for (size, isLarge) in [((40, 20), false), ((80, 24), false), ((120, 40), true)] {
            let home = try play.comeBack(columns: size.0, rows: size.1, clock: clock)
            let text = home.text.replacing("\u{A0}", with: " ")
            let name = size.0 == 40 ? "Mines " : ""
            #expect(text.contains("● \(name)\(time.text)"), "\(text)")
            #expect(text.contains("1-day streak"), "\(text)")
            #expect(text.contains(home.services.words.statistics.streak) == isLarge, "\(text)")
        }
        // On the next day the board can be played again, and the streak is not broken yet.
        seconds += 86_400
        let next = try play.comeBack(clock: clock)
        #expect(!next.text.contains("●") && next.text.contains("1-day streak"))
    }

    @Test(arguments: sizes, ["en", "ko"])
    func `a streak of zero shows no number, and a tile shows the next step`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        let home = try ProgramRun("", columns: size.columns, rows: size.rows, language: language)
        let words = home.services.words.menu
        #expect(!home.text.contains(words.streak(0)))
        let isLarge = size.columns > 80
        #expect(words.noStreak.allSatisfy { home.text.contains($0) == isLarge }, "\(home.text)")
        guard size.columns >= 80 else { return }
        #expect(home.text.components(separatedBy: "○ \(words.toDo)").count == 5)
        #expect(home.text.contains(words.todaysBoards))
    }

    @Test(arguments: GameModule.all.map(\.name), Language.allCases)
    func `each board is in the list of its game with its state`(
        _ name: GameName, _ language: Language
    ) throws {
        let game = name.module
        let play = try ProgramRun("", language: language.rawValue)
        let words = play.services.words
        func detail() -> String? {
            game.starts.lobby(play.services).first { $0.id == AnyHashable("daily") }?.detail
        }
        #expect(detail() == "○ \(words.menu.toDo)")
        try play.pilot.click(.value(ListSpot.row(name)))
        #expect(play.text.contains("○ \(words.menu.toDo)"), "\(play.text)")
        let (services, today) = (play.services, play.services.today.daysSince1970)
        let solved = game.starts.variant(services, .daily)
        services.results.append(GameResult(name, solved, day: today, took: 65, daily: true))
        #expect(detail() == "● 1:05")
        // The board of the day does not depend on the settings.
        for row in game.settings.filter(\.isStored) {
            services.settings.set(row, to: row.value(1, after: row.standard))
            #expect(detail() == "● 1:05", "\(row.name)")
            #expect(services.result(repeatedBy: game.starts.new(services, .daily)) != nil)
        }
    }

    @Test(arguments: GameName.walked)
    func `a row that continues a game names the game, its progress and its time`(
        _ name: GameName
    ) throws {
        let directory = try GameBeginning.of(name).directory(copies: 2)
        let services = try WalkedGame(nil, "", .usual, directory: directory).play.services
        let rows = name.module.starts.unfinished(services).map {
            $0.homeRow(services, services.words)
        }
        #expect(!rows.isEmpty)
        for row in rows {
            #expect(row.title.contains(name.module.title(services.words)))
            // Memory has a time limit.
            let form = name == .memory ? /^.+, \d:\d\d left$/ : /^.+, \d:\d\d$/
            #expect(row.detail.contains(form), "\(row.detail)")
        }
    }

    @Test func `today's board begins beside another game, and continues`() throws {
        let play = try ProgramRun("memory --seed 3")
        try play.turn(0, 2)
        let home = try play.comeBack()
        home.pilot.press(.right)
        home.pilot.press(.enter)
        #expect(home.text.contains("Space turn"), "\(home.text)")
        home.pilot.type("bb")
        #expect(home.text.contains("Continue Memory"))

        let daily = try ProgramRun("memory --daily")
        try daily.turn(0, 2)
        let later = try daily.comeBack()
        later.pilot.press(.right)
        later.pilot.press(.enter)
        #expect(later.text.contains("1 move  1/3"), "\(later.text)")
    }
}
