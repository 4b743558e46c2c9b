import Foundation
import Games
import TUI

@testable import Laboratory
@testable import Parlor

/// Players on one machine. Each has a directory, and the program records their games.
final class LeaguePlayers {
    let place: TemporaryDirectory
    static let today = 20_413
    static let morning = 1_763_683_200

    init() throws { place = try TemporaryDirectory() }

    var judge: LeagueJudge? { judge(keeping: nil) }

    /// Creates a judge that keeps verdicts in a directory.
    func judge(keeping verdicts: TemporaryDirectory?) -> LeagueJudge? {
        LeagueDirectory(path: place.url.path).players().map {
            LeagueJudge($0, verdicts: verdicts.map { StoredVerdicts(in: $0.data) })
        }
    }

    /// The league of the day.
    func league(
        _ day: Int = LeaguePlayers.today, keeping verdicts: TemporaryDirectory? = nil
    ) -> League {
        judge(keeping: verdicts)?.league(of: day)
            ?? League(day: day, boards: [], refused: [], notes: [])
    }

    /// The places on the only board, in words.
    func places() -> [String] {
        league().boards.flatMap { board in
            board.rows.map {
                "\($0.place) \($0.entry.player.name) \($0.entry.result.seconds) \($0.entry.tries)"
            }
        }
    }

    /// The players without a place, with the reasons.
    func refused() -> [String] {
        league().refused.map { "\($0.player.name) \($0.failure.rawValue)" }
    }

    /// The name of a run that a player begins some seconds after morning.
    static func name(of player: String, _ seconds: Int) -> String {
        RecordingFolder.name(secondsSince1970: morning + seconds) + "-0000000" + player.prefix(1)
    }

    /// Lets a player play, and keeps the recording as a proof. By default, the player plays the
    /// memory board of the day with four cards.
    func play(
        _ player: String, at seconds: Int = 0,
        _ arguments: String = "memory --daily --pairs 2 --rounds 1",
        boards: any PuzzleSource = ImmediatePuzzles(), _ script: (RecordedPlay) -> Void
    ) throws {
        let directory = place.path(player)
        try FileManager.default.createDirectory(
            atPath: directory + "/proofs", withIntermediateDirectories: true)
        let name = LeaguePlayers.name(of: player, seconds)
        let play = try RecordedPlay(
            arguments, boards: boards, directory: directory, volume: DiskVolume(),
            now: LeaguePlayers.morning + seconds, name: name)
        script(play)
        try place.write(play.finish(), to: proof(of: player, seconds))
    }

    func proof(of player: String, _ seconds: Int = 0) -> String {
        "\(player)/proofs/\(LeaguePlayers.name(of: player, seconds)).jsonl"
    }

    /// Lets a player win, and take the given additional time.
    func win(_ player: String, at seconds: Int = 0, slower milliseconds: Int = 0) throws {
        try play(player, at: seconds) { play in
            play.press(.enter)
            play.wait(milliseconds)
            play.findPairs()
        }
    }

    func results(of player: String) -> [GameResult] {
        final class Collection { var results: [GameResult] = [] }
        let collection = Collection()
        let log = ResultsLog(in: DataDirectory(path: place.path(player)))
        _ = log.read { collection.results.append($0) }
        return collection.results
    }

    /// Replaces a player's results.
    func set(_ results: [GameResult], of player: String) throws {
        try? FileManager.default.createDirectory(
            atPath: place.path(player), withIntermediateDirectories: true)
        try place.write([], to: "\(player)/results.jsonl")
        let log = ResultsLog(in: DataDirectory(path: place.path(player)))
        for result in results { _ = log.append(result) }
    }

    /// Changes the lines of a file.
    func edit(_ file: String, _ change: (inout [String]) -> Void) throws {
        var lines = String(decoding: try place.bytes(file), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        change(&lines)
        try place.write((lines.joined(separator: "\n") + "\n").utf8, to: file)
    }
}

extension RecordedPlay {
    /// Turns up two of the four cards, and waits until they are turned down.
    func turn(_ one: Int, _ other: Int) {
        // The cards are in one row.
        for card in [one, other] { click(10 + 20 * card, 11) }
        wait(2000)
    }

    /// The number of won games on the disk. Reading it does not affect the program.
    var winCount: Int {
        let log = services.invocation.dataDirectory.map { ResultsLog(in: DataDirectory(path: $0)) }
        var count = 0
        _ = log?.read { count += $0.isWon ? 1 : 0 }
        return count
    }

    /// Turns up every two of the four cards until all pairs are found.
    func findPairs() {
        let before = winCount
        for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)]
        where winCount == before { turn(one, other) }
    }
}

extension GameResult {
    /// The same result with some values replaced.
    func with(seconds: Int? = nil, recording: String? = nil) -> GameResult {
        GameResult(
            game: game, variant: variant, endedAt: endedAt, isWon: isWon,
            seconds: seconds ?? self.seconds, moves: moves, seed: seed, help: help,
            isDaily: isDaily,
            stars: stars, day: day, recording: recording ?? self.recording)
    }
}
