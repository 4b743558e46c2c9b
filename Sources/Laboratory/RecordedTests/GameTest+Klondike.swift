import Games
import Parlor

extension GameTest {
    /// A game of Klondike, as code for a test. Its judge answers at the recorded times.
    static func klondike(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard var game = (recorded.value as? KlondikeViewModel)?.game else { return nil }
        let next = game.next
        game.next = nil
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
        let found = recorded.stream("deals")?.events.compactMap(\.value.element) ?? []
        let dealtGames = DealtGames(found)
        let answers: [(name: String, type: String, source: (Any) -> String)] = [
            ("judgements", judgement, answer),
            ("deals", "Klondike.WinnableDeal", dealtGames.answer),
        ]
        let given = answers.filter { recorded.stream($0.name).map { !$0.events.isEmpty } ?? false }
        let streams = given.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        var test = GameTest(
            subject: "a game of Klondike \(deal)", viewModel: "", values: dealtGames.declarations,
            answers: given)
        let begun = test.declare(source, next: next)
        test.viewModel = """
            KlondikeViewModel(
                \(begun.indented(4)), judge: ScriptedKlondikeJudge(\(streams)),
                scheduler: scenario.scheduler)
            """
        return test
    }

    /// The games whose deals were searched for. Each is declared once in the test.
    private struct DealtGames {
        private var sources: [String] = []

        init(_ answers: [Any]) {
            for case .dealer(let found, let search)? in answers.map({ $0 as? KlondikeGame.Cause }) {
                let source = Self.source(found, search)
                if !sources.contains(source) { sources.append(source) }
            }
        }

        private static func source(
            _ found: Klondike.WinnableDeal, _ search: Klondike.Search
        ) -> String {
            let rules = SwiftSource.text(of: search.request.rules)
            return "Klondike(\(SwiftSource.text(of: found.deal)), rules: \(rules))"
        }

        private static func name(_ place: Int) -> String {
            place == 0 ? "dealt" : "dealt\(place + 1)"
        }

        var declarations: String {
            sources.enumerated().map { "let \(Self.name($0)) = \($1)" }.joined(separator: "\n")
        }

        func answer(_ answer: Any) -> String {
            guard case .dealer(let found, let search)? = answer as? KlondikeGame.Cause,
                let place = sources.firstIndex(of: Self.source(found, search))
            else { return "" }
            let game = Self.name(place)
            let moves = "\(GameTest.names(of: found.moves)).split(separator: \" \")"
            return "Klondike.WinnableDeal("
                + "\(game).deal, moves: \(game).position.moves(\(moves), by: \(game).rules))"
        }
    }

    /// The moves as text, in a Swift string literal.
    private static func names(of moves: [Klondike.Move]) -> String {
        moves.map(\.description).joined(separator: " ").debugDescription
    }

    /// The type of a recorded answer: a function of the question.
    private static let judgement = "(Klondike.Question) -> Klondike.Judgement"

    /// A judgement as the source of a function of its question.
    private static func answer(_ answer: Any) -> String {
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
