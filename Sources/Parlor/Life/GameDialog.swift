import TUI

/// A dialog over the board, with its answers: a question, a pause, or the end.
struct GameDialog<Act: Hashable>: Equatable {
    let title: String
    var text: String
    /// Sentences in place of the text, if it would cover a part of the board. The most important
    /// one is the first.
    var brief: [String] = []
    let answers: GameAnswers<Act>
    var alignment = VerticalAlignment.center

    init(
        _ title: String, _ text: String, _ answers: [GameAnswers<Act>.Answer],
        at alignment: VerticalAlignment = .center
    ) {
        (self.title, self.text, self.alignment) = (title, text, alignment)
        self.answers = GameAnswers(answers)
    }

    func view(
        _ state: ButtonState<Act>, over board: Rect?, sparing spared: [Rect]
    ) -> Dialog<Act> {
        Dialog(
            title, text, brief: brief, buttons: answers.buttons(state), at: alignment,
            over: board, sparing: spared)
    }
}
