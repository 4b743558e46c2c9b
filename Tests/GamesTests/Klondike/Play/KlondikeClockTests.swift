import Testing

@testable import Games

@Suite struct `The clock of Klondike` {
    @Test func `time passes from the first move on`() {
        let session = KlondikeSession(.init(.number(5)))
        session.wait(30)
        #expect(session.times == ["0:0"])
        session.turn()
        session.wait(61.5)
        #expect(session.time == "1:1")
        session.act(.undo)
        session.wait(1)
        #expect(session.time == "1:2")
    }

    @Test func `a pause stops the clock and hides the cards, and loses no part of a second`() {
        let session = KlondikeSession(.init(.number(5)))
        session.turn()
        session.wait(1.6)
        for _ in 0..<2 { session.act(.pause(true)) }
        #expect(session.phase == .paused)
        session.turn()
        session.wait(100)
        #expect(session.time == "0:1" && session.moves == 1)
        for _ in 0..<2 { session.act(.pause(false)) }
        session.wait(0.5)
        #expect(session.time == "0:2" && session.phases == [.playing, .paused, .playing])
    }

    @Test func `a game that has not begun can be paused, too`() {
        let session = KlondikeSession(.init(.number(5)))
        session.act(.pause(true))
        session.wait(10)
        session.act(.pause(false))
        session.turn()
        session.wait(2)
        #expect(session.time == "0:2")
    }

    @Test func `the last card on the foundations stops the clock`() {
        let session = KlondikeSession("1 QS\n2 KS\nhome KH KD JS KC")
        session.tapTwice("QS")
        session.wait(7.9)
        session.tapTwice("KS")
        session.wait(50)
        #expect(session.time == "0:7" && session.results.map(\.seconds) == [7])
    }

    @Test func `a tick counts for the clock that runs`() {
        var game = KlondikeGame(Klondike(Klondike.Deal(number: 3)))
        for second in 0...2 { game.apply(.tick(at: .seconds(second))) }
        #expect(game.waitWatch.seconds == 2 && game.watch.seconds == 0)
        game.apply(.init(.draw, at: .seconds(3)))
        for second in 4...5 { game.apply(.tick(at: .seconds(second))) }
        #expect(game.waitWatch.seconds == 3 && game.watch.seconds == 2)
    }

    @Test func `a paused game saves nothing more`() {
        let session = KlondikeSession(.init(.number(5)))
        #expect(session.scheduler.nextTime == nil)
        session.turn()
        session.wait(3600)
        #expect(session.scheduler.nextTime != nil)
        session.act(.pause(true))
        // The game is saved once, with its time.
        session.wait(1)
        #expect(session.scheduler.nextTime == nil)
    }
}
