import Foundation
import TUI
import Testing

@testable import Games
@testable import Parlor

/// A recorded way to the end of a board of the day, found by random deeds. It starts from files
/// that were saved shortly before the end, so that few deeds are needed.
///
/// A game that random deeds rarely end starts near its end, with the files that its tests provide.
struct GameEnding {
    /// The files that were saved shortly before the end.
    private let files: [String: Data]
    /// The deeds from the files to the end of the game.
    let deeds: [WalkedDeed]
    /// A key that shows the board again after the end.
    private(set) var lookBack: KeyPress?

    /// The beginning of a game that ends soon.
    struct Start: Sendable {
        var arguments = "--daily"
        var prepare: @Sendable (Services) -> Void = { _ in }
        /// The deeds that end the game only by giving it up. The search leaves them out.
        var givesUp: @Sendable () -> [WalkedDeed] = { [] }
    }

    /// The games that random deeds rarely end, each with a start near its end.
    private static let starts: [GameName: Start] = [
        .memory: Start(
            arguments: "--daily --pairs 3 --rounds 1",
            givesUp: {
                [.click(AnyHashable(MemoryAct.play(.giveUp)))]
            }),
        .sudoku: Start(arguments: "--daily --mistakes 1"),
        .klondike: Start(arguments: "") {
            var game = ProgramRun.nearlyWonKlondikeGame()
            game.request = .init(.daily($0.today), rules: game.request.rules)
            $0.klondikeSlot.save(game)
        },
    ]

    /// The endings of all games, which are found once for all tests.
    // Sound: a clicked value is an `AnyHashable`, and nothing changes it after it is created.
    private struct Found: @unchecked Sendable {
        let endings: [GameName: Result<GameEnding, any Error>]
    }
    private static let found = Found(
        endings: Dictionary(
            uniqueKeysWithValues: GameName.walked.map { game in
                (game, Result { try GameEnding(of: game) })
            }))

    struct NotFound: Error, CustomStringConvertible {
        let game: GameName
        var description: String {
            """
            Chance did not end \(game.rawValue). Give it a beginning that is near its end, in \
            GameEnding.starts.
            """
        }
    }

    static func of(_ game: GameName) throws -> GameEnding {
        try #require(found.endings[game]).get()
    }

    /// Resumes the game shortly before its end, in a window of any size.
    func begin(
        _ game: GameName, in setting: WalkSetting, hasMotion: Bool = false,
        prepare: (Services) -> Void = { _ in },
        changing: (inout ExternalInputs) -> Void = { _ in }
    ) throws -> WalkedGame {
        let walked = try WalkedGame(
            game, "", setting, hasMotion: hasMotion, directory: directory(), prepare: prepare,
            changing: changing)
        if walked.moment == .paused { walked.press(KeyPress(.enter)) }
        return walked
    }

    /// Plays the game to its end and, unless `untilRead` is false, waits until the keys of play can
    /// press buttons.
    func play(
        _ game: GameName, in setting: WalkSetting, untilRead: Bool = true,
        prepare: (Services) -> Void = { _ in },
        changing: (inout ExternalInputs) -> Void = { _ in }
    ) throws -> WalkedGame {
        let walked = try begin(game, in: setting, prepare: prepare, changing: changing)
        for deed in deeds {
            try walked.perform(deed)
            if untilRead || deed != deeds.last { walked.advance(by: GameEnding.pause) }
        }
        if untilRead { walked.advance(by: .seconds(1)) } else { walked.awaitEnd() }
        return walked
    }

    /// Plays the game to its last action, with motion. The end is not shown yet.
    func celebrate(
        _ game: GameName, in setting: WalkSetting, prepare: (Services) -> Void = { _ in }
    ) throws -> WalkedGame {
        let walked = try begin(game, in: setting, hasMotion: true, prepare: prepare)
        for deed in deeds {
            try walked.perform(deed)
            if deed != deeds.last { walked.advance(by: GameEnding.pause) }
        }
        walked.awaitEnd()
        return walked
    }

