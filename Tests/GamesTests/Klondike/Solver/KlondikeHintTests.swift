import Reactive
import Sweep
import Testing

@testable import Games

@Suite struct `A hint of Klondike` {
    struct Row: CustomTestStringConvertible, Sendable {
        let picture: String
        let moves: String
        let reason: Klondike.Hint.Reason
        var testDescription: String { moves }

        init(_ picture: String, _ moves: String, _ reason: Klondike.Hint.Reason) {
            (self.picture, self.moves, self.reason) = (picture, moves, reason)
        }
    }

    @Test(arguments: [
        Row("1 AS", "AS1F", .homes(isSafe: true)),
        Row("1 (5D) AS", "AS1F", .homes(isSafe: true)),
        Row("home 3S 2C\n1 4S", "4S1F", .homes(isSafe: false)),
        Row(
            "home 3S 2C\n1 4S\n2 5S 6C\n3 7D", "4S1F 6C23 5S2F",
            .homesBefore(card("5S"), moves: 1)),
        Row(
            "home 3S 2C\n1 4S\n2 (5S) 6C\n3 7D", "4S1F 6C23 5S2F",
            .homes(isSafe: false)),
        Row(
            "home 3S 2C\n1 7H 4S\n2 6C", "4S1F 6C21", .frees(card("7H"), for: card("6C"))),
        Row("home 3S 2C\n1 (5D) 4S", "4S1F", .turnsUp(.pile(0))),
        Row("1 (5D) 6S\n2 7D", "6S12", .turnsUp(.pile(0))),
        Row("1 6S\n2 7D", "6S12", .freesKingPlace(.pile(0), king: nil)),
        Row(
            "1 6S\n2 7D\n3 2C KH", "6S12 KH31",
            .freesKingPlace(.pile(0), king: card("KH"))),
        Row("1 7H 6S\n2 7D", "6S12", .uncovers(card("7H"))),
        Row("1 7H 6S\n2 7D\n3 6C", "6S12 6C31", .frees(card("7H"), for: card("6C"))),
        Row("1 7H 6S\n2 7D\n3 8C", "6S12 7H13 6S23", .freesToMove(card("7H"))),
        Row("waste 6S\n2 7D", "6SW2", .bringsIntoPlay(for: nil)),
        Row("waste 6S\n2 7D\n3 5H", "6SW2 5H32", .bringsIntoPlay(for: card("5H"))),
        Row("home 6S\n2 7D\n3 5H", "6SF2 5H32", .bringsBack(for: card("5H"))),
        Row("stock 5C 6S\n2 7D", "D 6SW2", .drawsNow),
        Row(
            "stock 6S 5C\nwaste 4C\n2 7D", "D D R D 4CW2",
            .draws(turns: 3, card: card("4C"), to: .pile(1))),
        Row("stock 5C\n1 6S\n2 7D", "D 6S12", .drawsNow),
        // Of several things that a move makes possible, the first one is named.
        Row("waste 6S 7D\n1 8C\n2 7H", "7DW1 6SW2", .freesToMove(card("6S"))),
        Row(
            "home 3H\nwaste 4H\n1 6H 5S\n2 3S\n3 5H", "4HWF 4HF1 3S21 3S1F 4H1F 5H3F",
            .waitsAtHome(for: card("5S"))),
        Row(
            "home 3S 2C\n1 7H 4S\n2 6C\n3 5S", "4S1F 5S3F 6C21",
            .homesBefore(card("5S"), moves: 0)),
        Row("1 7H 6S\n2 7D\n3 5H\n4 8C", "6S12 5H32 7H14", .bringsIntoPlay(for: card("5H"))),
        // Cards that are face down are no reason.
        Row(
            "waste 6S\n2 7D\n3 (5H) 9C\n4 TH", "6SW2 9C34 5H32",
            .bringsIntoPlay(for: nil)),
        Row(
            "1 7H 6S\n2 7D\n3 (6C) 9C\n4 TH", "6S12 9C34 6C31",
            .uncovers(card("7H"))),
        Row(
            "home 6S\n2 7D\n3 (5H) 9C\n4 TH", "6SF2 9C34 5H32", .bringsBack(for: nil)),
        Row(
            "1 6S\n2 7D\n3 2C (KH) 9C\n4 TH", "6S12 9C34 KH31",
            .freesKingPlace(.pile(0), king: nil)),
    ]) func `a hint names its purpose`(row: Row) throws {
        let position = position(row.picture)
        let moves = row.moves.split(separator: " ").compactMap {
            Klondike.Move($0, on: position.table)
        }
        let hint = Klondike.Hint(moves, from: position, by: .init())
        #expect(hint.reason == row.reason && hint.move == moves.first)
    }

