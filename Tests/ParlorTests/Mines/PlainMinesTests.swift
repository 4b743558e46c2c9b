import Games
import Testing

@testable import Parlor

@Suite struct `Mines by typing` {
    @Test func `a board is won from the sentences alone`() throws {
        let play = try PlainPlay("mines --seed 3")
        var said: [String] = []
        for _ in 0..<400 where !said.contains(where: { $0.contains("you won") }) {
            said = play.type("hint")
        }
        #expect(said.contains { $0.contains("you won") && $0.contains("3BV") })
        #expect(results(in: play.directory).map(\.isWon) == [true])
        #expect(play.type("open a1").last?.contains("new") == true)
        #expect(play.type("new").last?.contains("open") == true)
    }

    @Test func `the hint before the first click names the cell that it opens`() throws {
        let play = try PlainPlay("mines --seed 3")
        let hint = try #require(play.type("hint").last)
        let words = hint.split(separator: " ")
        let cell = try #require(words.first { $0.hasSuffix(":") }).dropLast()
        #expect(hint.hasPrefix("This board starts at \(cell):"))
        #expect(play.type("open a1").contains { $0.hasPrefix("Opened \(cell) ") })
    }

    @Test func `cells are opened, flagged and queried by their names`() throws {
        let play = try PlainPlay("mines --seed 3")
        #expect(play.type("what is around e5").count == 2)
        #expect(play.type("flag a1") == ["a1: flag."])
        #expect(play.type("flag A1") == ["a1: covered."])
        #expect(play.type("open z9").first?.contains("z9") == true)
        #expect(play.type("open") == ["Add the name of a cell, such as c5."])
        #expect(play.type("board").count == 9)
        #expect(play.type("time").first?.contains("10 mines left") == true)
        #expect(play.type("pause").first?.contains("paused") == true)
        #expect(play.type("open a1").first?.contains("paused") == true)
        #expect(play.type("board").allSatisfy { !$0.contains("1,") })
        #expect(play.type("resume").first?.contains("continues") == true)
        let words = MinesNarrator.deeds.typedHelp(in: .english, at: .running)
        #expect(play.type("help") == words && words.count > 10)
    }

    @Test(arguments: ["en", "ko"])
    func `a hint says what the next request does`(_ language: String) throws {
        let play = try PlainPlay("mines --seed 7", language: language)
        play.type("e5")
        let plain = play.services.words.plain
        let steps = try [HintStep.why, .doIt].map { try #require(plain.next($0)) }
        for step in steps {
            let said = play.type("hint")
            #expect(said.count == 1 && said[0].hasSuffix(" \(step)"), "\(said)")
        }
        #expect(!play.type("hint").contains { said in steps.contains { said.hasSuffix($0) } })
    }

    @Test func `a loss reports whether it could have been avoided by logic`() throws {
        let play = try PlainPlay("mines --seed 3")
        play.type("open a1")
        let game = try #require(play.services.slot(of: MinesGame.self).readUnfinishedGame())
        let mine = try #require(game.table.board?.mines[0])
        let said = play.type("open \(game.options.size.name(of: mine))")
        #expect(said.contains { $0.contains("That was a mine") && $0.contains(/known|safe/) })
        // The same reason for several cells is given once.
        #expect(play.type("open a1 b1 c1").count == 1)
    }

    @Test func `a game in Korean has Korean sentences`() throws {
        let play = try PlainPlay("mines --seed 3", language: "ko")
        #expect(play.type("깃발 a1") == ["a1: 깃발."])
        #expect(play.type("주변 e5").count == 2)
    }
}
