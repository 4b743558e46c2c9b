import Games
import Reactive
import TUI

/// The key for going back, the title with the end of the game, and the pause. Three texts can
/// replace the title: a message, a note that digits are chosen before cells, and the message beside
/// the keys if the keys have no row.
struct SudokuTitleBar: CompositeView, Equatable {
    private let words: Words
    private let name: String
    private let message: Text?
    private let isDigitFirst: Bool
    private let armed: Int?
    private let practices: SudokuTechnique?
    private let isOver: Bool
    /// The end of the game; nil before it, and while the player looks back.
    private let end: Text?
    private let isNarrow: Bool
    /// Indicates whether the bar includes the keys of every screen, because there is no separate
    /// row for them.
    private let showsKeys: Bool

    init(scene: SudokuScene, showsKeys: Bool) {
        let seen = scene.seen
        (words, name) = (scene.words, scene.title)
        message =
            (scene.isLong(scene.life.refusal) ? nil : scene.urgentMessage)
            .map { Text($0, .warning) }
            ?? (showsKeys ? scene.barMessage?.view : nil)
        (isDigitFirst, armed) = (seen.options.isDigitFirst, seen.board.armed)
        (practices, isOver) = (seen.practices, seen.moment == .over)
        end =
            scene.lookBack.isOpen
            ? nil
            : seen.result.map {
                Text(scene.words.games.end(isWon: $0.isWon), $0.isWon ? .success : .danger)
            }
        (isNarrow, self.showsKeys) = (scene.life.window.columns < 60, showsKeys)
    }

    private var title: Text {
        if let message { return message }
        if isDigitFirst, end == nil { return Text(words.sudoku.digitFirst(armed), .accent) }
        let find = practices.map { words.sudoku.find(words.sudoku.hints.technique($0)) }
        let title = Text(find ?? name, .title)
        return end.map { title + Text("  ") + $0 } ?? title
    }

    /// A key of every screen. In a narrow window it has no name.
    private func key(_ key: String, _ name: String) -> Text {
        Text(key, .key) + Text(isNarrow ? " " : " \(name)  ", .dim)
    }

    private var back: some View {
        (Text("‹ ") + Text("b", .key) + Text(" \(words.keys.back)", .dim)).onPress(CommonAct.back)
    }

    private var keys: some View {
        Row {
            if showsKeys {
                key("?", words.keys.help).onPress(CommonAct.help)
                key("q", words.keys.quit).onPress(CommonAct.quit)
            }
            if !isOver {
                (Text("p", .key) + Text(" \(words.keys.pause) ||", .dim)).onPress(
                    SudokuAct.togglePause)
            }
        }
    }

    /// The title is in the middle if it fits there. Otherwise it fills the space between the keys.
    var content: some View {
        FirstThatFits {
            Row(spacing: 2) {
                back.aligned(.left).stretching(columns: 1)
                title
                keys.aligned(.right).stretching(columns: 1)
            }
            Row(spacing: 2) {
                back
                title.stretching(columns: 1)
                keys
            }
        }
    }
}
