import Foundation
import Testing

@testable import Games

@Suite struct `A saved game of Klondike` {
    private func session() -> KlondikeSession {
        let session = KlondikeSession(
            .init(.number(30), rules: .init(draw: .three, redeals: 2), isWinnable: false),
            judge: PromptJudge())
        session.turn(times: 4)
        session.wait(7.3)
        session.act(.undo)
        session.act(.pause(true))
        return session
    }

    @Test func `a saved game is restored as it was, paused`() throws {
        let before = session()
        let saved = try #require(before.saved.last ?? nil)
        let again = try rewritten(saved)
        #expect(again == saved)
        let after = KlondikeSession(again) { _ in PromptJudge() }
        #expect(after.phases == [.paused] && after.time == "0:7" && after.moves == 3)
        #expect(after.faces == before.faces && after.winnability == before.winnability)
        #expect(after.difficulty == before.difficulty && after.request == before.request)
        #expect(after.canUndo && after.canRedo)
        for session in [before, after] {
            session.act(.pause(false))
            session.act(.redo)
            session.wait(0.7)
            session.act(.newGame)
            #expect(session.results.isEmpty)
            session.turn(times: 1)
        }
        #expect(before.faces == after.faces && before.results == after.results)
        #expect(after.results.map(\.seconds) == [8])
    }

    @Test func `each move and each second is saved, and nothing else`() {
        let session = KlondikeSession(.init(.number(5)))
        #expect(session.saved == [nil])
        session.turn()
        session.act(.take(.card(card("AS")), isDragged: true))
        for pile in Klondike.CardPlace.piles { session.act(.over(pile)) }
        #expect(session.saved.count == 2)
        session.wait(3)
        #expect(session.saved.count == 5 && session.saved.last??.watch.seconds == 3)
    }

    @Test func `a won game is not saved`() {
        let session = KlondikeSession("1 QS\n2 KS\nhome KH KD JS KC")
        session.tapTwice("QS")
        #expect(session.saved.last??.klondike.moves == 1)
        session.tapTwice("KS")
        #expect(session.saved.last == .some(nil))
    }

    @Test func `a game of a day that the calendar does not have is refused`() throws {
        for (day, isRead) in [(28, true), (31, false)] {
            let session = KlondikeSession(.init(.daily(Day(year: 2026, month: 2, day: day))))
            session.turn()
            let data = try JSONEncoder().encode(try #require(session.saved.last ?? nil))
            let game = try? JSONDecoder().decode(KlondikeGame.self, from: data)
            #expect((game != nil) == isRead)
        }
    }

    @Test func `a truncated file is refused`() throws {
        let data = try JSONEncoder().encode(try #require(session().saved.last ?? nil))
        for length in stride(from: 0, to: data.count, by: 7) {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(KlondikeGame.self, from: data.prefix(length))
            }
        }
    }

    @Test func `a file with rules other than the requested ones is refused`() throws {
        let saved = try #require(session().saved.last ?? nil)
        let text = String(decoding: try JSONEncoder().encode(saved), as: UTF8.self)
        #expect(text.contains(#""redeals":2"#))
        let parts = text.components(separatedBy: #""redeals":2"#)
        #expect(parts.count == 3)
        let changed = parts[0] + #""redeals":1"# + parts[1] + #""redeals":2"# + parts[2]
        #expect(throws: DecodingError.self) { try read(KlondikeGame.self, changed) }
    }

    @Test func `a file with a changed number is refused, or is a playable game`()
        throws
    {
        let before = KlondikeSession(
            .init(.number(30), rules: .init(redeals: 2, scoring: .vegas(cumulative: true))))
        before.act(.newGame)
        before.turn(times: 4)
        before.wait(3)
        let saved = try #require(before.saved.last ?? nil)
        let text = String(decoding: try JSONEncoder().encode(saved), as: UTF8.self)
        var (refused, played) = (0, 0)
        for number in text.matches(of: /-?\d+/) {
            for other in ["-1", "0", "1", "7", "\(Int.max)", "\(Int.min)", "2.5", "null"] {
                let damaged = text.replacingCharacters(in: number.range, with: other)
                guard let game = try? read(KlondikeGame.self, damaged) else {
                    refused += 1
                    continue
                }
                played += 1
                let after = KlondikeSession(game) { _ in SilentJudge() }
                after.act(.pause(false))
                after.turn(times: 60)
                after.wait(2)
                after.act(.newGame)
                #expect(after.faces.stock == .cards(24))
            }
        }
        #expect(refused > 10 && played > 10, "\(refused) refused, \(played) played")
    }
}
