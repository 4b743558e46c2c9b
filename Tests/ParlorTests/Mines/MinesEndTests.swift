import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The end of mines` {
    @Test(arguments: [false, true])
    func `a game that is given up counts if a cell was opened in it`(isOpened: Bool) throws {
        let play = try Play("mines --seed 3")
        if isOpened { play.pilot.press(.enter) } else { play.pilot.type("h") }
        let game = try #require(play.minesGame)
        let safe = game.position.faces.indices.first {
            game.position.faces[$0].number == nil && game.table.board?.isMine[$0] == false
        }
        if isOpened, let safe { try play.click(safe) }
        play.pilot.type("b")
        try play.pilot.click(.value(ListSpot.row("new")))
        try play.pilot.click("[ New game ]")
        #expect(results(in: play.directory).count == (isOpened ? 1 : 0), "\(play.text)")
    }

    @Test func `the board of the day is open in the middle and the same for all, and counts once`()
        throws
    {
        let (one, other) = (try Play("mines --daily"), try Play("mines --daily"))
        one.pilot.press(.enter)
        other.pilot.press(.enter)
        #expect(one.minesGame?.table == other.minesGame?.table)
        try one.playMines(isWon: true)
        #expect(results(in: one.directory).map(\.isDaily) == [true])
    }

    @Test func `the result is copied as a line`() throws {
        let play = try Play("mines --seed 3")
        try play.playMines(isWon: true)
        #expect(play.text.contains("3BV"))
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.last)
        #expect(line.hasPrefix("Parlor Mines 9×9, 10 mines #3 0"))
        #expect(play.text.contains(line))
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "ko_KR.UTF-8", "en"], [(40, 20), (80, 24), (120, 40), (200, 60)]))
    func `the end names the best results, and a new best`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try Play(
            "mines --seed 3", columns: size.0, rows: size.1, language: language)
        let games = play.services.words.games
        func said(_ text: String) -> Bool {
            play.text.filter { !" \n".contains($0) }.contains(text.filter { $0 != " " })
        }
        var times: [GameTime] = []
        for wait in [50, 20, 90] {
            play.pilot.press(.enter)
            play.pilot.advance(by: .seconds(wait))
            try play.playMines(isWon: true)
            times.append(try #require(results(in: play.directory).last?.time))
            switch times.count {
            case 1: #expect(said(games.firstBest(times[0].text)), "\(play.text)")
            case 2: #expect(said(games.newBest(times[1].text, times[0].text)), "\(play.text)")
            default: #expect(said(games.bestSoFar(times[1].text)), "\(play.text)")
            }
            play.pilot.type("n")
        }
        try play.playMines(isWon: false)
        #expect(said(games.bestSoFar(times[1].text)), "\(play.text)")
        let kept = results(in: play.directory)
        #expect(kept.allSatisfy { $0.needed ?? 0 > 0 })
    }

    @Test func `a superfluous flag is reported, and a win leaves no mines`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let covered = try #require(play.minesGame).table.covers.indices.filter {
            play.minesGame?.table.covers[$0] == .covered
        }
        for cell in covered.prefix(9) { try play.click(cell, .right) }
        #expect(play.text.contains(" 1 mine left"))
        for cell in covered[9..<12] { try play.click(cell, .right) }
        #expect(play.text.contains("2 flags too many"))
        let won = try Play("mines --seed 3")
        try won.playMines(isWon: true)
        #expect(won.text.contains("0 mines left") && won.text.count { $0 == "⚑" } == 10)
    }

    @Test func `each fact of a win has its own line where there is room, in its color`() throws {
        let won = try Play("mines --seed 3", columns: 120, rows: 40)
        try won.playMines(isWon: true)
        let lines = won.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(won.services.words.mines.won), "\(won.text)")
        #expect(lines.contains { $0.hasPrefix("Time ") && $0.hasSuffix("%.") }, "\(won.text)")
        let end = try #require(won.pilot.runs.first { $0.text.contains("you won") })
        #expect(end.style.foreground == Theme.dark[.success].foreground)
    }
}
