import Testing

@testable import TUI

@Suite struct `A line that stalls in the middle of a mouse report` {
    private static let report = Array("\u{1B}[<35;20;5M".utf8)

    /// The events of a report in two parts, with a pause of some milliseconds between them.
    private func events(cutAt place: Int, pause: Int, mayReportMouse: Bool = true)
        -> [TerminalEvent]
    {
        var input = TerminalInput(escapeDelay: 40_000_000, mayReportMouse: mayReportMouse)
        var events: [TerminalEvent] = []
        input.take(Array(Self.report[..<place]).span, at: 0, into: &events)
        var now = 0
        while let deadline = input.deadline, deadline <= pause * 1_000_000 {
            now = deadline
            input.noteTime(now, into: &events)
        }
        input.take(Array(Self.report[place...]).span, at: pause * 1_000_000, into: &events)
        return events
    }

    private func isTyped(_ event: TerminalEvent) -> Bool {
        if case .key(let key) = event { key.text != nil } else { false }
    }

    @Test(arguments: [50, 900, 1_100, 3_000, 30_000])
    func `types nothing, and the report arrives whole`(pause: Int) {
        for place in 1..<Self.report.count {
            let events = events(cutAt: place, pause: pause)
            #expect(!events.contains(where: isTyped), "cut at \(place)")
            #expect(
                events.last == .mouse(Mouse(.move, column: 19, row: 4)),
                "cut at \(place): \(events)")
        }
    }

    @Test func `a second stall after the bracket types nothing either`() {
        var input = TerminalInput(escapeDelay: 40_000_000)
        var events: [TerminalEvent] = []
        for (time, bytes) in [(0, "\u{1B}"), (1_200, "["), (3_100, "<35;20;5M")] {
            while let deadline = input.deadline, deadline <= time * 1_000_000 {
                input.noteTime(deadline, into: &events)
            }
            input.take(Array(bytes.utf8).span, at: time * 1_000_000, into: &events)
        }
        #expect(!events.contains(where: isTyped))
        #expect(events.last == .mouse(Mouse(.move, column: 19, row: 4)))
    }

    @Test(
        arguments: ["OPEN", "OH", "[1] one", "[Done]", "[More]", "[[", "]0", "P1", "_G", "\\"],
        [1_100, 30_000])
    func `types what the user types long after Esc`(word: String, pause: Int) {
        var input = TerminalInput(escapeDelay: 40_000_000)
        var events: [TerminalEvent] = []
        input.take([0x1B].span, at: 0, into: &events)
        for (number, byte) in word.utf8.enumerated() {
            let time = (pause + number * 150) * 1_000_000
            while let deadline = input.deadline, deadline <= time {
                input.noteTime(deadline, into: &events)
            }
            input.take([byte].span, at: time, into: &events)
        }
        while let deadline = input.deadline { input.noteTime(deadline, into: &events) }
        let texts = events.compactMap { if case .key(let key) = $0 { key.text } else { nil } }
        #expect(texts.joined() == word)
    }

    @Test func `without a mouse, late bytes are typed`() {
        let events = events(cutAt: 1, pause: 1_100, mayReportMouse: false)
        #expect(events.filter(isTyped).count == Self.report.count - 1)
    }
}
