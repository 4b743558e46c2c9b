import Foundation
import TUI
import Testing

@testable import Parlor

/// The clicks that begin a game, so that its clock runs and its board was touched, and the files of
/// a game that would count as given up. Both are found once for all tests.
struct GameBeginning {
    /// The clicks that touch the board after the Enter key.
    let clicks: [AnyHashable]
    private let files: [String: Data]

    // Sound: `clicks` contains values of type `AnyHashable`, and nothing changes them after they
    // are created.
    private struct Found: @unchecked Sendable {
        let beginnings: [GameName: Result<GameBeginning, any Error>]
    }
    private static let found = Found(
        beginnings: Dictionary(
            uniqueKeysWithValues: GameName.walked.map { game in
                (game, Result { try GameBeginning(finding: game) })
            }))

    static func of(_ game: GameName) throws -> GameBeginning {
        try #require(found.beginnings[game]).get()
    }

    private init(finding game: GameName) throws {
        let walked = try WalkedGame(game, "--seed 3", .usual)
        clicks = Array(try walked.begin(by: []).suffix(2))
        try walked.beginToCount()
        files = try walked.leave()
    }

    /// Creates a directory with a saved game of every game, in its slot and in the slot for the
    /// board of the day.
    static func directoryOfAll() throws -> String {
        let files = try GameName.walked.map { try of($0).files.copied(2) }
        return try temporaryDirectory(
            with: files.reduce([:]) { all, files in all.merging(files) { first, _ in first } })
    }

    /// Creates a directory with the saved game, in this many slots and in the slot for the board of
    /// the day.
    func directory(copies: Int = 1) throws -> String {
        try temporaryDirectory(with: files.copied(copies))
    }
}

extension [String: Data] {
    /// The saved files in this many slots. If there are several slots, the slot for the board of
    /// the day has a file, too.
    func copied(_ copies: Int) -> Self {
        var all = self
        let others = (2...Swift.max(2, copies)).map { "-\($0)" } + ["-daily"]
        for other in copies > 1 ? others : [] {
            for (name, data) in self { all[name.replacing(".json", with: "\(other).json")] = data }
        }
        return all
    }
}

/// Creates a directory with these files.
func temporaryDirectory(with files: [String: Data]) throws -> String {
    let path = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: URL(filePath: path).appending(path: name)) }
    return path
}

extension WalkedGame {
    /// Starts the clock with Enter, and touches the board with the given clicks. If they do not
    /// touch it, clicks on everything until it is touched, and returns these clicks.
    @discardableResult func begin(by clicks: [AnyHashable]) throws -> [AnyHashable] {
        press(KeyPress(.enter))
        for thing in clicks where !isBegun { try perform(.click(thing)) }
        var found: [AnyHashable] = []
        if isBegun { return found }
        for thing in things where !isBegun {
            try perform(.click(thing))
            found.append(thing)
        }
        return found
    }

    /// Saves the game and returns the files.
    func leave() throws -> [String: Data] {
        play.services.saves.writeAll()
        let names = try FileManager.default.contentsOfDirectory(atPath: play.directory)
        return Dictionary(
            uniqueKeysWithValues: try names.map { name in
                (name, try Data(contentsOf: URL(filePath: play.directory).appending(path: name)))
            })
    }
}
