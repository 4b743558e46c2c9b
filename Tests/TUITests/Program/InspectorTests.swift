import Reactive
import Testing

@testable import TUI

@Suite struct `The inspector` {
    private struct Counter: TellingModel {
        enum Command { case add(Int) }
        var total = 0
        mutating func apply(_ command: Command, tell: (Never) -> Void) {
            if case .add(let number) = command { total += number }
        }
    }

    /// Adds one with each key; `q` ends it.
    private static func program(_ console: Console) -> Driver<Text> {
        let keys = console.keys.named("keys")
        return Play(Counter()) { _ in keys.map { _ in .add(1) } }.state.asObservable()
            .take(until: console.keys.filter { $0.key == .character("q") })
            .map { Text("total \($0.total)") }
            .asDriver(onErrorDriveWith: .empty())
    }

    private let inspector = Inspector()

    private func start() -> HeadlessRun {
        let surroundings = Surroundings(size: Size(columns: 120, rows: 12))
        return inspector.journal.open {
            HeadlessRun(in: surroundings) { inspector.inspecting($0, Self.program) }
        }
    }

    private func press(_ key: Key, _ run: HeadlessRun) {
        inspector.journal.open { run.take(.event(.key(KeyPress(key)))) }
    }

    private func text(_ run: HeadlessRun) -> String { run.draw { $0.canvas.text() } }

    @Test func `shows the picture, and below it who says what, and where`() {
        let run = start()
        press(.enter, run)
        inspector.journal.open { run.advance(to: 500) }
        let lines = text(run).split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("total 1") == true)
        let keys = lines.first { $0.hasPrefix("keys ") } ?? ""
        #expect(keys.contains("-o--") && keys.contains("InspectorTests.swift:"))
        let counter = lines.first { $0.hasPrefix("Counter ") } ?? ""
        #expect(counter.contains("-o--") && counter.contains("add(1)") && counter.contains("×1"))
    }

    @Test func `lets what was said move on with time`() {
        let run = start()
        press(.enter, run)
        press(.enter, run)
        inspector.journal.open { run.advance(to: 1_000) }
        #expect(text(run).contains("-2----\u{20}"))
        inspector.journal.open { run.advance(to: 60_000) }
        #expect(!text(run).contains("-2----"))
        #expect(text(run).contains("add(1)"))
    }

    @Test func `ends with the program`() {
        let run = start()
        press(.enter, run)
        #expect(!run.isOver)
        press(.character("q"), run)
        #expect(run.isOver)
    }

    @Test func `leaves a program alone that it does not look at`() {
        let run = HeadlessRun(in: Surroundings(size: Size(columns: 40, rows: 3)), Self.program)
        run.take(.event(.key(KeyPress(.enter))))
        #expect(text(run).hasPrefix("total 1"))
        #expect(inspector.journal.streams.isEmpty)
    }
}
