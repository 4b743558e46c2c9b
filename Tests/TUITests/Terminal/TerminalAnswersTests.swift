import Reactive
import Testing

@testable import TUI

/// Answers of a terminal that are late, repeated, wrong or missing.
@MainActor @Suite struct `The answers of a terminal` {
    private func stage(_ options: TerminalOptions = TerminalOptions()) throws -> TerminalStage {
        let stage = try TerminalStage(options: options, Echo.events)
        stage.run()
        return stage
    }

    @Test func `frames appear at once where the terminal can do that`() throws {
        let able = try stage()
        able.type("\u{1b}[?2026;2$y\u{1b}[?62;22c", milliseconds: 100)
        #expect(able.type("x", milliseconds: 100).hasPrefix("\u{1b}[?2026h"))

        let unable = try stage()
        unable.type("\u{1b}[?2026;0$y\u{1b}[?62;22c", milliseconds: 100)
        #expect(!unable.type("x", milliseconds: 100).contains("2026"))

        var options = TerminalOptions()
        options.synchronizes = false
        let unwanted = try stage(options)
        unwanted.type("\u{1b}[?2026;2$y\u{1b}[?62;22c", milliseconds: 100)
        #expect(!unwanted.type("x", milliseconds: 100).contains("2026"))
    }

    @Test(arguments: [("0", true), ("1", true), ("2", true), ("4", false), ("6", false)])
    func `a block cursor is an underline while the program runs, and a block again after that`(
        shape: String, isBlock: Bool
    ) throws {
        let stage = try stage()
        let answer = stage.type("\u{1b}P1$r\(shape) q\u{1b}\\\u{1b}[?62c", milliseconds: 100)
        #expect(answer.contains("\u{1b}[4 q") == isBlock)
        // The second answer reports the shape that the program has set.
        stage.type("\u{1b}P1$r4 q\u{1b}\\", milliseconds: 100)
        stage.loop.end(.interrupted)
        _ = stage.finish()
        let off = stage.terminal.read(from: stage.tty)
        #expect(off.contains("\u{1b}[\(shape) q") == isBlock)
    }

    @Test(arguments: ["0$r", "1$rq", "1$r9999999999999999999999 q", "1$r-1 q", "1$r q"])
    func `a cursor keeps its shape if the terminal did not report it`(answer: String) throws {
        let stage = try stage()
        stage.type("\u{1b}P\(answer)\u{1b}\\", milliseconds: 100)
        stage.loop.end(.interrupted)
        _ = stage.finish()
        #expect(!stage.terminal.read(from: stage.tty).contains(" q"))
    }

    @Test func `GNU screen is not asked for the shape of the cursor`() throws {
        for (environment, isAsked) in [
            (["TERM": "xterm-256color"], true), (["TERM": "screen-256color"], false),
            (["TERM": "xterm-256color", "STY": "1.pts"], false),
            (["TERM": "screen-256color", "TMUX": "/tmp/x"], true), (["TERM": "linux"], false),
        ] as [(Environment, Bool)] {
            let stage = try TerminalStage(environment: environment, Echo.events)
            stage.loop.turn()
            let text = stage.terminal.read(from: stage.tty)
            #expect(text.contains("$q") == isAsked, "\(environment)")
        }
    }

    @Test func `an available mode is switched on, and off at the end`() throws {
        let stage = try stage()
        let on = stage.type(
            "\u{1b}[?2027;2$y\u{1b}[?2048;2$y\u{1b}[?62c", milliseconds: 100)
        #expect(on.contains("\u{1b}[?2027h"))
        #expect(on.contains("\u{1b}[?2048h"))
        stage.loop.end(.interrupted)
        _ = stage.finish()
        let off = stage.terminal.read(from: stage.tty)
        #expect(off.contains("\u{1b}[?2027l"))
        #expect(off.contains("\u{1b}[?2048l"))
    }

    @Test func `a mode that was on before stays on`() throws {
        let stage = try stage()
        let on = stage.type(
            "\u{1b}[?2027;1$y\u{1b}[?2048;3$y\u{1b}[?62c", milliseconds: 100)
        stage.loop.end(.interrupted)
        _ = stage.finish()
        let all = on + stage.terminal.read(from: stage.tty)
        #expect(!all.contains("2027"))
        #expect(!all.contains("2048"))
    }

    @Test(
        arguments: zip(
            ["0000/0000/0000", "1e1e/1e1e/2e2e", "ffff/ffff/ffff", "fdfd/f6f6/e3e3"],
            [ColorScheme.dark, .dark, .light, .light]))
    func `the background decides the scheme`(color: String, scheme: ColorScheme) throws {
        let stage = try stage()
        stage.type("\u{1b}]11;rgb:\(color)\u{1b}\\\u{1b}[?62c")
        #expect(stage.loop.surroundings.scheme == scheme)
        stage.type("\u{1b}[?997;1n")
        #expect(stage.loop.surroundings.scheme == .dark)
    }

