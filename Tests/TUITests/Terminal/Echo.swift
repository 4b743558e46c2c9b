import Reactive

@testable import TUI

/// A program that shows what the terminal sends.
enum Echo {
    /// Shows the last event.
    @MainActor static func events(_ console: Console) -> Driver<Sentence> {
        console.events.map { Sentence(words(for: $0)) }.startWith(Sentence("ready"))
            .asDriver(onErrorDriveWith: .empty())
    }

    static func words(for event: TerminalEvent) -> String {
        switch event {
        case .key(let key):
            "key \(key.text ?? "\(key.key)")\(key.modifiers.isEmpty ? "" : " with modifiers")"
        case .paste(let text): "paste of \(text.utf8.count)"
        case .resize(let size): "size \(size.columns) × \(size.rows)"
        case .focus(let hasFocus): "focus \(hasFocus)"
        case .reply: "reply"
        case .unknown: "unknown"
        default: "another event"
        }
    }
}
