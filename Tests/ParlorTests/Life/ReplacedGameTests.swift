import Games
import TUI
import Testing

@testable import Parlor

/// The promises of `RevertibleGame`.
@Suite struct `Every game that another replaced` {
    /// The keys for another game, for restarting and for taking back. They are found by pressing
    /// the keys of the help page.
    private struct Keys {
        let newGame, restart, takeBack: KeyPress

        init(of game: GameName) throws {
            var found: [WantedAction: KeyPress] = [:]
            // The help page is read in a window that shows all of it.
            let high = WalkSetting(columns: 80, rows: 80, language: "en")
            var walked = try WalkedGame.played(game)
            for key in try WalkedGame.played(game, in: high).ownKeys where found.count < 3 {
                let (picture, count) = (walked.look.picture, walked.actions.count)
                walked.press(key)
                let actions = walked.actions.dropFirst(count)
                for action in actions {
                    guard let wanted = (action.base as? any GameAction)?.wanted else { continue }
                    found[wanted] = found[wanted] ?? key
                }
                // A key without an action may have led to another page.
                let hasLeft = actions.isEmpty && walked.look.picture != picture
                if hasLeft || !walked.isBegun { walked = try .played(game) }
            }
            newGame = try #require(found[.newGame], "No key asks for a new game.")
            restart = try #require(found[.restart], "No key restarts.")
            takeBack = try #require(found[.takeBack], "No key takes back.")
        }

        private static let all = Result {
            try Dictionary(
                uniqueKeysWithValues: GameName.walked.map { ($0, try Keys(of: $0)) })
        }
        static func of(_ game: GameName) throws -> Keys {
            try #require(all.get()[game])
        }
    }