    @Test func `a terminal that may have printed the questions is painted again`() throws {
        let puzzled = try stage()
        #expect(puzzled.type("\u{1b}[?62c", milliseconds: 100).contains("reply"))
        let silent = try stage()
        #expect(silent.run(milliseconds: 3000).contains("ready"))
        let clever = try stage()
        clever.type("\u{1b}[?2026;2$y\u{1b}[?62c", milliseconds: 100)
        #expect(clever.run(milliseconds: 3000).isEmpty)
    }

    @Test func `a terminal that draws boxes two columns wide gets ASCII borders`() throws {
        func stage() throws -> TerminalStage {
            let stage = try TerminalStage(columns: 20, rows: 3) { console in
                console.surroundings.map { _ in Text("♠ é ─ x") }
            }
            stage.run()
            return stage
        }
        let wide = try stage()
        wide.type("\u{1b}[1;3R\u{1b}[?62c", milliseconds: 100)
        #expect(wide.shown == "S ? - x")
        let narrow = try stage()
        narrow.type("\u{1b}[1;2R\u{1b}[?2026;2$y\u{1b}[?62c", milliseconds: 100)
        #expect(narrow.run(milliseconds: 3000).isEmpty)
    }

    @Test func `the question about widths is hidden below the first picture`() throws {
        let stage = try TerminalStage(Echo.events)
        stage.loop.turn()
        let text = stage.terminal.read(until: CapabilityProbe.questions)
        let question = try #require(text.firstRange(of: CapabilityProbe.widthQuestion))
        let picture = try #require(text.firstRange(of: "ready"))
        #expect(question.upperBound <= picture.lowerBound)
        var options = TerminalOptions()
        options.inlineRows = 2
        let inline = try TerminalStage(options: options, Echo.events)
        inline.loop.turn()
        #expect(!inline.terminal.read(until: CapabilityProbe.questions).contains("[6n"))
    }

    @Test func `answers that come late or twice change nothing else`() throws {
        let stage = try stage()
        stage.run(milliseconds: 5000)
        let answers = "\u{1b}[?2026;2$y\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?62;22c"
        stage.type(answers + answers, milliseconds: 100)
        #expect(stage.shown == "reply")
        #expect(stage.loop.surroundings.scheme == .light)
        #expect(stage.run(milliseconds: 5000).isEmpty)
    }

    /// The letter would be shown if a part of the answer were treated as a key.
    @Test(
        arguments: [
            "\u{1b}]11;qqqq\u{7}", "\u{1b}Pqqqq\u{1b}\\", "\u{1b}[?q", "\u{1b}[99q",
            "\u{1b}_Gqqq\u{1b}\\", "\u{1b}[?2026;9$y", "\u{1b}[?2026$y", "\u{1b}[?997;7n",
            "\u{1b}[48;0;0t", "\u{1b}[48;99999;99999t",
            "\u{1b}[?" + String(repeating: "9", count: 500) + "c",
        ])
    func `garbage makes no key`(garbage: String) throws {
        let stage = try stage()
        stage.type(garbage, milliseconds: 100)
        #expect(!stage.shown.contains("key"))
        stage.type("x", milliseconds: 100)
        #expect(stage.shown == "key x")
    }

    /// The first byte is the same as that of the Esc key, which is reported after a short time.
    @Test func `an answer in pieces makes no key but Esc, however slow the line`() throws {
        let stage = try stage()
        for byte in "\u{1b}]11;rgb:0000/qqqq/0000\u{1b}\\".unicodeScalars {
            stage.type(String(byte), milliseconds: 80)
            #expect(["ready", "key escape", "unknown"].contains(stage.shown))
        }
    }

    @Test func `answers that are on their way are waited for before the shell can read them`()
        throws
    {
        let stage = try stage()
        let start = stage.sleeper.now
        stage.loop.end(.interrupted)
        _ = stage.finish()
        #expect(stage.sleeper.now - start == 250_000_000)
    }

    @Test func `a terminal that answers fast is asked once more, and not waited for longer`() throws
    {
        let stage = try stage()
        stage.type("\u{1b}[?2026;2$y\u{1b}[?62c", milliseconds: 100)
        stage.terminal.type("\u{1b}[<35;9;9M\u{1b}[?62c", to: stage.tty)
        let start = stage.sleeper.now
        stage.loop.end(.interrupted)
        _ = stage.finish()
        #expect(stage.sleeper.now == start)
        #expect(
            stage.terminal.read(from: stage.tty).hasSuffix(
                "\u{1b}8\u{1b}[?1049l\u{1b}[?7h\u{1b}[?25h\u{1b}[c"))
    }
}
