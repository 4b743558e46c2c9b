import Games
import Reactive
import TUI

/// The level, the mistakes and the time. Each takes a third of the line if the line is wide enough.
struct SudokuInformationLine: CompositeView, Equatable {
    private let words: Words
    private let seen: SudokuInformationViewModel.Seen
    private let awaitsPuzzle, showsClock: Bool
    /// Indicates whether mistakes are shown. In practice, wrong entries are refused instead.
    private let showsMistakes: Bool

    init(scene: SudokuScene) {
        (words, seen) = (scene.words, scene.seen.information)
        (awaitsPuzzle, showsClock) = (scene.seen.awaitsPuzzle, scene.preferences.showsClock)
        showsMistakes = scene.seen.practices == nil
    }

    var content: some View {
        FirstThatFits {
            thirds
            Row(spacing: 1) {
                Text(level)
                Spacer()
                mistakes
                Spacer()
                if showsClock { Text(time) }
            }
        }
    }

    private var thirds: some View {
        Row(spacing: 1) {
            labeled(words.sudoku.levelLabel, level).stretching(columns: 1)
            mistakes.alignment(.center).stretching(columns: 1)
            (showsClock ? labeled(words.sudoku.time, time) : Text("")).alignment(.right)
                .stretching(columns: 1)
        }
    }

    private func labeled(_ label: String, _ value: String) -> Text {
        Text("\(label) ", .dim) + Text(value)
    }

    private var level: String {
        guard !awaitsPuzzle else { return "…" }
        return seen.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle
    }

    private var mistakes: Text {
        let limit = seen.mistakeLimit.map { " / \($0)" } ?? ""
        return showsMistakes
            ? labeled(words.sudoku.mistakes, "\(seen.mistakes)\(limit)") : Text("")
    }

    private var time: String { seen.clock.time.text }
}
