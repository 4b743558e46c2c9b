/// An element of the demonstration that the user can point at.
enum DemoSpot: Hashable {
    case pages, events
    case food, ask, seasons, link
    case table(Int)
    case card
    case theme(String)
    case name, secret, notes, sound, volume, save
    case size(String)
    case lists, rows, entries, finder, text, chart
    case files, divider, file
    case forms, title, days, send, calendar
    case document
    case leave, stay, commands
}

enum DemoPage: Int, CaseIterable {
    case events = 1
    case views, motion, colors, fields, lists, files, forms, document

    var title: String {
        switch self {
        case .events: "Events"
        case .views: "Views"
        case .motion: "Motion"
        case .colors: "Colors"
        case .fields: "Fields"
        case .lists: "Lists"
        case .files: "Files"
        case .forms: "Forms"
        case .document: "Markdown"
        }
    }
}

enum DemoList: String, CaseIterable {
    case table = "Table"
    case entries = "Entries"
    case finder = "Find"
    case text = "Text"
    case chart = "Chart"
}

enum DemoFormPage: String, CaseIterable {
    case form = "Form"
    case calendar = "Calendar"
}

/// The deeds of the command palette and of chords.
enum DemoDeed: Equatable {
    case page(DemoPage)
    case nextTheme, ask, count, copy, leave

    static let all: [DemoDeed] =
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
