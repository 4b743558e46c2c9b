import Sweep
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A clock that runs long` {
    private let place: TemporaryDirectory

    init() throws { place = try TemporaryDirectory() }

    /// The uses of a recording, each with a divisor of the maximum number of timers. The divisor is
    /// greater than 1 for a use that runs the recording several times, or keeps all of its streams.
    private static let uses = [
        ("--check", 1), ("--check --json", 1), ("--export x.cast", 2), ("--export x.svg", 2),
        ("--marbles", 5), ("--test", 5), ("--shrink nothing", 5),
    ]
    private static let games = [
        (name: "memory --time 3600", move: " ", state: "playing"), ("sudoku", "5", "open"),
        ("klondike", " ", "playing"), ("mines", "hhhh", "playing"),
    ]

    /// Each use with two games, in turn; in a sweep, with all games.
    private static let usedGames = uses.enumerated().flatMap { number, use in
        games.enumerated().filter { Sweep.isWhole || ($0.offset + number).isMultiple(of: 2) }
            .map { (use, $0.element) }
    }

    /// Uses a recording of a game whose clock runs for some seconds, with 500 timers.
    private func run(_ game: String, _ move: String, _ seconds: Int, _ use: String) throws
        -> ToolRun
    {
        let play = try RecordedPlay("\(game) --seed 3")
        play.press(.enter)
        play.type(move)
        play.wait(1_000 * seconds)
        play.press(.right)
        try place.write(play.finish(), to: "run.jsonl")
        return try RecordingBounds.$timers.withValue(500) {
            try ToolRun(
                ["replay", place.path("run.jsonl")] + use.split(separator: " ").map(String.init))
        }
    }

    @Test(arguments: usedGames)
    func `is replayed within the limits, or refused with a sentence, for every use`(
        use: (name: String, share: Int), game: (name: String, move: String, state: String)
    ) throws {
        let refusal = "parlor: \(Words.english.replay.isTooLong)\n"
        let short = try run(game.name, game.move, 350 / use.share, use.name)
        #expect(!short.errors.contains(refusal))
        let long = try run(game.name, game.move, 600 / use.share, use.name)
        #expect(long.errors.hasSuffix(refusal) && long.status == .misuse && long.output.isEmpty)
    }

    @Test(arguments: games)
    func `is no obstacle to shrinking what happened before`(
        game: String, move: String, state: String
    ) throws {
        let shrunk = try run(game, move, 450, "--shrink \(state)")
        #expect(shrunk.status == .yes && shrunk.output.split(separator: "\n").count < 12)
    }
}
