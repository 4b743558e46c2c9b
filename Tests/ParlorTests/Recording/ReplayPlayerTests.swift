import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A viewer of a recording` {
    private let recording: Recording

    init() throws { recording = try RecordedPlay.recordedMemoryGame() }

    private func pilot(columns: Int = 120, rows: Int = 32) throws -> Pilot {
        let projector = try Projector(recording, pictureInterval: .seconds(1_000))
        return Pilot(columns: columns, rows: rows, keepsFrames: false) {
            replayPlayer($0, projector, .english)
        }
    }

    /// The screen at that time, without the rows of the player below it.
    private func frame(_ pilot: Pilot) -> String {
        pilot.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    @Test func `sees the run proceed as it did`() throws {
        let pilot = try pilot()
        #expect(pilot.text.contains("Playing 0:00 / \(recording.length / 60_000):"))
        let first = frame(pilot)
        pilot.advance(by: .seconds(4))
        #expect(pilot.text.contains("Playing 0:03"))
        #expect(frame(pilot) != first)
        pilot.type("+++")
        pilot.advance(by: .seconds(recording.length / 8000 + 1))
        #expect(pilot.text.contains("Paused"))
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `pauses, and moves from action to action`() throws {
        let pilot = try pilot()
        pilot.type(" ")
        let paused = pilot.text
        pilot.advance(by: .seconds(100))
        #expect(pilot.text == paused && paused.contains("Paused"))
        var frames: Set<String> = []
        for _ in 0..<12 {
            pilot.type(".")
            frames.insert(frame(pilot))
        }
        #expect(frames.count > 6)
    }

    @Test func `moves back and forth to the same picture`() throws {
        let pilot = try pilot()
        pilot.type(" ")
        pilot.press(.right)
        let there = frame(pilot)
        pilot.press(.right, .right, .left, .left)
        #expect(frame(pilot) == there)
        pilot.press(.home, .right)
        #expect(frame(pilot) == there)
        pilot.press(.end)
        #expect(frame(pilot) != there)
    }

    /// To step back, the run is started again, and the old one has to be released soon.
    @Test(arguments: GameName.allCases, [false, true])
    func `stops every run that it starts`(_ game: GameName, isEnded: Bool) throws {
        let play = try RecordedPlay(
            "\(game.rawValue) --seed 3", boards: OneBoard(), judge: InstantJudge(positions: 50))
        play.press(.enter, .right, .enter)
        let recording = try Recording(play.finish(), "x")
        weak var saves: Saves?
        weak var rerun: Rerun?
        do {
            let run = try Rerun(recording)
            if isEnded { run.end() } else { run.run(to: recording.length) }
            (rerun, saves) = (run, run.services.saves)
        }
        #expect(rerun == nil && saves == nil)
    }

    @Test(arguments: [(40, 15), (60, 24), (80, 20)], Language.allCases)
    func `sees each part of a picture that is larger than the window`(
        _ window: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let projector = try Projector(recording, pictureInterval: .seconds(1_000))
        let words = Words(language: language)
        let pilot = Pilot(columns: window.columns, rows: window.rows, keepsFrames: false) {
            replayPlayer($0, projector, words)
        }
        pilot.type(" ")
        #expect(pilot.text.contains("80×24"), "\(pilot.text)")
        let whole = try self.pilot()
        whole.type(" ")
        let size = projector.frame(at: 0).size(in: Size(columns: .max, rows: .max))
        try #require(size == Size(columns: 80, rows: 24))
        let lines = frame(whole).split(separator: "\n")
        func pan(_ key: Key, _ times: Int = 4) {
            for _ in 0..<times { pilot.send(.key(KeyPress(key, modifiers: .shift))) }
        }
        func part() -> String { pilot.text }
        pan(.left)
        pan(.up)
        let corner = part()
        #expect(corner.contains(lines[0].prefix(20)), "\(corner)")
        pan(.right)
        pan(.down)
        let other = part()
        #expect(other != corner && other.contains(lines[lines.count - 1].suffix(4)), "\(other)")
        pan(.left)
        pan(.up, 9)
        #expect(part() == corner)
    }

    @Test func `changes its speed`() throws {
        let pilot = try pilot()
        pilot.type("+++")
        #expect(pilot.text.contains("×8"))
        pilot.advance(by: .seconds(2))
        #expect(pilot.text.contains("0:16"))
        pilot.type("-----")
        #expect(pilot.text.contains("×1/4"))
    }

    @Test func `sees as much as fits, and leaves`() throws {
        let pilot = try pilot(columns: 60, rows: 14)
        #expect(pilot.text.contains("Playing"))
        try pilot.click(.value(ReplayPlayerModel.Command.toggle))
        #expect(pilot.text.contains("Paused"))
        try pilot.click(.value(ReplayPlayerModel.Command.leave))
        #expect(pilot.isOver)
        let other = try self.pilot()
        other.type("q")
        #expect(other.isOver)
    }

    /// A recording of an uncovered board and hundreds of keys, a second apart or all at the same
    /// time. If the step is long, there is only one key.
    private func longRecording(_ step: Int) throws -> Recording {
        let play = try RecordedPlay("mines --seed 3")
        play.type(" ")
        play.wait(1_000)
        for _ in 0..<(step > 1_000 ? 1 : 200) {
            play.take(.key(KeyPress(.right)))
            play.wait(step)
        }
        play.wait(1_000)
        return try play.recording()
    }

    @Test(arguments: [0, 1_000, 200_000])
    func `leaves in the middle of a long jump to the end`(_ step: Int) throws {
        let projector = try Projector(longRecording(step), pictureInterval: .zero)
        let pilot = Pilot(columns: 120, rows: 32, keepsFrames: false) {
            replayPlayer($0, projector, .english)
        }
        pilot.type(" ")
        pilot.press(.end)
        #expect(projector.isBehind(projector.recording.length))
        pilot.type("q")
        #expect(pilot.isOver)
        #expect(projector.isBehind(projector.recording.length))
    }

    @Test(arguments: [0, 1_000, 200_000])
    func `sees the same end after a long jump, in either direction`(_ step: Int) throws {
        let recording = try longRecording(step)
        let atOnce = try Projector(recording, pictureInterval: .seconds(1_000))
        let straight = Pilot(columns: 120, rows: 32, keepsFrames: false) {
            replayPlayer($0, atOnce, .english)
        }
        straight.type(" ")
        straight.press(.end)
        let projector = try Projector(recording, pictureInterval: .zero)
        let pilot = Pilot(columns: 120, rows: 32, keepsFrames: false) {
            replayPlayer($0, projector, .english)
        }
        pilot.type(" ")
        pilot.press(.end)
        pilot.advance(by: .seconds(20))
        #expect(!projector.isBehind(recording.length))
        let end = frame(pilot)
        #expect(end == frame(straight))
        pilot.press(.home)
        pilot.advance(by: .seconds(20))
        #expect(frame(pilot) != end)
        pilot.press(.end)
        pilot.advance(by: .seconds(20))
        #expect(frame(pilot) == end)
        #expect(pilot.nextWakeUp == nil)
    }
}