    /// Creates a directory with the files that were saved shortly before the end.
    func directory() throws -> String {
        try temporaryDirectory(with: files)
    }

    /// The pause between two deeds, in which the game completes its own moves.
    static let pause = Duration.milliseconds(1_500)

    // MARK: Search

    private init(of game: GameName) throws {
        let start = GameEnding.starts[game] ?? Start()
        var isUseless = start.givesUp()
        for seed in 0..<UInt64(60) {
            guard let deeds = try GameEnding.playAtRandom(game, start, seed, &isUseless) else {
                continue
            }
            // The last deed alone may not suffice: a card that was open is covered after a return.
            for count in 1...4 where count <= deeds.count {
                let walked = try WalkedGame(game, start.arguments, .usual, prepare: start.prepare)
                for deed in deeds.dropLast(count) {
                    try walked.perform(deed)
                    walked.advance(by: GameEnding.pause)
                }
                let ending = GameEnding(
                    files: try walked.leave(), deeds: Array(deeds.suffix(count)))
                // A key for a new game leaves the board of the day for another one.
                let ended = try ending.play(game, in: .usual)
                guard ended.moment == .over, ended.play.services.results.all.last?.isDaily == true
                else { continue }
                self = ending
                lookBack = try wayBack(to: game)
                return
            }
        }
        throw NotFound(game: game)
    }

    private init(files: [String: Data], deeds: [WalkedDeed]) {
        (self.files, self.deeds) = (files, deeds)
    }

    /// Does random deeds; returns nil if they do not end the game. Deeds that leave the game or
    /// begin another are not repeated.
    private static func playAtRandom(
        _ game: GameName, _ start: Start, _ seed: UInt64, _ isUseless: inout [WalkedDeed]
    ) throws -> [WalkedDeed]? {
        var dice = Dice(seed: seed)
        var deeds: [WalkedDeed] = []
        var read: [GameMoment?: [WalkedDeed]] = [:]
        let walked = try WalkedGame(game, start.arguments, .usual, prepare: start.prepare)
        for _ in 0..<80 {
            let moment = walked.moment
            let keys = read[moment] ?? walked.ownKeys.map(WalkedDeed.key)
            read[moment] = keys
            let things = walked.things.map(WalkedDeed.click)
            let choices = (dice.roll(below: 3) == 0 ? keys : things).filter {
                !isUseless.contains($0)
            }
            guard let deed = dice.pick(from: choices.isEmpty ? keys : choices) else { return nil }
            let count = walked.news.count
            try walked.perform(deed)
            walked.advance(by: pause)
            deeds.append(deed)
            if walked.moment == .over { return deeds }
            let isBegun = walked.news.dropFirst(count).contains { $0.isBeginning }
            if walked.moment == nil || isBegun {
                isUseless.append(deed)
                return nil
            }
        }
        return nil
    }

    /// The key that returns to a finished game.
    private func wayBack(to game: GameName) throws -> KeyPress? {
        let ended = try play(game, in: .usual)
        let keys = ended.ownKeys
        for key in [KeyPress(typed: "l"), KeyPress(.escape)] + keys {
            let walked = try play(game, in: .usual)
            let before = walked.look
            walked.press(key)
            let isChanged = before.picture != walked.look.picture
            let isCopied = before.copied != walked.look.copied
            if isChanged, !isCopied, walked.moment == .over { return key }
        }
        return nil
    }
}

extension WalkedGame {
    /// The keys on the help page, without the keys of every screen.
    var ownKeys: [KeyPress] {
        let common = KeyTable.common.help(in: play.services.words)
        return readHelp().filter { !common.contains($0) }
            .flatMap { KeyPress.all(writtenAs: $0.key) }
    }
}

extension WalkedGame {
    /// Waits until the game has made its own moves, such as sending cards home. They take less time
    /// than the celebration, so the end is not shown yet.
    fileprivate func awaitEnd() {
        for _ in 0..<150 where moment != .over { advance(by: .milliseconds(60)) }
    }
}
