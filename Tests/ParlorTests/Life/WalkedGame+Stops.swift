import Games
import TUI
import Testing

@testable import Parlor

extension WalkedGame {
    /// Walks to a stop of a game; nil if the game has no such stop. The walk is repeated for each
    /// deed.
    static func walk(
        _ game: GameName, to stop: WalkStop, in setting: WalkSetting
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
        }
    }
}
