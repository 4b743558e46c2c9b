import Foundation
import Reactive
import Sweep
import Testing

@testable import Games

/// The cards that a player has seen are remembered, and hints name these cards and no others.
@Suite struct `The cards that a player of Klondike has seen` {
    /// The cards that lie open on a table.
    private func open(_ table: Klondike.Table) -> Set<Card> {
        Set(table.waste + table.foundations.joined() + table.piles.flatMap(\.faceUp))
    }

    /// The card of the waste that these moves play first; nil if they first do something else.
    private func drawn(_ moves: [Klondike.Move]) -> Card? {
        guard
            case .carry(let card, .waste, _)? = moves.first(where: { $0 != .draw && $0 != .redeal })
        else { return nil }
        return card
    }

    /// Plays with hints. Between them, it draws cards, undoes and redoes moves, restarts the deal,
    /// and restores a saved game. The test keeps its own list of the cards that lay open.
    @Test(arguments: [Klondike.Draw.one, .three])
    func `are named by hints, and no others`(draw: Klondike.Draw) throws {
        var (named, unnamed) = (0, 0)
        // In this deal, hints once called the four of hearts "a card" on the second pass.
        let numbers = [606_776_827] + Array(1...UInt64(Sweep.count(8, whole: 200)))
        for number in numbers {
            var dice = Dice(seed: number)
            let request = Klondike.Request(.number(number), rules: .init(draw: draw))
            var game = KlondikeGame(request, seed: 1)
            var seen = open(game.klondike.table)
            func act(_ action: KlondikeGame.Action) {
                game.apply(.init(action, at: .zero))
                seen.formUnion(open(game.klondike.table))
            }
            for _ in 0..<160 where game.phase == .playing {
                switch dice.roll(below: 24) {
                case 0: for _ in 0..<4 { act(.draw) }
                case 1: for _ in 0..<9 { act(.undo) }
                case 2: for _ in 0..<9 { act(.redo) }
                case 3 where dice.roll(below: 6) == 0: act(.restart)
                case 4:
                    guard game.canGoOn else { break }
                    let file = try JSONEncoder().encode(game.stored(at: .zero))
                    let saved = try JSONDecoder().decode(KlondikeGame.self, from: file)
                    #expect(saved.klondike == game.klondike)
                    game = saved
                    act(.pause(false))
                default: break
                }
                act(.hint)
                game.answer()
                #expect(game.klondike.seenCards == seen, "\(number)")
                guard let hint = game.hint, let move = hint.move else { break }
                let moves = game.outlook.winning(
                    at: game.klondike.step, undone: game.klondike.undone)
                if let card = hint.reason.later {
                    #expect(seen.contains(card), "\(number): \(hint)")
                    named += 1
                } else {
                    unnamed += 1
                }
                if move == .draw || move == .redeal, let first = drawn(moves ?? []) {
                    let isNamed = hint.reason.later == first
                    #expect(isNamed == seen.contains(first), "\(number): \(hint)")
                }
                #expect(move == moves?.first)
                act(.hint)
                act(.hint)
            }
        }
        #expect(named > 10 * numbers.count && unnamed > numbers.count, "\(named) \(unnamed)")
    }

    @Test func `are known from a position whose waste was turned over`() throws {
        var klondike = Klondike(Klondike.Deal(number: 5))
        let stock = Set(klondike.table.stock)
        for _ in 0..<24 { klondike.apply(.play(.draw)) }
        #expect(klondike.position.knownCards.isSuperset(of: stock))
        klondike.apply(.play(.redeal))
        let position = try Klondike.Position(klondike.position.text)
        #expect(position.knownCards.isSuperset(of: stock))
        #expect(position.knownCards == klondike.seenCards)
    }

    @Test func `are read from the moves of a game that an earlier version saved`() throws {
        var klondike = Klondike(Klondike.Deal(number: 5))
        for _ in 0..<5 { klondike.apply(.play(.draw)) }
        for _ in 0..<5 { klondike.apply(.undo) }
        let file = try JSONEncoder().encode(klondike)
        var values = try #require(
            try JSONSerialization.jsonObject(with: file) as? [String: Any])
        #expect((values["seen"] as? [String])?.count == 5)
        values["seen"] = nil
        let old = try JSONSerialization.data(withJSONObject: values)
        #expect(try JSONDecoder().decode(Klondike.self, from: old) == klondike)
        values["seen"] = ["1X"]
        let bad = try JSONSerialization.data(withJSONObject: values)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Klondike.self, from: bad) }
    }
}

extension KlondikeGame {
    /// Answers all questions to the judge.
    fileprivate mutating func answer() {
        while let question {
            let judgement = question.judgement(bytes: 1 << 20, positions: 2_000)
            apply(.init(.judge(judgement, about: question), at: .zero))
        }
    }
}

extension Klondike.Hint.Reason {
    /// The card of a later move that the reason is about, if there is one.
    fileprivate var later: Card? {
        switch self {
        case .homesBefore(let card, _), .waitsAtHome(let card), .draws(_, let card, _): card
        case .frees(_, let card): card
        case .bringsIntoPlay(let card), .bringsBack(let card), .freesKingPlace(_, let card): card
        default: nil
        }
    }
}
