import Reactive
import Testing

@testable import TUI

/// A few lines below the prompt of a terminal with six rows.
@MainActor @Suite struct `A program below the prompt` {
    /// A terminal with some history and the cursor below it.
    private struct Screen {
        var model: TerminalModel

        init(columns: Int = 12, rows: Int = 6, prompt: Int) {
            model = TerminalModel(columns: columns, rows: rows)
            model.isHistory = true
            model.commands = Set("GABCDXKmJ")
            for row in 0...prompt {
                model.row = row
                model.column = 0
                model.feed(Array((row == prompt ? "$ ask" : "line \(row)").utf8))
                model.feed(Array("\u{1b}[K".utf8))
            }
            model.feed(Array("\r\n".utf8))
        }

        /// Shows the sequences that change the screen. A sequence that addresses a row by its
        /// number is a complaint.
        mutating func show(_ text: String) {
            let rest = text.replacing(CapabilityProbe.questions, with: "")
                .replacing(CapabilityProbe.cursorQuestion, with: "")
                .replacing("\u{18}\u{1b}[?2026l", with: "")
                .replacing(/\u{1b}\[\?(?!25|2026)[0-9]+[hl]|\u{1b}\[[<>][0-9]*u/, with: "")
            model.feed(Array(rest.utf8))
        }

        var lines: [String] {
            (0..<model.rows).map { row in
                let glyphs = (0..<model.columns).map { Unicode.Scalar(model[$0, row].glyph) ?? " " }
                let text = String(String.UnicodeScalarView(glyphs))
                return String(text.reversed().drop { $0 == " " }.reversed())
            }
        }
    }

    private let three: TerminalOptions = {
        var options = TerminalOptions()
        options.inlineRows = 3
        return options
    }()

    /// Shows the typed text, and ends with it at Enter.
    private nonisolated static func typing(_ console: Console) -> Driver<Sentence> {
        let words = console.keys.compactMap(\.text).scan("") { $0 + $1 }.startWith("?")
        return words.take(until: console.keys.filter { $0.key == .enter })
            .concat(Observable.just("thanks")).map { Sentence($0) }.asDriver(
                onErrorDriveWith: .empty())
    }

    private func stage(
        rows: Int = 6, _ program: (Console) -> Driver<Sentence> = typing
    ) throws -> TerminalStage {
        try TerminalStage(columns: 12, rows: rows, options: three, program)
    }

    @Test func `the program owns its rows, and the text above moves up for them`() throws {
        let stage = try stage()
        #expect(stage.loop.surroundings.size == Size(columns: 12, rows: 3))
        var screen = Screen(prompt: 4)
        screen.show(stage.run())
        #expect(screen.lines == ["line 2", "line 3", "$ ask", "?", "", ""])
        screen.show(stage.type("hello", milliseconds: 100))
        #expect(screen.lines == ["line 2", "line 3", "$ ask", "hello", "", ""])
        #expect(screen.model.complaints.isEmpty)
    }

    @Test func `nothing moves if there is room`() throws {
        let stage = try stage()
        var screen = Screen(prompt: 0)
        screen.show(stage.run())
        #expect(screen.lines == ["$ ask", "?", "", "", "", ""])
    }

    @Test func `the last picture stays, and the prompt comes below it`() throws {
        let stage = try stage()
        var screen = Screen(prompt: 1)
        screen.show(stage.run())
        screen.show(stage.type("no", milliseconds: 100))
        stage.terminal.type("\r", to: stage.tty)
        #expect(stage.finish() == .finished)
        let text = stage.terminal.read(from: stage.tty)
        screen.show(text)
        #expect(screen.lines == ["line 0", "$ ask", "thanks", "", "", ""])
        #expect(screen.model.row == 5 && screen.model.column == 0)
        #expect(screen.model.showsCursor)
        #expect(!text.contains("[?1049") && !text.contains("\u{1b}[r"))
        #expect(TerminalSettings(of: stage.tty) == TerminalSettings(stage.tty.settings))
        #expect(screen.model.complaints.isEmpty)
    }

    @Test func `the last picture is whole in a slow terminal, and the text above it stays`() throws
    {
        var options = TerminalOptions()
        options.inlineRows = 30
        let stage = try TerminalStage(columns: 200, rows: 40, options: options) { console in
            console.events.filter { $0 == .paste("x") }.scan(0) { count, _ in count + 1 }
                .startWith(0).take(until: console.keys.filter { $0.key == .enter })
                .concat(Observable.just(-1)).map { Noise(seed: $0) { _ in } }
                .asDriver(onErrorDriveWith: .empty())
        }
        for _ in 0..<100 where !stage.loop.screen.isBlocked {
            stage.terminal.type("\u{1b}[200~x\u{1b}[201~", to: stage.tty)
            stage.pass(milliseconds: 20)
        }
        try #require(stage.loop.screen.isBlocked)
        stage.terminal.type("\r", to: stage.tty)
        var output: [UInt8] = []
        stage.sleeper.onSleep = { output += stage.terminal.makeRoom(for: stage.tty) }
        #expect(stage.finish() == .finished)
        stage.sleeper.onSleep = {}
        output += stage.terminal.read(from: stage.tty).utf8
        var screen = Screen(columns: 200, rows: 40, prompt: 3)
        screen.show(String(decoding: output, as: UTF8.self))
        #expect(screen.lines[...3] == ["line 0", "line 1", "line 2", "$ ask"])
        var page = Page(columns: 200, rows: 30)
        page.show(Noise(seed: -1) { _ in })
        #expect(screen.lines[4..<34].joined(separator: "\n") == page.canvas.text())
        #expect(screen.model.row == 34 && screen.model.complaints.isEmpty)
    }

    @Test func `a new width is painted in the same place`() throws {
        let stage = try stage()
        var screen = Screen(prompt: 4)
        screen.show(stage.run(milliseconds: 100))
        stage.terminal.resize(columns: 8, rows: 6)
        stage.loop.measure()
        screen.show(stage.run(milliseconds: 100))
        #expect(stage.loop.surroundings.size == Size(columns: 8, rows: 3))
        #expect(screen.lines == ["line 2", "line 3", "$ ask", "?", "", ""])
    }

    @Test func `a window of two rows uses both`() throws {
        let stage = try stage(rows: 2)
        #expect(stage.loop.surroundings.size == Size(columns: 12, rows: 2))
        var screen = Screen(rows: 2, prompt: 0)
        screen.show(stage.run())
        #expect(screen.lines == ["?", ""])
    }

    @Test(arguments: [TerminalOptions.MouseUse.buttons, .buttonsAndMotion])
    func `the terminal keeps the mouse, and a crash leaves the picture`(
        mouse: TerminalOptions.MouseUse
    ) {
        var options = three
        options.mouse = mouse
        let modes = TerminalModes(options)
        #expect(!modes.on.contains("[?1049h") && !modes.on.contains("[?1000h"))
        #expect(!modes.off.contains("[?1049l") && !modes.off.contains("\u{1b}[J"))
        #expect(modes.off.hasSuffix("\u{1b}[2B\r\n\u{1b}[?25h"))
    }
}
