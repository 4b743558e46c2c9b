import Foundation
import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A stored verdict` {
    private let players: LeaguePlayers
    private let verdicts: TemporaryDirectory

    init() throws {
        players = try LeaguePlayers()
        verdicts = try TemporaryDirectory()
    }

    private func lines(of player: String) throws -> [String] {
        String(decoding: try verdicts.bytes("\(player).jsonl"), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    @Test func `makes the same table without running a recording again`() throws {
        try players.win("ann", slower: 9_000)
        try players.win("bob")
        try players.edit(players.proof(of: "bob")) { $0.remove(at: $0.count / 2) }
        let first = players.league(keeping: verdicts)
        #expect(first.boards.count == 1 && first.refused.map(\.failure) == [.differs])
        let kept = try lines(of: "ann")
        #expect(kept.count == 2)
        #expect(players.league(keeping: verdicts) == first)
        #expect(try lines(of: "ann") == kept)
        // The stored verdict is used: another verdict on the same bytes changes the table.
        try verdicts.write(
            (kept[0].replacing("tooMuchWork", with: "differs") + "\n").utf8, to: "ann.jsonl")
        #expect(
            players.league(keeping: verdicts).refused.map(\.failure) == [
                .differs, .differs,
            ])
    }

    @Test func `belongs to the bytes: a changed recording is judged again`() throws {
        try players.win("ann")
        _ = players.league(keeping: verdicts)
        try players.edit(players.proof(of: "ann")) { $0.remove(at: $0.count / 2) }
        #expect(players.league(keeping: verdicts).refused.map(\.failure) == [.differs])
    }

    @Test func `is made again if it cannot be read`() throws {
        try players.win("ann")
        let first = players.league(keeping: verdicts)
        for text in ["", "x", #"{"digest":"#, String(repeating: "{", count: 99_999)] {
            try verdicts.write(text.utf8, to: "ann.jsonl")
            #expect(players.league(keeping: verdicts) == first)
        }
    }

    /// The host keeps a list of seals for each player, in which a seal follows the name.
    @Test func `is used only if the host has sealed it for that player`() throws {
        try players.win("ann")
        let bytes = try players.place.bytes(players.proof(of: "ann"))
        let own = SHA256Digest(of: bytes).text
        let lists: [(String?, [ProofFailure])] = [
            (nil, [.unsealed]), ("", [.unsealed]), ("bob\n\(own)  a.jsonl\n", [.unsealed]),
            ("ann\n\(String(own.reversed()))  a.jsonl\n", [.unsealed]),
            ("ann\n\(own)  a.jsonl\n", []),
        ]
        try verdicts.write("parlor ssh-ed25519 AAAA\n".utf8, to: "signers")
        for (list, refused) in lists {
            if let list { try verdicts.write(list.utf8, to: "ann.sealed") }
            #expect(players.league(keeping: verdicts).refused.map(\.failure) == refused)
        }
        // Eve has a copy in her directory, and claims that it is hers.
        let name = players.proof(of: "ann").dropFirst(3)
        try players.place.makeDirectory("eve")
        try players.place.makeDirectory("eve/proofs")
        try players.place.write(bytes, to: "eve\(name)")
        try players.edit("eve\(name)") {
            $0[0] = $0[0].replacing(#""ann""#, with: #""eve""#)
        }
        try players.set(players.results(of: "ann"), of: "eve")
        let table = players.league(keeping: verdicts)
        #expect(table.refused.map(\.failure) == [.unsealed])
        #expect(table.boards.first?.rows.map(\.entry.player.id) == ["ann"])
    }

    @Test func `is “too much work” for a recording that crashed the judge`() throws {
        try players.win("ann")
        _ = players.league(keeping: verdicts)
        // The judge was ended between the two lines.
        try verdicts.write((lines(of: "ann")[0] + "\n").utf8, to: "ann.jsonl")
        #expect(players.league(keeping: verdicts).refused.map(\.failure) == [.tooMuchWork])
    }

    @Test func `is dropped when a player has too many, the oldest first`() throws {
        try players.win("ann")
        let first = players.league(keeping: verdicts)
        let newest = try lines(of: "ann").joined(separator: "\n")
        let digits = (0..<3_000).map { String(String($0 + 1 << 40).dropFirst(2)) }
        let old = digits.map { number in
            let digest = String(repeating: "0", count: 64 - number.count) + number
            return #"{"digest":"\#(digest)","doubt":"differs"}"# + "\n"
        }
        try verdicts.write((old.joined() + newest + "\n").utf8, to: "ann.jsonl")
        #expect(players.league(keeping: verdicts) == first)
        #expect(try lines(of: "ann").count == 2 * RecordingFolder.proofLimit)
    }

    @Test
    func `is made by a later table if a player has too many recordings for one table`() throws {
        try RecordingBounds.$work.withValue(RecordingBounds.work / 20) { try checkThatTheyWait() }
    }

    private func checkThatTheyWait() throws {
        try players.win("ann")
        let ann = try #require(players.results(of: "ann").first)
        let proof = try players.place.bytes(players.proof(of: "ann"))
        // Recordings with too much work. Each one uses up the work that a run may use.
        let header = try #require(proof.split(separator: 10).first)
        let large = String(decoding: header, as: UTF8.self)
        let key = RecordingBounds.work(inputs: 1, pages: 0, timers: 0)
        let most = RecordingBounds.judgedWork / key
        let keys = (0...most).map { #"{"at":\#($0),"key":"x","seen":"0000"}"# }
        let count = LeagueJudge.workLimit / RecordingBounds.judgedWork + 2
        let names = (0..<count).map { LeaguePlayers.name(of: "eve", $0) }
        try FileManager.default.createDirectory(
            atPath: players.place.path("eve/proofs"), withIntermediateDirectories: true)
        for name in names {
            let text = ([large] + keys + [name]).joined(separator: "\n")
            try players.place.write(text.utf8, to: "eve/proofs/\(name).jsonl")
        }
        try players.set(names.map { ann.with(recording: $0) }, of: "eve")
        let first = players.league(keeping: verdicts)
        let patient = LeagueJudge.workLimit / RecordingBounds.judgedWork
        #expect(
            first.refused.map(\.failure) == Array(repeating: .tooMuchWork, count: patient)
                + [.waiting, .waiting])
        #expect(first.boards.first?.rows.map(\.entry.player.id) == ["ann"])
        // The next table continues where this one ended.
        let next = players.league(keeping: verdicts)
        #expect(next.refused.map(\.failure) == Array(repeating: .tooMuchWork, count: count))
    }

    @Test func `is “too much work” if a recording takes too much processor time`() throws {
        try players.win("ann")
        try players.win("bob")
        let hasty = Proof.$timeLimit.withValue(.zero) { players.league(keeping: verdicts) }
        #expect(hasty.refused.map(\.failure) == [.tooMuchWork, .tooMuchWork])
        // The recording is judged only once.
        #expect(players.league(keeping: verdicts) == hasty)
    }

    @Test func `is made while the recording is written, once it has a proof`() throws {
        try players.win("ann")
        let path = players.place.path(players.proof(of: "ann"))
        do {
            let writer = try OpenFile(path, O_RDONLY)
            let isLocked = writer.lock()
            let count = players.league(keeping: verdicts).boards.count
            let isOpen = writer.isRegular
            #expect(isLocked && isOpen && count == 1)
        }
        #expect(players.league(keeping: verdicts).boards.count == 1)
    }
}
