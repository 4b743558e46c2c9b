import TUI

/// The highlighting of a card or place.
struct KlondikeHighlight: Hashable {
    var mark: KlondikeMark?

    /// Indicates whether the held cards can be put on this card or place, which an arrow shows.
    var isTarget = false

    /// The style of the mark; nil without a mark.
    func ink(on page: borrowing Page) -> Style? {
        mark.map { page.theme[$0.role] }
    }
}
