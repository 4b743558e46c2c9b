import Reactive
import Testing

@testable import Games

@Suite struct `The judge that solves` {
    @MainActor private func answers<Answer: Sendable>(
        _ stream: Observable<Answer>
    ) async throws -> [Answer] {
        var answers: [Answer] = []
        for try await answer in stream.values { answers.append(answer) }
        return answers
    }

    @Test @MainActor func `a question is answered once, on the actor that asked`() async throws {
        let judge = SolvingJudge(bytes: 1 << 20, positions: 2_000)
        let rules = Klondike.Rules(draw: .three)
        func question(_ number: UInt64) -> Klondike.Question {
            Klondike.Question(
                step: 0, position: Klondike(.init(number: number), rules: rules).position,
                rules: rules, isLost: false)
        }
        let lost = try await answers(judge.judgement(of: question(21)))
        #expect(lost.map(\.verdict) == [.unwinnable] && lost.map(\.isStuck) == [false])
        let won = try await answers(judge.judgement(of: question(16)))
        #expect(won.count == 1 && won.compactMap { Klondike.Difficulty($0) } == [.easy])
        let unknown = try await answers(judge.judgement(of: question(1)))
        #expect(unknown.map(\.verdict) == [.unknown])
    }

    @Test @MainActor func `a search returns a winnable deal`() async throws {
        let request = Klondike.Request(.number(21), rules: .init(draw: .three), isWinnable: true)
        let search = Klondike.Search(request: request, number: 21)
        let found = try await answers(SolvingJudge().winnableDeal(for: search))
        var game = Klondike(try #require(found.first).deal, rules: request.rules)
        for move in found[0].moves { game.apply(.play(move)) }
        #expect(game.isWon && found.count == 1 && game.deal.number != 21)
    }
}
