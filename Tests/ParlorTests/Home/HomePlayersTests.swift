import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A returning player` {
    @Test func `continues with one key from the start`() throws {
        let play = try ProgramRun.sudoku()
        play.pilot.advance(by: .seconds(42))
        let digit = try #require(play.missing.first)
        play.pilot.type("\(digit.digit)")
        let later = try play.comeBack()
        #expect(later.text.contains("▸ Continue Sudoku") && later.text.contains("of 81, 0:42"))
        later.pilot.press(.enter)
        #expect(later.game?.board[digit.cell] == digit.digit)
        later.pilot.type("b")
        #expect(later.text.contains("P A R L O R"))
    }

    @Test func `finds every unfinished game once`() throws {
        let play = try ProgramRun("memory --seed 3")
        play.pilot.press(.enter)
        try play.turn(0, 2)
        let klondike = try play.comeBack("klondike --seed 3")
        klondike.pilot.type("d")
        let later = try klondike.comeBack()
        #expect(later.text.contains("Continue Memory") && later.text.contains("Continue Klondike"))
        #expect(later.text.contains("1 move") && !later.text.contains("Continue Sudoku"))
    }

    @Test(arguments: [["Klondike", "Mines"], ["Mines", "Klondike"]])
    func `continues the game that was played last, by one key`(_ games: [String]) throws {
        var seconds = 1_763_683_200
        let play = try ProgramRun(clock: DayClock { seconds })
        for game in games {
            seconds += 60
            try play.pilot.click(.value(ListSpot.row(GameName(game.lowercased()))))
            try play.pilot.click(game == "Mines" ? "New game" : "New deal")
            play.pilot.type(game == "Mines" ? "h" : "d")
            // The first `b` closes the hint of mines.
            play.pilot.type(game == "Mines" ? "bbb" : "bb")
            #expect(play.text.contains("P A R L O R"), "\(play.text)")
        }
        let later = try play.comeBack()
        for text in [play.text, later.text] {
            let places = games.map { text.range(of: "Continue \($0)")?.lowerBound }
            let first = try #require(places[0], "\(text)")
            let last = try #require(places[1], "\(text)")
            #expect(last < first, "\(text)")
        }
        later.pilot.press(.enter)
        #expect(later.text.contains(games[1]) && !later.text.contains("P A R L O R"))
    }

    @Test(arguments: [["klondike", "mines"], ["mines", "klondike"]])
    func `continues the latest game by its name`(_ games: [String]) throws {
        var seconds = 1_763_683_200
        let clock = DayClock { seconds }
        var play = try ProgramRun("\(games[0]) --seed 3", clock: clock)
        play.pilot.type(games[0] == "mines" ? "h" : "d")
        seconds += 60
        play = try play.comeBack("\(games[1]) --seed 3", clock: clock)
        play.pilot.type(games[1] == "mines" ? "h" : "d")
        let later = try play.comeBack()
        let names = ["klondike": "Klondike", "mines": "Mines"]
        let last = try #require(names[games[1]])
        #expect(later.text.contains("▸ Continue \(last)"), "\(later.text)")
    }

    @Test func `sees today's boards and the streak`() throws {
        let fresh = try ProgramRun()
        #expect(fresh.text.count { $0 == "○" } == 4 && !fresh.text.contains("●"))
        #expect(!fresh.text.contains("in a row"))
        let play = try ProgramRun("memory --daily --pairs 2 --rounds 1")
        try play.clear(pairs: 2)
        try play.pilot.click(" b Leave ")
        play.pilot.type("b")
        #expect(play.text.contains("● <0:01") && play.text.count { $0 == "○" } == 3)
        #expect(play.text.contains("1-day streak"))
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"], [(40, 20), (60, 18), (80, 24)])
    func `sees each mark beside its game`(_ language: String, _ size: (Int, Int)) throws {
        let play = try ProgramRun(columns: size.0, rows: size.1, language: language)
        let marks = play.text.split(separator: "\n").filter { $0.contains("○") }
        #expect(!marks.isEmpty, "\(play.text)")
        for line in marks { #expect(line.last { $0 != " " } != "○", "\(play.text)") }
    }

    @Test func `is asked for a larger window in either language`() throws {
        for (language, text) in [("en", "larger"), ("ko_KR.UTF-8", "창을 키우")] {
            for arguments in [
                "", "memory", "sudoku --seed 3", "mines --seed 3", "klondike --seed 3",
            ] {
                let play = try ProgramRun(arguments, columns: 39, rows: 15, language: language)
                #expect(play.text.contains(text) && play.text.contains("40 × 15"))
                play.pilot.resize(columns: 40, rows: 15)
                #expect(
                    !play.text.contains(text)
                        && !play.text.contains(play.services.words.window.tooSmall))
            }
        }
    }

    @Test func `loses no time while a window is too small for any game`() throws {
        for arguments in ["sudoku --seed 3", "mines --seed 3", "klondike --seed 3"] {
            let play = try ProgramRun(arguments)
            play.pilot.press(.enter)
            play.pilot.type("d")
            play.pilot.resize(columns: 30, rows: 10)
            play.pilot.advance(by: .seconds(100))
            #expect(play.pilot.nextWakeUp == nil, "\(arguments)")
        }
    }
}
