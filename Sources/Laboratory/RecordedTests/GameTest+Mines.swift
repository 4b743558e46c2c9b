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
        let judge: String
        if recorded.answersAreDelayed {
            test.answers = [("judgements", "Void", { _ in "()" })]
            judge = "ScriptedMinesJudge(times: judgements)"
        } else {
            judge = "ImmediateMinesJudge()"
        }
        let begun = test.declare(source, day: laid == nil ? nil : game.day, next: next)
        test.viewModel = """
            MinesViewModel(
                \(begun.indented(4)), judge: \(judge),
                scheduler: scenario.scheduler)
            """
        return test
    }
}

extension RecordedViewModel {
    /// Indicates whether an answer of the judge came later than the action that asked for it.
    fileprivate var answersAreDelayed: Bool {
        let acted = Set(stream("actions")?.events.map(\.time) ?? [])
        let given = stream("judgements")?.events.map(\.time) ?? []
        return !given.allSatisfy(acted.contains)
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
