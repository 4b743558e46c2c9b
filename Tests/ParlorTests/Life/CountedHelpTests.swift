import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The help of every game` {
    /// A request that finds nothing costs nothing. Memory never has a hint, and Klondike has none
    /// if the solver does not know the game.
    @Test(arguments: GameName.walked, [true, false])
    func `counts a hint if one is shown`(_ game: GameName, _ isSolved: Bool) throws {
        // In this window, every board has a bar.
        let walked = try WalkedGame(
            game, "--seed 3", WalkSetting(columns: 120, rows: 40, language: "en"),
            judge: isSolved ? InstantJudge() as any KlondikeJudge : PreparedJudge.undecided)
        try walked.beginToCount()
        walked.press(KeyPress(typed: "h"))
        let asks = Phrase.hint.text(in: walked.play.services.words.language)
        let isShown = walked.bar.contains { $0.keys == "h" && $0.name != asks }
        // The game is recorded with the first action of the next one.
        walked.press(KeyPress(typed: "n"))
        try walked.begin(by: [])
        let result = try #require(walked.play.services.results.all.last, "\(walked.play.text)")
        let help = try #require(result.help)
        #expect(help.hints == (isShown ? 1 : 0), "\(walked.play.text)")
    }

    @Test(arguments: GameName.walked)
    func `counts after a restart, and the restart counts once`(_ game: GameName) throws {
        let walked = try WalkedGame(
            game, "--seed 3", WalkSetting(columns: 120, rows: 40, language: "en"),
            judge: InstantJudge())
        try walked.beginToCount()
        walked.press(KeyPress(typed: "h"))
        let asks = Phrase.hint.text(in: walked.play.services.words.language)
        let isShown = walked.bar.contains { $0.keys == "h" && $0.name != asks }
        // The second restart is on an untouched board.
        for _ in 1...2 { walked.press(KeyPress(typed: "R")) }
        try walked.beginToCount()
        walked.press(KeyPress(typed: "n"))
        try walked.begin(by: [])
        let help = try #require(walked.play.services.results.all.last).help
        #expect(help == GameHelp(hints: isShown ? 1 : 0, restarts: 1), "\(walked.play.text)")
    }
}

@Suite struct `A result of every game` {
    @Test(arguments: GameName.walked)
    func `is recorded once, and rings only if the game was finished`(_ game: GameName) throws {
        let over = try GameEnding.of(game).play(game, in: .usual, prepare: turnOnSound)
        #expect(over.play.services.results.all.count == 1 && over.look.rings == 1)
        #expect(over.news.count { $0.isFinished } == 1)

        let walked = try WalkedGame(game, "--seed 3", .usual, prepare: turnOnSound)
        try walked.beginToCount()
        walked.press(KeyPress(typed: "n"))
        try walked.begin(by: [])
        #expect(walked.play.services.results.all.count == 1, "\(walked.play.text)")
        #expect(walked.look.rings == 0 && walked.news.count { $0.isGivenUp } == 1)
    }

    private func turnOnSound(_ services: Services) {
        services.settings.set(GeneralSettings.sound, to: true)
    }
}
