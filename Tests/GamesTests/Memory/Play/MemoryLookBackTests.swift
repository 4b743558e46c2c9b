import Foundation
import Reactive
import Testing

@testable import Games

@Suite struct `The look-back at a game of memory` {
    /// The rating of each flip, with a dot for a flip that a player with a perfect memory could
    /// have made.
    private func lapses(_ cards: Int..., pairs: Int = 8) -> String {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: pairs), seed: 1)
        game.apply(.init(.start, at: .zero))
        for card in cards { game.apply(.init(.choose(card), at: .zero)) }
        return game.flips.map { flip in
            switch flip.lapse {
            case nil: "."
            case .twinWasKnown: "t"
            case .twinWasLast: "l"
            case .couldNotMatch: "c"
            case .taughtNothing: "n"
            }
        }
        .joined()
    }

    @Test func `choosing unseen cards is no lapse`() {
        #expect(lapses(0, 2, 4, 6, 8, 10) == "......")
    }

    @Test func `taking a known pair is no lapse`() {
        #expect(lapses(0, 2, 4, 1, 0, 1) == "......")
    }

    @Test func `leaving a known twin is a lapse`() {
        #expect(lapses(0, 2, 1, 4) == "...t")
        #expect(lapses(0, 2, 4, 6, 1, 2) == ".....t")
    }

    @Test func `choosing a second card that is known not to match is a lapse`() {
        #expect(lapses(0, 2, 4, 0) == "...c")
    }

    @Test func `choosing a known first card with an unknown twin is a lapse`() {
        #expect(lapses(0, 2, 4, 6, 0) == "....n")
        #expect(lapses(0, 2, 4, 6, 0, 1) == "....n.")
    }

    @Test func `a card that is the only unseen one is known`() {
        #expect(lapses(0, 2, 3, 2, 0, 1, pairs: 2) == "......")
        #expect(lapses(0, 2, 3, 1, pairs: 2) == "...t")
        #expect(lapses(0, 1, 2, 4, 3, 2, 4, 5, pairs: 3) == "........")
        #expect(lapses(0, 2, 1, 0, 4, 2, pairs: 3) == ".....c")
        #expect(lapses(0, 2, 1, 0, 3, 2, 4, 5, pairs: 3) == "........")
        #expect(lapses(0, 2, 1, 4, 3, 0, 4, 0, pairs: 3) == "...t.t.l")
        // If two cards are unseen, neither is known.
        #expect(lapses(0, 2, 4, 1, 2, 3, pairs: 3) == "....n.")
    }

    @Test func `a reset leaves the cards known`() {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 2, rounds: 1), seed: 1)
        game.apply(.init(.start, at: .zero))
        for card in [0, 1, 2] { game.apply(.init(.choose(card), at: .zero)) }
        game.apply(.init(.reset, at: .zero))
        for card in [2, 3, 0, 1] { game.apply(.init(.choose(card), at: .zero)) }
        #expect(game.phase == .finished && game.wastedFlips.isEmpty)
        #expect(!game.result.isPerfect)
        // The reset broke off the second turn, whose card stays known.
        #expect(game.turns.map(\.flips.count) == [2, 1, 2, 2])
        #expect(game.turns.map(\.seen) == [[], [0, 1], [0, 1, 2], [0, 1, 2, 3]])
    }

    @Test func `after a shuffle only face-up cards are known`() {
        let session = MemorySession(pairs: 8)
        session.begin()
        session.turnUp(0, 2, 4, 6)
        session.shuffle()
        session.turnUp(0, 2)
        #expect(session.lookBack.isEmpty)
        // 4 and 6 were face up while the cards were shuffled.
        session.turnUp(4)
        #expect(session.lookBack.map(\.card) == [4])
    }

    @Test func `each entry has the player, the move, the card and the reason`() {
        let session = MemorySession(pairs: 4, players: [.person, .person])
        session.begin()
        session.turnUp(0, 2, 1, 4)
        #expect(session.lookBack.count == 1)
        #expect(session.lookBack.first?.player == 1)
        #expect(session.lookBack.first?.round == 1)
        #expect(session.lookBack.first?.card == 4)
        #expect(session.lookBack.first?.slot == session.order.firstIndex(of: 4))
        #expect(session.lookBack.first?.lapse == .twinWasKnown)
        #expect(session.scores.last?.avoidableFlips == 1)
    }

    @Test func `a player who forgets nothing has an empty look-back`() {
        let session = MemorySession(
            pairs: 16, timeLimit: nil, players: [.computer(remembers: 64)], seed: 12)
        session.begin()
        session.wait(1000)
        #expect(session.results.count == 1)
        #expect(session.lookBack.isEmpty)
    }

    /// A game of one round that is played to its end after these flips.
    private func finished(_ cards: Int..., pairs: Int = 3) -> MemoryGame<String> {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: pairs, rounds: 1), seed: 1)
        game.apply(.init(.start, at: .zero))
        for card in cards { game.apply(.init(.choose(card), at: .zero)) }
        return game
    }

    @Test func `at the end each avoidable flip is shown on the table as it lay`() throws {
        // The pair 2, 3 is found at the end of the third move. The fourth move misses the known 1.
        let game = finished(0, 2, 1, 3, 2, 3, 0, 4, 1, 0, 5, 4)
        #expect(game.phase == .finished)
        #expect(
            game.wastedFlips.map(\.flip.lapse) == game.flips.map(\.lapse).filter { $0 != nil })
        #expect(game.wastedFlips.map(\.turn.move) == [2, 4])
        let viewModel = MemoryViewModel(game, scheduler: VirtualTimeScheduler())
        #expect(viewModel.seen(of: game).lookBack.mistakes == [1, 3])
        let (last, flip) = try #require(game.wastedFlips.last)
        #expect(flip.lapse == .twinWasKnown && flip.card == 4 && last.better == 1)
        #expect(last.faces.count == 6 && last.faces[flip.slot].id == 4)
        let fronts = last.faces.filter { if case .front = $0.side { true } else { false } }
        #expect(Set(fronts.map(\.id)) == [0, 1, 4])
        #expect(last.faces.count { $0.side == .gone } == 2)
    }

    @Test func `a later shuffle does not move the cards of the look-back`() throws {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: 3, rounds: 1), seed: 1)
        game.apply(.init(.start, at: .zero))
        for card in [0, 2, 1, 4] { game.apply(.init(.choose(card), at: .zero)) }
        let table = game.board.cards.map(\.id)
        game.apply(.init(.shuffle, at: .zero))
        for card in [0, 1, 2, 3, 4, 5] { game.apply(.init(.choose(card), at: .zero)) }
        for card in [0, 1, 2, 3, 4, 5] { game.apply(.init(.choose(card), at: .zero)) }
        let turn = try #require(game.wastedFlips.first?.turn)
        #expect(turn.move == 2 && turn.faces.map(\.id) == table)
    }

    @Test func `the places of cards stay secret until the end`() {
        let game = finished(0, 2, 1, 4)
        let viewModel = MemoryViewModel(game, scheduler: VirtualTimeScheduler())
        #expect(!game.turns.isEmpty && viewModel.seen(of: game).turns.isEmpty)
        let over = finished(0, 2, 1, 3, 2, 3, 0, 4, 1, 0, 5, 4)
        #expect(viewModel.seen(of: over).turns == over.turns)
    }

    @Test func `a saved game keeps its look-back, and one of an older version keeps its flips`()
        throws
    {
        let game = finished(0, 2, 1, 4)
        let data = try JSONEncoder().encode(game)
        let saved = try JSONDecoder().decode(MemoryGame<String>.self, from: data)
        #expect(!saved.turns.isEmpty && saved.turns == game.turns)
        // The format of earlier versions, with a member for each property of a card and of a flip.
        var older = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        older["board"] = [
            "cards": game.board.cards.map { card -> [String: Any] in
                [
                    "id": card.id, "content": card.content, "isSelected": card.isSelected,
                    "isMatched": card.isMatched,
                ]
            }
        ]
        older["flips"] = game.flips.map { flip -> [String: Any] in
            [
                "player": flip.player, "round": flip.round, "card": flip.card, "slot": flip.slot,
                "outcome": flip.outcome.rawValue,
            ].merging(flip.lapse.map { ["lapse": $0.rawValue] } ?? [:]) { one, _ in one }
        }
        let old = try JSONDecoder().decode(
            MemoryGame<String>.self, from: JSONSerialization.data(withJSONObject: older))
        #expect(old.board == game.board && old.flips.map(\.lapse) == game.flips.map(\.lapse))
        #expect(old.turns.isEmpty)
    }

    // MARK: All turns

    @Test func `a perfect game has all of its turns, without a mistake`() {
        let game = finished(0, 1, 2, 3, 4, 5)
        #expect(game.result.isPerfect && game.wastedFlips.isEmpty)
        #expect(game.turns.map(\.move) == [1, 2, 3])
        #expect(game.turns.map { $0.flips.map(\.card) } == [[0, 1], [2, 3], [4, 5]])
        #expect(game.turns.allSatisfy { $0.isMatch && $0.better == nil })
        #expect(game.turns.map(\.seen) == [[], [0, 1], [0, 1, 2, 3]])
        #expect(game.turns.map { turn in turn.faces.count { $0.side == .gone } } == [0, 2, 4])
    }

    /// The table and the known cards before a flip, as the test saw them.
    private struct KnownTable: Equatable {
        let table: [Int?]
        let cards: [Int]
        var seen: Set<Int>
    }

    /// Plays random games with shuffles, resets and timeouts. Records the table and the known cards
    /// before each flip.
    private func played(
        seed: Int, players: [MemoryPlayer], isSaved: Bool
    ) throws -> (game: MemoryGame<String>, sights: [KnownTable]) {
        let options = MemoryOptions(pairs: 4, rounds: 2, timeLimit: 30, players: players)
        var game = MemoryGame(theme: .letters, options: options, seed: UInt64(seed))
        var (dice, time) = (Dice(seed: UInt64(seed)), Duration.zero)
        var (sights, seen, first) = ([KnownTable](), Set<Int>(), KnownTable?.none)
        game.apply(.init(.start, at: time))
        func table() -> [Int?] { game.board.cards.map { $0.isMatched ? nil : $0.id } }
        func up() -> Set<Int> {
            Set(game.board.cards.filter { $0.isSelected && !$0.isMatched }.map(\.id))
        }
        for _ in 0..<4_000 where game.phase != .finished {
            // The game waits after a round and after a timeout.
            game.apply(.init(.pause(false), at: time))
            if isSaved, dice.roll(below: 5) == 0 {
                game.apply(.init(.pause(true), at: time))
                let data = try JSONEncoder().encode(game)
                game = try JSONDecoder().decode(MemoryGame<String>.self, from: data)
                time = .zero
                game.apply(.init(.pause(false), at: time))
            }
            switch dice.roll(below: 40) {
            case 0:
                game.apply(.init(.shuffle, at: time))
                // The first card of a turn was not seen before the turn.
                seen = up()
                first?.seen.formIntersection(up())
            case 1:
                seen.formUnion(up())
                game.apply(.init(.reset, at: time))
                if let alone = first.take() { sights.append(alone) }
            case 2:
                time += .seconds(20)
                game.apply(.tick(at: time))
                guard game.phase == .paused else { continue }
                // Against an opponent, the cards stay at their places, and only the turn is lost.
                seen = players.count == 1 ? [] : seen.union(first?.cards ?? [])
                if let alone = first.take() { sights.append(alone) }
            default:
                let choices = game.board.cards.map(\.id).filter(game.board.canChoose)
                let twin = first.map { $0.cards[0] ^ 1 }
                let isGood = dice.roll(below: 2) == 0
                guard let other = dice.pick(from: choices) else { continue }
                let card = isGood ? twin ?? other : other
                let (before, round) = (table(), game.round)
                game.apply(.init(.choose(card), at: time))
                if let begun = first.take() {
                    sights.append(
                        KnownTable(table: before, cards: begun.cards + [card], seen: begun.seen))
                    seen.formUnion([begun.cards[0], card])
                } else {
                    first = KnownTable(table: before, cards: [card], seen: seen)
                }
                if game.round != round { seen = [] }
            }
        }
        return (game, sights)
    }

    @Test(arguments: [false, true], [[MemoryPlayer.person], [.person, .person]])
    func `every turn has its table, and the cards that had been seen`(
        _ isSaved: Bool, _ players: [MemoryPlayer]
    ) throws {
        for seed in 0..<30 {
            let (game, sights) = try played(seed: seed, players: players, isSaved: isSaved)
            #expect(game.phase == .finished)
            try #require(game.turns.map { $0.flips.map(\.card) } == sights.map(\.cards), "\(seed)")
            for (number, (turn, sight)) in zip(game.turns, sights).enumerated() {
                #expect(
                    turn.faces.map { $0.side == .gone ? nil : $0.id } == sight.table,
                    "game \(seed), turn \(number)")
                #expect(turn.seen == sight.seen, "game \(seed), turn \(number)")
            }
            #expect(game.wastedFlips.count == game.result.avoidableFlips)
        }
    }

    @Test func `the turns of a computer are its own, without a lapse`() {
        var game = MemoryGame(
            theme: .letters,
            options: MemoryOptions(
                pairs: 4, rounds: 1, timeLimit: nil, players: [.person, .computer(remembers: 2)]),
            seed: 5)
        game.apply(.init(.start, at: .zero))
        var dice = Dice(seed: 5)
        while game.phase != .finished {
            let choices = game.board.cards.map(\.id).filter(game.board.canChoose)
            guard !game.isComputersTurn, let card = dice.pick(from: choices) else {
                game.apply(.init(.computer, at: .zero))
                continue
            }
            game.apply(.init(.choose(card), at: .zero))
        }
        #expect(Set(game.turns.map(\.player)) == [0, 1])
        #expect(game.turns.allSatisfy { $0.player == 0 || $0.lapses.isEmpty })
        #expect(game.turns.flatMap { $0.flips }.count == game.flips.count)
    }
}

extension MemoryGame {
    /// The flips that a perfect memory would not have made, with their turns.
    var wastedFlips: [(turn: MemoryTurn<CardContent>, flip: MemoryFlip)] {
        turns.flatMap { turn in turn.lapses.map { (turn, $0) } }
    }
}
