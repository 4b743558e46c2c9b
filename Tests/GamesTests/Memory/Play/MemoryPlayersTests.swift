import Foundation
import Testing

@testable import Games

@Suite struct `Players of memory` {
    private let two: [MemoryPlayer] = [.person, .person]

    private var player: (MemorySession) -> Int? { { $0.turns.last?.player } }

    @Test func `a player who finds a pair goes on, and otherwise it is the next player's turn`() {
        let session = MemorySession(pairs: 8, players: two)
        session.begin()
        session.turnUp(0, 1)
        #expect(player(session) == 0)
        session.turnUp(2, 4)
        #expect(player(session) == 1)
        session.turnUp(3, 2)
        #expect(player(session) == 1)
        #expect(session.scores.last?.scores.map(\.pairs) == [1, 1])
        #expect(session.scores.last?.scores.map(\.moves) == [2, 1])
    }

    @Test func `the players take turns in beginning a round, and keep their pairs`() {
        let session = MemorySession(pairs: 2, players: two)
        session.begin()
        session.clear()
        #expect(session.round == "2/3" && player(session) == 1)
        session.clear()
        #expect(session.round == "3/3" && player(session) == 0)
        #expect(session.scores.last?.scores.map(\.allPairs) == [2, 2])
        session.clear()
        #expect(session.results.first?.winner == 0)
    }

    @Test func `a draw has no winner`() {
        let session = MemorySession(pairs: 2, rounds: 2, players: two)
        session.begin()
        session.clear()
        session.clear()
        #expect(session.results.first?.winner == nil)
        #expect(session.results.first?.stars == nil)
    }

    @Test func `a player whose time is up loses the turn, and nobody loses a pair`() throws {
        let session = MemorySession(pairs: 3, timeLimit: 9, players: two)
        session.begin()
        session.clear()
        session.turnUp(0, 1, 2, 4)
        #expect(player(session) == 0)
        session.turnUp(3)
        session.wait(10)
        #expect(session.scores.last?.scores.map(\.allPairs) == [3, 1])
        #expect(session.round == "2/3" && player(session) == 1)
        #expect(session.news.suffix(2) == [.turnLost(0), .turn(1)] && session.up == [])
        // The card was seen, so its owner could have known its match.
        session.turnUp(2, 4)
        #expect(session.lookBack.last?.card == 4)
        session.wait(10)
        #expect(session.news.suffix(2) == [.turnLost(0), .turn(1)])
        session.clear()
        let result = try #require(session.scores.last)
        #expect(result.scores.map(\.allPairs) == [3, 3] && result.help.isNone)
    }

    @Test func `the time is full again after each move, and a computer never loses a turn`() throws
    {
        for player in [MemoryPlayer.person, .computer(remembers: 2), .expert] {
            var game = MemoryGame(
                theme: .letters,
                options: MemoryOptions(
                    pairs: 6, rounds: 1, timeLimit: 3, players: [.person, player]), seed: 3)
            var late: [MemoryNews<String>] = []
            func play(_ command: MemoryGame<String>.Command) {
                game.apply(command) { if case .turnLost = $0 { late.append($0) } }
            }
            play(.init(.choose(0), at: .seconds(1)))
            #expect(game.clock.remaining == 3)
            play(.init(.choose(2), at: .seconds(3)))
            #expect(game.clock.remaining == 3 && game.turn == 1)
            let saved = try JSONEncoder().encode(game)
            #expect(try JSONDecoder().decode(MemoryGame<String>.self, from: saved).turn == 1)
            play(.init(.pause(true), at: .seconds(9)))
            #expect(late == (player == .person ? [.turnLost(1)] : []))
            #expect(game.turn == (player == .person ? 0 : 1) && game.isSound)
            #expect(game.clock.remaining == 3 && game.phase == .paused && game.timeouts == [])
        }
    }

    @Test func `a player who plays alone gets par and stars`() throws {
        let session = MemorySession(pairs: 8, rounds: 1)
        session.begin()
        session.turnUp(0, 2, 4, 6)
        session.wait(5)
        session.clear()
        let result = try #require(session.results.first)
        #expect(result.moves == 10 && result.seconds == 5 && result.stars == 3)
        #expect(abs(result.par - 12.393) < 0.001)
    }
}
