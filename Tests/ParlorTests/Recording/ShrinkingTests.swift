import Games
import Sweep
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The smallest run` {
    /// A recording of two hundred inputs that lose a sudoku, and the few inputs that suffice. They
    /// are searched for once.
    private static let lostSudoku = Result {
        let play = try RecordedPlay("sudoku --level easy --seed 9")
        play.pressRandomKeys("123456789", [.left, .right, .up, .down], 200, seed: 7)
        let whole = try play.recording()
        let smallest = try #require(try RunProperty.smallest(whole, with: [RunProperty("lost")]))
        return (whole: whole, smallest: smallest)
    }

    @Test func `of two hundred inputs that lose a sudoku has five at most, in three seconds`()
        throws
    {
        let (recording, smallest) = try Self.lostSudoku.get()
        #expect(recording.inputs.count == 200)
        let lost = RunProperty("lost")
        #expect(lost.point(in: recording) != nil)
        #expect(smallest.inputs.count <= 5 && smallest.length <= 3_000)
        // The recording ends when the game is lost.
        #expect(
            lost.point(in: smallest)
                == RunPoint(inputs: smallest.inputs.count, time: smallest.length))
    }

    @Test func `of a lost sudoku has three digits in place of digits and moves`() throws {
        var counts: [Int] = []
        for seed in 31...Sweep.count(32, whole: 33 as UInt64) {
            let boards = LateBoards()
            let play = try RecordedPlay(
                "sudoku --level easy --seed \(seed)", boards: boards)
            play.wait(500)
            boards.answer()
            play.pressRandomKeys("123456789", [.left, .right, .up, .down], 25, seed: seed)
            let whole = try play.recording()
            let lost = RunProperty("lost")
            let smallest = try #require(try RunProperty.smallest(whole, with: [lost]))
            #expect(lost.point(in: smallest) != nil)
            counts.append(smallest.inputs.count)
        }
        // Three mistakes are necessary, and the answer that contains the puzzle.
        #expect(counts.sorted()[(counts.count - 1) / 2] <= 5, "\(counts)")
    }

    @Test func `cannot do without any of its inputs`() throws {
        let lost = RunProperty("lost")
        let smallest = try Self.lostSudoku.get().smallest
        try #require(!smallest.inputs.isEmpty)
        for place in smallest.inputs.indices {
            #expect(lost.point(in: smallest.without([place])) == nil)
        }
    }

    @Test func `is a recording that replays as recorded`() throws {
        let smallest = try Self.lostSudoku.get().smallest
        #expect(try Replay.check(smallest).difference == nil)
        let read = try Recording(Array(smallest.text.utf8), "the smallest")
        #expect(read == smallest)
    }

    /// Runs with answers that are no longer needed, and runs with clocks that cause further events.
    @Test(arguments: [
        ("klondike --seed 7", "paused"), ("klondike --seed 7", "playing"),
        ("klondike --seed 33", "moved"), ("klondike --seed 21 --draw 3", "moves > 2"),
        ("memory --seed 3 --pairs 4 --time 5", "timeout"), ("memory --seed 2 --pairs 3", "paused"),
        ("mines --seed 5", "opened"), ("sudoku --seed 4", "paused"),
    ])
    func `of any run has the property, and is the same when it is replayed`(
        _ arguments: String, _ property: String
    ) throws {
        let play = try RecordedPlay(arguments, judge: InstantJudge(positions: 50))
        play.pressRandomKeys("1234567wfaadudhpp", [.enter, .enter, .left, .right], 60, seed: 21)
        play.wait(6_000)
        let recording = try play.recording()
        let wanted = RunProperty(property)
        guard wanted.point(in: recording) != nil else {
            // Each property of a run can be searched for in every run.
            for name in try RunProperty.names(of: recording) {
                #expect(RunProperty(name).point(in: recording) != nil)
            }
            return
        }
        let smallest = try #require(try RunProperty.smallest(recording, with: [wanted]))
        #expect(smallest.inputs.count < recording.inputs.count)
        #expect(wanted.point(in: smallest) != nil)
        #expect(try Replay.check(smallest).difference == nil)
    }

    @Test func `of a differing recording ends at the difference, and still differs there`()
        throws
    {
        let whole = try RecordedPlay.recordedMemoryGame()
        let changed = try Recording(
            Array(whole.without([3]).text.utf8), "a recording that was changed")
        let smallest = try #require(
            try RunProperty.smallest(changed, with: [RunProperty("differs")]))
        #expect(smallest.inputs.count == 4)
        #expect(try Replay.check(smallest).difference == Replay.check(changed).difference)
        #expect(RunProperty("differs").point(in: whole) == nil)
    }

    @Test(
        arguments: [
            ("score < 0", true), ("score<0", true), ("score >= -5", true), ("score > -5", false),
            ("place.row == 3", true), ("place.row != 3", false), ("name == \"two words\"", true),
            ("name == two words", true), ("name < 3", false), ("kind.won.by == 4", true),
            ("kind.won == 4", false), ("later.row == 7", true), ("never.row == 7", false),
            ("nothing == 1", false), ("name", nil), ("== 3", nil), ("score <", nil),
            ("score = -5", nil), ("score =< 3", nil), ("piles[0].cards == []", true),
            ("piles[1].cards == []", false), ("piles[1].cards[0] == 3", true),
            ("piles[0–1].size > 0", true), ("piles[0, 1].size > 1", false),
            ("piles[2].size > 0", false), ("piles[x].size > 0", nil), ("piles[0 == 1", nil),
            ("board[1/2] == x", true), ("board[2/1–2] == b", true), ("board[1/1–2] == x", false),
            ("board[3/1] == b", false), ("never == nil", true), ("sizes.small == 3", true),
        ] as [(String, Bool?)])
    func `is searched for by the value of a property`(_ text: String, _ holds: Bool?) {
        struct Place { let row: Int }
        struct Pile { let size: Int, cards: [Int] }
        struct Board: CustomStringConvertible { let description = "a x\nb b" }
        enum Kind { case won(by: Int, name: String) }
        struct Value {
            let score = -5
            let place = Place(row: 3)
            let name = "two words"
            let kind = Kind.won(by: 4, name: "")
            let later: Place? = Place(row: 7)
            let never: Place? = nil
            let piles = [Pile(size: 1, cards: []), Pile(size: 2, cards: [3, 4])]
            let board = Board()
            let sizes = ["small": 3, "large": 4]
        }
        #expect(ValueCondition(text)?.holds(for: Value()) == holds)
    }

    @Test func `is searched for by the elements of a stream, after the name of the stream`() {
        let action = MemoryGame<String>.Action.choose(3)
        let condition = ValueCondition("actions == choose(3)")
        #expect(condition?.holds(for: action, of: "actions") == true)
        #expect(condition?.holds(for: action, of: "taps") == false)
        #expect(ValueCondition("choose == 3")?.holds(for: action, of: "actions") == false)
        #expect(ValueCondition("actions.choose > 2")?.holds(for: action, of: "actions") == true)
    }

    /// The file of a recording in which a game of mines is lost.
    private static let lostMines = Result {
        let play = try RecordedPlay("mines --seed 5")
        play.pressRandomKeys(
            "", [.enter, .left, .right, .up, .down], 90, seed: 2, until: "That was a mine")
        return play.finish()
    }

    @Test func `is found by the tool for a state or for news by their names`() throws {
        let place = try TemporaryDirectory()
        try place.write(Self.lostMines.get(), to: "run.jsonl")
        for property in ["lost", "finished"] {
            let run = try ToolRun(["replay", place.path("run.jsonl"), "--shrink", property])
            #expect(run.status == .yes)
            let smallest = try Recording(Array(run.output.utf8), "the smallest")
            #expect(RunProperty(property).point(in: smallest) != nil)
            #expect((1..<30).contains(smallest.inputs.count))
        }
        let won = try ToolRun(["replay", place.path("run.jsonl"), "--shrink", "won"])
        #expect(won.status == .misuse)
        #expect(won.errors.contains("Nothing in this run is called won. Try "))
    }

    @Test(arguments: [
        ("differs", "The replay does not differ from the recording."),
        ("phase == won", "This is never true in this run: phase == won. The value is "),
        ("isWon == true", "No value in this run is called isWon. Try finished.isWon or result."),
        ("nothing < 0", "No value in this run is called nothing."),
        ("openings", "Nothing in this run is called openings. Try "),
        ("cells[1/1] == y", "This is never true in this run: cells[1/1] == y. The value is "),
        (
            "result.isWon = false",
            "is not a comparison. Write a name, one of ==, !=, <=, >=, < or >, and a value."
        ),
        ("score <", "\"score <\" is not a comparison."),
    ])
    func `names the reason why a run does not have a property`(
        _ property: String, _ reason: String
    ) throws {
        let place = try TemporaryDirectory()
        try place.write(Self.lostMines.get(), to: "run.jsonl")
        let run = try ToolRun(["replay", place.path("run.jsonl"), "--shrink", property])
        #expect(run.status == .misuse)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func `has every requested property`() throws {
        let whole = try Self.lostSudoku.get().whole
        let both = [RunProperty("lost"), RunProperty("information.clock.time.seconds > 0")]
        let smallest = try #require(try RunProperty.smallest(whole, with: both))
        #expect(smallest.inputs.count <= 5 && (1_000...3_000).contains(smallest.length))
        #expect(both.allSatisfy { $0.point(in: smallest) != nil })
    }

    /// A trial in another process that searches its recording for a key.
    private static func trial(looksFor key: String) -> RecordingTrial {
        RecordingTrial(
            crashes: { $0.contains("\"key\":\"\(key)\"") },
            status: { command, text in text.contains("\"key\":\"\(key)\"") ? 3 : 0 })
    }

    @Test(arguments: ["crash", "$ grep -q x \"$1\""])
    func `ends the same way in another process`(_ property: String) throws {
        let play = try RecordedPlay("mines --seed 5")
        play.press(.enter, .left, .right, .up, .down, .left)
        let whole = try play.recording()
        let property = RunProperty(property, of: whole, Self.trial(looksFor: "up"))
        var tries = 0
        let smallest = try #require(
            try RunProperty.smallest(whole, with: [property]) { tries = max(tries, $1) })
        #expect(smallest.inputs.count == 1 && tries > 3)
        // A crash is not run in this process and leaves no traces.
        #expect((smallest.ending == nil) == !property.isCheckedInProcess)
        let report = try Replay.check(smallest)
        #expect(report.difference == nil && report.isCompared == property.isCheckedInProcess)
        if !report.isCompared {
            #expect(report.sentences(in: .english)[0].contains("nothing to compare"))
            // Without traces, a result cannot be judged.
            #expect(try Replay.judge(smallest) { true }.report.difference != nil)
        }
        let never = RunProperty("crash", Self.trial(looksFor: "pageUp"))
        #expect(try RunProperty.smallest(whole, with: [never]) == nil)
    }

    @Test func `may contain a notice`() throws {
        let recording = try RecordedPlay.recordedMemoryGame()
        let notice = RunProperty("notice")
        #expect(notice.point(in: recording) == nil)
        let place = try Recording(
            Array(recording.text.replacing(",\"--data-dir\",\"data\"", with: "").utf8), "nowhere")
        #expect(notice.point(in: place) == RunPoint(inputs: 0, time: 0))
        #expect(try #require(try RunProperty.smallest(place, with: [notice])).inputs.isEmpty)
    }
}
