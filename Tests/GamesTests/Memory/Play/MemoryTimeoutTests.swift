import Foundation
import Testing

@testable import Games

@Suite struct `A game of memory whose time ran out` {
    /// Lets the time run out this many times, and then clears the board without a wasted flip.
    private func played(timeouts: Int) -> MemoryGame<String> {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 4, rounds: 1, timeLimit: 6), seed: 6)
        game.apply(.init(.start, at: .zero))
        // The zero is shown for a second, and then the game waits.
        let start = Duration.seconds(7 * timeouts)
        for number in 0...timeouts { game.apply(.init(.pause(false), at: .seconds(7 * number))) }
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

    @Test func `keeps its timeouts over a restart, unless it was over`() {
        var game = played(timeouts: 2)
        game.apply(.init(.restart, at: .seconds(20)))
        #expect(game.timeouts == [])
        game.apply(.init(.choose(0), at: .seconds(21)))
        game.apply(.init(.pause(false), at: .seconds(28)))
        #expect(game.timeouts == [1])
        game.apply(.init(.restart, at: .seconds(29)))
        #expect(game.result.help == GameHelp(restarts: 2, timeouts: 1) && game.isSound)
        for card in 0..<8 { game.apply(.init(.choose(card), at: .seconds(30))) }
        #expect(game.phase == .finished && game.result.stars == 2)
    }

    /// A game in which these cards are turned up before the time runs out, its news of that moment,
    /// and its cards as they lay before.
    private func late(
        _ chosen: [Int]
    ) -> (game: MemoryGame<String>, news: [MemoryNews<String>], before: [Int]) {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 4, rounds: 2, timeLimit: 6), seed: 6)
        game.apply(.init(.start, at: .zero))
        for card in chosen { game.apply(.init(.choose(card), at: .seconds(1))) }
        let before = game.board.cards.map(\.id)
        var told: [MemoryNews<String>] = []
        game.apply(.init(.pause(true), at: .seconds(7))) { told.append($0) }
        return (game, told, before)
    }

    @Test(arguments: zip([[], [0], [0, 1], [0, 1, 2, 4]], [0, 0, 1, 1]))
    func `reports the pairs that were found`(_ chosen: [Int], _ pairs: Int) {
        let (game, news, before) = late(chosen)
        #expect(news == [.timeout(pairs: pairs)])
        #expect(game.board.cards.map(\.id) != before, "The cards are not shuffled.")
    }

    @Test(arguments: zip([[], [0], [0, 1], [0, 1, 2, 4]], [0, 0, 1, 1]))
    func `shows the cards as they lay if it is given up`(_ chosen: [Int], _ pairs: Int) throws {
        var (game, told, before) = late(chosen)
        let saved = try JSONEncoder().encode(game)
        for var game in [game, try JSONDecoder().decode(MemoryGame<String>.self, from: saved)] {
            game.apply(.init(.giveUp, at: .seconds(9))) { told.append($0) }
            #expect(game.board.cards.map(\.id) == before && game.isSound)
            #expect(told.removeLast() == .finished(game.result))
            #expect(game.result.isGivenUp && game.result.foundPairs == pairs)
            #expect(game.result.stars == nil && !game.result.isPerfect)
            #expect(game.faces.allSatisfy { if case .front = $0.side { true } else { false } })
            #expect(game.givenUpNews == nil && !game.canGoOn)
            let ended = try JSONDecoder().decode(
                MemoryGame<String>.self, from: JSONEncoder().encode(game))
            #expect(ended.result == game.result)
        }
        // Once another card is up, the cards are shown as they lie now.
        game.apply(.init(.pause(false), at: .seconds(10)))
        game.apply(.init(.choose(5), at: .seconds(11)))
        let now = game.board.cards.map(\.id)
        game.apply(.init(.giveUp, at: .seconds(12)))
        #expect(game.board.cards.map(\.id) == now && game.result.foundPairs == 0)
    }

    @Test func `gets no time back when a reset is undone, and a pause takes no time`() {
        var game = RevertibleGame(
            MemoryGame(
                theme: .letters, options: MemoryOptions(pairs: 4, rounds: 1, timeLimit: 90),
                seed: 6))
        for (action, second) in [
            (MemoryGame<String>.Action.start, 0), (.choose(0), 1), (.choose(2), 2), (.reset, 6),
            (.pause(true), 8), (.pause(false), 12), (.takeBack, 15),
        ] {
            game.apply(.init(action, at: .seconds(second))) { _ in }
        }
        #expect(game.game.flips.count == 2 && game.game.isPlaying)
        #expect(game.game.clock.remaining == 90 - 15 + 4)
    }

    @Test func `shuffles the cards and waits for the player with a full clock`() {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 4, rounds: 1, timeLimit: 6), seed: 6)
        game.apply(.init(.start, at: .zero))
        let before = game.board.cards.map(\.id)
        // The player chose this card too late, and the time ran out only once.
        game.apply(.init(.choose(0), at: .seconds(18)))
        #expect(game.board.cards.map(\.id) != before && game.phase == .paused)
        #expect(game.flips.isEmpty && game.timeouts == [1] && game.clock.remaining == 6)
        game.apply(.init(.pause(false), at: .seconds(30)))
        game.apply(.init(.choose(0), at: .seconds(31)))
        #expect(game.flips.count == 1 && game.clock.remaining == 5)
    }
}
