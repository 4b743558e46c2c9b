import Testing

@testable import Games

@Suite struct `The figures of a duel of memory` {
    private func game(_ players: [MemoryPlayer], pairs: Int = 4) -> MemoryGame<String> {
        var game = MemoryGame(
            theme: .letters,
            options: MemoryOptions(pairs: pairs, rounds: 1, timeLimit: nil, players: players),
            seed: 3)
        game.apply(.init(.start, at: .zero))
        return game
    }

    @Test(arguments: 1...20)
    func `a computer's moves and lapses are not the player's`(_ seed: Int) {
        let game = MemoryGame(
            theme: .letters,
            options: MemoryOptions(
                pairs: 6, rounds: 1, timeLimit: nil, players: [.person, .computer(remembers: 1)]),
            seed: UInt64(seed))
        var played = game
        played.apply(.init(.start, at: .zero))
        var dice = Dice(seed: UInt64(seed))
        while played.phase != .finished {
            if played.isComputersTurn {
                played.apply(.init(.computer, at: .zero))
            } else {
                let choices = played.board.cards.map(\.id).filter(played.board.canChoose)
                guard let card = dice.pick(from: choices) else { break }
                played.apply(.init(.choose(card), at: .zero))
            }
        }
        let own = played.flips.count { $0.player == 0 && $0.outcome != .first }
        let others = played.flips.count { $0.player == 1 && $0.outcome != .first }
        #expect(played.result.moves == own && others > 0)
        #expect(played.result.moves == played.result.scores[0].moves)
        let mistakes = played.wastedFlips
        #expect(mistakes.allSatisfy { $0.flip.player == 0 && $0.flip.missesPair })
        #expect(played.result.avoidableFlips == mistakes.count)
        #expect(mistakes.allSatisfy { (1...own).contains($0.turn.move) })
    }

    @Test func `showing no new card is not a mistake, but leaving a known pair is`() {
        var duel = game([.person, .person])
        // The third move turns up a card that both have seen. The fourth misses the twin of its
        // first card.
        let cards = [0, 2, 4, 6, 0, 2, 1, 4]
        for card in cards { duel.apply(.init(.choose(card), at: .zero)) }
        #expect(duel.result.avoidableFlips == 1 && duel.result.moves == 4)
        #expect(duel.wastedFlips.map(\.flip.card) == [4])
        #expect(duel.wastedFlips.map(\.flip.player) == [1])
        #expect(duel.wastedFlips.map(\.turn.move) == [2])
        // For a single player, all three count.
        var alone = game([.person])
        for card in cards { alone.apply(.init(.choose(card), at: .zero)) }
        #expect(alone.wastedFlips.map(\.flip.card) == [0, 2, 4])
    }

    @Test func `a computer that plays alone has its own figures`() {
        var game = game([.computer(remembers: 64)])
        while game.isComputersTurn { game.apply(.init(.computer, at: .zero)) }
        #expect(game.phase == .finished && game.result.moves >= 4)
    }
}
