import TUI

/// A dialog over the board, with its answers: a question, a pause, or the end.
struct GameDialog<Act: Hashable>: Equatable {
    let title, text: String
    /// The answers, each of which has a button. The first one is focused at the start.
    let answers: [Answer]
    var alignment = VerticalAlignment.center

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

    init(
        _ title: String, _ text: String, _ answers: [Answer],
        at alignment: VerticalAlignment = .center
    ) { (self.title, self.text, self.answers, self.alignment) = (title, text, answers, alignment) }

    var acts: [Act] { answers.map(\.act) }

    /// The answer to focus: `wanted`, or the first one if the dialog does not have `wanted`.
    func focus(_ wanted: Act?) -> Act? {
        wanted.flatMap { acts.contains($0) ? $0 : nil } ?? acts.first
    }

    func view(focus: Act?) -> Dialog<Act> {
        Dialog(
            title, text, buttons: answers.map { Button($0.label, $0.act) },
            focused: self.focus(focus), at: alignment)
    }
}
