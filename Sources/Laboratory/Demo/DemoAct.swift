/// The acts of the command palette and of chords.
enum DemoAct: Equatable {
    case page(DemoPage)
    case nextTheme, ask, count, copy, leave

    static let all: [DemoAct] =
        DemoPage.allCases.map { .page($0) } + [.nextTheme, .ask, .count, .copy, .leave]

    var title: String {
        switch self {
        case .page(let page): "Go to \(page.title)"
        case .nextTheme: "Use the next theme"
        case .ask: "Ask a question"
        case .count: "Count primes in the background"
        case .copy: "Copy a sentence"
        case .leave: "Leave"
        }
    }
}
