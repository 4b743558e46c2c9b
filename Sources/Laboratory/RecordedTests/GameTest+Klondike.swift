import Games
import Parlor

extension GameTest {
    /// A game of Klondike, as code. Its judge answers at the recorded times.
    static func klondike(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard let game = (recorded.value as? KlondikeViewModel)?.game else { return nil }
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
        let answers: [(name: String, type: String, source: (Any) -> String)] = [
            ("judgements", "RecordedJudge.Judgement", answer),
            ("deals", "RecordedJudge.Deal", answer),
        ]
        /// The source of a stream of recorded answers, or of an empty stream.
        func variable(_ name: String) -> String {
            recorded.stream(name).map { $0.events.isEmpty } ?? true ? ".never()" : name
        }
        let given = answers.filter { variable($0.name) == $0.name }
        let judge =
            given.isEmpty
            ? "SilentJudge()"
            : "RecordedJudge(judgements: \(variable("judgements")), deals: \(variable("deals")))"
        return GameTest(
            subject: "a game of Klondike \(deal)",
            viewModel: """
                KlondikeViewModel(
                    \(source.indented(4)), judge: \(judge),
                    scheduler: scenario.scheduler)
                """,
            answers: given, support: given.isEmpty ? silentJudge : recordedJudge(variable("deals")))
    }

    private static let silentJudge = """
        /// A judge that gave no answer in the run.
        private struct SilentJudge: KlondikeJudge {
            func judgement(of _: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
            func winnableDeal(for _: Klondike.Search) -> Observable<Klondike.WinnableDeal> { .never() }
        }
        """

    private static func recordedJudge(_ deals: String) -> String {
        """
        /// A judge whose answers come when they came in the run.
        private struct RecordedJudge: KlondikeJudge {
            typealias Judgement = (Klondike.Question) -> Klondike.Judgement
            typealias Deal = (Klondike.Search) -> Klondike.WinnableDeal

            let judgements: Observable<Judgement>
            let deals: Observable<Deal>

            func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
                judgements.take(1).map { $0(question) }
            }

            func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
                deals.take(1).map { $0(search) }
            }\(deals == "deals" ? dealSource : "")
        }
        """
    }

    /// The source of a function that returns the found deal, with its winning moves.
    private static let dealSource = """


            static func deal(_ deal: Klondike.Deal, _ names: String) -> Deal {
                { search in
                    let start = Klondike(deal, rules: search.request.rules).position
                    let moves = names.split(separator: " ")
                    return Klondike.WinnableDeal(
                        deal, moves: start.moves(moves, by: search.request.rules))
                }
            }
        """

    /// An answer as the source of a function of the question.
    private static func answer(_ answer: Any) -> String {
        func names(of moves: [Klondike.Move]) -> String {
            moves.map(\.description).joined(separator: " ").debugDescription
        }
        switch answer as? KlondikeGame.Cause {
        case .judge(let judgement, _):
            let isStuck = judgement.isStuck ? ", isStuck: true" : ""
            let rest = "\(isStuck), searched: \(judgement.searched))"
            guard case .winnable(let moves) = judgement.verdict, !moves.isEmpty else {
                let verdict = SwiftSource.text(of: judgement.verdict)
                return "{ _ in Klondike.Judgement(\(verdict)\(rest) }"
            }
            let line = """
                $0.position.moves(\(names(of: moves)).split(separator: " "), by: $0.rules)
                """
            return "{ Klondike.Judgement(.winnable(\(line))\(rest) }"
        case .dealer(let found, _):
            let deal = SwiftSource.text(of: found.deal)
            return "RecordedJudge.deal(\(deal), \(names(of: found.moves)))"
        default: return ""
        }
    }
}

extension Card: SwiftWritable {
    var swift: String { "Card(rank: \(rank), suit: .\(suit))" }
}

extension Klondike.Request: SwiftWritable {
    var swift: String {
        let rest = rules == Klondike.Rules() ? "" : ", rules: \(rules.swift)"
        let source = SwiftSource.text(of: source)
        return "Klondike.Request(\(source)\(rest)\(isWinnable ? ", isWinnable: true" : ""))"
    }
}

extension Klondike.Rules: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: Klondike.Rules()) }
}

extension Klondike.Deal: SwiftWritable {
    var swift: String {
        number.map { "Klondike.Deal(number: \($0))" }
            ?? "try Klondike.Deal(\(text.debugDescription))"
    }
}
