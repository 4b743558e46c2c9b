import TUI
import Testing

@testable import Parlor

@Suite struct `The smallest run` {
    /// Two hundred inputs, of which a few lose a sudoku, and these few. They are looked for once.
    private static let lostSudoku = Result {
        let play = try RecordedPlay("sudoku --seed 9")
        play.wander("123456789", [.left, .right, .up, .down], 200, seed: 7)
        let whole = try play.recording()
        let lost = RunProperty(name: "lost")
        return (whole: whole, smallest: Shrinking.smallest(whole, while: lost.holds))
    }

    @Test func `of two hundred inputs that lose a sudoku has less than ten`() throws {
        let (recording, smallest) = try Self.lostSudoku.get()
        #expect(recording.inputs.count == 200)
        let lost = RunProperty(name: "lost")
        #expect(lost.holds(for: recording))
        #expect(smallest.inputs.count < 10)
        #expect(lost.holds(for: smallest))
    }

    @Test func `cannot do without any of its inputs`() throws {
        let lost = RunProperty(name: "lost")
        let smallest = try Self.lostSudoku.get().smallest
        for place in smallest.inputs.indices {
            #expect(!lost.holds(for: smallest.without([place])))
        }
    }

    @Test func `is a recording that goes as it says`() throws {
        let smallest = try Self.lostSudoku.get().smallest.renewed()
        #expect(try Replay.check(smallest).difference == nil)
        let read = try Recording(Array(smallest.text.utf8), "the smallest")
        #expect(read == smallest)
    }

    @Test func `is found by the tool for a state or for news by their names`() throws {
        let place = try TemporaryDirectory()
        let play = try RecordedPlay("mines --seed 2 --size 16x16/40")
        play.wander("", [.enter, .left, .right, .up, .down], 90, seed: 2)
        try place.write(play.finish(), to: "run.jsonl")
        for property in ["lost", "finished"] {
            let run = try ToolRun(["replay", place.path("run.jsonl"), "--shrink", property])
            #expect(run.status == .yes)
            let smallest = try Recording(Array(run.output.utf8), "the smallest")
            #expect(RunProperty(name: property).holds(for: smallest))
            #expect((1..<30).contains(smallest.inputs.count))
        }
        let won = try ToolRun(["replay", place.path("run.jsonl"), "--shrink", "won"])
        #expect(won.status == .misuse)
        #expect(won.errors.contains("Nothing in this run is won: there are "))
    }

    @Test func `may be one in which a notice was to be read`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.playMemory()
        let recording = try play.recording()
        #expect(!RunProperty(name: "notice").holds(for: recording))
        let place = try Recording(
            Array(recording.text.replacing(",\"--data-dir\",\"/data\"", with: "").utf8), "nowhere")
        #expect(RunProperty(name: "notice").holds(for: place))
        let smallest = Shrinking.smallest(
            place, while: RunProperty(name: "notice").holds)
        #expect(smallest.inputs.isEmpty)
    }
}
