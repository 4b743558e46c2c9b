import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A recording as pictures` {
    private let place: TemporaryDirectory

    private static let recording = Result {
        let play = try RecordedPlay("memory --seed 3 --time 0")
        play.wait(500)
        play.press(.enter)
        play.wait(30_000)
        play.type("pp")
        return play.finish()
    }

    init() throws {
        place = try TemporaryDirectory()
        try place.write(Self.recording.get(), to: "run.jsonl")
    }

    private func run(_ arguments: String) throws -> ToolRun {
        let words = arguments.split(separator: " ").map(String.init)
        return try ToolRun(["replay", place.path("run.jsonl"), "--marbles"] + words)
    }

    @Test func `has a row for each requested stream, named as in the view model`() throws {
        let run = try run("actions news --columns 120")
        #expect(run.status == .yes)
        #expect(
            run.output == """
                MemoryViewModel<String>: 100 ms

                         0:00
                actions  -------a{301}b-c
                news     -------a{301}---

                actions
                a  choose(12)
                b  pause(true)
                c  pause(false)

                news
                a  turned(flip: (player: 0, round: 1, card: 12, slot: 0, outcome: first, lapse: nil, table: [12, 11, 8, 5, 1, 0, 3, 10,
                   4, 2, 9, 14, 7, 15, 6, 13], known: []), content: 🍉)

                """)
    }

    @Test func `is as wide as requested, and no wider`() throws {
        for columns in [40, 66, 120] {
            let lines = try run("--columns \(columns)").lines
            #expect(lines.allSatisfy { CharacterWidth($0).columns <= columns })
            #expect(lines.contains { CharacterWidth($0).columns > columns - 12 })
        }
    }

    @Test func `shows the requested part`() throws {
        let run = try run("actions --from 0:30 --to 31.5")
        #expect(run.output.contains("         0:30\n"))
        #expect(run.output.contains("pause(true)") && !run.output.contains("choose("))
        #expect(try self.run("--from 2:00").status == .misuse)
    }

    @Test func `shows only the changed parts of the stream “seen”`() throws {
        let lines = try run("seen").lines
        #expect(lines.contains { $0.contains("cards[0].side: back → front(🍉)") })
        #expect(lines.contains { $0.contains("clock.time.seconds ") })
        #expect(!lines.dropFirst(20).contains { $0.contains("(time: (") })
    }

    @Test func `draws a clock as one symbol, and counts its seconds`() throws {
        let lines = try run("seen").lines
        #expect(lines.count { $0.hasSuffix("  clock.time.seconds + 1; score.seconds + 1") } == 1)
        let ticks = lines.filter { $0.hasPrefix("seen") }.joined()
            .matches(of: /\{(\w)×(\d+)\}/).compactMap { Int($0.2) }
        // The clock ran for 30 seconds. The first and the last second of a stretch are drawn.
        #expect(ticks.count == 1 && ticks.allSatisfy { (24...30).contains($0) })
    }

    @Test func `explains a symbol in full if that is requested`() throws {
        let lines = try run("seen --columns 60 --whole b").lines
        let head = try #require(lines.firstIndex { $0.hasPrefix("seen b 0:0") })
        #expect(lines[(head + 1)...].allSatisfy { CharacterWidth($0).columns <= 60 })
        #expect(lines[(head + 1)...].contains("  cards: ["))
        #expect(lines[(head + 1)...].contains { $0.hasPrefix("  clock: ") })
        #expect(try !run("seen --columns 60").lines.contains { $0.hasPrefix("seen b") })
    }

    @Test func `lists the streams that exist if one does not`() throws {
        let run = try run("action")
        #expect(run.status == .misuse)
        #expect(
            run.errors.contains("action is not a stream of this run. Its streams: actions, "))
        let korean = try self.run("action --lang ko")
        #expect(korean.errors.contains("이 녹화에 없는 스트림"))
    }

    @Test func `needs a game`() throws {
        let play = try RecordedPlay("--daily")
        play.type("q")
        try place.write(play.finish(), to: "menu.jsonl")
        for option in ["--marbles", "--test"] {
            let run = try ToolRun(["replay", place.path("menu.jsonl"), option])
            #expect(run.status == .misuse && run.errors.contains("There is no game in "))
        }
    }

    @Test func `does not change the run while it is observed`() throws {
        let play = try RecordedPlay("sudoku --seed 4")
        play.playSudoku()
        let recording = try play.recording()
        let (report, rerun) = try Replay.run(recording, keepsJournal: true)
        #expect(report.difference == nil)
        #expect(!rerun.journal.streams.isEmpty)
    }

    @Test(arguments: [("12", 12_000), ("12.5", 12_500), ("1:05.25", 65_250), ("0", 0)])
    func `a time is seconds, or minutes and seconds`(text: String, milliseconds: Int) {
        #expect(RunTime(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", ":", "1:", "x", "-1", "1.2345", "1:2:3", "1.", "1:75", "9999999999999999999",
    ])
    func `anything else is no time`(text: String) {
        #expect(RunTime(text) == nil)
    }
}
