import Games
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

/// The highlighting of a card or place.
struct KlondikeHighlight: Hashable {
    var mark: KlondikeMark?

    /// Indicates whether the held cards can be put here. An arrow shows this.
    var isTarget = false

    /// The style of the mark; nil without a mark.
    func ink(on page: borrowing Page) -> Style? {
        mark.map { page.theme[$0.role] }
    }
}
