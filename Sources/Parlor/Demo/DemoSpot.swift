/// A spot of the demonstration that can be pointed at.
enum DemoSpot: Hashable {
    case tab(DemoTab)
    case food(String)
    case theme(String)
    case table(Int)
    case card
    case button(String)
    case answer(String)
    case seasons
    case season(String)
    case link
    case field(DemoField)
}

enum DemoTab: Int, CaseIterable {
    case events = 1
    case views, motion, colours, fields, lists

    var title: String {
        switch self {
        case .events: "Events"
        case .views: "Views"
        case .motion: "Motion"
        case .colours: "Colours"
        case .fields: "Fields"
        case .lists: "Lists"
        }
    }
}
