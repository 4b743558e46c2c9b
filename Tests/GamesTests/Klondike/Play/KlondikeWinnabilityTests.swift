import Reactive
import Testing

@testable import Games

@Suite struct `The winnability of a game` {
    /// A game whose judge takes a second.
    private func session(
        _ verdicts: [Int: Klondike.Solver.Verdict]
    ) -> (KlondikeSession, SlowJudge) {
        var judges: [SlowJudge] = []
        let session = KlondikeSession(KlondikeGame(.init(.number(30)), seed: 1)) {
            let judge = SlowJudge($0, delay: .seconds(1))
            judge.verdicts = verdicts
            judges.append(judge)
            return judge
        }
        return (session, judges[0])
    }

    private func line(_ number: UInt64) throws -> [Klondike.Move] {
        let start = Klondike(Klondike.Deal(number: number))
        guard
            case .winnable(let moves) = start.position.verdict(
                by: start.rules, shouldStop: { false })
        else { throw Lost() }
        return moves
    }
    private struct Lost: Error {}

    @Test func `the winnability is searched for until it is known`() throws {
        let (session, _) = session([0: .winnable(try line(30))])
        #expect(session.winnabilities == [.thinking])
        session.wait(1)
        #expect(session.winnabilities == [.thinking, .winnable])
        session.turn()
        #expect(session.difficulty == .medium)
    }

    @Test func `an unknown winnability is shown, and not searched for again`() {
        let (session, judge) = session([:])
        session.wait(1)
        #expect(session.winnability == .unknown)
        session.turn()
        #expect(session.saved.last != .some(nil) && session.difficulty == nil)
        session.wait(1)
        session.act(.undo)
        session.act(.redo)
        #expect(session.winnability == .unknown)
        session.wait(1)
        #expect(judge.asked == [0, 1])
    }

    @Test func `only the latest position is searched, and earlier searches are canceled`() {
        let (session, judge) = session([0: .unwinnable, 3: .winnable([.draw])])
        for _ in 0..<3 {
            session.wait(0.4)
            session.turn()
        }
        #expect(judge.asked == [0, 1, 2, 3] && judge.left == [0, 1, 2])
        session.wait(0.9)
        #expect(session.winnabilities == [.thinking])
        session.wait(0.1)
        #expect(session.winnabilities == [.thinking, .winnable])
    }

    @Test func `a move off the known line needs a search, and a move on it does not`() throws {
        let moves = try line(30)
        let (session, judge) = session([0: .winnable(moves)])
        session.wait(1)
        for move in moves.prefix(12) { session.make(move) }
        #expect(judge.asked == [0] && session.winnability == .winnable)
        for _ in 0..<5 { session.act(.undo) }
        #expect(session.winnability == .winnable)
        session.act(.redo)
        session.make(moves[8])
        #expect(judge.asked == [0] && session.winnability == .winnable)
        let carry = try #require(moves.indices.dropFirst(9).first { moves[$0] != .draw })
        for move in moves[9..<carry] { session.make(move) }
        #expect(judge.asked == [0] && session.winnability == .winnable)
        session.turn()
        #expect(session.winnability == .thinking && judge.asked == [0, carry + 1])
    }

    @Test func `the move that lost the game is found, with the way back before it`() {
        var verdicts: [Int: Klondike.Solver.Verdict] = [:]
        for step in 0...9 { verdicts[step] = step < 3 ? .winnable([.draw]) : .unwinnable }
        let (session, judge) = session(verdicts)
        session.turn(times: 9)
        #expect(session.mistake == nil && !session.canUndoToWinnable)
        session.wait(1)
        #expect(session.winnability == .unwinnable && session.mistake == nil)
        session.wait(4)
        #expect(session.mistake == Klondike.Mistake(number: 3, move: .draw, better: nil))
        #expect(judge.asked.count == judge.asked.prefix(10).count + 4)
        #expect(session.canUndoToWinnable)
        session.act(.undoToWinnable)
        #expect(session.moves == 2 && session.winnability == .winnable && session.mistake == nil)
        #expect(session.motions.last?.count == 7)
        session.act(.redo)
        #expect(session.winnability == .unwinnable && session.mistake?.number == 3)
    }

    @Test func `a move that would have kept the game winnable is named, if one is known`() {
        var outlook = Klondike.Outlook(winning: [.draw, .redeal])
        outlook.go(on: .draw, from: 0, insteadOf: [])
        outlook.go(on: .draw, from: 1, insteadOf: [])
        outlook.receive(Klondike.Judgement(.unwinnable), at: 2, wantedMoves: false)
        #expect(outlook.mistake == 2 && outlook.winningMove(at: 1) == .redeal)
        #expect(outlook.winningMove(at: 2) == nil)
    }

    @Test func `no move is named for the loss if a position in between is unknown`() {
        var verdicts: [Int: Klondike.Solver.Verdict] = [:]
        for step in 0...6 { verdicts[step] = step < 3 ? .winnable([.draw]) : .unwinnable }
        verdicts[3] = .unknown
        let (session, judge) = session(verdicts)
        session.turn(times: 6)
        session.wait(20)
        #expect(session.winnability == .unwinnable && session.mistake == nil)
        #expect(session.canUndoToWinnable)
        let asked = judge.asked.count
        session.wait(20)
        #expect(judge.asked.count == asked)
        session.act(.undoToWinnable)
        #expect(session.moves == 2)
    }

    @Test func `a game whose start was never decided is not called lost from its start`() {
        var verdicts: [Int: Klondike.Solver.Verdict] = [:]
        for step in 0...6 { verdicts[step] = step < 2 ? .unknown : .unwinnable }
        let (session, _) = session(verdicts)
        session.turn(times: 6)
        session.wait(20)
        #expect(session.winnability == .unwinnable)
        session.act(.hint)
        #expect(session.hint == Klondike.Hint(move: nil, reason: .noWinningMove(undo: nil)))
    }

    @Test func `no move of an unwinnable deal is the one that lost it`() {
        let session = KlondikeSession(
            .init(.number(21), rules: .init(draw: .three)), judge: PromptJudge())
        #expect(session.winnability == .unwinnable)
        session.turn(times: 3)
        #expect(session.difficulty == .impossible)
        #expect(session.winnability == .unwinnable && session.mistake == nil)
        #expect(!session.canUndoToWinnable && session.phase == .playing)
        session.act(.hint)
        #expect(session.hint == Klondike.Hint(move: nil, reason: .neverWinnable))
    }

    @Test func `another game is searched from the beginning`() throws {
        let (session, judge) = session([0: .unwinnable])
        session.wait(1)
        #expect(session.winnability == .unwinnable)
        judge.verdicts = [0: .winnable(try line(18))]
        session.act(.requestDeal(.init(.number(18))))
        #expect(session.winnability == .thinking)
        session.wait(1)
        #expect(session.winnability == .winnable)
        session.turn(times: 1)
        session.act(.restart)
        #expect(session.winnability == .winnable && judge.asked.filter { $0 == 0 }.count == 2)
    }
}
