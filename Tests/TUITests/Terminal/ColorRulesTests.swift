import Testing

@testable import TUI

@Suite struct `The rules for colors` {
    /// The environment, the requested colors, and the result.
    private static let rules: [(Environment, ColorDepth?, ColorDepth)] = [
        ([:], nil, .sixteen),
        (["TERM": "xterm"], nil, .sixteen),
        (["TERM": "linux"], nil, .sixteen),
        (["TERM": "xterm-256color"], nil, .indexed),
        (["TERM": "tmux-256color"], nil, .indexed),
        (["TERM": "xterm-direct"], nil, .full),
        (["TERM": "dumb"], nil, .none),
        (["TERM": "dumb", "COLORTERM": "truecolor"], nil, .none),

        (["TERM": "xterm", "COLORTERM": "truecolor"], nil, .full),
        (["TERM": "xterm", "COLORTERM": "24bit"], nil, .full),
        (["TERM": "xterm", "COLORTERM": "yes"], nil, .sixteen),
        (["TERM": "screen-256color", "COLORTERM": "truecolor"], nil, .indexed),
        (["TERM": "screen", "TERM_PROGRAM": "iTerm.app"], nil, .sixteen),
        (["TERM": "tmux-256color", "COLORTERM": "truecolor"], nil, .full),

        (["TERM": "xterm-kitty"], nil, .full),
        (["TERM": "xterm-ghostty"], nil, .full),
        (["TERM": "alacritty"], nil, .full),
        (["TERM": "foot-extra"], nil, .full),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil, .indexed),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], nil, .full),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], nil, .full),
        (["TERM": "xterm-256color", "VTE_VERSION": "7203"], nil, .full),
        (["TERM": "xterm-256color", "VTE_VERSION": "3409"], nil, .indexed),
        (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], nil, .full),
        (["TERM": "xterm-256color", "WT_SESSION": "x"], nil, .full),
        (["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], nil, .full),
        (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(331)"], nil, .full),
        (["TERM": "xterm", "XTERM_VERSION": "XTerm(330)"], nil, .indexed),
        (["TERM": "xterm", "XTERM_VERSION": "XFree86 4.2.0"], nil, .sixteen),
        // The multiplexer decides, whatever terminal it was started in.
        (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7203"], nil, .indexed),
        (["TERM": "tmux-256color", "WT_SESSION": "x"], nil, .indexed),
        (["TERM": "tmux-256color", "XTERM_VERSION": "XTerm(390)"], nil, .indexed),
        (["TERM": "screen", "XTERM_VERSION": "XTerm(390)"], nil, .sixteen),

        (["TERM": "xterm", "CLICOLOR_FORCE": "1"], nil, .sixteen),
        (["TERM": "dumb", "CLICOLOR_FORCE": "1"], nil, .sixteen),
        (["TERM": "dumb", "CLICOLOR_FORCE": "0"], nil, .none),
        (["TERM": "dumb", "FORCE_COLOR": "true"], nil, .sixteen),
        (["TERM": "xterm-256color", "FORCE_COLOR": "true"], nil, .indexed),
        (["TERM": "xterm-256color", "FORCE_COLOR": "0"], nil, .none),
        (["TERM": "xterm-256color", "FORCE_COLOR": "1"], nil, .sixteen),
        (["TERM": "xterm", "FORCE_COLOR": "2"], nil, .indexed),
        (["TERM": "xterm", "FORCE_COLOR": "3"], nil, .full),

        (["TERM": "xterm", "FORCE_COLOR": "3"], .indexed, .indexed),
        (["TERM": "xterm-kitty"], .sixteen, .sixteen),
        (["TERM": "xterm-kitty", "NO_COLOR": "1"], nil, .none),
        (["TERM": "xterm-kitty", "NO_COLOR": "1"], .full, .none),
        (["TERM": "xterm-kitty", "NO_COLOR": ""], nil, .full),
        (["TERM": "xterm-kitty", "NO_COLOR": "1", "FORCE_COLOR": "3"], nil, .none),
    ]

    @Test(arguments: rules.indices)
    func `the environment decides the number of colors`(rule: Int) {
        let (environment, asked, depth) = Self.rules[rule]
        #expect(ColorDepth.found(in: environment, asked: asked) == depth)
    }
}
