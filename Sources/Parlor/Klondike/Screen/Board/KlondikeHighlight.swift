import TUI

/// The highlighting of a card or place.
struct KlondikeHighlight: Hashable {
    var mark: KlondikeMark?

    /// Indicates whether the held cards can be put on this card or place, which an arrow shows.
    var isTarget = false
}
