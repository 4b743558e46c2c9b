import Sweep
import Testing

@testable import Games

@Suite struct `The computer at memory` {
    /// The average number of moves of a computer that plays alone.
    private func moves(pairs: Int, memory: Int, games: Int) -> (mean: Double, error: Double) {
        let counts = (0..<games).map { seed -> Double in
            var game = MemoryGame(
                contents: Array(0..<pairs),
                options: MemoryOptions(
                    pairs: pairs, rounds: 1, timeLimit: nil,
                    players: [.computer(remembers: memory)]),
                seed: UInt64(seed))
            game.apply(.init(.start, at: .zero))
            while game.isComputersTurn { game.apply(.init(.computer, at: .zero)) }
            return Double(game.result.moves)
        }
        let mean = counts.reduce(0, +) / Double(games)
        let squares = counts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (mean, (squares / Double(games - 1) / Double(games)).squareRoot())
    }

    @Test(arguments: [4, 8, 12])
    func `the strength of the computer matches the published table`(pairs: Int) throws {
        let rows = try fixture("memory-limited.tsv")
        let row = try #require(rows.first { $0[0] == "\(pairs)" })
        for (column, memory) in [(1, 2), (2, 4), (3, 6), (4, 8), (5, 12), (7, 64)] {
            let published = try #require(Double(row[column]))
            let games = Sweep.count(30, whole: 100)
            let (mean, error) = moves(pairs: pairs, memory: memory, games: games)
            #expect(
                abs(mean - published) < 4 * error + 0.05,
                "\(pairs) pairs, \(memory) remembered: \(mean), not \(published)")
        }
    }

    @Test func `without memory the computer needs as many moves as pairs times pairs`() {
        let (mean, error) = moves(pairs: 5, memory: 0, games: 300)
        #expect(abs(mean - 25) < 4 * error)
    }

    @Test func `the computer turns up one card per second when it is its turn`() {
        let session = MemorySession(pairs: 8, players: [.person, .computer(remembers: 64)])
        session.begin()
        session.turnUp(0, 2)
        #expect(session.turns.last?.player == 1 && session.turns.last?.isComputers == true)
        let count = session.reveals.count
        session.wait(2)
        let told = session.reveals.dropFirst(count)
        #expect(told.map(\.time) == [1, 2])
        #expect(told.allSatisfy { $0.reveal.flip.player == 1 })
        #expect(Set(told.map(\.reveal.flip.card)).isDisjoint(with: [0, 2]))
    }

    @Test func `the player cannot choose for the computer`() {
        let session = MemorySession(pairs: 8, players: [.person, .computer(remembers: 0)])
        session.begin()
        session.turnUp(0, 2)
        session.turnUp(4, 6)
        #expect(session.up == [0, 2])
    }

    @Test func `the computer takes a pair that it has seen, and continues`() {
        let session = MemorySession(
            pairs: 8, players: [.person, .person, .computer(remembers: 4)])
        session.begin()
        session.turnUp(0, 2, 1, 4)
        session.wait(2)
        #expect(session.gone == [0, 1])
        #expect(session.turns.last?.player == 2)
    }

    @Test func `the computer searches for a card that it forgot`() {
        let pairsFound = (1...20).filter { seed in
            let session = MemorySession(
                pairs: 16, players: [.person, .person, .computer(remembers: 2)], seed: UInt64(seed))
            session.begin()
            session.turnUp(0, 2, 1, 4)
            session.wait(2)
            return session.gone == [0, 1]
        }
        // The computer may still find the forgotten card by chance.
        #expect(pairsFound.count < 6)
    }

    /// The average number of pairs by which the first player is ahead, and its standard error.
    private func lead(
        of first: MemoryPlayer, over second: MemoryPlayer, pairs: Int, games: Int
    ) -> (mean: Double, error: Double) {
        let leads = (0..<games).map { seed -> Double in
            var game = MemoryGame(
                contents: Array(0..<pairs),
                options: MemoryOptions(
                    pairs: pairs, rounds: 1, timeLimit: nil, players: [first, second]),
                seed: UInt64(seed))
            game.apply(.init(.start, at: .zero))
            while game.isComputersTurn { game.apply(.init(.computer, at: .zero)) }
            let scores = game.result.scores.map(\.allPairs)
            return Double(scores[0] - scores[1])
        }
        let mean = leads.reduce(0, +) / Double(games)
        let squares = leads.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (mean, (squares / Double(games - 1) / Double(games)).squareRoot())
    }

    @Test func `an expert beats an opponent that forgets nothing either`() {
        let all = MemoryPlayer.computer(remembers: 64)
        let first = lead(of: .expert, over: all, pairs: 6, games: 400)
        let second = lead(of: all, over: .expert, pairs: 6, games: 400)
        // Half of the difference, because both averages contain the advantage of the first turn.
        let advantage = (first.mean - second.mean) / 2
        let error = (first.error * first.error + second.error * second.error).squareRoot() / 2
        #expect(advantage > 2 * error, "\(first), \(second)")
    }

    @Test func `the lead of an expert over another is the lead that was computed`() {
        for pairs in [3, 5] {
            let (mean, error) = lead(of: .expert, over: .expert, pairs: pairs, games: 400)
            let lead = MemoryDuel.table.lead(pairs: pairs, known: 0)
            #expect(abs(mean - lead) < 4 * error, "\(mean), not \(lead)")
        }
    }

    @Test func `an expert turns up a known card where a new one helps the opponent more`() {
        let duel = MemoryDuel(pairs: 8)
        // The last pair belongs to the player, and so does every pair with a known card.
        #expect(duel.lead(pairs: 1, known: 0) == 1 && duel.lead(pairs: 1, known: 1) == 1)
        #expect((1...8).allSatisfy { duel.prefersUnseen(pairs: $0, known: 0) })
        #expect((2...8).contains { !duel.prefersUnseen(pairs: $0, known: 1) })
    }

    @Test func `a pause stops the computer, too`() {
        let session = MemorySession(pairs: 8, players: [.person, .computer(remembers: 8)])
        session.begin()
        session.turnUp(0, 2)
        session.hold(true)
        session.wait(60)
        #expect(session.reveals.count == 2)
        session.hold(false)
        session.wait(1)
        #expect(session.reveals.count == 3)
    }

    @Test func `two computers play all rounds to the end`() {
        let session = MemorySession(
            pairs: 6, rounds: 2, timeLimit: nil,
            players: [.computer(remembers: 2), .computer(remembers: 12)])
        session.begin()
        session.wait(600)
        #expect(session.results.count == 1)
        #expect(session.results.first?.scores.map(\.allPairs).reduce(0, +) == 12)
        #expect(session.results.first?.stars == nil)
    }
}
