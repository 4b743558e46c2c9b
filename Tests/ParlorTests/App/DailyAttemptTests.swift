import Foundation
import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A board of the day that is played again` {
    @Test(arguments: GameName.allCases)
    func `counts as played with help, because the player knows it`(_ game: GameName) throws {
        let play = try ProgramRun("")
        let effects = Effects(services: play.services)
        for other in GameName.allCases where other != game {
            _ = effects.carryOut(.record(wonOutcome(other, day: 20_000)))
        }
        for outcome in [
            wonOutcome(game, day: 20_000), wonOutcome(game, day: 20_001),
            wonOutcome(game, day: nil, variant: "w"), wonOutcome(game, day: 20_000, seed: 8),
            wonOutcome(game, day: 20_000), wonOutcome(game, day: 20_000),
        ] { _ = effects.carryOut(.record(outcome)) }
        let known = results(in: play.directory).filter { $0.game == game }
            .map { $0.help?.isKnownBoard ?? false }
        #expect(known == [false, false, false, false, true, true])
        // Only the first game counts for the best times.
        let all = results(in: play.directory).filter { $0.game == game && $0.boardDay == 20_000 }
        #expect(all.map(\.hadHelp) == [false, false, true, true])
    }

    @Test(arguments: GameName.allCases)
    func `counts as played with help after a game with its number`(_ game: GameName) throws {
        let play = try ProgramRun("")
        let effects = Effects(services: play.services)
        for outcome in [wonOutcome(game, day: nil), wonOutcome(game, day: 20_000)] {
            _ = effects.carryOut(.record(outcome))
        }
        #expect(results(in: play.directory).map(\.hadHelp) == [false, true])
    }

    @Test func `that was left for another game is continued, and does not count twice`() throws {
        let first = try ProgramRun("mines --daily --no-motion")
        first.pilot.press(.enter)
        first.pilot.type("n")
        first.pilot.press(.enter)
        #expect(results(in: first.directory).isEmpty)
        let again = try first.comeBack("mines --daily --no-motion")
        again.pilot.press(.enter)
        try again.playMines(isWon: true)
        #expect(results(in: again.directory).map(\.isDaily) == [true])
        let last = try #require(results(in: again.directory).last)
        #expect(last.isWon && last.isDaily && !last.hadHelp)
    }

    @Test(arguments: GameName.walked)
    func `is kept when a requested game begins, and another game is given up`(
        _ game: GameName
    ) throws {
        let first = try WalkedGame(game, "--seed 3", .usual)
        try first.beginToCount()
        // A new sudoku gives up another one only if all slots are taken.
        let files = try first.leave().copied(3)
        func other(_ seed: Int, _ files: [String: Data]) throws -> WalkedGame {
            try WalkedGame(
                game, "--seed \(seed)", .usual, directory: temporaryDirectory(with: files))
        }
        let untouched = try other(5, files)
        #expect(untouched.play.services.results.all.isEmpty)
        let touched = try other(5, untouched.leave())
        try touched.begin()
        let lost = touched.play.services.results.all
        #expect(lost.map(\.boardDay) == [nil] && lost.allSatisfy { !$0.isWon && $0.game == game })
        let again = try other(6, touched.leave())
        try again.begin()
        // The game of seed 5 had one move, so it is no result.
        #expect(again.play.services.results.all.count == 1)
        let slots = game.module.starts.unfinished(again.play.services).map(\.slot.name)
        #expect(slots.contains("\(game.rawValue)-daily"))
    }

    @Test(arguments: GameName.walked)
    func `is reported as known at its end`(_ game: GameName) throws {
        let ending = try GameEnding.of(game)
        let ended = try ending.play(game, in: .usual)
        let first = try #require(ended.play.services.results.all.last)
        #expect(first.isDaily)
        // The window is wide enough for the help beside a board.
        let wide = WalkSetting(columns: 120, rows: 40, language: "en")
        let again = try ending.play(game, in: wide) { $0.results.append(first) }
        again.advance(by: .seconds(3))
        let last = try #require(again.play.services.results.all.last)
        var help = first.help ?? GameHelp()
        help.isKnownBoard = true
        #expect(last.help == help)
        let told = try #require(again.play.services.words.games.help(help))
        // The sudoku shows the help in the rows beside its board.
        let rows = again.lines.map { $0.split { "┃┨┫".contains($0) }.last ?? "" }
        let text = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(text.lowercased().contains(told), "\(text)")
        again.press(KeyPress(typed: "c"))
        #expect(again.play.pilot.copied.last?.contains(told) == true)
    }

    @Test func `is resumed by the command line if it is not over`() throws {
        let first = try ProgramRun("mines --daily --no-motion")
        first.pilot.press(.enter)
        let covers = try #require(first.minesGame?.table.covers)
        try first.click(try #require(covers.firstIndex(of: .covered)), .right)
        let table = try #require(first.minesGame?.table)
        let again = try first.comeBack("mines --daily --no-motion")
        #expect(again.minesGame?.table == table)
        #expect(results(in: again.directory).isEmpty)
        // A board of another size gives up the first game, which is recorded when the new board is
        // stored.
        let other = try again.comeBack("mines --daily --size 16x16/40 --no-motion")
        #expect(results(in: other.directory).isEmpty)
        other.pilot.press(.enter)
        #expect(results(in: other.directory).map(\.isDaily) == [true])
        #expect(other.minesGame?.table != table)
    }
}
