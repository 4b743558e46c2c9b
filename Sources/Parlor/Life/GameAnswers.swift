import TUI

/// The answers that the player can choose from, each of which has a button. The first one is
/// focused at the start.
struct GameAnswers<Act: Hashable>: Equatable {
    let all: [Answer]

    struct Answer: Equatable {
        let act: Act
        let title: String
        /// The key with the same effect; nil if there is none.
        let key: String?

        init(_ act: Act, _ title: String, key: String? = nil) {
            (self.act, self.title, self.key) = (act, title, key)
        }

        /// The text of the button: the key, if there is one, and the title.
        var label: String { key.map { "\($0) \(title)" } ?? title }
    }

    init(_ all: [Answer]) { self.all = all }

    var acts: [Act] { all.map(\.act) }

    /// The answer to focus: `wanted`, or the first one if `wanted` is not among the answers.
    func focus(_ wanted: Act?) -> Act? {
        wanted.flatMap { acts.contains($0) ? $0 : nil } ?? acts.first
    }

    func buttons(
        _ state: ButtonState<Act>, _ title: (Answer) -> String = { $0.label }
    ) -> [Button<Act>] {
        let focus = focus(state.focus)
        return all.map {
            Button(title($0), $0.act, isFocused: $0.act == focus, isDim: state.areDim)
        }
    }
}

/// The state that all buttons of the answers share.
struct ButtonState<Act: Hashable>: Equatable {
    /// The button that the player has moved the focus to; nil for the first button.
    var focus: Act?
    /// Indicates whether the buttons are dim, because keys that play do not press them yet.
    var areDim = false
}
