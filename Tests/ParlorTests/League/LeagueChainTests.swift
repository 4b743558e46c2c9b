import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A game that was left and continued` {
    private let players: LeaguePlayers

    init() throws { players = try LeaguePlayers() }

    /// Begins the board, and leaves the unfinished game.
    private func begin() throws {
        try players.play("ann") { play in
            play.click(10, 11)
            play.wait(20_000)
            play.click(30, 11)
            play.wait(5_000)
        }
    }

    private func continueGame() throws {
        try players.play("ann", at: 600, "memory") { play in
            play.press(.enter)
            play.findPairs()
        }
    }

    @Test func `has its place, with the time of both runs`() throws {
        try begin()
        try continueGame()
        let result = try #require(players.results(of: "ann").first { $0.isWon })
        #expect(result.seconds > 20)
        #expect(players.places() == ["1 ann \(result.seconds) 1"])
    }

    @Test func `has its place after a run that was killed`() throws {
        try begin()
        let file = "ann/memory-daily.json"
        let atTheEnd = try players.place.bytes(file)
        // A killed program leaves a recording that lacks the last line.
        try players.edit(players.proof(of: "ann")) { $0.removeLast() }
        var work = 0
        let proof = try Proof(of: players.place.bytes(players.proof(of: "ann")), work: &work)
        #expect(!proof.isComplete && work > 0)
        #expect(proof.left(SHA256Digest(of: atTheEnd), in: "memory-daily.json") == false)
        let recording = try Recording(file: players.place.path(players.proof(of: "ann")))
        let rerun = try Replay.run(recording).rerun
        let left = try #require(rerun.history["memory-daily.json"]?.left.last ?? nil)
        try players.place.write(left, to: file)
        try continueGame()
        #expect(players.places().count == 1)
    }

    @Test func `has no place without the recording of its beginning`() throws {
        try begin()
        try players.edit(players.proof(of: "ann")) { $0.remove(at: $0.count / 2) }
        try continueGame()
        #expect(players.refused() == ["ann unknownBeginning"])
    }

    @Test func `has no place if something was changed meanwhile`() throws {
        try begin()
        let file = "ann/memory-daily.json"
        let text = String(decoding: try players.place.bytes(file), as: UTF8.self)
        let edited = text.replacing("\"flips\":1", with: "\"flips\":0")
            .replacing("\"attoseconds\"", with: "\"attoseconds\" ")
        try players.place.write(
            (edited == text ? text + " " : edited).utf8, to: file)
        try continueGame()
        #expect(players.results(of: "ann").contains { $0.isWon })
        #expect(players.refused() == ["ann unknownBeginning"])
    }

    @Test func `has no place if an older state of it was put back`() throws {
        try players.play("ann") { play in
            play.press(.enter)
            play.turn(0, 1)
        }
        let early = try players.place.bytes("ann/memory-daily.json")
        try players.play("ann", at: 300, "memory") { play in
            play.press(.enter)
            play.wait(50_000)
            play.turn(0, 2)
        }
        try players.place.write(early, to: "ann/memory-daily.json")
        try continueGame()
        let isWon = players.results(of: "ann").contains { $0.isWon }
        #expect(isWon)
        #expect(players.refused() == ["ann unknownBeginning"])
    }

    @Test(arguments: GameName.allCases)
    func `is recognized as the board of the day, whatever game it is`(_ game: GameName) throws {
        try players.play("ann", "\(game.rawValue) --daily") { play in
            play.wait(2_000)
            play.press(.enter, .down, .down, .down, .down, .down, .down, .down, .down)
            play.press(.character("f"), .character(" "))
            play.wait(2_000)
        }
        try players.play("ann", at: 60, game.rawValue) { play in
            play.wait(2_000)
            play.press(.enter)
            #expect(Array(play.services.saves.foundDays.values) == [LeaguePlayers.today])
        }
    }
}
