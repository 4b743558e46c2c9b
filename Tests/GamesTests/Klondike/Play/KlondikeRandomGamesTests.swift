import Reactive
import Sweep
import Testing

@testable import Games

/// A player who tries all actions, allowed or not.
private struct RandomPlayer {
    var dice: Dice
    let session: KlondikeSession

    private mutating func any<Choice>(_ choices: [Choice]) -> Choice {
        choices[dice.roll(below: choices.count)]
    }

    private mutating func anyCard() -> Card {
        let faces = session.faces
        let up =
            faces.piles.flatMap(\.cards) + faces.waste.suffix(1)
            + faces.foundations.compactMap(\.self)
        return any(dice.roll(below: 8) == 0 ? Card.pack : up)
    }

    private mutating func anyPlace() -> Klondike.CardPlace {
        any(Klondike.CardPlace.piles + Klondike.CardPlace.foundations + [.stock, .waste, .pile(8)])
    }

    mutating func act() {
        switch dice.roll(below: 20) {
        case 0: session.act(.tap(.card(anyCard())))
        case 1: session.act(.tap(.place(anyPlace())))
        case 2: session.act(.take(.card(anyCard()), isDragged: true))
        case 3: session.act(.over(anyPlace()))
        case 4: session.act(.drop(anyPlace()))
        case 5: session.act(.cancel)
        case 6: session.act(.drop(nil))
        case 7: session.act(.take(.card(anyCard()), isDragged: false))
        case 8: session.act(.drop(anyPlace()))
        case 9: session.act(.undo)
        case 10: session.act(.redo)
        case 11: session.act(.toFoundation(anyCard()))
        case 12: session.act(.hint)
        case 13: session.act(.finish)
        case 14: session.act(.undoToWinnable)
        case 15: if dice.roll(below: 20) == 0 { session.act(.newGame) }
        case 16: session.wait(Double(dice.roll(below: 30)) / 10)
        case 17...18: session.act(.autoMove(anyCard()))
        default: session.turn()
        }
    }
}

extension Klondike.Faces {
    /// Indicates whether there are fifty-two cards, none is shown twice, and the last card of each
    /// pile is face up.
    fileprivate var isWhole: Bool {
        var count = waste.count
        if case .cards(let left) = stock { count += left }
        for home in foundations { count += home?.rank ?? 0 }
        for pile in piles { count += pile.hidden + pile.cards.count }
        let shown = waste + foundations.compactMap(\.self) + piles.flatMap(\.cards)
        return count == 52 && Set(shown).count == shown.count
            && piles.allSatisfy { $0.hidden == 0 || !$0.cards.isEmpty }
    }
}

@Suite struct `Random games of Klondike` {
    @Test func `random actions keep the table whole, and a save restores the game`() throws {
        var (saves, returns) = (0, 0)
        for number in 0..<20 as Range<UInt64> {
            let session = KlondikeSession(
                .init(.number(number), rules: .init(draw: number % 2 == 0 ? .one : .three)),
                seed: number, judge: PromptJudge(positions: 60, shortens: false))
            var player = RandomPlayer(dice: Dice(seed: number), session: session)
            for step in 0..<200 {
                let held = session.hand
                let before = session.faces
                player.act()
                if !session.faces.isWhole { Issue.record("\(session.faces)") }
                if let saved = session.saved.last ?? nil {
                    if !saved.klondike.table.isWhole { Issue.record("\(saved.klondike.table)") }
                    if step % 20 == 0 {
                        #expect(try rewritten(saved) == saved)
                        saves += 1
                    }
                }
                // The held cards are back or have moved. They are never lost.
                if held != nil, session.hand == nil, session.faces == before {
                    let all =
                        session.faces.piles.flatMap(\.cards) + session.faces.waste
                        + session.faces.foundations.compactMap(\.self)
                    #expect(held.map { $0.cards.allSatisfy(all.contains) } == true)
                    returns += 1
                }
            }
        }
        #expect(saves > 20 && returns > 20, "\(saves) saves, \(returns) returns")
    }

    @Test func `undo leads to exactly the deal, and redo to the end`() {
        for number in 0..<10 as Range<UInt64> {
            let session = KlondikeSession(.init(.number(number), rules: .init(draw: .three)))
            let start = session.faces
            var dice = Dice(seed: number)
            for _ in 0..<80 {
                let up = session.faces.piles.flatMap(\.cards) + session.faces.waste.suffix(1)
                if let card = dice.pick(from: up) { session.act(.autoMove(card)) }
                if dice.roll(below: 3) == 0 { session.turn() }
            }
            let (end, moves, score) = (session.faces, session.moves, session.score)
            #expect(moves > 10)
            while session.canUndo { session.act(.undo) }
            #expect(session.faces == start && session.moves == 0 && session.score == 0)
            while session.canRedo { session.act(.redo) }
            #expect(session.faces == end && session.moves == moves && session.score == score)
        }
    }

    private func playAtRandom(
        through game: Klondike, seed: UInt64, until isOver: (KlondikeSession) -> Bool
    ) -> KlondikeSession {
        let session = KlondikeSession(KlondikeGame(game)) { _ in
            PromptJudge(positions: 300, shortens: false)
        }
        var dice = Dice(seed: seed)
        for _ in 0..<60 where !isOver(session) {
            let up = session.faces.piles.flatMap(\.cards) + session.faces.waste.suffix(1)
            for _ in 0..<3 { dice.pick(from: up).map { session.act(.autoMove($0)) } }
            session.turn()
        }
        return session
    }

    @Test func `a game that can still be won is never called lost or stuck`() {
        var (stuck, lost) = (0, 0)
        for number in 0..<Sweep.count(8 as UInt64, whole: 20) {
            let rules = Klondike.Rules(draw: number % 2 == 0 ? .one : .three, redeals: 1)
            let session = playAtRandom(
                through: Klondike(.init(number: number), rules: rules), seed: number
            ) { $0.phase != .playing }
            guard session.winnability == .unwinnable else { continue }
            lost += 1
            let small = SmallPosition(session.game.position, rules: rules)
            #expect(small.isWinnable(prunes: false, positions: 20_000) == false)
            guard session.phase == .stuck else { continue }
            stuck += 1
            #expect(small.isWinnableByTrying(tables: 400) != true)
        }
        #expect(
            stuck > Sweep.count(1, whole: 5) && lost > Sweep.count(3, whole: 10),
            "\(stuck) stuck, \(lost) lost")
    }

    @Test func `the move that is named for a loss is the one that lost the game`() throws {
        var blamed = 0
        for number in 0..<Sweep.count(12 as UInt64, whole: 40) {
            let small = SmallPosition(disorderly: number, ranks: 6)
            let session = playAtRandom(
                through: Klondike(at: small.position, rules: small.rules), seed: number
            ) { $0.winnability == .unwinnable || $0.phase == .won }
            guard let mistake = session.mistake else { continue }
            let game = session.game
            blamed += 1
            let (before, after) = (
                game.position(at: mistake.number - 1), game.position(at: mistake.number)
            )
            #expect(after.latest == mistake.move)
            #expect(
                SmallPosition(before, rules: small.rules)
                    .isWinnable(prunes: false, positions: 20_000) == true)
            #expect(
                SmallPosition(after, rules: small.rules)
                    .isWinnable(prunes: false, positions: 20_000) == false)
        }
        #expect(blamed > Sweep.count(1, whole: 5), "\(blamed) blamed")
    }
}
