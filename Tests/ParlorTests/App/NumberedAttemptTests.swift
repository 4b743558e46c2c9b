import Foundation
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `A numbered board that is played again` {
    @Test(arguments: GameName.allCases)
    func `counts as played with help, because the player knows it`(_ game: GameName) throws {
        let play = try ProgramRun("")
        let effects = Effects(services: play.services)
        let outcomes = [
            wonOutcome(game), wonOutcome(game, seed: 8), wonOutcome(game, variant: "w"),
            wonOutcome(game),
            wonOutcome(game, day: 20_000, seed: 9), wonOutcome(game, seed: 9),
        ]
        for outcome in outcomes { _ = effects.carryOut(.record(outcome)) }
        #expect(
            results(in: play.directory).map { $0.help?.isKnownBoard }
                == [false, false, false, true, false, true])
        #expect(play.services.results.best(of: wonOutcome(game)).time?.seconds == 30)
    }

    /// The player's own puzzles, and the puzzles of the pack, have no number.
    @Test func `is not counted as played with help if the game has no board number`() throws {
        let play = try ProgramRun("")
        let effects = Effects(services: play.services)
        for _ in 0..<2 { _ = effects.carryOut(.record(wonOutcome(.sudoku, seed: 0))) }
        #expect(results(in: play.directory).allSatisfy { !$0.hadHelp })
    }

    @Test func `is reported as known at its end, and a restart as a restart`() throws {
        let first = try ProgramRun("mines --seed 3 --no-motion")
        first.pilot.press(.enter)
        try first.playMines(isWon: true)
        let again = try first.comeBack("mines --seed 3 --no-motion")
        again.pilot.press(.enter)
        try again.playMines(isWon: true)
        #expect(results(in: again.directory).map(\.help) == [GameHelp(), Self.known])
        again.pilot.advance(by: .seconds(3))
        #expect(again.pilot.text.contains("You had played this board before."))
        #expect(!again.pilot.text.contains("restart"))
        first.pilot.advance(by: .seconds(3))
        first.pilot.type("R")
        first.pilot.press(.enter)
        try first.playMines(isWon: true)
        #expect(results(in: first.directory).last?.help == GameHelp(restarts: 1))
    }

    private static let known = GameHelp(isKnownBoard: true)

    @Test func `counts as played with help in typed play`() throws {
        let first = try PlainPlay("mines --seed 3")
        first.type("open a1")
        let game = try #require(first.services.slot(of: MinesGame.self).readUnfinishedGame())
        let mine = try #require(game.table.board?.mines.first)
        let loss = "open \(game.options.size.name(of: mine))"
        first.type(loss)
        let copy = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: first.directory, toPath: copy)
        let again = try PlainPlay("mines --seed 3", directory: copy)
        again.type("open a1", loss)
        #expect(results(in: again.directory).map(\.help) == [GameHelp(), Self.known])
    }
}
