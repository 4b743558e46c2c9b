import Testing

@testable import TUI

@Suite struct `The modes of a terminal` {
    private func modes(
        _ text: String, _ letter: Character
    ) -> [Int] {
        text.split(separator: "\u{1b}").filter { $0.hasPrefix("[?") && $0.last == letter }
            .compactMap { Int($0.dropFirst(2).dropLast()) }
    }

    private static let uses: [TerminalOptions.MouseUse] = [.off, .buttons, .buttonsAndMotion]

    @Test(arguments: uses)
    func `every mode that is switched on is switched off`(mouse: TerminalOptions.MouseUse) {
        var options = TerminalOptions()
        options.mouse = mouse
        var modes = TerminalModes(options)
        modes.clusters = true
        modes.sizes = true
        let (on, off) = (Set(self.modes(modes.on, "h")), Set(self.modes(modes.off, "l")))
        #expect(on.isSubset(of: off))
        // These two modes are on by default in a terminal.
        #expect(Set(self.modes(modes.on, "l")) == [7, 25])
        #expect(Set(self.modes(modes.off, "h")) == [7, 25])
        #expect(modes.on.contains("\u{1b}[>5u"))
        #expect(modes.off.contains("\u{1b}[<u"))
    }

    @Test func `modes that send bytes are switched off first, the screen last`() {
        var options = TerminalOptions()
        options.title = "a title"
        let off = TerminalModes(options).off
        let order = off.split(separator: "\u{1b}").map(String.init)
        #expect(
            order == [
                "\u{18}", "[?2026l", "[?1003l", "[?1002l", "[?1000l", "[?1006l", "[?2004l",
                "[?1004l", "[?2031l", "[<u", "]8;;", "\\", "[r", "[m", "[H", "[J", "8", "[?1049l",
                "[?7h", "[?25h", "[23;2t",
            ])
    }

    @Test func `a terminal without a second screen keeps its prompt where it was`() {
        for hasTwoScreens in [true, false] {
            let modes = TerminalModes(TerminalOptions(), hasTwoScreens: hasTwoScreens)
            var model = PlainScreen(columns: 10, rows: 4)
            model.feed("$ ls\r\na  b\r\n$ play")
            model.feed(modes.on + "\u{1b}[HXXXXXXXXXX\r\nXXXX" + modes.off)
            #expect(model.text == "")
            #expect(model.cursor == Point(column: 6, row: 2))
        }
    }

    @Test func `the keyboard is requested on the screen that it belongs to`() throws {
        let modes = TerminalModes(TerminalOptions())
        let screen = try #require(modes.on.firstRange(of: "\u{1b}[?1049h"))
        let push = try #require(modes.on.firstRange(of: "\u{1b}[>5u"))
        #expect(screen.upperBound <= push.lowerBound)
    }

    @Test func `releases of keys are reported on request`() {
        var options = TerminalOptions()
        options.reportsReleases = true
        #expect(TerminalModes(options).on.contains("\u{1b}[>7u"))
    }

    @Test func `a title cannot contain other sequences`() {
        var options = TerminalOptions()
        options.title = "a\u{1b}]52;c;AAAA\u{7}b\u{9c}"
        #expect(TerminalModes(options).on.hasSuffix("\u{1b}]2;a]52;c;AAAAb\u{1b}\\"))
    }

    @Test func `a terminal that prints unknown sequences gets none of the keyboard protocol`() {
        let profile = TerminalProfile(["TERM": "linux"])
        let modes = TerminalModes(TerminalOptions(), isTolerant: profile.isTolerant)
        // The keyboard protocol begins with `CSI >`, or asks with `CSI ?` and ends with `u`.
        for sequences in [modes.on, modes.off] {
            #expect(!sequences.contains("\u{1b}[>") && !sequences.contains("\u{1b}[<"))
            #expect(!sequences.contains("\u{1b}[?u"))
        }
        let tolerant = TerminalModes(TerminalOptions(), isTolerant: true)
        #expect(tolerant.on.contains("\u{1b}[>") && tolerant.off.contains("\u{1b}[<"))
    }

    @Test func `a console is not assumed to be dark`() {
        #expect(TerminalProfile(["TERM": "linux"]).scheme == nil)
        #expect(TerminalProfile(["TERM": "linux", "COLORFGBG": "0;15"]).scheme == .light)
    }

    @Test func `a terminal gets no sequence that its kind does not support`() {
        let linux = TerminalProfile(["TERM": "linux"]).dialect
        #expect(linux.repeats == .none && !linux.scrolls && linux.erasesInColor)
        let screen = TerminalProfile(["TERM": "screen-256color"]).dialect
        #expect(screen.repeats == .none && screen.scrolls && !screen.erasesInColor)
        let tmux = TerminalProfile(["TERM": "screen-256color", "TMUX": "/tmp/x"]).dialect
        #expect(tmux.repeats == .none && tmux.scrolls && tmux.erasesInColor)
        let apple = TerminalProfile(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
        #expect(apple.dialect.repeats == .none && apple.dialect.colors == .indexed)
        #expect(!TerminalProfile(["TERM": "xterm"]).dialect.synchronizes)
    }

    @Test(
        arguments: [
            ["TERM": "xterm-256color"], ["TERM": "xterm-kitty"],
            ["TERM": "xterm", "XTERM_VERSION": "XTerm(380)"],
            ["TERM": "xterm-256color", "VTE_VERSION": "7600"],
        ] as [Environment])
    func `no name in the environment enables repeats, because mosh may be between`(
        environment: Environment
    ) {
        #expect(TerminalProfile(environment).dialect.repeats == .none)
    }

    @Test func `the version of a terminal decides which characters may be repeated`() {
        for version in ["XTerm(379)", "kitty(0.36.0)", "foot(1.16.2)", "VTE(7600)"] {
            #expect(Dialect.Repeatable(version: version) == .all)
        }
        #expect(Dialect.Repeatable(version: "tmux 3.4") == .ascii)
        for version in ["", "mosh 1.4.0", "Konsole 22.12.3", "xterm(379)"] {
            #expect(Dialect.Repeatable(version: version) == .none)
        }
    }

    @Test(arguments: ["XTerm(379)", "kitty(0.36.0)", "foot(1.16.2)", "tmux 3.4", ""])
    func `glyphs spill in xterm only`(version: String) {
        var dialect = Dialect()
        dialect.adapt(to: version)
        #expect(dialect.glyphsSpill == (version == "XTerm(379)"))
    }
}

extension Environment: CustomTestStringConvertible {
    public var testDescription: String { self["TERM"] ?? "" }
}
