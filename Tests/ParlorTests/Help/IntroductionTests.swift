import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The introduction of a game` {
    /// Returns whether the introduction is on the screen.
    private func isShown(_ play: ProgramRun) -> Bool {
        play.text.contains(play.services.words.help.howToPlay)
    }

    @Test(arguments: GameName.allCases, ["en", "ko_KR.UTF-8"])
    func `comes before the first game, and never again`(_ game: GameName, _ language: String) throws
    {
        let play = try ProgramRun(game.rawValue, isNew: true, language: language)
        let lines = game.module.help(play.services.words).firstSteps
        #expect(lines.count == 3 && lines.allSatisfy(play.text.contains), "\(play.text)")
        play.pilot.advance(by: .seconds(100))
        #expect(isShown(play) && play.pilot.nextWakeUp == nil)
        play.pilot.press(.enter)
        #expect(!isShown(play) && !play.pilot.isOver)
        for arguments in [game.rawValue, ""] {
            let later = try play.comeBack(arguments, isNew: true)
            if arguments.isEmpty {
                try later.pilot.click(.value(ListSpot.row(game)))
                later.pilot.press(.enter)
            }
            #expect(!isShown(later))
        }
        let other = GameName.allCases.first { $0 != game }
        #expect(isShown(try play.comeBack(other?.rawValue ?? "", isNew: true)))
    }

    @Test(arguments: GameName.allCases, [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `can be read whole in every window`(_ game: GameName, _ size: (Int, Int)) throws {
        for (language, play) in [("en", "[ Play ]"), ("ko_KR.UTF-8", "[ 시작 ]")] {
            for colors in [ColorDepth.full, .none] {
                let screen = try ProgramRun(
                    game.rawValue, isNew: true, columns: size.0, rows: size.1, language: language,
                    colors: colors)
                let words = game.module.help(screen.services.words).firstSteps
                    .joined(separator: " ").split(separator: " ")
                #expect(words.allSatisfy(screen.text.contains), "\(screen.text)")
                #expect(screen.text.contains(play))
            }
        }
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `to the practice of a technique says what to find, once`(
        _ size: (Int, Int), _ language: String
    ) throws {
        let play = try ProgramRun(
            "", isNew: true, columns: size.0, rows: size.1, language: language)
        let words = play.services.words.sudoku
        func practice(_ play: ProgramRun) throws -> String {
            try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
            try play.pilot.click(.value(ListSpot.row("practice")))
            return play.text
        }
        let shown = try practice(play)
        let technique = words.hints.technique(play.services.settings.now[SudokuSettings.technique])
        let steps = words.lobby.stepsOfPractice(technique).joined(separator: " ")
        #expect(isShown(play), "\(shown)")
        #expect(steps.split(separator: " ").allSatisfy(shown.contains), "\(shown)")
        play.pilot.press(.enter)
        #expect(!isShown(play), "\(play.text)")
        let later = try play.comeBack("", isNew: true)
        _ = try practice(later)
        #expect(!isShown(later), "\(later.text)")
        // The other boards of the game have their own introduction.
        let setting = Setting.introduced(.sudoku)
        #expect(!play.services.settings.now[setting])
    }

    @Test func `is left by any key or a click, and returns by b`() throws {
        for key in [Key.enter, .character(" "), .character("x"), .down] {
            let play = try ProgramRun("mines", isNew: true)
            play.pilot.press(key)
            #expect(!isShown(play))
        }
        let clicked = try ProgramRun("mines", isNew: true)
        try clicked.pilot.click("How to play")
        #expect(!isShown(clicked))
        let left = try ProgramRun("mines", isNew: true)
        left.pilot.type("b")
        #expect(!isShown(left) && left.text.contains("New game"))
        left.pilot.press(.enter)
        #expect(isShown(left))
        left.pilot.type("?")
        #expect(left.text.contains("Rules"))
        left.pilot.type("bq")
        #expect(left.pilot.isOver)
    }

    @Test(arguments: GameName.allCases, ["en", "ko_KR.UTF-8"])
    func `is left by b for the board of the day that was chosen`(
        _ game: GameName, _ language: String
    ) throws {
        let play = try ProgramRun("", isNew: true, language: language)
        let place = try #require(GameModule.all.firstIndex { $0.name == game })
        let start = play.text
        for _ in 0...place { play.pilot.press(.right) }
        let home = play.text
        #expect(home != start, "\(home)")
        play.pilot.press(.enter)
        #expect(isShown(play), "\(play.text)")
        play.pilot.type("b")
        #expect(play.text == home, "\(play.text)")
    }

    @Test func `is skipped for a player who chose a board or has left a game`() throws {
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        for arguments in [
            "memory --seed 3", "mines --size 9x9/10 --seed 3", "sudoku --board \(puzzle)",
            "klondike --daily", "--seed 3",
        ] {
            let play = try ProgramRun(arguments, isNew: true)
            if arguments == "--seed 3" { play.pilot.press(.enter, .enter) }
            #expect(!isShown(play), "\(arguments)")
        }
        let play = try ProgramRun("klondike --seed 3", isNew: true)
        play.pilot.type("d")
        #expect(!isShown(try play.comeBack("klondike", isNew: true)))
    }

    @Test(arguments: [
        ("memory --pairs 4", "8 of 8"), ("mines --size 12x9/20", "20 mines left"),
        ("sudoku --level hard", "Level Hard"),
    ])
    func `comes before a first game that only has other settings`(
        _ arguments: String, _ shown: String
    ) throws {
        let play = try ProgramRun(arguments, isNew: true)
        #expect(isShown(play))
        play.pilot.press(.enter)
        #expect(!isShown(play))
        if arguments.hasPrefix("memory") {
            #expect(play.services.settings.now[MemorySettings.pairs] == 4)
        } else {
            #expect(play.text.contains(shown), "\(play.text)")
        }
    }

    @Test func `is remembered as seen by a setting that no list shows`() throws {
        let play = try ProgramRun()
        for row in SettingRow.introductions {
            #expect(row.isStored && !row.isListed)
            #expect(!play.text.contains(row.name))
        }
        let names = SettingRow.introductions.map(\.name)
        #expect(GameModule.all.allSatisfy { names.contains("introduced.\($0.name.rawValue)") })
        #expect(names.contains("introduced.sudoku.practice"))
    }
}
