import Foundation
import Games
import Reactive
import Testing

@Suite struct `A saved game of memory` {
    /// A game in the middle of its second round, with a face-up card.
    private func session() -> MemorySession {
        let session = MemorySession(
            pairs: 4, players: [.person, .computer(remembers: 3)], resolution: .milliseconds(100))
        session.begin()
        session.clear()
        session.wait(4)
        session.hold(false)
        session.wait(7.3)
        return session
    }

    @Test func `a saved game is restored as it was, paused`() throws {
        let before = session()
        let saved = try #require(before.saved)
        let again = try rewritten(saved)
        #expect(again == saved)
        let after = MemorySession(again, resolution: .milliseconds(100))
        #expect(after.phases == [.paused])
        #expect(after.time == before.time && after.round == before.round)
        #expect(after.gone == before.gone && after.order == before.order)
        after.hold(false)
        #expect(after.up == before.up)
    }

    @Test func `a game of the day is restored with its number and its day, in both formats`() throws
    {
        var game = MemoryGame(theme: .letters, options: MemoryOptions(pairs: 3), seed: 87)
        game.day = 20_413
        #expect(try rewritten(game) == game)
        // An earlier version saved the number and the day beside the game.
        struct Earlier: Encodable {
            let game: MemoryGame<String>
            let seed: UInt64
            let day: Int
        }
        var inner = MemoryGame(theme: .letters, options: MemoryOptions(pairs: 3), seed: 87)
        inner.day = nil
        let data = try JSONEncoder().encode(Earlier(game: inner, seed: 87, day: 20_413))
        #expect(try JSONDecoder().decode(MemoryGame<String>.self, from: data) == game)
    }

    @Test func `a restored game continues as it would have without the stop`() throws {
        let before = session()
        before.hold(true)
        let after = MemorySession(
            try rewritten(try #require(before.saved)), resolution: .milliseconds(100))
        for session in [before, after] {
            session.hold(false)
            session.wait(200)
        }
        #expect(before.faces == after.faces)
        #expect(before.time == after.time && before.scores.last == after.scores.last)
    }

    @Test func `nothing is saved before a game begins or after it ends`() {
        let session = MemorySession(pairs: 2, rounds: 1)
        #expect(session.saved == nil)
        session.begin()
        #expect(session.saved?.phase == .paused)
        session.hold(true)
        #expect(session.saved?.phase == .paused)
        session.hold(false)
        session.clear()
        #expect(session.saved == nil)
    }

    @Test func `a truncated file is refused`() throws {
        let data = try JSONEncoder().encode(try #require(session().saved))
        for length in stride(from: 0, to: data.count, by: 7) {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(MemoryGame<String>.self, from: data.prefix(length))
            }
        }
    }

    /// Earlier versions saved each property of a flip as a member of its own.
    @Test(arguments: [("null", true), ("3", true), ("-1", false), ("8", false)])
    func `a table of an earlier version contains only cards of the game`(
        _ card: String, _ isRead: Bool
    ) throws {
        let game = MemoryGame(theme: .letters, options: MemoryOptions(pairs: 4), seed: 87)
        let flip = """
            {"player": 0, "round": 1, "card": 0, "slot": 0, "outcome": "first", \
            "table": [0, 1, 2, \(card), 4, 5, 6, 7]}
            """
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(game), as: UTF8.self)
        let old = text.replacing("\"flips\":[]", with: "\"flips\":[\(flip)]")
        try #require(old != text, "\(text)")
        #expect(((try? read(MemoryGame<String>.self, old)) != nil) == isRead)
    }

    @Test func `a file with a changed number is refused, or is a playable game`()
        throws
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(
            decoding: try encoder.encode(try #require(session().saved)), as: UTF8.self)
        var dice = Dice(seed: 8)
        var refused = 0
        for number in text.matches(of: /-?\d+/) {
            let other = ["-1", "0", "1", "7", "\(Int.max)", "\(Int.min)", "2.5", "null"]
            let damaged = text.replacingCharacters(
                in: number.range, with: other[dice.roll(below: other.count)])
            guard var game = try? read(MemoryGame<String>.self, damaged) else {
                refused += 1
                continue
            }
            #expect(game.isSound)
            game.apply(.init(.pause(false), at: .seconds(10)))
            for step in 0..<60 {
                game.apply(
                    .init(
                        step % 2 == 0 ? .computer : .player(.choose(step % 8)), at: .seconds(step)))
            }
            #expect(game.isSound)
        }
        #expect(refused > 20)
    }

    @Test(arguments: [
        #"{"pairs":1,"rounds":3,"players":[{"person":{}}]}"#,
        #"{"pairs":33,"rounds":3,"players":[{"person":{}}]}"#,
        #"{"pairs":8,"rounds":0,"players":[{"person":{}}]}"#,
        #"{"pairs":8,"rounds":3,"timeLimit":0,"players":[{"person":{}}]}"#,
        #"{"pairs":8,"rounds":3,"players":[]}"#,
        #"{"pairs":8,"rounds":3,"players":[{"computer":{"remembers":-1}}]}"#,
    ])
    func `options out of their ranges are refused`(json: String) {
        #expect(throws: DecodingError.self) { try read(MemoryOptions.self, json) }
    }

    @Test func `the usual options are eight pairs in three rounds of a minute and a half`() throws {
        let options = MemoryOptions()
        #expect(options.pairs == 8 && options.rounds == 3 && options.timeLimit == 90)
        let json = #"{"pairs":8,"rounds":3,"timeLimit":90,"players":[{"person":{}}]}"#
        #expect(try read(MemoryOptions.self, json) == options)
    }

    @Test func `the number of each following game deals its board`() {
        var game = MemoryGame(theme: .ascii, options: MemoryOptions(pairs: 8), seed: 3)
        game.apply(.init(.start, at: .zero))
        for _ in 0..<20 {
            game.apply(.init(.newGame, at: .zero))
            let same = MemoryGame(theme: .ascii, options: MemoryOptions(pairs: 8), seed: game.seed)
            #expect(same.board == game.board && game.seed >> 32 == 0)
        }
    }
}
