import Foundation
import Games
import Sweep
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `Recordings from other programs` {
    private static let header =
        #"{"arguments":["memory","--data-dir","/data"],"begun":1763683200,"colors":"full","columns":80,"#
        + #""environment":{"LANG":"en"},"hasFocus":true,"parlor":"0.1.0","recording":2,"#
        + #""reducesMotion":false,"rows":24}"#

    private func problem(_ lines: String...) -> RecordingProblem? {
        do {
            _ = try Recording(Array(lines.joined(separator: "\n").utf8), "x")
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        #"{"file":"a","failed":-9223372036854775808}"#, #"{"file":"a","failed":2147483648}"#,
        #"{"file":"a","refused":2147483648}"#, #"{"file":1,"text":""}"#,
        #"{"file":"a","text":"","earlier":-1}"#, #"{"file":"a","text":"","earlier":1000001}"#,
        #"{"at":-9223372036854775808,"key":"a"}"#, #"{"at":2147483648,"key":"a"}"#,
        #"{"at":-1,"key":"a"}"#, #"{"at":1e18,"key":"a"}"#,
        #"{"at":99999999999999999999,"key":"a"}"#, #"{"time":9223372036854775807}"#,
        #"{"time":-1}"#, #"{"luck":-1}"#, #"{"luck":18446744073709551616}"#,
        #"{"at":1,"size":[1001,24]}"#, #"{"at":1,"size":[80,501]}"#, #"{"at":1,"size":[80,-1]}"#,
        #"{"at":1,"point":[4097,0]}"#, #"{"at":1,"point":[-9223372036854775808,0]}"#,
        #"{"shared":"a","held":[-1,5]}"#, #"{"shared":"a","held":[5,9223372036854775807]}"#,
        #"{"at":9,"frames":"","files":7}"#, "{}", "[", #"{"at":1,"key":"\ud800"}"#,
    ])
    func `are refused with the line of an impossible number`(_ line: String) {
        #expect(problem(Self.header, #"{"luck":7}"#, line, #"{"luck":7}"#) == .badLine("x", 3))
        // A line without an end was cut when the machine failed.
        #expect(problem(Self.header, #"{"luck":7}"#, line) == nil)
    }

    @Test(arguments: [
        (#""columns":80"#, #""columns":9223372036854775807"#),
        (#""rows":24"#, #""rows":100000000"#),
        (#""columns":80"#, #""columns":-1"#), ("1763683200", "253402300800"),
        ("1763683200", "-9223372036854775808"),
    ])
    func `are refused with the line of an impossible window or time`(_ old: String, _ new: String) {
        #expect(problem(Self.header.replacing(old, with: new) + "\n") == .badLine("x", 1))
    }

    @Test(arguments: [
        [#"{"at":1600600,"key":"a"}"#, #"{"at":800,"key":"a"}"#],
        [#"{"at":900,"key":"a"}"#, #"{"at":800,"frames":"","files":""}"#],
        [#"{"at":900,"frames":"","files":""}"#, #"{"at":1600600,"key":"a"}"#],
        [#"{"at":900,"frames":"","files":""}"#, #"{"at":901,"frames":"","files":""}"#],
    ])
    func `are refused with the line that is out of order or after the end`(_ lines: [String])
        throws
    {
        #expect(problem(Self.header, lines[0], lines[1], #"{"luck":7}"#) == .badLine("x", 3))
        #expect(problem(Self.header, lines[0], #"{"luck":7}"#, "") == nil)
    }

    @Test func `stop with a sentence if they make more work than a run may`() throws {
        // Many keys in the largest window, each of which is drawn for the comparison.
        let header = Self.header.replacing(#""columns":80"#, with: #""columns":1000"#)
            .replacing(#""rows":24"#, with: #""rows":500"#)
        let keys = (0..<20).map { #"{"at":\#($0),"key":"x","seen":"0000"}"# }
        // A clock that runs for a week.
        let clock = [#"{"at":9,"key":" "}"#, #"{"at":604800000,"key":"a"}"#]
        func recording(_ lines: [String]) throws -> Recording {
            try Recording(Array((lines.joined(separator: "\n") + "\n").utf8), "x")
        }
        let large = try recording([header] + keys)
        #expect(throws: RecordingProblem.isTooLong) { try Rerun(large, .init(work: 2_000_000)) }
        let rerun = try Rerun(
            recording(
                [Self.header.replacing(#""memory""#, with: #""klondike","--seed","7""#)] + clock),
            .init(timers: 1_000, work: 2_000_000))
        rerun.end()
        #expect(rerun.isTooLong)
    }

    /// A recording of keys, a millisecond apart, in a game in a window.
    private func keys(_ count: Int, columns: Int, rows: Int) throws -> Recording {
        let header = Self.header.replacing(#""columns":80"#, with: #""columns":\#(columns)"#)
            .replacing(#""rows":24"#, with: #""rows":\#(rows)"#)
        let keys = (0..<count).map { #"{"at":\#($0),"key":"x","seen":"0000"}"# }
        return try Recording(Array(([header] + keys).joined(separator: "\n").utf8), "x")
    }

    @Test func `are not started if their own inputs make too much work, for any purpose`()
        throws
    {
        let recording = try keys(30_000, columns: 1_000, rows: 500)
        let taken = ContinuousClock().measure {
            #expect(throws: RecordingProblem.isTooLong) { try Replay.check(recording) }
            #expect(throws: RecordingProblem.isTooLong) { try Asciicast(recording) }
            #expect(throws: RecordingProblem.isTooLong) { try AnimatedPicture(recording) }
            #expect(throws: RecordingProblem.isTooLong) { try Projector(recording) }
        }
        #expect(taken < .seconds(2))
        // A window that grows between the keys does not get around the bound.
        let growing = try Recording(
            Array(
                ([Self.header, #"{"at":0,"size":[1000,500]}"#]
                    + (0..<1_400).map { #"{"at":\#($0),"key":"x","seen":"0000"}"# })
                    .joined(separator: "\n").utf8), "x")
        #expect(throws: RecordingProblem.isTooLong) { try Rerun(growing) }
    }

    /// A bound that a few boards reach.
    private static let fewBoards = 12_000_000

    /// A recording in which a number of boards are generated.
    private func boards(_ count: Int) throws -> Recording {
        let header = Self.header.replacing(#""memory""#, with: #""mines","--size","30x16/99""#)
        let keys = (0..<count).flatMap { number in
            [#"{"at":\#(number),"key":"n"}"#, #"{"at":\#(number),"key":"enter"}"#]
        }
        return try Recording(Array(([header] + keys).joined(separator: "\n").utf8), "x")
    }

    @Test func `stop with a sentence if their boards are too much work`() throws {
        let recording = try boards(40)
        try RecordingBounds.$work.withValue(Self.fewBoards) {
            #expect(throws: RecordingProblem.isTooLong) { try Asciicast(recording) }
            #expect(throws: RecordingProblem.isTooLong) { try AnimatedPicture(recording) }
            #expect(throws: RecordingProblem.isTooLong) { try Replay.run(recording) }
            let projector = try Projector(recording)
            while projector.isBehind(recording.length) { _ = projector.frame(at: recording.length) }
            #expect(projector.isTooLong)
        }
    }

    @Test(arguments: [(100_000, 80, 24), (12_000, 200, 60), (4_600, 320, 100)])
    func `are accepted with very many keys`(_ count: Int, _ columns: Int, _ rows: Int) throws {
        // A part of the keys, and the same part of the permitted work.
        let part = Sweep.count(10, whole: 1)
        try RecordingBounds.$work.withValue(RecordingBounds.work / part) {
            let recording = try keys(count / part, columns: columns, rows: rows)
            #expect(recording.leastWork(comparesScreens: true) <= RecordingBounds.work)
            #expect(throws: Never.self) { try Rerun(recording) }
        }
    }

    /// Repeats the keys of a move. If every key is a move, the recording is also judged.
    @Test(arguments: [
        ("klondike", [Key.character("d")]), ("klondike", [.character(" ")]),
        ("mines", [.character("f")]), ("sudoku", [.character("5"), .character("x")]),
        ("memory --pairs 32", [.character(" "), .right]), ("mines", [.character("f"), .right]),
    ])
    func `hold ten thousand moves of any game`(_ game: String, _ keys: [Key]) throws {
        // A part of the moves, and the same part of the permitted work.
        let part = Sweep.count(200, whole: 100)
        try RecordingBounds.$work.withValue(RecordingBounds.work / part) {
            let play = try RecordedPlay("\(game) --seed 3", judge: InstantJudge(positions: 20))
            let isMove = { (key: Key) in key != .right }
            WorkBudget().counting {
                play.press(.enter, .enter)
                for _ in 0..<(10_000 / part / keys.count(where: isMove)) {
                    for key in keys { play.press(key) }
                }
            }
            let recording = try play.recording()
            #expect(recording.ending != nil)
            #expect(try Replay.check(recording).difference == nil)
            guard keys.allSatisfy(isMove) else { return }
            #expect(try Replay.judge(recording) { true }.report.difference == nil)
        }
    }

    @Test func `end before they are too long to be played`() throws {
        try RecordingBounds.$work.withValue(30_000_000) { try checkThatTheyEnd() }
    }

    private func checkThatTheyEnd() throws {
        let play = try RecordedPlay("memory --seed 3", columns: 1_000, rows: 500)
        for _ in 0..<(RecordingBounds.work / 500_000 + 20) {
            play.take(.mouse(Mouse(.press(.left), column: 3, row: 0)))
        }
        let recording = try play.recording()
        #expect(
            recording.ending == nil && recording.inputs.count <= RecordingBounds.work / 500_000)
        #expect(throws: Never.self) { try Rerun(recording) }
    }

    @Test func `end before their boards are too much work to be made again`() throws {
        try RecordingBounds.$work.withValue(Self.fewBoards) {
            let play = try RecordedPlay("mines --size 30x16/99")
            WorkBudget().counting {
                for _ in 0..<40 { play.press(.character("n"), .enter) }
            }
            let recording = try play.recording()
            #expect(recording.ending == nil && (2..<80).contains(recording.inputs.count))
            #expect(throws: Never.self) { try Replay.run(recording) }
        }
    }

    @Test(arguments: [[13], [3, 200], [30, 200, 1]])
    func `end after half a day, however long the program stays open`(
        _ pauses: [Int]
    ) throws {
        let play = try RecordedPlay("klondike --seed 3")
        func leave() { play.take(.focus(false)) }
        play.type(" ")
        leave()
        for hours in pauses {
            play.wait(hours * 3_600_000)
            play.take(.focus(true))
            play.type(" ")
            leave()
        }
        let recording = try play.recording()
        #expect(recording.inputs.count == (pauses[0] < 12 ? 5 : 2) && recording.ending == nil)
        #expect(try Replay.check(recording).difference == nil)
        // The recording of a game that is left alone also ends after half a day.
        let still = try RecordedPlay("klondike --seed 3")
        still.type(" ")
        still.take(.focus(false))
        still.wait(pauses[0] * 3_600_000)
        #expect(try (still.recording().ending == nil) == (pauses[0] > 12))
    }

    @Test(arguments: [
        ("memory --time 3600", " "), ("sudoku", "5"), ("klondike", " "), ("mines", "hhhh"),
    ])
    func `need one timer a second for a running clock`(_ game: String, _ move: String) throws {
        let play = try RecordedPlay("\(game) --seed 3")
        play.press(.enter)
        play.type(move)
        play.wait(5_000)
        let before = play.text
        play.wait(900_000)
        #expect(play.text != before)
        play.press(.right)
        let rerun = try Rerun(play.recording(), .init(timers: 1_000))
        rerun.end()
        #expect(!rerun.isTooLong)
        let most = RecordingBounds.longestDuration / 900_000 * 1_000
        #expect(most < RecordingBounds.timers)
    }

    @Test func `end before a paste makes them too large`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter)
        let paste = String(repeating: "pasted ", count: 200_000)
        for _ in 0..<75 { play.take(.paste(paste)) }
        play.press(.enter)
        let bytes = play.finish()
        #expect(bytes.count <= RecordingBounds.written)
        let recording = try Recording(bytes, "x")
        // The key, and as many pastes as there is room for.
        let room = RecordingBounds.written / paste.utf8.count
        #expect(recording.inputs.count == 4 && room == 3 && recording.ending == nil)
        #expect(try Replay.check(recording).difference == nil)
    }

    @Test func `end by themselves at the terminal if the run makes too much work`() throws {
        let week = [
            Self.header.replacing(#""memory""#, with: #""klondike","--seed","7""#),
            #"{"at":9,"key":" "}"#, #"{"at":604800000,"key":"a"}"#, "",
        ]
        let recording = try Recording(Array(week.joined(separator: "\n").utf8), "x")
        let projector = try Projector(recording, timers: 1_000, pictureInterval: .seconds(1_000))
        let pilot = Pilot(columns: 120, rows: 32) { replayPlayer($0, projector, .english) }
        #expect(!pilot.isOver && !projector.isTooLong)
        pilot.press(.end)
        #expect(pilot.isOver && projector.isTooLong)
    }

    @Test func `are compared even if an input has lost its key but not its picture`() throws {
        let place = try TemporaryDirectory()
        let text = try String(decoding: RecordedPlay.memoryGame.get(), as: UTF8.self)
        let first = try #require(text.firstRange(of: #""key":"#))
        try place.write(text.replacingCharacters(in: first, with: #""ke-1":"#).utf8, to: "x.jsonl")
        let run = try ToolRun(["replay", place.path("x.jsonl"), "--check"])
        #expect(run.status == .no && run.output.contains("differ"))
    }

    @Test func `of a player who is away are exported without the wait`() throws {
        let night = [
            Self.header.replacing(#""memory""#, with: #""klondike","--seed","7""#),
            #"{"at":9,"key":" "}"#, #"{"at":7200000,"key":" "}"#, "",
        ]
        let recording = try Recording(Array(night.joined(separator: "\n").utf8), "x")
        let lines = try Asciicast(recording).text.split(separator: "\n").count
        #expect((60..<200).contains(lines))
        #expect(try Replay.check(recording).isComplete == false)
    }
}
