import Reactive
import Testing

@testable import TUI

/// If the background is unknown, light text could be on white, so the page has its own background.
@MainActor @Suite struct `The background of a terminal` {
    private func stage(_ environment: Environment, theme: Theme? = nil) throws -> TerminalStage {
        func chosen(_ surroundings: Surroundings) -> Theme {
            theme ?? .fitting(surroundings.scheme, surroundings.colors)
        }
        let stage = try TerminalStage(environment: environment, theme: chosen) { console in
            console.surroundings.map { _ in Text("given", .given) }
        }
        stage.run()
        return stage
    }

    private let xterm: Environment = ["TERM": "xterm", "COLORTERM": "truecolor"]
    private let dark = Color(rgb: 0x16181d)
    private let white = Color(rgb: 0xffffff)

    @Test func `the background of a terminal that reports it is kept`() throws {
        let stage = try stage(xterm)
        stage.type("\u{1b}]11;rgb:0000/0000/0000\u{1b}\\\u{1b}[?62c", milliseconds: 300)
        #expect(stage.style(at: 0, 0) == Style(foreground: white, attributes: .bold))
        #expect(stage.style(at: 9, 9).background == .default)

        let light = try self.stage(xterm)
        light.type("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}[?62c", milliseconds: 300)
        #expect(light.style(at: 0, 0).foreground == Color(rgb: 0))
        #expect(light.style(at: 9, 9).background == .default)
    }

    @Test func `a terminal that answers everything else has its page painted at once`() throws {
        let stage = try stage(xterm)
        stage.type("\u{1b}[?2026;0$y\u{1b}[?1;2c", milliseconds: 20)
        #expect(
            stage.style(at: 0, 0) == Style(foreground: white, background: dark, attributes: .bold))
        #expect(stage.style(at: 9, 9).background == dark)
    }

    @Test func `a terminal that answers nothing has its page painted in 0.2 seconds`() throws {
        let stage = try stage(xterm)
        stage.run(milliseconds: 199)
        #expect(stage.style(at: 9, 9).background == .default)
        stage.run(milliseconds: 21)
        #expect(stage.style(at: 9, 9).background == dark)

        // The colors are left alone again once the terminal reports its background.
        let answers = "\u{1b}[?2026;0$y\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\\u{1b}[?62c"
        stage.type(answers, milliseconds: 20)
        #expect(stage.style(at: 9, 9).background == .default)
        #expect(stage.run(milliseconds: 5000).isEmpty)
    }

    @Test func `the environment may specify the background`() throws {
        var environment = xterm
        environment["COLORFGBG"] = "0;default;15"
        let light = try stage(environment)
        light.run(milliseconds: 300)
        #expect(light.style(at: 0, 0) == Style(foreground: Color(rgb: 0), attributes: .bold))
        #expect(light.style(at: 9, 9).background == .default)

        environment["COLORFGBG"] = "15;0"
        let dark = try stage(environment)
        dark.run(milliseconds: 300)
        #expect(dark.style(at: 0, 0) == Style(foreground: white, attributes: .bold))

        // A multiplexer passes on the answer of another terminal.
        environment["TMUX"] = "/tmp/x"
        let inside = try stage(environment)
        inside.run(milliseconds: 300)
        #expect(inside.style(at: 9, 9).background == self.dark)
    }

    @Test func `a theme for the other kind of terminal paints its page`() throws {
        for (theme, told, page) in [
            (Theme.light, "0000/0000/0000", white), (.dark, "ffff/ffff/ffff", dark),
        ] {
            let stage = try stage(xterm, theme: theme)
            stage.type("\u{1b}]11;rgb:\(told)\u{1b}\\\u{1b}[?62c", milliseconds: 20)
            #expect(stage.style(at: 9, 9).background == page)
        }
    }

    @Test func `a theme without text colors, or with a page color, needs no background`() throws {
        for theme in [Theme.monochrome, .ascii] {
            let stage = try stage(xterm, theme: theme)
            stage.run(milliseconds: 300)
            #expect(stage.style(at: 9, 9).background == .default)
        }
        let stage = try stage(xterm, theme: .highContrast)
        stage.run(milliseconds: 300)
        #expect(stage.style(at: 9, 9).background == Color(rgb: 0))
    }
}
