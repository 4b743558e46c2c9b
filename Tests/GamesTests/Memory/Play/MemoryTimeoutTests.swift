import Foundation
import Testing

@testable import Games

@Suite struct `A game of memory whose time ran out` {
    /// Lets the time run out this many times, and then clears the board without a wasted flip.
    private func played(timeouts: Int) -> MemoryGame<String> {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 4, rounds: 1, timeLimit: 6), seed: 6)
        game.apply(.init(.start, at: .zero))
        // The zero is shown for a second.
        let start = Duration.seconds(7 * timeouts)
        for card in 0..<8 { game.apply(.init(.choose(card), at: start)) }
        return game
    }

    @Test(arguments: zip([0, 1, 2, 5], [3, 2, 1, 1]))
    func `loses a star each time, and is not perfect`(_ timeouts: Int, _ stars: Int) throws {
        let game = played(timeouts: timeouts)
        #expect(game.phase == .finished && game.timeouts.count == timeouts)
        #expect(game.result.stars == stars)
        #expect(game.result.isPerfect == (timeouts == 0))
        #expect(game.result.help.timeouts == timeouts)
        let saved = try JSONEncoder().encode(game)
        let decoded = try JSONDecoder().decode(MemoryGame<String>.self, from: saved)
        #expect(decoded.result == game.result)
    }

    @Test func `loses the stars after a restart, too, unless it was over`() {
        var game = played(timeouts: 2)
        game.apply(.init(.restart, at: .seconds(20)))
        #expect(game.timeouts == [])
        game.apply(.init(.choose(0), at: .seconds(28)))
        #expect(game.timeouts == [1])
        game.apply(.init(.restart, at: .seconds(29)))
        #expect(game.result.help == GameHelp(restarts: 2, timeouts: 1) && game.isSound)
        for card in 0..<8 { game.apply(.init(.choose(card), at: .seconds(30))) }
        #expect(game.phase == .finished && game.result.stars == 2)
    }

    @Test func `shuffles the cards and goes on with its clock, as its rules say`() {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 4, rounds: 1, timeLimit: 6), seed: 6)
        game.apply(.init(.start, at: .zero))
        let before = game.board.cards.map(\.id)
        game.apply(.init(.choose(0), at: .seconds(8)))
        #expect(game.board.cards.map(\.id) != before && game.isPlaying)
        #expect(game.clock.remaining == 5)
    }
}
