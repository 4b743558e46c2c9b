import Games
import Testing

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

    @Test func `time that runs out takes back only the pairs of this board`() {
        let session = MemorySession(pairs: 3, timeLimit: 9, players: two)
        session.begin()
        session.clear()
        session.turnUp(0, 1, 2, 4)
        #expect(player(session) == 0)
        session.wait(10)
        #expect(session.scores.last?.scores.map(\.allPairs) == [3, 0])
        #expect(session.round == "2/3" && player(session) == 1)
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
