import Games
import Parlor

extension GameTest {
    /// A game of Klondike, as code whose judge answers at the recorded times.
    static func klondike(_ viewModel: Any, _ chance: RecordedChance) -> GameTest? {
        guard let game = (viewModel as? KlondikeViewModel)?.game else { return nil }
        let purses = [0, game.klondike.score + 52]
        let dealt = chance.seeds.lazy.flatMap { seed in
            purses.lazy.map { (seed: seed, purse: $0) }
        }.first { KlondikeGame(game.request, seed: $0.seed, purse: $0.purse) == game }
        guard
            let source = dealt.map({ seed, purse in
                """
                KlondikeGame(
                    \(SwiftSource.text(of: game.request)), seed: \(seed), purse: \(purse))
                """
            }) ?? saved(game)
        else { return nil }
        let deal = game.klondike.deal.number.map { "of deal \($0)" } ?? "of cards laid by hand"
        return GameTest(
            subject: "a game of Klondike \(deal)",
            viewModel: """
                KlondikeViewModel(
                    \(source.indented(4)),
                    judge: RecordedJudge(judgements: judgements, deals: deals),
                    scheduler: scenario.scheduler)
                """,
            answers: [
                ("judgements", "String", { told($0).debugDescription }),
                ("deals", "String", { told($0).debugDescription }),
            ])
    }

    /// An answer in the notation of the test's judge.
    private static func told(_ answer: Any) -> String {
        switch answer as? KlondikeGame.Cause {
        case .judge(let judgement, _):
            switch judgement.verdict {
            case .winnable(let moves):
                "winnable "
                    + ([judgement.searched.description] + moves.map(\.description))
                    .joined(separator: " ")
            case .unwinnable: (judgement.isStuck ? "stuck" : "lost") + " \(judgement.searched)"
            case .unknown: (judgement.isStuck ? "stuck" : "unknown") + " \(judgement.searched)"
            }
        case .dealer(let found, _):
            ([found.deal.number.map(\.description) ?? found.deal.text]
                + found.moves.map(\.description))
                .joined(separator: " ")
        default: ""
        }
    }
}

extension Card: SwiftWritable {
    var swift: String { "Card(rank: \(rank), suit: .\(suit))" }
}

extension Klondike.Request: SwiftWritable {
    var swift: String {
        let source = SwiftSource.text(of: source)
        return
            "Klondike.Request(\(source), rules: \(SwiftSource.text(of: rules)), isWinnable: \(isWinnable))"
    }
}

extension Klondike.Deal: SwiftWritable {
    var swift: String {
        number.map { "Klondike.Deal(number: \($0))" }
            ?? "try Klondike.Deal(\(text.debugDescription))"
    }
}
