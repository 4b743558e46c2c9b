import TUI

/// The reason why a card or place is highlighted. The frames of the focus, of held or hinted cards,
/// and of targets differ in their lines, so that no color is needed to tell them apart.
enum KlondikeMark: Hashable {
    case focus, held, hint, target
    /// The focus while a hint is shown. It is less prominent than the hint.
    case quietFocus

    var role: Role {
        switch self {
        case .focus: .focus
        case .held, .quietFocus: .selection
        case .hint, .target: .hint
        }
    }

    var border: Border {
        switch self {
        case .focus, .quietFocus: .heavy
        case .held, .hint: .double
        case .target: .single
        }
    }
}
