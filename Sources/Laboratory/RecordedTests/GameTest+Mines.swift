import Games
import Parlor

extension GameTest {
    /// A mines game, as code that lays the mines in a test.
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
        test.create("MinesViewModel", source, day: laid == nil ? nil : game.day, next: next)
        return test
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
