import Games
import Parlor

extension GameTest {
    /// A mines game, as code for a test. Its judge answers at the recorded times.
    static func mines(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard var game = (recorded.value as? MinesViewModel)?.game else { return nil }
        let next = game.next
        game.next = nil
        let (options, seed, width) = (game.options, game.seed, game.options.size.width)
        let start = [nil, options.size.middle].first { start in
            var new = MinesGame(options: options, seed: seed, start: start)
            new.day = game.day
            return new == game
        }
        let laid = start.map { start in
            let first = start.map { ", start: \(cell($0, width: width))" } ?? ""
            return "MinesGame(options: \(SwiftSource.text(of: options)), seed: \(seed)\(first))"
        }
        guard let source = laid ?? saved(game) else { return nil }
        var test = GameTest(
            subject: "a mines game of seed \(seed)", viewModel: "", values: cells(width: width),
            action: { action in
                switch action as? MinesGame.Action {
                case .open(let place): ".open(\(cell(place, width: width)))"
                case .mark(let place): ".mark(\(cell(place, width: width)))"
                case .chord(let place): ".chord(\(cell(place, width: width)))"
                default: SwiftSource.text(of: action)
                }
            })
        let judge = recorded.minesJudge
        (test.answers, test.support) = (judge.answers, judge.support)
        let begun = test.declare(source, day: laid == nil ? nil : game.day, next: next)
        test.viewModel = """
            MinesViewModel(
                \(begun.indented(4)), judge: \(judge.source),
                scheduler: scenario.scheduler)
            """
        return test
    }
}

extension RecordedViewModel {
    /// The judge of the test. Answers that came with an action are given at once.
    fileprivate var minesJudge:
        (
            source: String, answers: [(name: String, type: String, source: (Any) -> String)],
            support: String
        )
    {
        let acted = Set(stream("actions")?.events.map(\.time) ?? [])
        let given = stream("judgements")?.events.map(\.time) ?? []
        if given.allSatisfy(acted.contains) { return ("ImmediateMinesJudge()", [], "") }
        return (
            "RecordedMinesJudge(judgements: judgements)",
            [("judgements", "(MinesQuestion) -> MinesAnswer", { _ in "{ $0.answer }" })],
            """
            /// A judge whose answers come when they came in the run.
            private struct RecordedMinesJudge: MinesJudge {
                let judgements: Observable<(MinesQuestion) -> MinesAnswer>

                func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
                    judgements.take(1).map { $0(question) }
                }
            }
            """
        )
    }
}

extension MinesOptions: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: MinesOptions()) }
}

extension MinesSize: SwiftWritable {
    var swift: String {
        switch self {
        case .small: ".small"
        case .medium: ".medium"
        case .large: ".large"
        default: "MinesSize(width: \(width), height: \(height), mines: \(mines))"
        }
    }
}