    @Test(arguments: [(Klondike.Draw.one, 30 as UInt64), (.three, 16)])
    func `a player who follows the hints wins`(draw: Klondike.Draw, number: UInt64) {
        let session = KlondikeSession(
            .init(.number(number), rules: .init(draw: draw)), judge: PromptJudge())
        for _ in 0..<400 where session.phase == .playing {
            if session.hint == nil { session.act(.hint) }
            guard let move = session.hint?.move else { break }
            session.make(move)
        }
        #expect(session.phase == .won && session.results.map(\.isWon) == [true])
        #expect(session.results.first?.difficulty == .easy)
        #expect(session.winnabilities == [.thinking, .winnable])
    }

    @Test func `a hint appears as soon as its search has found it`() {
        var judges: [SlowJudge] = []
        let session = KlondikeSession(KlondikeGame(.init(.number(30)), seed: 1)) {
            let judge = SlowJudge($0, delay: .seconds(2))
            judge.verdicts[0] = .winnable([.draw, .draw])
            judges.append(judge)
            return judge
        }
        session.act(.hint)
        #expect(session.hint == nil && session.hintCount == 0)
        session.wait(2)
        #expect(session.hint == Klondike.Hint(move: .draw, reason: .drawsNow))
        session.act(.pause(true))
        session.act(.pause(false))
        #expect(session.hint != nil && session.hintCount == 1)
        session.act(.take(.card(card("AS")), isDragged: true))
        #expect(session.hint != nil)
        session.turn()
        #expect(session.hint == nil)
    }