    @Test(arguments: GameName.walked)
    func `is restored as it was until the new one is touched`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game)
        let (before, count) = (walked.look.picture, walked.news.count)
        walked.press(keys.newGame)
        #expect(walked.news.dropFirst(count).contains { $0.isBeginning })
        #expect(walked.seen?.canTakeBack == true && walked.look.picture != before)
        walked.press(keys.takeBack)
        #expect(walked.look.picture == before && walked.seen?.canTakeBack == false)
        #expect(walked.news.contains { $0.isTakenBack } && !walked.news.contains { $0.isGivenUp })
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `is offered by a sentence about u, which has other words after a reset`(
        _ game: GameName, _ language: Language
    ) throws {
        let setting = WalkSetting(columns: 80, rows: 24, language: language.rawValue)
        let keys = try WalkedGame.played(game, in: .init(columns: 80, rows: 80, language: "en"))
            .ownKeys
        let takeBack = try Keys.of(game).takeBack
        var found: [Bool: Int] = [:]
        for key in keys {
            let walked = try WalkedGame.played(game, in: setting)
            let (before, count) = (walked.look.picture, walked.news.count)
            walked.press(key)
            guard walked.seen?.canTakeBack == true else { continue }
            let isReset = walked.news.dropFirst(count).contains { $0.isReset }
            found[isReset, default: 0] += 1
            let words = walked.play.services.words.games
            for sentence in [true, false] {
                #expect(
                    walked.play.text.contains(words.canTakeBack(isReset: sentence))
                        == (sentence == isReset), "\(walked.play.text)")
            }
            walked.press(takeBack)
            #expect(walked.look.picture == before, "\(walked.play.text)")
        }
        #expect(found[false] == 2 && found[true] == (game == .memory ? 1 : nil), "\(found)")
    }

    @Test(arguments: GameName.walked)
    func `is restored over another new one, too`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game)
        let before = walked.look.picture
        walked.press(keys.newGame)
        walked.press(keys.newGame)
        #expect(walked.seen?.canTakeBack == true)
        walked.press(keys.takeBack)
        #expect(walked.look.picture == before && !walked.news.contains { $0.isGivenUp })
    }

    @Test(arguments: GameName.walked)
    func `is restored even if all of its moves were taken back`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game)
        for _ in 0..<5 { walked.press(keys.takeBack) }
        #expect(walked.seen?.canTakeBack == false)
        walked.press(keys.newGame)
        #expect(walked.seen?.canTakeBack == true)
        walked.press(keys.takeBack)
        #expect(walked.seen?.canTakeBack == false && walked.news.contains { $0.isTakenBack })
        #expect(!walked.news.contains { $0.isGivenUp })
        #expect(walked.play.services.results.all.isEmpty)
    }

    /// The player opens a game while all slots are taken.
    @Test(arguments: GameName.walked)
    func `is restored over a requested game, and given up with its first action`(
        _ game: GameName
    ) throws {
        let keys = try Keys.of(game)
        let beginning = try GameBeginning.of(game)
        func walked(_ arguments: String, in directory: String) throws -> WalkedGame {
            try WalkedGame(game, arguments, .usual, directory: directory)
        }
        let resumed = try walked("", in: beginning.directory(copies: 3))
        let again = try walked("--seed 4", in: beginning.directory(copies: 3))
        #expect(again.seen?.canTakeBack == true && again.look.picture != resumed.look.picture)
        again.press(keys.takeBack)
        #expect(again.seen?.canTakeBack == false && again.look.picture == resumed.look.picture)
        #expect(again.news.contains { $0.isTakenBack } && !again.news.contains { $0.isGivenUp })

        let other = try walked("--seed 4", in: beginning.directory(copies: 3))
        #expect(other.play.services.results.all.isEmpty)
        let count = game.module.starts.unfinished(other.play.services).count
        try other.begin()
        #expect(other.news.count { $0.isGivenUp } == other.play.services.results.all.count)
        #expect(game.module.starts.unfinished(other.play.services).count == count)
    }

    /// A board of the day counts for its day, however often it was begun again before a move.
    @Test(arguments: GameName.walked, 1...3)
    func `is the same board again, and counts once with its day`(
        _ game: GameName, _ count: Int
    ) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game, "--daily")
        try walked.beginToCount()
        let (before, day) = (walked.look.picture, walked.play.services.today.daysSince1970)
        for _ in 0..<count { walked.press(keys.restart) }
        #expect(walked.seen?.canTakeBack == true)
        walked.press(keys.takeBack)
        #expect(walked.look.picture == before)
        for _ in 0..<count { walked.press(keys.restart) }
        try walked.begin()
        #expect(walked.seen?.canTakeBack == false)
        #expect(walked.news.count { $0.isBeginning } >= 2)
        // The game is the same, and there is no result.
        #expect(walked.play.services.results.all.isEmpty)
        let left = game.module.starts.unfinished(walked.play.services)
        #expect(left.map(\.day) == [day])
    }

    @Test(arguments: GameName.walked)
    func `is no result after its first move, and is one after the second`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        for counts in [false, true] {
            let walked = try WalkedGame.played(game)
            #expect(try #require(walked.moveCount) < 2)
            if counts { try walked.beginToCount() }
            #expect(!counts || walked.moveCount == 2)
            walked.press(keys.newGame)
            try walked.begin()
            #expect(walked.seen?.canTakeBack == false)
            #expect(walked.play.services.results.all.count == (counts ? 1 : 0))
        }
    }

    @Test(arguments: GameName.walked)
    func `counts as given up even if it was restarted, and once`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game)
        try walked.beginToCount()
        walked.press(keys.restart)
        try walked.beginToCount()
        walked.press(keys.newGame)
        #expect(walked.play.services.results.all.isEmpty)
        try walked.begin()
        let results = walked.play.services.results.all
        #expect(results.map(\.game) == [game] && results.allSatisfy { !$0.isWon })
        #expect(results.first?.help?.restarts == 1)
    }

    @Test(arguments: GameName.walked)
    func `counts by the moves before a restart, even if the player left it`(
        _ game: GameName
    ) throws {
        let keys = try Keys.of(game)
        for isCounted in [false, true] {
            let walked = try WalkedGame.played(game)
            if isCounted { try walked.beginToCount() }
            walked.press(keys.restart)
            try walked.begin()
            #expect(try #require(walked.moveCount) < 2)
            let later = try WalkedGame(
                game, "", .usual, directory: temporaryDirectory(with: walked.leave()))
            if later.moment == .paused { later.press(KeyPress(.enter)) }
            later.press(keys.newGame)
            try later.begin()
            #expect(later.play.services.results.all.count == (isCounted ? 1 : 0))
        }
    }

    /// If the program is killed in between, the result is not lost.
    @Test(arguments: GameName.walked)
    func `is a result before its file is replaced, and a finished game before it is removed`(
        _ game: GameName
    ) throws {
        let keys = try Keys.of(game)
        let disk = ListingDisk()
        let beginning = try GameBeginning.of(game)
        let walked = try WalkedGame(
            game, "", .usual, directory: beginning.directory(), changing: { $0.volume = disk })
        try walked.beginToCount()
        walked.press(keys.newGame)
        let count = disk.changed.count
        try walked.begin()
        let replaced = disk.changed.dropFirst(count)
        #expect(
            replaced.first == "results.jsonl" && replaced.contains { $0.hasPrefix(game.rawValue) })

        let other = ListingDisk()
        let ended = try GameEnding.of(game).play(game, in: .usual, changing: { $0.volume = other })
        #expect(ended.moment == .over)
        let last = other.changed.suffix(2)
        #expect(last.first == "results.jsonl" && last.last?.hasPrefix(game.rawValue) == true)
    }

    @Test(arguments: GameName.walked)
    func `keeps its day if the player leaves after a new game`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game, "--daily")
        let day = walked.play.services.today.daysSince1970
        walked.press(keys.newGame)
        walked.advance(by: .seconds(2))
        let files = try walked.leave()
        let again = try WalkedGame(game, "", .usual, directory: temporaryDirectory(with: files))
        let left = game.module.starts.unfinished(again.play.services)
        #expect(left.count { $0.day == day } == 1)
    }

    @Test(arguments: GameName.walked)
    func `is gone with the first action on the new one`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try WalkedGame.played(game)
        walked.press(keys.newGame)
        try #require(walked.seen?.canTakeBack == true)
        walked.press(KeyPress(.enter))
        let things = try GameBeginning.of(game).clicks + walked.things
        for thing in things
        where walked.seen?.canTakeBack == true && walked.things.contains(thing) {
            try walked.perform(.click(thing))
        }
        #expect(walked.seen?.canTakeBack == false)
        walked.press(keys.takeBack)
        #expect(!walked.news.contains { $0.isTakenBack })
    }

    @Test(arguments: GameName.walked)
    func `is not restored once it was over`(_ game: GameName) throws {
        let keys = try Keys.of(game)
        let walked = try GameEnding.of(game).play(game, in: .usual)
        #expect(walked.moment == .over)
        walked.press(keys.newGame)
        #expect(walked.moment != .over && walked.seen?.canTakeBack == false)
    }
}

extension GameNews {
    fileprivate var isTakenBack: Bool { self == .takenBack }
}

private enum WantedAction { case newGame, restart, takeBack }

extension GameAction {
    fileprivate var wanted: WantedAction? {
        switch self {
        case .newGame: .newGame
        case .restart: .restart
        case .takeBack: .takeBack
        default: nil
        }
    }
}

extension WalkedGame {
    /// A game that was touched.
    fileprivate static func played(
        _ game: GameName, _ arguments: String = "--seed 3", in setting: WalkSetting = .usual
    ) throws -> WalkedGame {
        let walked = try WalkedGame(game, arguments, setting)
        try walked.begin()
        try #require(walked.isBegun)
        return walked
    }
}
