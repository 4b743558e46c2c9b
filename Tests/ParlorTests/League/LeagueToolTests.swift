import Foundation
import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The league tool` {
    private let players: LeaguePlayers

    /// The files of three players, of an invented result, and of an edited recording.
    private static let files = Result {
        let players = try LeaguePlayers()
        try players.win("ann", slower: 20_000)
        try players.win("bob")
        try players.win("cho", slower: 9_000)
        try players.win("eve")
        let cho = try #require(players.results(of: "cho").first)
        try players.set([cho.with(seconds: 1)], of: "dan")
        try players.edit(players.proof(of: "eve")) { $0.remove(at: $0.count / 2) }
        let names = "ann Ann\u{1b}[2J\nbob 밥\ncho  Cho \u{202e}Kim\nzoe Nobody\n# a remark\n"
        try players.place.write(names.utf8, to: "names")
        return try players.place.files
    }

    init() throws {
        players = try LeaguePlayers()
        try players.place.write(Self.files.get())
    }

    private func run(_ options: String = "") throws -> ToolRun {
        try ToolRun("league \(players.place.url.path) --day 2025-11-21 \(options)")
    }

    /// The table of the day, in each language.
    private func table(in language: Language) -> [String] {
        let results = ["bob", "cho", "ann", "eve"].map { players.results(of: $0)[0] }
        let (times, moves) = (results.map(\.time.text), results.map(\.moves))
        return switch language {
        case .english:
            [
                "League of 2025-11-21", "Memory, 2 pairs, 1:30",
                "1. 밥: \(times[0]), \(moves[0]) moves, 1 try",
                "2. Cho \u{fffd}Kim: \(times[1]), \(moves[1]) moves, 1 try",
                "3. Ann\u{fffd}[2J: \(times[2]), \(moves[2]) moves, 1 try",
                "Not counted",
                "dan: Memory, 2 pairs, 1:30, 0:01: there is no such recording",
                "eve: Memory, 2 pairs, 1:30, \(times[3]): "
                    + "the replay differs from the recording",
            ]
        case .korean:
            [
                "2025-11-21 순위", "카드 짝 맞추기, 2쌍, 1:30",
                "1위 밥: \(times[0]), \(moves[0])회, 시도 1회",
                "2위 Cho \u{fffd}Kim: \(times[1]), \(moves[1])회, 시도 1회",
                "3위 Ann\u{fffd}[2J: \(times[2]), \(moves[2])회, 시도 1회",
                "인정되지 않음",
                "dan: 카드 짝 맞추기, 2쌍, 1:30, 0:01: 그런 녹화 파일이 없습니다",
                "eve: 카드 짝 맞추기, 2쌍, 1:30, \(times[3]): 재생한 내용이 녹화와 다릅니다",
            ]
        }
    }

    @Test(arguments: Language.allCases)
    func `prints the table, with the names of the host's list`(_ language: Language) throws {
        let run = try run("--plain --lang \(language.rawValue)")
        #expect(run.status == .yes && run.errors.isEmpty)
        #expect(run.lines == table(in: language))
    }

    @Test(arguments: Language.allCases)
    func `prints whole rows without control characters into a pipe`(_ language: Language) throws {
        let run = try run("--lang \(language.rawValue)")
        #expect(run.status == .yes && run.errors.isEmpty)
        #expect(
            !run.output.unicodeScalars.contains { ControlCharacters.contains($0) && $0 != "\n" })
        let results = ["bob", "cho", "ann"].map { players.results(of: $0)[0] }
        let names = ["밥", "Cho \u{fffd}Kim", "Ann\u{fffd}[2J"]
        let rows = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
        for (place, result) in results.enumerated() {
            let time = ClockReading(seconds: result.seconds).text
            #expect(rows.contains("\(place + 1). \(names[place]) \(time) \(result.moves) 1"))
        }
        let table = table(in: language)
        for line in [table[0], table[1], table[5]] { #expect(run.lines.contains(line)) }
        let reasons = table.suffix(2).compactMap { $0.split(separator: ": ").last }
        for reason in reasons { #expect(run.lines.contains { $0.hasSuffix(reason) }) }
        // The columns of the table are aligned.
        let widths = run.lines.filter { $0.hasSuffix(" 1") }.map { CharacterWidth($0).columns }
        #expect(widths.count == 3 && Set(widths).count == 1)
    }

    /// A player may send the directory in which Parlor has made its own.
    @Test func `finds the games of a player one directory further down`() throws {
        let players = try LeaguePlayers()
        try players.win("bob")
        try players.win("anna/parlor", slower: 1_000)
        #expect(
            players.league().boards.flatMap(\.rows).map(\.entry.player.name) == ["bob", "anna"])
        #expect(players.refused().isEmpty)
    }

    @Test func `prints the table as data, in a line`() throws {
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
        #expect(league.refused.map(\.directory) == ["dan", "eve"])
        #expect(league.refused.map(\.reason) == ["missing", "differs"])
        // The data is the same in every language.
        #expect(try self.run("--json --lang ko").output == run.output)
    }

    @Test(arguments: Language.allCases, [(80, 24), (40, 15)])
    func `shows the table on a screen`(_ language: Language, _ size: (Int, Int)) throws {
        let judge = try #require(players.judge)
        let pilot = Pilot(columns: size.0, rows: size.1, keepsFrames: false) {
            league($0, LeagueModel(today: 20_414, day: 20_413), judge, language.words)
        }
        #expect(pilot.text.contains("2025-11-21") && pilot.text.contains("1. 밥"))
        #expect(
            !pilot.text.unicodeScalars.contains { ControlCharacters.contains($0) && $0 != "\n" })
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

    @Test func `scrolls no further than the end of the table`() {
        var model = LeagueModel(today: 10, day: 5)
        func press(_ key: Key) { model.apply(.control(.key(KeyPress(key), at: .tables))) }
        let content = Size(columns: 38, rows: 30)
        model.apply(.control(.size(.tables, Size(columns: 38, rows: 10), content: content)))
        let start = model
        for _ in 0..<20 { press(.pageDown) }
        let end = model
        #expect(end != start)
        let pairs: [(Key, Key)] = [(.up, .down), ("k", "j")]
        for (back, forth) in pairs {
            press(back)
            #expect(model != end)
            press(forth)
            #expect(model == end)
        }
        press(.right)
        press(.left)
        #expect(model == start, "Another day begins at its beginning.")
    }

    @Test(arguments: Language.allCases)
    func `shows the same table on a screen, a row for each place`(_ language: Language) throws {
        let judge = try #require(players.judge)
        let pilot = Pilot(columns: 120, rows: 30, keepsFrames: false) {
            league($0, LeagueModel(today: 20_414, day: 20_413), judge, language.words)
        }
        let rows = pilot.text.split(separator: "\n").map {
            $0.split { " │‹›".contains($0) }.joined(separator: " ")
        }
        let table = table(in: language)
        let headings = [table[0], table[1], table[5]]
        #expect(headings.allSatisfy { heading in rows.contains { $0.contains(heading) } })
        let places = zip(1..., ["bob", "cho", "ann"]).map { place, player in
            let result = players.results(of: player)[0]
            let name = ["밥", "Cho \u{fffd}Kim", "Ann\u{fffd}[2J"][place - 1]
            let seconds = result.seconds < 10 ? "0\(result.seconds)" : "\(result.seconds)"
            return "\(place). \(name) 0:\(seconds) \(result.moves) 1"
        }
        #expect(rows.filter { $0.contains("밥") || $0.contains("\u{fffd}") } == places)
        let refused = rows.filter { $0.hasPrefix("dan: ") || $0.hasPrefix("eve: ") }
        let reasons = table.suffix(2).compactMap { $0.split(separator: ": ").last }
        #expect(refused.count == 2 && zip(refused, reasons).allSatisfy { $0.hasSuffix($1) })
    }

    @Test func `reports that there are no games`() throws {
        let run = try ToolRun("league \(players.place.url.path) --day 2025-11-20 --plain")
        #expect(run.lines.count == 2 && run.lines[1].hasPrefix("No proven solution"))
    }

    @Test func `reports files that it cannot read`() throws {
        let nowhere = try ToolRun("league /nowhere --plain")
        #expect(nowhere.status == .misuse && nowhere.errors.contains("/nowhere"))
        #expect(try ToolRun("league --json").status == .misuse)
        try players.place.write("?\n".utf8, to: "ann/results.jsonl")
        for day in ["yesterday", "2025-02-30", "1969-12-31", "99999-01-01"] {
            #expect(throws: InvocationRefusal.self) {
                try Invocation.parse(["league", "/x", "--day", day])
            }
        }
    }
}
