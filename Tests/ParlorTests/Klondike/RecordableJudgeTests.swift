import Reactive
import Sweep
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `An answer of the judge` {
    /// A judge that answers at once.
    private struct Searcher: KlondikeJudge {
        func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
            .just(question.judgement(bytes: 1 << 20, positions: 2_000))
        }

        func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
            .just(search.winnableDeal)
        }
    }

    /// The answers to a question that is asked twice: first to a searcher, then to the notes about
    /// the searcher's answers.
    private func answers<Answer: Equatable>(
        _ ask: (RecordableJudge) -> Observable<Answer>, notes examine: ([String]) -> Void = { _ in }
    ) -> [[Answer]] {
        var notes: [String] = []
        func play(_ answers: BackgroundAnswers) -> [Answer] {
            var heard: [Answer] = []
            _ = HeadlessRun(in: Surroundings(size: Size(columns: 9, rows: 1))) { console in
                let judge = RecordableJudge(source: Searcher(), answers: answers, console: console)
                _ = ask(judge).subscribe(onNext: { heard.append($0) })
                return Driver<Text>.never()
            }
            return heard
        }
        let first = play(BackgroundAnswers { notes.append($0) })
        examine(notes)
        return [first, play(BackgroundAnswers(remembering: notes))]
    }

    @Test(arguments: Sweep.isWhole ? [30, 186, 99] as [UInt64] : [30])
    func `is the same when a recording supplies it`(_ number: UInt64) {
        let rules = Klondike.Rules()
        let position = Klondike(Klondike.Deal(number: number), rules: rules).position
        let judgements = answers { judge in
            judge.judgement(
                of: Klondike.Question(step: 0, position: position, rules: rules, isLost: false))
        }
        #expect(judgements[0].count == 1 && judgements[0] == judgements[1])
        let deals = answers { judge in
            judge.winnableDeal(
                for: Klondike.Search(
                    request: Klondike.Request(.number(number), isWinnable: true), number: number))
        }
        #expect(deals[0].first?.moves.isEmpty == false && deals[0] == deals[1])
    }

    @Test func `is recorded as a verdict if the question asked for no more`() {
        let rules = Klondike.Rules()
        var winnable = 0
        for number in 1...5 as ClosedRange<UInt64> {
            let position = Klondike(Klondike.Deal(number: number), rules: rules).position
            let question = Klondike.Question(
                step: 0, position: position, rules: rules, isLost: false, needsMoves: false)
            let judgements = answers { judge in
                judge.judgement(of: question)
            } notes: { notes in
                #expect(notes.count == 1 && notes.allSatisfy { $0.utf8.count <= 40 }, "\(notes)")
            }
            #expect(judgements[0].count == 1 && judgements[0] == judgements[1])
            guard case .winnable(let moves)? = judgements[0].first?.verdict else { continue }
            #expect(moves.isEmpty)
            winnable += 1
        }
        #expect(winnable > 0)
    }
}
