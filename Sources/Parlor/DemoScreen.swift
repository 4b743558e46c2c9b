import TUI

/// The size of the terminal, what it can do, and its last events.
struct DemoScreen: View {
    private var place: Surroundings?
    private var events: [String] = []
    private var count = 0
    private var primes: Int?
    private var step = 0

    func showing(_ news: DemoNews) -> DemoScreen {
        var screen = self
        switch news {
        case .event(let event):
            screen.count += 1
            screen.events = ["\(count + 1): \(summary(of: event))"] + events.prefix(9)
        case .place(let place): screen.place = place
        case .primes(let primes): screen.primes = primes
        case .step(let step): screen.step = step
        }
        return screen
    }

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        var row = 0
        func line(_ text: String, _ style: Style = .plain) {
            page.canvas.draw(text, column: 1, row: row, style: style)
            row += 1
        }
        let size = page.size
        line("parlor --demo   \(size.columns) × \(size.rows)", Style(attributes: .bold))
        line("q quits, t counts primes in a task, m moves something, ! crashes")
        if let place {
            line("\(place.colors) colours, \(place.scheme.map { "\($0)" } ?? "unknown") background")
            line(place.capabilities.joined(separator: ", "), Style(attributes: .dim))
        }
        if let primes { line("\(primes) primes below two million") }
        line(String(repeating: " ", count: step % max(1, size.columns - 2)) + "●")
        row += 1
        for event in events { line(event, Style(foreground: .cyan)) }
    }

    /// Long pastes are not shown whole.
    private func summary(of event: TerminalEvent) -> String {
        if case .paste(let text) = event { return "paste of \(text.utf8.count) bytes" }
        return String(String(describing: event).prefix(200))
    }
}
