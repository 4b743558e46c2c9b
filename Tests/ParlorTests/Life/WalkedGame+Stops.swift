import Games
import TUI
import Testing

@testable import Parlor

extension WalkedGame {
    /// Walks to a stop of a game. The walk is repeated for each deed.
    static func walk(
        _ game: GameName, to stop: WalkStop, in setting: WalkSetting
    ) throws -> WalkedGame {
        try #require(
            try reach(stop, of: game, in: setting),
            "\(game) does not reach the stop \(stop) in \(setting.testDescription).")
    }

    /// Walks to a stop of a game; nil if the game does not have it.
    static func reach(
        _ stop: WalkStop, of game: GameName, in setting: WalkSetting
    ) throws -> WalkedGame? {
        switch stop {
        case .waiting:
            let walked = try WalkedGame(game, "", setting, isAnswered: false)
            return walked.moment == .waiting ? walked : nil
        case .ready:
            let walked = try WalkedGame(game, "--seed 3", setting)
            guard walked.moment == .running else { return walked }
            // The clock of a board that can be studied at once is already running.
            let lines = walked.lines
            walked.advance(by: .seconds(2))
            #expect(walked.lines != lines, "The clock does not run.")
            return nil
        case .running, .paused:
            let walked = try WalkedGame(game, "--seed 3", setting)
            try walked.begin()
            if stop == .paused { walked.lookAway() }
            return walked
        case .celebrated: return try GameEnding.of(game).celebrate(game, in: setting)
        case .over: return try GameEnding.of(game).play(game, in: setting)
        case .lookedBack:
            let ending = try GameEnding.of(game)
            guard let key = ending.lookBack else { return nil }
            let walked = try ending.play(game, in: setting)
            walked.press(key)
            return walked
        case .unjudged, .moveBegun, .lastMove:
            guard let beginning = beginnings[game]?[stop] else { return nil }
            let walked = try WalkedGame(game, beginning.arguments, setting)
            for key in beginning.keys { walked.press(KeyPress(typed: key)) }
            return walked
        }
    }

    /// The arguments and keys that lead to the stops that only some games have. The first key
    /// changes the board, so that the game could be lost.
    private static let beginnings:
        [GameName: [WalkStop: (arguments: String, keys: [Unicode.Scalar])]] = [
            .sudoku: [
                .unjudged: ("--board \(severalSolutions)", ["f"]),
                .moveBegun: ("--seed 3", ["f", "d", "5"]),
                .lastMove: ("--board \(oneEmptyCell)", ["f"]),
            ]
        ]
    private static let severalSolutions =
        "000000000600195000098000060800060003400803001700000006060000280000419005000080079"
    private static let oneEmptyCell =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286170"
}

@Suite struct `A stop of a walk` {
    @Test(arguments: GameName.walked, WalkSetting.each)
    func `is reached by the games that have it, and by no others`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let stops = WalkStop.all(of: game)
        for stop in WalkStop.allCases {
            let walked = try WalkedGame.reach(stop, of: game, in: setting)
            #expect((walked != nil) == stops.contains(stop), "\(stop)")
        }
    }
}
