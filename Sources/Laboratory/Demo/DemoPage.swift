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

/// A view on the page of lists.
enum DemoList: String, CaseIterable {
    case table = "Table"
    case entries = "Entries"
    case finder = "Find"
    case text = "Text"
    case chart = "Chart"
}

/// A view on the page of forms.
enum DemoFormPage: String, CaseIterable {
    case form = "Form"
    case calendar = "Calendar"
}
