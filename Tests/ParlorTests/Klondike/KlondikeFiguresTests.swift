import Games
import Sweep
import TUI
import Testing

@testable import Parlor

@Suite struct `A player of Klondike who repeats a key` {
    @Test(arguments: Sweep.isWhole ? [22, 7, 3] : [22])
    func `makes the hinted moves with the same key, one by one`(_ seed: UInt64) throws {
        let (deal, _) = Klondike.Deal.winnable(from: seed, rules: .init())
        let judge = InstantJudge(positions: 200_000)
        let play = try ProgramRun.klondike(deal, "--no-motion", judge: judge)
        func moves() -> Int { play.services.klondikeSlot.readUnfinishedGame()?.klondike.moves ?? 0 }
        for number in 1...Sweep.count(5, whole: 20) {
            play.pilot.type("h")
            play.pilot.advance(by: .seconds(1))
            play.pilot.type("h")
            play.pilot.advance(by: .seconds(1))
            // The first two keys show the hint and do not carry it out.
            #expect(moves() == number - 1)
            play.pilot.type("h")
            play.pilot.advance(by: .seconds(1))
            #expect(moves() == number, "\(play.text)")
        }
        // The game can still be won after the move.
        let klondike = try #require(play.services.klondikeSlot.readUnfinishedGame()).klondike
        let judgement = Klondike.Question(klondike.position, by: .init())
            .judgement(bytes: 1 << 22, positions: 200_000)
        guard case .winnable = judgement.verdict else {
            Issue.record("\(judgement)")
            return
        }
    }

    @Test func `sees the best result when a game is won`() throws {
        let play = try ProgramRun.nearlyWonKlondike()
        play.pilot.press(.enter)
        // The first A says that turning the waste over costs points.
        play.finishKlondike()
        play.finishKlondike()
        let text = play.services.words.games.firstBest
        #expect(play.text.contains(text), "\(play.text)")
    }
}
