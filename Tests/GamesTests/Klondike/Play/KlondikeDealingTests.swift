import Reactive
import Testing

@testable import Games

@Suite struct `Dealing in Klondike` {
    private let three = Klondike.Rules(draw: .three)
    private let today = Day(year: 2026, month: 11, day: 21)

    @Test func `a number, a text or a day always makes the same deal`() throws {
        let text = Klondike.Deal(number: 9).text
        let session = KlondikeSession(.init(.number(9)))
        let first = session.faces
        session.act(.requestDeal(.init(.deal(try Klondike.Deal(text)), isWinnable: true)))
        #expect(session.faces == first && session.deal.text == text && session.deals.count == 1)

        session.act(.requestDeal(.init(.daily(today))))
        let day = session.deal
        session.act(.requestDeal(.init(.daily(today), rules: three)))
        #expect(session.deal != day && session.request.rules == three)
        session.act(.requestDeal(.init(.daily(today))))
        #expect(session.deal == day && session.request.day == today)
    }

    @Test func `random deals differ, and the same seed makes the same ones`() {
        func deals(_ seed: UInt64) -> [Klondike.Deal] {
            let session = KlondikeSession(.init(), seed: seed)
            let first = session.deal
            for _ in 0..<20 { session.act(.newGame) }
            return [first] + session.deals
        }
        #expect(Set(deals(1)).count == 21)
        #expect(deals(1) == deals(1) && Set(deals(1)).isDisjoint(with: deals(2)))
    }

    @Test func `the old deal stays while a winnable one is searched for`() {
        var judges: [SlowJudge] = []
        let found = Klondike.Deal.winnable(from: 18, rules: .init(), positions: 300)
        let session = KlondikeSession(KlondikeGame(.init(.number(5)), seed: 1)) {
            let judge = SlowJudge($0, delay: .seconds(2))
            judge.deal = Klondike.WinnableDeal(found.deal, moves: found.moves)
            judges.append(judge)
            return judge
        }
        session.turn(times: 2)
        let old = session.faces
        session.act(.requestDeal(.init(.number(18), isWinnable: true)))
        #expect(session.phase == .dealing && session.faces == old && session.results.isEmpty)
        session.turn()
        #expect(session.faces == old)
        session.wait(1)
        session.act(.cancel)
        #expect(session.phase == .playing)
        session.wait(5)
        #expect(session.faces == old && session.deals.isEmpty)

        session.act(.requestDeal(.init(.number(18), isWinnable: true)))
        session.wait(2)
        #expect(session.deal == found.deal && session.deals == [found.deal])
        #expect(session.phase == .playing && session.winnability == .winnable)
        #expect(judges[0].searches == [18, 18])
        // The old deal can be brought back until the first action on the new one.
        #expect(session.results.isEmpty)
        session.turn(times: 1)
        #expect(session.results.map(\.isWon) == [false])
    }

    @Test func `the table is empty at the start until a deal is found`() {
        let rules = Klondike.Rules(draw: .three)
        let silent = KlondikeSession(.init(.number(21), rules: rules, isWinnable: true))
        #expect(silent.phase == .dealing && silent.faces == .none && silent.saved == [nil])
        silent.act(.cancel)
        silent.turn()
        silent.act(.restart)
        #expect(silent.phase == .dealing && silent.faces == .none)

        let session = KlondikeSession(
            .init(.number(21), rules: rules, isWinnable: true), judge: PromptJudge())
        #expect(session.phase == .playing && session.deal.number != 21)
        #expect(session.faces.stock == .cards(24) && session.winnability == .winnable)
        #expect(session.results.isEmpty)
        session.turn()
        #expect(session.difficulty != nil && session.difficulty != .impossible)
        session.act(.newGame)
        #expect(session.winnability == .winnable && session.request.isWinnable == true)
    }

    @Test func `a started game is given up for another deal`() {
        let session = KlondikeSession(.init(.daily(today), rules: three))
        session.act(.newGame)
        #expect(session.results.isEmpty)
        session.act(.requestDeal(.init(.daily(today), rules: three)))
        let deal = session.deal
        session.turn(times: 2)
        session.wait(12)
        session.act(.requestDeal(.init()))
        #expect(session.time == "0:0" && session.moves == 0 && !session.canUndo)
        #expect(session.results.isEmpty)
        session.turn(times: 1)
        #expect(
            session.results == [
                Klondike.Result(
                    deal: deal, rules: three, day: today, isWon: false, moves: 2, seconds: 12,
                    score: 0, waited: 0, help: GameHelp(), difficulty: nil)
            ])
    }

    @Test func `a restart begins with the same deal`() {
        let session = KlondikeSession(.init(.number(5)))
        let start = session.faces
        session.turn(times: 3)
        session.wait(5)
        session.act(.undo)
        session.act(.restart)
        #expect(session.faces == start && session.time == "0:0" && session.moves == 0)
        #expect(!session.canUndo && !session.canRedo && session.results.isEmpty)
        #expect(session.deals == [Klondike.Deal(number: 5)])
    }

    @Test func `the purse carries over to the next deal if the options say so`() {
        let vegas = Klondike.Rules(scoring: .vegas(cumulative: true))
        let session = KlondikeSession(.init(rules: vegas))
        #expect(session.score == -52)
        session.act(.newGame)
        #expect(session.score == -104)
        session.act(.restart)
        #expect(session.score == -104)
        session.act(.requestDeal(.init(rules: .init(scoring: .vegas(cumulative: false)))))
        #expect(session.score == -52)
        session.act(.requestDeal(.init(rules: .init())))
        #expect(session.score == 0)
        #expect(KlondikeGame(.init(rules: vegas), seed: 1, purse: 200).klondike.score == 148)
    }

    @Test(arguments: [(1, Klondike.Difficulty.easy), (500, .medium), (100_000, .hard)])
    func `the difficulty of a deal follows from the length of its search`(
        searched: Int, difficulty: Klondike.Difficulty
    ) {
        #expect(Klondike.Difficulty(.init(.winnable([]), searched: searched)) == difficulty)
        #expect(Klondike.Difficulty(.init(.unwinnable, searched: searched)) == .impossible)
        #expect(Klondike.Difficulty(.init(.unknown, searched: searched)) == nil)
    }
}
