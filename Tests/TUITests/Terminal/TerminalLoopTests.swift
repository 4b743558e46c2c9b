import Reactive
import Testing

@testable import TUI

@MainActor @Suite struct `The loop of a terminal` {
    private let answers = "\u{1b}[?2026;2$y\u{1b}[?2027;0$y\u{1b}[?2048;0$y\u{1b}[?62;22c"

    @Test func `the first paint comes before the questions, in one piece with the modes`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.loop.turn()
        let text = stage.terminal.read(until: CapabilityProbe.questions)
        let modes = try #require(text.firstRange(of: "\u{1b}[?1049h"))
        let picture = try #require(text.firstRange(of: "ready"))
        let questions = try #require(text.firstRange(of: CapabilityProbe.questions))
        #expect(modes.upperBound < picture.lowerBound)
        #expect(picture.upperBound < questions.lowerBound)
        #expect(questions.upperBound == text.endIndex)
    }

    @Test func `the loop sleeps while nothing happens`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run()
        stage.type(answers, milliseconds: 100)
        #expect(stage.run(milliseconds: 3_600_000).isEmpty)
        #expect(stage.sleeper.deadline == nil)
    }

    @Test func `a key is shown at once after a pause`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run(milliseconds: 5000)
        stage.type("x")
        #expect(stage.shown == "key x")
    }

    /// Shows the number of keys, in frames that can be counted.
    private func counter() throws -> TerminalStage {
        var options = TerminalOptions()
        options.synchronizes = true
        let stage = try TerminalStage(options: options) { console in
            console.keys.scan(0) { count, _ in count + 1 }.map { Sentence("\($0) keys") }
                .startWith(Sentence("ready")).asDriver(onErrorDriveWith: .empty())
        }
        stage.run(milliseconds: 5000)
        return stage
    }

    private func frames(in text: String) -> Int { text.ranges(of: "\u{1b}[?2026h").count }

    @Test func `there are no more than sixty frames a second`() throws {
        let stage = try counter()
        let text = (0..<500).map { _ in stage.type("x", milliseconds: 2) }.joined()
        #expect((59...61).contains(frames(in: text)))
    }

    @Test func `many keys at once make one frame`() throws {
        let stage = try counter()
        let text = stage.type(String(repeating: "x", count: 100))
        #expect(frames(in: text) == 1)
        #expect(stage.shown == "100 keys")
    }

    @Test func `a program slower than its input draws meanwhile, and hears all it can`() throws {
        var stage: TerminalStage?
        var keys = 0
        stage = try TerminalStage { console in
            console.keys.map { _ in
                keys += 1
                // Each frame takes a millisecond.
                stage?.sleeper.hold(nanoseconds: 1_000_000)
                return Sentence("\(keys) keys")
            }.startWith(Sentence("ready")).asDriver(onErrorDriveWith: .empty())
        }
        let loop = try #require(stage).loop
        stage?.run(milliseconds: 5000)
        let key = TerminalEvent.key(KeyPress(.character("x")))
        loop.arrived = Array(repeating: key, count: 5000) + [.focus(false)]
        loop.takeInput(isBroken: false)
        #expect(keys == 8)
        #expect(loop.events.count == 4096 - 8 + 1)
        loop.turn()
        #expect(keys == 16)
        stage?.run()
        #expect(keys == 4096)
        #expect(loop.events.isEmpty)
        #expect(!loop.surroundings.hasFocus)
    }

    @Test func `Ctrl-C does not wait behind thousands of keys`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run()
        let key = TerminalEvent.key(KeyPress(.character("x")))
        stage.loop.arrived = Array(repeating: key, count: 50_000)
        stage.loop.arrived.append(.key(KeyPress(.character("c"), modifiers: .control)))
        stage.loop.takeInput(isBroken: false)
        #expect(stage.loop.ending == .interrupted)
        #expect(stage.shown == "ready")
    }

    /// Keys that are typed too fast for the program arrive as the keys in this test do.
    @Test func `a flood at the terminal is bounded, and Ctrl-C gets through it`() throws {
        var stage: TerminalStage?
        stage = try TerminalStage { console in
            console.keys.map { _ in
                stage?.sleeper.hold(nanoseconds: 10_000_000)
                return Sentence("a key")
            }.startWith(Sentence("ready")).asDriver(onErrorDriveWith: .empty())
        }
        let full = try #require(stage)
        full.run(milliseconds: 5000)
        let keys = String(repeating: "x", count: 2_000)
        for _ in 0..<20 {
            full.terminal.type(keys, to: full.tty)
            full.loop.takeInput(isBroken: false)
            #expect(full.loop.events.count < 4_096)
        }
        #expect(full.loop.events.count == 4_095)
        full.terminal.type("\u{3}", to: full.tty)
        // The input may still be on its way through the kernel.
        for _ in 0..<1_000 where full.loop.ending == nil { full.loop.takeInput(isBroken: false) }
        #expect(full.loop.ending == .interrupted)
        #expect(full.loop.events.isEmpty)
    }

    @Test func `a lone Esc is a key after forty milliseconds, or after ESCDELAY`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run(milliseconds: 5000)
        stage.type("\u{1b}", milliseconds: 39)
        #expect(stage.shown == "ready")
        stage.run(milliseconds: 1)
        #expect(stage.shown == "key escape")

        let patient = try TerminalStage(
            environment: ["TERM": "xterm", "ESCDELAY": "700"], Echo.events)
        patient.run(milliseconds: 5000)
        patient.type("\u{1b}", milliseconds: 699)
        #expect(patient.shown == "ready")
        patient.run(milliseconds: 1)
        #expect(patient.shown == "key escape")
    }

    @Test func `Ctrl-C ends the run, unless it is set to be a key`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run()
        stage.type("\u{3}")
        #expect(stage.loop.ending == .interrupted)

        var options = TerminalOptions()
        options.endsOnInterrupt = false
        let other = try TerminalStage(options: options, Echo.events)
        other.run(milliseconds: 5000)
        other.type("\u{3}")
        #expect(other.shown == "key character(\"c\") with modifiers")
        #expect(other.loop.ending == nil)
    }

    @Test func `timers use the clock of the loop, which sleeps until the next`() throws {
        let stage = try TerminalStage { console in
            let own = Observable<Int>.interval(.seconds(1), scheduler: console.scheduler)
            // The timer of a driver uses the same clock.
            let other = Driver<Int>.interval(.milliseconds(1500))
            return Driver.combineLatest(
                own.asDriver(onErrorJustReturn: -1), other,
                resultSelector: { Sentence("own \($0), other \($1)") })
        }
        stage.run()
        stage.type(answers, milliseconds: 100)
        #expect(stage.sleeper.deadline == 1_000_000_000)
        stage.run(milliseconds: 1500)
        #expect(stage.shown == "own 0, other 0")
        #expect(stage.sleeper.deadline == 2_000_000_000)
    }

    @Test func `the run ends with its views, and the terminal is as it was`() throws {
        let stage = try TerminalStage { console in
            console.keys.map { _ in Sentence("one") }.take(1).asDriver(onErrorDriveWith: .empty())
        }
        let found = TerminalSettings(stage.tty.settings)
        #expect(TerminalSettings(of: stage.tty) != found)
        stage.terminal.type("x", to: stage.tty)
        #expect(stage.finish() == .finished)
        #expect(TerminalSettings(of: stage.tty) == found)
        #expect(
            stage.terminal.read(from: stage.tty).hasSuffix(
                "\u{1b}8\u{1b}[?1049l\u{1b}[?7h\u{1b}[?25h"))
    }

    @Test func `a terminal that disappears ends the run`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run()
        stage.terminal.hangUp()
        stage.loop.turn()
        #expect(stage.loop.ending == .hangup)
        #expect(stage.sleeper.now < 100_000_000)
    }
}
