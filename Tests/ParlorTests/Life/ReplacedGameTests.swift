import Games
import TUI
import Testing

@testable import Parlor

/// What `RevertibleGame` promises, for every game of the list of modules.
@Suite struct `Every game that another replaced` {
    /// The key for a new game.
    private func newGame(_ game: GameName) -> KeyPress {
        KeyPress(typed: game == .klondike ? "S" : "n")
    }
    private let takeBack = KeyPress(typed: "u")

    /// A game that was touched.
    private func played(_ game: GameName) throws -> WalkedGame {
        let walked = try WalkedGame(game, "--seed 3", .usual)
        try walked.begin()
        try #require(walked.isBegun)
        return walked
    }

    @Test(arguments: GameName.walked)
    func `comes back as it was until the new one is touched`(_ game: GameName) throws {
        let walked = try played(game)
        let (before, count) = (walked.look.picture, walked.news.count)
        walked.press(newGame(game))
        #expect(walked.news.dropFirst(count).contains { $0.isBeginning })
        #expect(walked.seen?.canTakeBack == true && walked.look.picture != before)
        walked.press(takeBack)
        #expect(walked.look.picture == before && walked.seen?.canTakeBack == false)
        #expect(walked.news.contains { $0.isTakenBack } && !walked.news.contains { $0.isGivenUp })
    }

    @Test(arguments: GameName.walked)
    func `comes back over another new one, too`(_ game: GameName) throws {
        let walked = try played(game)
        let before = walked.look.picture
        walked.press(newGame(game))
        walked.press(newGame(game))
        #expect(walked.seen?.canTakeBack == true)
        walked.press(takeBack)
        #expect(walked.look.picture == before && !walked.news.contains { $0.isGivenUp })
    }

    @Test(arguments: GameName.walked)
    func `is gone with the first action on the new one`(_ game: GameName) throws {
        let walked = try played(game)
        walked.press(newGame(game))
        try #require(walked.seen?.canTakeBack == true)
        walked.press(KeyPress(.enter))
        let things = (GameBeginning.of(game)?.clicks ?? []) + walked.things
        for thing in things
        where walked.seen?.canTakeBack == true && walked.things.contains(thing) {
            try walked.perform(.click(thing))
        }
        #expect(walked.seen?.canTakeBack == false)
        walked.press(takeBack)
        #expect(!walked.news.contains { $0.isTakenBack })
    }

    @Test(arguments: GameName.walked)
    func `does not come back once it was over`(_ game: GameName) throws {
        let walked = try GameEnding.of(game).play(game, in: .usual)
        #expect(walked.moment == .over)
        let count = walked.news.count
        walked.press(newGame(game))
        #expect(walked.news.dropFirst(count).contains { $0.isBeginning })
        #expect(walked.moment != .over && walked.seen?.canTakeBack == false)
    }
}

extension GameNews {
    fileprivate var isTakenBack: Bool { self == .takenBack }
}