    @Test func `a second request names the move, a third makes it, and a fourth asks for the next`()
    {
        let session = KlondikeSession(.init(.number(30)), judge: PromptJudge())
        for number in 1...40 {
            session.act(.hint)
            let table = session.game.table
            guard let hint = session.hint, let move = hint.move else { break }
            #expect(hint.stage == .look)
            session.act(.hint)
            #expect(session.hint?.stage == .reason && session.hint?.reason == hint.reason)
            #expect(session.game.table == table && session.hintCount == number)
            if case .carry(let card, _, _) = move { #expect(hint.run == table.run(from: card)) }
            session.act(.hint)
            #expect(session.game.position.latest == move && session.game.table != table)
            #expect(session.hint == nil && session.hintCount == number)
        }
        #expect(session.hintCount == 40)
    }

    @Test func `a request that finds no move does not count`() {
        for verdict in [Klondike.Solver.Verdict.unknown, .unwinnable] {
            let judge = PromptVerdict(verdict: verdict)
            let session = KlondikeSession(.init(.number(30)), judge: judge)
            session.turn()
            session.act(.hint)
            #expect(session.hint != nil && session.hint?.move == nil && session.hintCount == 0)
        }
    }

    @Test func `an undone move does not become the hint`() throws {
        let session = KlondikeSession(.init(.number(7)), judge: PromptJudge())
        session.act(.hint)
        let hint = try #require(session.hint)
        #expect(hint.move != .draw)
        session.turn()
        session.act(.undo)
        session.act(.hint)
        #expect(session.hint == hint)
        // A way to win that is known only from the undone position does not become the hint either.
        let other = KlondikeSession(.init(.number(7)), judge: PromptJudge())
        other.turn()
        other.act(.hint)
        other.act(.undo)
        other.act(.hint)
        #expect(other.hint == hint)
        // Several hints in a row do not lead in a circle: following them wins.
        for _ in 0..<3 { session.turn() }
        session.act(.hint)
        let later = session.hint
        for _ in 0..<3 { session.act(.undo) }
        session.act(.hint)
        #expect(session.hint == hint)
        for _ in 0..<3 { session.act(.redo) }
        session.act(.hint)
        #expect(session.hint == later)
        for _ in 0..<400 where session.phase == .playing {
            if session.hint == nil { session.act(.hint) }
            guard let move = session.hint?.move else { break }
            session.make(move)
        }
        #expect(session.phase == .won)
    }

    @Test func `a card is safe at home only if no other card can need it`() {
        var (safe, others) = (0, 0)
        let deals = Sweep.count(4, whole: 12)
        for number in 1...UInt64(deals) {
            let rules = Klondike.Rules()
            var position = Klondike(Klondike.Deal(number: number), rules: rules).position
            let question = Klondike.Question(position, by: rules)
            let judgement = question.judgement(bytes: 1 << 24, positions: 1_000)
            guard case .winnable(let moves) = judgement.verdict else { continue }
            for (index, move) in moves.enumerated() {
                if case .carry(let card, _, .foundation) = move {
                    let hint = Klondike.Hint(Array(moves[index...]), from: position, by: rules)
                    let isSafe = SafetyByDefinition(position.table).isSafe(card)
                    // At the end, all cards are safe, and the hint says that they can go.
                    if hint.reason == .finishes { break }
                    #expect((hint.reason == .homes(isSafe: true)) == isSafe)
                    if isSafe { safe += 1 } else { others += 1 }
                    let returns = moves[(index + 1)...].contains {
                        if case .carry(card, .foundation, _) = $0 { true } else { false }
                    }
                    #expect(!isSafe || !returns)
                }
                guard let next = position.after(move, by: rules) else { break }
                position = next
            }
        }
        #expect(safe > 8 * deals && others > deals)
    }

    @Test func `a hint reports that the search found nothing`() {
        let session = KlondikeSession(
            .init(.number(1), rules: .init(draw: .three)), judge: PromptJudge(positions: 50))
        session.act(.hint)
        #expect(session.hint == Klondike.Hint(move: nil, reason: .unknown))
        session.act(.cancel)
        #expect(session.hint == nil)
    }
}

/// The definition of a card that never has to leave its foundation: all cards that could lie on it,
/// directly or on other cards, are on their foundations or can go there next. It is checked card by
/// card.
private struct SafetyByDefinition {
    private let home: Set<Card>

    init(_ table: Klondike.Table) { home = Set(table.foundations.joined()) }

    func isSafe(_ card: Card) -> Bool { above(card).allSatisfy(canGoHome) }

    /// The cards that can lie on a card.
    private func above(_ card: Card) -> [Card] {
        guard card.rank > 1 else { return [] }
        return Suit.allCases.filter { $0.isRed != card.suit.isRed }
            .map { Card(rank: card.rank - 1, suit: $0) }
    }

    /// Returns whether the card is on its foundation or the next one to go there, and whether the
    /// same holds for all cards that can lie on it.
    private func canGoHome(_ card: Card) -> Bool {
        let isNext = card.rank == 1 || home.contains(Card(rank: card.rank - 1, suit: card.suit))
        return isNext && above(card).allSatisfy(canGoHome)
    }
}

/// Answers each question at once with the same verdict.
private struct PromptVerdict: KlondikeJudge {
    let verdict: Klondike.Solver.Verdict

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .just(Klondike.Judgement(verdict))
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
}
