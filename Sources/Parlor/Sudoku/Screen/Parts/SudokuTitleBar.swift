import Games
import Reactive
import TUI

/// The way back, what is played, and the pause.
struct SudokuTitleBar: CompositeView {
    let words: Words

    var content: some View {
        Row {
            Row {
                (Text("‹ ") + Text("b", .key) + Text(" \(words.keys.back)", .dim))
                    .onPress(SudokuSpot.act(.back))
                Spacer()
            }
            .stretching(columns: 1)
            Text(words.sudoku.title, .title)
            Row {
                Spacer()
                (Text("p", .key) + Text(" \(words.keys.pause) ||", .dim))
                    .onPress(SudokuSpot.act(.toggle))
            }
            .stretching(columns: 1)
        }
    }
}

/// How hard the puzzle is, the mistakes, and the time, a third of the line each.
struct SudokuInformationLine: CompositeView {
    let scene: SudokuScene
    let words: Words
    let showsClock: Bool

    private var seen: SudokuInformationViewModel.Seen { scene.seen.information }

    var content: some View {
        FirstThatFits {
            thirds
            Row(spacing: 1) {
                Text(level)
                Spacer()
                labelled(words.sudoku.mistakes, mistakes)
                Spacer()
                if showsClock { Text(time) }
            }
        }
    }

    private var thirds: some View {
        Row(spacing: 1) {
            labelled(words.sudoku.difficulty, level).stretching(columns: 1)
            labelled(words.sudoku.mistakes, mistakes).alignment(.center).stretching(columns: 1)
            (showsClock ? labelled(words.sudoku.time, time) : Text("")).alignment(.right)
                .stretching(columns: 1)
        }
    }

    private func labelled(_ label: String, _ value: String) -> Text {
        Text("\(label) ", .dim) + Text(value)
    }

    private var level: String {
        guard !scene.seen.isLoading else { return "…" }
        return seen.difficulty.map(words.sudoku.level) ?? words.sudoku.ownPuzzle
    }

    private var mistakes: String {
        seen.mistakeLimit.map { "\(seen.mistake) / \($0)" } ?? "\(seen.mistake)"
    }

    private var time: String { seen.clock.time.text }
}

extension ClockReading {
    /// Such as `0:42`, and `60:00` for an hour.
    var text: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}
