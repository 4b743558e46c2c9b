import Foundation
import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The tool for leagues` {
    private let players: LeaguePlayers

    /// Three players, a result that is made up, and a recording that was edited.
    init() throws {
        players = try LeaguePlayers()
        try players.win("ann", slower: 20_000)
        try players.win("bob")
        try players.win("cho", slower: 9_000)
        try players.win("eve")
        let cho = try #require(players.results(of: "cho").first)
        try players.set([cho.with(seconds: 1)], of: "dan")
        try players.edit(players.proof(of: "eve")) { $0.remove(at: $0.count / 2) }
        let names = "ann Ann\u{1b}[2J\nbob 밥\ncho  Cho \u{202e}Kim\nzoe Nobody\n# a remark\n"
        try players.place.write(names.utf8, to: "names")
    }

    private func run(_ options: String = "") throws -> ToolRun {
        try ToolRun("league \(players.place.url.path) --day 2025-11-21 \(options)")
    }

    @Test func `tells the table, with the names of the host's list`() throws {
        let run = try run("--plain")
        #expect(run.status == .yes && run.errors.isEmpty)
        let times = ["bob", "cho", "ann", "eve"].map { players.results(of: $0)[0].seconds }
        let moves = Words.english.games.moves(players.results(of: "bob")[0].moves)
        #expect(
            run.lines == [
                "League of 2025-11-21", "Memory, 2×1, 90 s",
                "1. 밥: 0 min \(times[0]) s, \(moves), 1 try",
                "2. Cho \u{fffd}Kim: 0 min \(times[1]) s, \(moves), 1 try",
                "3. Ann\u{fffd}[2J: 0 min \(times[2]) s, \(moves), 1 try",
                "Not counted",
                "dan: Memory, 2×1, 90 s, 0 min 1 s: there is no such recording",
                "eve: Memory, 2×1, 90 s, 0 min \(times[3]) s: "
                    + "the recording is not the same when it is run again",
            ])
    }

    @Test func `tells it in the other language`() throws {
        let lines = try run("--plain --lang ko").lines
        #expect(lines.first == "2025-11-21 순위")
        #expect(lines.contains { $0.hasPrefix("1위 밥: 0분 ") && $0.hasSuffix("시도 1회") })
        #expect(lines.contains { $0.hasPrefix("dan: ") && $0.hasSuffix("그런 기록 파일이 없습니다") })
    }

    @Test func `says it as data, in a line`() throws {
        let run = try run("--json")
        #expect(run.lines.count == 1)
        let document = try #require(CheckedJSON(Array(run.output.utf8)))
        let league = try #require(document.decoded(as: LeagueDocument.self))
        #expect(league.day == "2025-11-21" && league.version == 1)
        #expect(league.boards.map(\.game) == [.memory])
        #expect(league.boards[0].places.map(\.directory) == ["bob", "cho", "ann"])
        #expect(league.boards[0].places.map(\.place) == [1, 2, 3])
        #expect(league.boards[0].places[2].player == "Ann\u{fffd}[2J")
        let name = LeaguePlayers.name(of: "bob", 0)
        #expect(league.boards[0].places[0].recording == name)
        #expect(league.refused.map(\.reason) == ["missing", "differs"])
    }

    @Test(arguments: Language.allCases, [(80, 24), (40, 15)])
    func `shows it on a screen`(_ language: Language, _ size: (Int, Int)) throws {
        let judge = try #require(players.judge)
        let pilot = Pilot(in: Surroundings(size: Size(columns: size.0, rows: size.1))) {
            league($0, LeagueModel(today: 20_414, day: 20_413), judge, language.words)
        }
        #expect(pilot.text.contains("2025-11-21") && pilot.text.contains("1. 밥"))
        #expect(!pilot.text.unicodeScalars.contains { TextControl.contains($0) && $0 != "\n" })
        pilot.press(.end, .pageDown, .pageDown, .pageDown)
        #expect(pilot.text.contains("eve"))
        pilot.press(.right)
        #expect(pilot.text.contains("2025-11-22") && !pilot.text.contains("밥"))
        pilot.press(.right)
        #expect(pilot.text.contains("2025-11-22"))
        pilot.press(.left)
        #expect(pilot.text.contains("1. 밥"))
        pilot.press(.character("q"))
        #expect(pilot.isOver)
    }

    @Test func `of no games says so`() throws {
        let run = try ToolRun("league \(players.place.url.path) --day 2025-11-20 --plain")
        #expect(run.lines.count == 2 && run.lines[1].hasPrefix("No recording proves"))
    }

    @Test func `complains of what it cannot read`() throws {
        let nowhere = try ToolRun("league /nowhere --plain")
        #expect(nowhere.status == .misuse && nowhere.errors.contains("/nowhere"))
        #expect(try ToolRun("league --json").status == .misuse)
        try players.place.write("?\n".utf8, to: "ann/results.jsonl")
        let damaged = try run("--plain")
        #expect(damaged.status == .misuse && damaged.errors.contains("1 line of"))
        #expect(damaged.output.contains("밥"))
        for day in ["yesterday", "2025-02-30", "1969-12-31", "99999-01-01"] {
            #expect(throws: Refusal.self) {
                try Invocation.parse(["league", "/x", "--day", day])
            }
        }
    }
}
