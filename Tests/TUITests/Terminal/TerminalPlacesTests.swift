import Reactive
import Testing

@testable import TUI

@MainActor @Suite struct `A difficult terminal` {
    @Test func `a terminal without a size gets its size from the environment`() throws {
        func size(_ columns: Int, _ rows: Int, _ environment: Environment) throws -> Size {
            let terminal = try PseudoTerminal(columns: columns, rows: rows)
            return try Tty(path: terminal.path).size(reported: nil, in: environment)
        }
        #expect(try size(0, 0, [:]) == Size(columns: 80, rows: 24))
        #expect(
            try size(0, 0, ["COLUMNS": "132", "LINES": "43"]) == Size(columns: 132, rows: 43))
        #expect(try size(0, 0, ["COLUMNS": "-1", "LINES": "x"]) == Size(columns: 80, rows: 24))
        #expect(try size(1, 1, ["COLUMNS": "132"]) == Size(columns: 1, rows: 1))
        #expect(try size(65535, 65535, [:]) == Size(columns: 1000, rows: 500))
    }

    @Test func `a reported size counts where the settings have none`() throws {
        let stage = try TerminalStage(columns: 0, rows: 0, Echo.events)
        stage.run(milliseconds: 5000)
        stage.type("\u{1b}[48;30;100;0;0t", milliseconds: 100)
        #expect(stage.shown == "size 100 × 30")

        let other = try TerminalStage(columns: 90, rows: 20, Echo.events)
        other.run(milliseconds: 5000)
        other.type("\u{1b}[48;30;100;0;0t", milliseconds: 100)
        #expect(other.shown == "ready")
        #expect(other.loop.surroundings.size == Size(columns: 90, rows: 20))
    }

    @Test(arguments: [(1, 1), (2, 1), (1, 2), (1, 300), (300, 1)])
    func `a program runs in a few cells`(columns: Int, rows: Int) throws {
        let stage = try TerminalStage(columns: columns, rows: rows, Echo.events)
        stage.run(milliseconds: 100)
        stage.type("x\u{1b}[A\u{1b}[<0;1;1M\u{1b}[<0;1;1m", milliseconds: 100)
        stage.terminal.resize(columns: rows, rows: columns)
        stage.loop.measure()
        stage.run(milliseconds: 100)
        stage.type("\u{3}")
        #expect(stage.loop.ending == .interrupted)
    }

    @Test func `a hundred new sizes at once make one frame, of the last`() throws {
        var options = TerminalOptions()
        options.synchronizes = true
        let stage = try TerminalStage(options: options, Echo.events)
        stage.run(milliseconds: 5000)
        for turn in 1...100 {
            stage.terminal.resize(columns: 80 + turn, rows: 24)
            stage.loop.measure()
        }
        let text = stage.run()
        #expect(text.ranges(of: "\u{1b}[?2026h").count == 1)
        #expect(stage.shown == "size 180 × 24")
    }

    /// A program that shows the number of pastes, in frames that are not read until the line is
    /// full.
    private func blocked(onDraw: @escaping (Int) -> Void = { _ in }) throws -> TerminalStage {
        let stage = try TerminalStage(columns: 200, rows: 60) { console in
            console.events.filter { $0 == .paste("x") }.scan(0) { count, _ in count + 1 }
                .startWith(0).map { Noise(seed: $0, onDraw: onDraw) }
                .asDriver(onErrorDriveWith: .empty())
        }
        for _ in 0..<100 where !stage.loop.screen.isBlocked { paste(stage) }
        try #require(stage.loop.screen.isBlocked)
        return stage
    }

    private func paste(_ stage: TerminalStage) {
        stage.terminal.type("\u{1b}[200~x\u{1b}[201~", to: stage.tty)
        stage.pass(milliseconds: 20)
    }

    @Test func `no frame is drawn while the line is blocked, and then only the newest`() throws {
        var drawn: [Int] = []
        let stage = try blocked { drawn.append($0) }
        let first = try #require(drawn.last)
        for _ in 0..<100 { paste(stage) }
        // The kernel may have room for another frame, but not for a hundred.
        #expect(drawn.count <= first + 5)
        while stage.loop.screen.isBlocked {
            stage.terminal.makeRoom(for: stage.tty)
            stage.pass()
        }
        stage.pass(milliseconds: 20)
        #expect(drawn.last == first + 100)
    }

    @Test func `the program receives keys while the line is blocked`() throws {
        let stage = try blocked()
        stage.terminal.type("\u{3}", to: stage.tty)
        stage.loop.turn()
        #expect(stage.loop.ending == .interrupted)
    }

    @Test func `a line that stays blocked does not delay the end for long`() throws {
        let stage = try blocked()
        let start = stage.sleeper.now
        stage.loop.end(.interrupted)
        #expect(stage.finish() == .interrupted)
        // A second for the line, and a quarter for answers, in case it accepts bytes after all.
        #expect((1...1_250_000_000).contains(stage.sleeper.now - start))
        #expect(TerminalSettings(of: stage.tty) == TerminalSettings(stage.tty.settings))
    }

    @Test func `a paste of ten megabytes is one event, and nothing in it is a key`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run(milliseconds: 5000)
        var bytes = Array("\u{1b}[200~".utf8)
        bytes += [UInt8](repeating: 3, count: 10_000_000)
        bytes += Array("\u{1b}[201~".utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(stage.terminal.type(rest.prefix(1 << 16), to: stage.tty))
            stage.loop.turn()
        }
        stage.run(milliseconds: 100)
        #expect(stage.loop.ending == nil)
        #expect(stage.shown == "paste of 10000000")
    }

    @Test func `a read that fails ends the run at once`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.run()
        let now = stage.sleeper.now
        stage.terminal.hangUp()
        #expect(stage.finish() == .hangup)
        #expect(stage.sleeper.now == now)
    }
}

/// A picture that is different in every cell and for each seed, so that a frame is long.
struct Noise: View {
    let seed: Int
    let onDraw: (Int) -> Void

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        onDraw(seed)
        for row in 0..<page.size.rows {
            for column in 0..<page.size.columns {
                let number = (seed &* 31 &+ row &* 7 &+ column &* (row + 3)) % 90
                let scalar = Unicode.Scalar(UInt8(33 + abs(number)))
                page.canvas.draw(scalar, column: column, row: row)
            }
        }
    }
}
