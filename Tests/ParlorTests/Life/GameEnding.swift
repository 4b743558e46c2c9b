import Foundation
import Games
import TUI

@testable import Parlor

/// A way to the end of a game that is not known: deeds at random, until one has ended it. What was
/// saved shortly before is kept, so that the end is reached by few deeds.
///
/// A game that chance hardly ends is begun as its tests want it, near its end.
struct GameEnding {
    /// The files shortly before the end.
    private let files: [String: Data]
    /// The deeds that are left, and then end the game.
    let deeds: [WalkedDeed]
    /// A key at the end that looks back at the game.
    private(set) var lookBack: KeyPress?

    /// The beginning of a game that is soon over.
    struct Start: Sendable {
        var arguments = "--seed 3"
        var prepare: @Sendable (Services) -> Void = { _ in }
    }

    /// The games that chance hardly ends, and a beginning of each that is near its end.
    private static let starts: [GameName: Start] = [
        .memory: Start(arguments: "--seed 3 --pairs 3 --rounds 1"),
        .sudoku: Start(arguments: "--seed 3 --mistakes 1"),
        .klondike: Start(arguments: "") { $0.klondikeSlot.keep(Play.nearlyWonKlondikeGame()) },
    ]

    /// The endings of all games, which are found once for all tests.
    ///
    /// It is unchecked, since a value of a picture is `AnyHashable`; nothing changes it afterwards.
    private struct Found: @unchecked Sendable { let endings: [GameName: GameEnding] }
    private static let found = Found(
        endings: Dictionary(
            uniqueKeysWithValues: GameName.walked.compactMap { game in
                (try? GameEnding(of: game)).map { (game, $0) }
            }))

    struct NotFound: Error, CustomStringConvertible {
        let description: String
    }

    static func of(_ game: GameName) throws -> GameEnding {
        guard let ending = found.endings[game] else {
            throw NotFound(
                description: """
                    Chance did not end \(game.rawValue). Give it a beginning that is near its end, \
                    in GameEnding.starts.
                    """)
        }
        return ending
    }

    /// The game shortly before its end, in any window: it was left, and goes on.
    func begin(
        _ game: GameName, in setting: WalkSetting, hasMotion: Bool = false
    ) throws -> WalkedGame {
        let walked = try WalkedGame(
            game, "", setting, hasMotion: hasMotion, directory: directory())
        if walked.moment == .paused { walked.press(KeyPress(.enter)) }
        return walked
    }

    /// The game at its end.
    func play(_ game: GameName, in setting: WalkSetting) throws -> WalkedGame {
        let walked = try begin(game, in: setting)
        for deed in deeds {
            try walked.perform(deed)
            walked.advance(by: GameEnding.pause)
        }
        return walked
    }

    /// A directory with the files shortly before the end.
    func directory() throws -> String {
        try temporaryDirectory(with: files)
    }

    /// The time between two deeds, in which a game does what follows by itself.
    static let pause = Duration.milliseconds(1_500)

    // MARK: Search

    private init(of game: GameName) throws {
        let start = GameEnding.starts[game] ?? Start()
        var isUseless: [WalkedDeed] = []
        for seed in 0..<UInt64(60) {
            guard let deeds = try GameEnding.wander(game, start, seed, &isUseless) else { continue }
            // A card that lies open may be covered again in a game that was left.
            for count in 1...4 where count <= deeds.count {
                let walked = try WalkedGame(game, start.arguments, .usual, prepare: start.prepare)
                for deed in deeds.dropLast(count) {
                    try walked.perform(deed)
                    walked.advance(by: GameEnding.pause)
                }
                let ending = GameEnding(
                    files: try walked.leave(), deeds: Array(deeds.suffix(count)))
                guard try ending.play(game, in: .usual).moment == .over else { continue }
                self = ending
                lookBack = try wayBack(to: game)
                return
            }
        }
        throw NotFound(description: game.rawValue)
    }

    private init(files: [String: Data], deeds: [WalkedDeed]) {
        (self.files, self.deeds) = (files, deeds)
    }

    /// Deeds at random; nil where they did not end the game. One that leaves it, or begins another,
    /// is not tried again.
    private static func wander(
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

    /// A key that shows something else of a game that is over.
    private func wayBack(to game: GameName) throws -> KeyPress? {
        let ended = try play(game, in: .usual)
        let keys = ended.ownKeys
        for key in [KeyPress(.escape)] + keys {
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
    /// The keys that the help page names, without those of every screen.
    fileprivate var ownKeys: [KeyPress] {
        let common = KeyTable.common.help(in: play.services.words)
        return readHelp().filter { !common.contains($0) }
            .flatMap { KeyPress.all(writtenAs: $0.key) }
    }
}
