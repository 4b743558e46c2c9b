import TUI
import Testing

@testable import Parlor

@Suite struct `Somebody who looks at a recording` {
    private let recording: Recording

    init() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.playMemory()
        recording = try play.recording()
    }

    private func pilot(columns: Int = 120, rows: Int = 32) throws -> Pilot {
        let projector = try Projector(recording)
        return Pilot(columns: columns, rows: rows) { player($0, projector, .english) }
    }

    /// What was to be seen then, without what stands below it.
    private func frame(_ pilot: Pilot) -> String {
        pilot.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }

    @Test func `sees it go on as it went`() throws {
        let pilot = try pilot()
        #expect(pilot.text.contains("Playing 0:00 / \(recording.length / 60_000):"))
        let first = frame(pilot)
        pilot.advance(by: .seconds(4))
        #expect(pilot.text.contains("Playing 0:03") || pilot.text.contains("Playing 0:04"))
        #expect(frame(pilot) != first)
        pilot.advance(by: .seconds(recording.length / 1000 + 1))
        #expect(pilot.text.contains("Paused"))
        #expect(pilot.nextWakeUp == nil)
    }

    @Test func `pauses, and goes from deed to deed`() throws {
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

    @Test func `goes there and back to the same`() throws {
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

    @Test func `has it go as fast as they like`() throws {
        let pilot = try pilot()
        pilot.type("+++")
        #expect(pilot.text.contains("×8"))
        pilot.advance(by: .seconds(2))
        #expect(pilot.text.contains("0:15") || pilot.text.contains("0:16"))
        pilot.type("-----")
        #expect(pilot.text.contains("×1/4"))
    }

    @Test func `sees what there is room for, and leaves`() throws {
        let pilot = try pilot(columns: 60, rows: 14)
        #expect(pilot.text.contains("Playing"))
        try pilot.click(.value(PlayerModel.Spot.toggle))
        #expect(pilot.text.contains("Paused"))
        try pilot.click(.value(PlayerModel.Spot.leave))
        #expect(pilot.isOver)
        let other = try self.pilot()
        other.type("q")
        #expect(other.isOver)
    }
}
