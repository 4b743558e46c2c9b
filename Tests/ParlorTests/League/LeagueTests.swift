import Foundation
import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The league` {
    private let players: LeaguePlayers

    init() throws { players = try LeaguePlayers() }

    @Test func `puts the fastest first, and needs a proof for a place`() throws {
        try players.win("ann", slower: 20_000)
        try players.win("cho")
        try players.win("dan", slower: 9_000)
        let dan = try #require(players.results(of: "dan").first)
        try players.set([dan.with(seconds: 1)], of: "bob")
        try players.edit(players.proof(of: "dan")) { $0.remove(at: $0.count / 2) }
        #expect(players.places().map { $0.prefix(5) } == ["1 cho", "2 ann"])
        #expect(players.refused() == ["bob missing", "dan differs"])
    }

    @Test func `refuses an invented time`() throws {
        try players.win("ann", slower: 20_000)
        let ann = try #require(players.results(of: "ann").first)
        try players.set([ann.with(seconds: 3)], of: "ann")
        #expect(players.places().isEmpty)
        #expect(players.refused() == ["ann otherResult"])
        var unrecorded = GameResult(
            .memory, ann.variant, took: 3, daily: true, board: LeaguePlayers.today)
        unrecorded.recording = nil
        try players.set([unrecorded, ann], of: "ann")
        #expect(players.places().count == 1)
        #expect(players.refused() == ["ann unrecorded"])
    }

    @Test(arguments: 0..<4)
    func `refuses an edited recording`(_ attack: Int) throws {
        try players.win("ann", slower: 20_000)
        let proof = players.proof(of: "ann")
        let ann = try #require(players.results(of: "ann").first)
        try players.edit(proof) { lines in
            switch attack {
            // The thinking time is removed.
            case 0:
                lines = lines.map { line in
                    guard let start = line.range(of: "\"at\":") else { return line }
                    let digits = line[start.upperBound...].prefix { $0.isNumber }
                    guard let time = Int(digits), time > 5_000 else { return line }
                    return line.replacing("\"at\":\(digits)", with: "\"at\":\(time - 15_000)")
                }
            // Another name, other settings, or another day.
            case 1: lines[0] = lines[0].replacing(ann.recording ?? "", with: "other")
            case 2: lines[0] = lines[0].replacing(#""--rounds","1""#, with: #""--rounds","2""#)
            default: lines = lines.map { $0.replacing("1763683200", with: "1763769600") }
            }
        }
        try players.set([ann.with(seconds: ann.seconds - 15)], of: "ann")
        #expect(players.places().isEmpty)
        #expect(["ann differs", "ann missing"].contains(players.refused().first))
        // The recording does not prove the original result either.
        try players.set([ann], of: "ann")
        #expect(players.places().isEmpty)
    }

    @Test func `refuses the recording of another player`() throws {
        try players.win("ann")
        let ann = try #require(players.results(of: "ann").first)
        try players.set([ann], of: "eve")
        #expect(players.refused() == ["eve missing"])
        try FileManager.default.createDirectory(
            atPath: players.place.path("eve/proofs"), withIntermediateDirectories: true)
        let name = players.proof(of: "ann").dropFirst(3)
        try players.place.write(players.place.bytes(players.proof(of: "ann")), to: "eve\(name)")
        #expect(players.places().map { $0.prefix(5) } == ["1 ann"])
        #expect(players.refused() == ["eve otherPlayer"])
        // Naming the original recording as the proof does not help either.
        try players.set([ann.with(recording: "../../ann/proofs/\(ann.recording ?? "")")], of: "eve")
        #expect(players.refused() == ["eve missing"])
    }

    /// Without seals, a copied recording cannot be told from the original.
    @Test func `gives one place to the same recording of several players`() throws {
        try players.win("bob")
        try players.win("ann", slower: 9_000)
        let bob = try #require(players.results(of: "bob").first)
        // Eve copies all that Bob has, and writes another name in the first line.
        try FileManager.default.copyItem(
            atPath: players.place.path("bob"), toPath: players.place.path("eve"))
        let name = LeaguePlayers.name(of: "bob", 0)
        try players.edit("eve/proofs/\(name).jsonl") { lines in
            lines[0].replace("/bob\"", with: "/eve\"")
            lines[0].replace("\"bob\"", with: "\"eve\"")
        }
        let rows = try #require(players.league().boards.first).rows
        #expect(rows.map(\.place) == [1, 2] && rows[1].entry.player.id == "ann")
        #expect(rows[0].names(in: .english) == "bob, eve (the same recording)")
        #expect(rows[0].entry.result == bob)
        let places = LeagueDocument(players.league()).boards[0].places
        #expect(places.map { "\($0.place) \($0.directory)" } == ["1 bob", "1 eve", "2 ann"])
        // The owner loses nothing.
        #expect(players.refused().isEmpty)
    }

    @Test func `counts an earlier game on the same board, opened by its number, as help`() throws {
        try players.win("ann", at: 200)
        var numbered = try #require(players.results(of: "ann").first)
        numbered = GameResult(
            numbered.game, numbered.variant, day: LeaguePlayers.today, second: 60,
            seed: numbered.seed)
        try players.set([numbered] + players.results(of: "ann"), of: "ann")
        #expect(players.places().isEmpty && players.refused() == ["ann helped"])
    }

    @Test func `refuses a recording that breaks off before the win`() throws {
        try players.win("ann")
        try players.edit(players.proof(of: "ann")) { lines in
            lines.removeSubrange((lines.firstIndex { $0.contains("\"proof\":") } ?? 0)...)
        }
        #expect(players.refused() == ["ann unfinished"])
    }

    @Test func `refuses a file that is not a recording`() throws {
        try players.win("ann")
        for text in ["", "{}", "hello\n{\"recording\":1}", String(repeating: "[", count: 9_000)] {
            try players.place.write(text.utf8, to: players.proof(of: "ann"))
            #expect(players.refused() == ["ann unreadable"])
        }
    }

    @Test func `lets no recording touch a file`() throws {
        try players.win("ann")
        let elsewhere = players.place.path("elsewhere")
        try players.edit(players.proof(of: "ann")) { lines in
            lines = lines.map { $0.replacing(players.place.path("ann"), with: elsewhere) }
        }
        _ = players.league()
        #expect(!FileManager.default.fileExists(atPath: elsewhere))
    }

    @Test func `counts the first game on a board, and none after one that was given up`() throws {
        try players.play("ann") { play in
            play.turn(0, 1)
            play.turn(2, 3)
            // The game was given up: the end of a game is not always a win.
            play.wait(100_000)
        }
        try players.win("ann", at: 200, slower: 9_000)
        try players.win("ann", at: 400)
        let results = players.results(of: "ann")
        #expect(results.filter(\.isWon).count == 2)
        #expect(results.filter(\.isWon).allSatisfy { $0.hadHelp })
        try players.win("bob", at: 200, slower: 9_000)
        try players.win("bob", at: 400)
        let first = try #require(players.results(of: "bob").first)
        #expect(players.places() == ["1 bob \(first.seconds) 1"])
    }

    private func type(_ player: String, _ lines: [String]) throws {
        try players.play(player, "memory --daily --pairs 2 --rounds 1 --plain") { play in
            play.say("start")
            for line in lines { play.say(line) }
            play.say("quit")
        }
    }

    private static let pairs = ["a1 a2", "b1 b2", "a1 b1", "a2 b2", "a1 b2", "a2 b1"]

    @Test func `has a place for a typed game`() throws {
        try players.win("ann", slower: 30_000)
        try type("bob", Self.pairs)
        #expect(players.places().map { $0.prefix(5) } == ["1 bob", "2 ann"])
        // Other input makes another run.
        try players.edit(players.proof(of: "bob")) { lines in
            lines = lines.map { $0.replacing("a1 a2", with: "a1 b2") }
        }
        #expect(players.refused() == ["bob differs"])
    }

    @Test func `finds the beginning of a typed game in the run before it`() throws {
        try type("bob", [Self.pairs[0]])
        try players.play("bob", at: 100, "--plain") { play in
            play.say("memory", "resume")
            for line in Self.pairs.dropFirst() { play.say(line) }
        }
        #expect(players.places().map { $0.prefix(5) } == ["1 bob"], "\(players.refused())")
        try FileManager.default.removeItem(atPath: players.place.path(players.proof(of: "bob")))
        #expect(players.refused() == ["bob unknownBeginning"])
    }

    /// Sixty hints solve a board of mines by themselves.
    @Test func `gives no place for a board that was solved by hints`() throws {
        try players.play("ann", "mines --daily") { play in
            for _ in 0..<60 { play.press(.character("h")) }
        }
        let result = try #require(players.results(of: "ann").first)
        #expect(result.isWon && (result.help?.hints ?? 0) > 0)
        #expect(players.places().isEmpty && players.refused() == ["ann helped"])
        // A result with changed values does not match the recording.
        var said = result
        said.help = GameHelp()
        try players.set([said], of: "ann")
        #expect(players.refused() == ["ann otherResult"])
        said.help = nil
        try players.set([said], of: "ann")
        #expect(players.refused() == ["ann otherResult"])
    }

    @Test func `remembers help on a board when it is played again`() throws {
        try players.play("ann") { play in
            play.press(.enter)
            play.turn(0, 1)
            play.press(.character("r"))
            play.findPairs()
        }
        #expect(players.refused() == ["ann helped"])
        try players.win("ann", at: 200)
        #expect(players.places().isEmpty && players.refused() == ["ann helped", "ann helped"])
    }

    @Test func `counts the time for which a board was seen before its clock started`() throws {
        let results = [10, 40].map { waited in
            var result = GameResult(took: 60, daily: true, board: LeaguePlayers.today)
            result.waited = waited
            return result
        }
        let player = LeaguePlayer(id: "a", name: "a", directory: players.place.data)
        let entries = results.reversed().map { LeagueEntry(player: player, result: $0, tries: 1) }
        let board = LeagueBoard(.klondike, "", entries)
        #expect(board.rows.map(\.entry.time.seconds) == [70, 100])
        #expect(board.rows.map(\.place) == [1, 2])
    }

    @Test func `covers one day`() throws {
        try players.win("ann")
        #expect(players.league(LeaguePlayers.today - 1).boards.isEmpty)
        #expect(players.league().boards.map(\.game) == [.memory])
    }

    /// The contents of a bad results file, and the note in the table about each.
    private static let troubles: [(name: String, text: String?, trouble: LeagueNote.Trouble)] = [
        ("half a line", #"{"result":{"#, .damagedLines(1)),
        ("another version", #"{"version":2,"result":{}}"#, .damagedLines(1)),
        ("no text", "\u{0}\u{1}\n\n[[[[\n", .damagedLines(2)),
        ("a directory", nil, .unreadableResults),
    ]

    @Test(arguments: troubles)
    func `refuses only the player whose files cannot be read, and reports it`(
        _ name: String, _ text: String?, _ trouble: LeagueNote.Trouble
    ) throws {
        try players.win("ann")
        try players.win("cho", slower: 9_000)
        let before = players.places()
        try players.place.makeDirectory("evil")
        if let text {
            try players.place.write(text.utf8, to: "evil/results.jsonl")
        } else {
            try players.place.makeDirectory("evil/results.jsonl")
        }
        #expect(players.places() == before && before.count == 2)
        let notes = players.league().notes
        #expect(notes.map(\.trouble) == [trouble])
        #expect(notes.map(\.player.id) == ["evil"])
        for language in Language.allCases {
            let run = try ToolRun(
                "league \(players.place.url.path) --day 2025-11-21 --plain"
                    + " --lang \(language.rawValue)")
            let heading = try #require(run.lines.firstIndex(of: language.words.league.notes))
            #expect(run.status == .yes && run.errors.isEmpty)
            #expect(run.lines[heading + 1].hasPrefix("evil: ") && run.lines.count == heading + 2)
        }
        let run = try ToolRun("league \(players.place.url.path) --day 2025-11-21 --json")
        let document = CheckedJSON(Array(run.output.utf8))?.decoded(as: LeagueDocument.self)
        #expect(document?.notes.map(\.trouble) == [trouble.name])
    }

    @Test func `refuses only the bad line of a file`() throws {
        try players.win("ann")
        let file = "ann/results.jsonl"
        let results = try players.place.bytes(file)
        try players.place.write(Array("{\"result\":{\n".utf8) + results, to: file)
        #expect(players.places().count == 1)
        #expect(players.league().notes.map(\.trouble) == [.damagedLines(1)])
    }

    @Test func `lists some results without a place, and reports that there are more`() throws {
        try players.win("ann")
        let ann = try #require(players.results(of: "ann").first)
        let made = (0..<100).map { (number: Int) in
            ann.with(seconds: number, recording: "made-\(number)")
        }
        try players.set(made, of: "bob")
        #expect(players.places().count == 1)
        #expect(players.refused().count == LeagueJudge.maxListedRefusals)
        #expect(players.league().notes.map(\.trouble) == [.tooManyRefusals])
    }

    @Test func `gives equal times the same place`() throws {
        try players.win("ann")
        try players.win("cho")
        try players.win("dan", slower: 9_000)
        #expect(players.league().boards[0].rows.map(\.place) == [1, 1, 3])
    }
}
