import Reactive

@testable import TUI

/// A program at a pseudo-terminal, in time that the test controls.
@MainActor final class TerminalStage {
    let terminal: PseudoTerminal
    let tty: Tty
    let sleeper = VirtualSleeper()
    let loop: TerminalLoop
    private var model: TerminalModel
    private let options: TerminalOptions

    init<Picture: View>(
        columns: Int = 80, rows: Int = 24, signals: SignalPipe? = nil,
        environment: Environment = ["TERM": "xterm-256color"],
        options: TerminalOptions = TerminalOptions(), observer: (any RunObserver)? = nil,
        theme: @escaping (Surroundings) -> Theme = { _ in .dark },
        _ program: (Console) -> Driver<Picture>
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        tty = try Tty(path: terminal.path)
        loop = TerminalLoop(
            tty: tty, held: nil, sleeper: sleeper, signals: signals, queue: nil,
            environment: environment, options: options, theme: theme,
            observer: observer, program)
        model = TerminalModel(columns: columns, rows: rows)
        self.options = options
        loop.screen.enter()
    }

    /// Lets the next milliseconds pass and returns the bytes that were sent to the terminal.
    @discardableResult func run(milliseconds: Int = 0) -> String {
        pass(milliseconds: milliseconds)
        let text = terminal.read(from: tty)
        show(text)
        return text
    }

    /// The style of a cell in the terminal.
    func style(at column: Int, _ row: Int) -> Style { model[column, row].style }

    /// The text in the first row.
    var shown: String {
        let places = model.places.prefix(model.columns)
        let text = String(String.UnicodeScalarView(places.compactMap { Unicode.Scalar($0.glyph) }))
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// Shows frames on a model of the terminal.
    private func show(_ text: String) {
        let size = loop.surroundings.size
        if model.columns != size.columns || model.rows != size.rows {
            model = TerminalModel(columns: size.columns, rows: size.rows)
        }
        var frames = text
        for other in [
            TerminalModes(options).on, CapabilityProbe.questions, CapabilityProbe.widthQuestion,
            CapabilityProbe.cursorQuestion,
        ] + [
            "\u{1b}[?2027h", "\u{1b}[?2048h",
        ] {
            frames = frames.split(separator: other, omittingEmptySubsequences: false).joined()
        }
        model.feed(Array(frames.utf8))
    }

    /// Lets time pass while the output is not read.
    func pass(milliseconds: Int = 0) {
        sleeper.end = sleeper.now + milliseconds * 1_000_000
        repeat { loop.turn() } while loop.ending == nil && !sleeper.isAsleep
    }

    /// Types keys or answers, and lets their effects happen.
    @discardableResult func type(_ text: String, milliseconds: Int = 0) -> String {
        terminal.type(text, to: tty)
        return run(milliseconds: milliseconds)
    }

    /// Runs the whole program from now on, and returns its ending.
    func finish() -> Terminal.Ending {
        sleeper.end = sleeper.now + 10_000_000_000
        return loop.run()
    }
}

/// Shows a text in the first row.
struct Sentence: View {
    let text: String

    init(_ text: String) { self.text = text }

    func size(in offer: Size) -> Size { Size(columns: text.count, rows: 1) }
    func draw(on page: inout Page) { page.canvas.draw(text, column: 0, row: 0) }
}
