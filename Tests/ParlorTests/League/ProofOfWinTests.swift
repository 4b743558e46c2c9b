import CLibrary
import TUI
import Testing

@testable import Games
@testable import Laboratory
@testable import Parlor

@Suite struct `The recording of a won board of the day` {
    private let players: LeaguePlayers

    init() throws { players = try LeaguePlayers() }

    /// Wins the board of the day, looks back, takes a move back and begins another game.
    private func play(_ game: GameName) throws -> (lines: [String], result: GameResult) {
        if game == .klondike { try players.saveNearlyWonKlondike("ann") }
        try players.play("ann", LeaguePlayers.arguments(to: game)) { play in
            play.win(game)
            #expect(play.winCount == 1)
            play.wait(4_000)
            play.press(
                .character("l"), .left, .character("m"), .right, .escape, .character("u"),
                .character("b"), .character("n"), .enter)
            play.wait(4_000)
        }
        let lines = try players.place.bytes(players.proof(of: "ann"))
            .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        return (lines, try #require(players.results(of: "ann").first))
    }

    private func proof(_ lines: some Sequence<String>) throws -> Proof {
        var work = 0
        return try Proof(of: Array(lines.joined(separator: "\n").utf8), work: &work)
    }

    @Test(arguments: GameName.allCases)
    func `proves the win from its moment on, wherever the recording breaks off`(
        _ game: GameName
    ) throws {
        let (lines, result) = try play(game)
        let end = try #require(lines.firstIndex { $0.contains("\"proof\":") })
        #expect(result.isWon && result.boardDay == LeaguePlayers.today)
        #expect(lines.count > end + 8)
        for count in end - 3...lines.count {
            let proof = try proof(lines.prefix(count))
            #expect(proof.results.contains(result) == (count > end), "\(count) of \(lines.count)")
            #expect(proof.isComplete == (count == lines.count))
        }
    }

    @Test func `proves the win if it breaks off at any later byte`() throws {
        let lines = try play(.memory).lines
        let end = try #require(lines.firstIndex { $0.contains("\"proof\":") })
        var (packer, packed, place) = (LinePacker(), [UInt8](), 0)
        for (number, line) in lines.enumerated() {
            packed += packer.pack(Array(line.utf8))
            if number == end { place = packed.count }
            packed.append(UInt8(ascii: "\n"))
        }
        var counts = [0, 0]
        for length in place - 300..<packed.count {
            let torn = try Recording(Array(packed[..<length]), "torn").proofs.count
            #expect(torn == (length < place ? 0 : 1), "\(length) bytes, and \(place) are needed")
            counts[torn] += 1
        }
        #expect(counts[0] == 300 && counts[1] > 300)
    }

    @Test func `counts while the run goes on, and after the run was killed`() throws {
        try players.win("ann", slower: 1_000)
        let bytes = try players.place.bytes(players.proof(of: "ann"))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let end = try #require(lines.firstIndex { $0.contains("\"proof\":") })
        func places(_ count: Int, isOpen: Bool) throws -> Int {
            try players.edit(players.proof(of: "ann")) { $0 = Array(lines.prefix(count)) }
            let file = try OpenFile(players.place.path(players.proof(of: "ann")), O_RDWR)
            let isLocked = isOpen && file.lock()
            #expect(isLocked == isOpen)
            return players.places().count
        }
        for isOpen in [true, false] {
            #expect(try places(end, isOpen: isOpen) == 0)
            #expect(players.refused() == ["ann unfinished"])
            for count in end + 1..<lines.count {
                #expect(try places(count, isOpen: isOpen) == 1)
            }
        }
    }

    @Test func `is judged once while the run goes on`() throws {
        try players.play("ann") { play in
            play.press(.enter)
            play.findPairs()
            play.press(.character("l"), .left, .left, .left)
        }
        let bytes = try players.place.bytes(players.proof(of: "ann"))
        let toProof = bytes.linesToLastProof
        #expect(toProof.count < bytes.count && bytes.starts(with: toProof))
        #expect(toProof.linesToLastProof == toProof)
        #expect(Array(bytes.prefix(toProof.count / 2)).linesToLastProof.isEmpty)
    }

    /// Another result, another time, or a line that was moved proves nothing.
    @Test func `does not prove an invented win`() throws {
        let (lines, result) = try play(.memory)
        let end = try #require(lines.firstIndex { $0.contains("\"proof\":") })
        let line = try #require(Optional(lines[end]))
        let digits = try #require(line.split(separator: "\"").dropLast().last)
        let other = line.replacing(digits, with: "0123456789abcdef")
        #expect(throws: ProofFailure.differs) { try proof(lines.prefix(end) + [other]) }
        // Without the last input, the run has no such result.
        let last = try #require(lines[..<end].lastIndex { $0.contains("\"at\":") })
        let without = Array(lines.prefix(last) + lines[(last + 1)..<end])
        #expect(throws: ProofFailure.differs) { try proof(without + [line]) }
        let results = try proof(lines.prefix(end + 1)).results
        #expect(results.contains(result) && !results.contains(result.with(seconds: 1)))
    }
}

extension LeaguePlayers {
    /// The arguments with which a player comes to a board of the day.
    fileprivate static func arguments(to game: GameName) -> String {
        switch game {
        case .memory: "memory --daily --pairs 2 --rounds 1"
        case .sudoku: "sudoku --daily --level easy"
        case .klondike: "klondike"
        default: "\(game.rawValue) --daily"
        }
    }

    /// Saves a deal of the day that needs only one key.
    fileprivate func saveNearlyWonKlondike(_ player: String) throws {
        let play = try RecordedPlay(
            "klondike", directory: place.path(player), volume: DiskVolume(),
            now: LeaguePlayers.morning)
        var game = ProgramRun.nearlyWonKlondikeGame()
        game.request = .init(.daily(play.services.today), rules: game.request.rules)
        play.services.klondikeSlot.save(game)
        _ = play.finish()
    }
}

extension RecordedPlay {
    /// Wins the board of the day.
    fileprivate func win(_ game: GameName) {
        if game != .klondike { press(.enter) }
        switch game {
        case .memory: findPairs()
        case .sudoku: solveSudoku(of: Day(daysSince1970: LeaguePlayers.today))
        case .klondike:
            press(.character("A"))
            wait(20_000)
        // Hints play the game to its end.
        default: for _ in 0..<200 where winCount == 0 { press(.character("h")) }
        }
    }
}
