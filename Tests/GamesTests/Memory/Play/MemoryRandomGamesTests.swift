import Games
import Reactive
import Sweep
import Testing

@Suite struct `Random games of memory` {
    /// Options with small numbers, so that much happens in the game.
    private func options(_ dice: inout Dice) -> MemoryOptions {
        let players: [MemoryPlayer] = (0...dice.roll(below: 3)).map { _ in
            switch dice.roll(below: 6) {
            case 0: .computer(remembers: dice.roll(below: 9))
            case 1: .expert
            default: .person
            }
        }
        return MemoryOptions(
            pairs: dice.roll(below: 40) == 0 ? 32 : 2 + dice.roll(below: 4),
            rounds: 1 + dice.roll(below: 3),
            timeLimit: dice.roll(below: 3) == 0 ? nil : 1 + dice.roll(below: 9), players: players)
    }

    /// The cause of the next command; nil for a tick.
    private func cause(_ dice: inout Dice, on board: Memory<Int>) -> MemoryGame<Int>.Cause? {
        let up = board.cards.filter { $0.isSelected && !$0.isMatched }
        return switch dice.roll(below: 60) {
        case 0: .player(.newGame)
        case 1: .player(dice.roll(below: 4) == 0 ? .giveUp : .shuffle)
        case 2: .player(.reset)
        case 3, 4: .player(.pause(true))
        case 5...10: .player(.pause(false))
        case 11...15: nil
        case 16...25: .computer
        case 26...45:
            .player(
                .choose(up.count == 1 ? up[0].id ^ 1 : dice.roll(below: board.cards.count)))
        default: .player(.choose(dice.roll(below: board.cards.count + 2) - 1))
        }
    }

    /// The mistake in the state after a command; nil if there is none.
    private func fault(
        from old: MemoryGame<Int>, to new: MemoryGame<Int>, by cause: MemoryGame<Int>.Cause?
    ) -> String? {
        if !new.isSound { return "the game breaks an invariant" }
        if new.board.cards.count(where: { $0.isSelected && !$0.isMatched }) > 2 {
            return "three cards are face up"
        }
        if cause != .player(.newGame) {
            if new.flips.count < old.flips.count { return "a turned card was forgotten" }
            if new.round < old.round { return "the round went back" }
            if new.seconds < old.seconds { return "the time went back" }
        }
        if old.phase == .paused, new.phase == .paused, new != old {
            return "a command changed a paused game"
        }
        if new.flips.count > old.flips.count + 1 { return "one command turned two cards" }
        let content = { (card: Memory<Int>.Card) in card.content == card.id / 2 }
        if !new.board.cards.allSatisfy(content) { return "a card has changed its content" }
        return nil
    }

    @Test func `random games keep every promise`() {
        var dice = Dice(seed: 2026)
        var finished = 0
        var timeouts = 0
        var expertFlips = 0
        for number in 0..<Sweep.count(400, whole: 2_000) {
            let options = options(&dice)
            var game = MemoryGame(
                contents: Array(0..<options.pairs), options: options, seed: UInt64(number))
            var time = Duration.zero
            game.apply(.init(.start, at: time))
            for _ in 0..<30 {
                let before = game
                time += .milliseconds(dice.roll(below: 1500))
                let cause = cause(&dice, on: game.board)
                game.apply(cause.map { .init($0, at: time) } ?? .tick(at: time))
                if let fault = fault(from: before, to: game, by: cause) {
                    Issue.record("game \(number): \(fault)\n\(before)\n\(game)")
                    return
                }
            }
            finished += game.phase == .finished ? 1 : 0
            timeouts += game.timeouts.count
            expertFlips += game.flips.count { options.players[$0.player] == .expert }
        }
        // The test proves something only if many games end, time often runs out, and experts play.
        #expect(finished > Sweep.count(5, whole: 100) && timeouts > Sweep.count(40, whole: 400))
        #expect(expertFlips > Sweep.count(40, whole: 400))
    }

    @Test func `a hundred games through the view model show the state of the model`() {
        var dice = Dice(seed: 4)
        var saved = 0
        for number in 0..<100 {
            let options = options(&dice)
            let session = MemorySession(
                MemoryGame(theme: .letters, options: options, seed: UInt64(number)),
                resolution: .milliseconds(100))
            session.begin()
            for _ in 0..<60 {
                switch dice.roll(below: 20) {
                case 0: session.shuffle()
                case 1: session.bringBack()
                case 2: session.hold(true)
                case 3...5: session.hold(false)
                case 6...12: session.wait(Double(1 + dice.roll(below: 20)) / 10)
                default: session.turnUp(dice.roll(below: 2 * options.pairs + 2) - 1)
                }
            }
            #expect(session.order.sorted() == Array(0..<2 * options.pairs))
            #expect(session.boards.allSatisfy { $0.contains { $0.side != .gone } })
            #expect(session.results.count == session.phases.count { $0 == .finished })
            if let game = session.saved {
                #expect(game.isSound)
                saved += 1
            }
        }
        #expect(saved > 0 && saved < 100)
    }
}
