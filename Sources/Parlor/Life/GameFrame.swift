import Games
import Reactive
import TUI

/// The picture of a game, with the dialog on top of it and the keys below.
///
/// The picture is created when the frame is drawn, because a key can change the scene several times
/// before that.
struct GameFrame<Scene: GameScene, Picture: View>: CompositeView, Equatable {
    let scene: Scene
    let picture: (Scene) -> Picture

    static func == (one: GameFrame, other: GameFrame) -> Bool {
        one.scene.life.looksLike(other.scene.life)
    }

    var content: some View {
        // In a pause, the board is hidden.
        let topLine = Rect(column: 0, row: 0, columns: scene.life.window.columns, rows: 1)
        let spared = scene.seen.moment == .paused ? [] : [topLine] + scene.spared
        let dialog = scene.shownDialog?.view(scene.buttonState, over: scene.board, sparing: spared)
        let bar = scene.life.keys.bar
        // Without a row for the keys, the picture contains the keys and the message.
        let hasBarRow = scene.hasBar(in: scene.life.window)
        Column {
            Layers {
                picture(scene)
                if let dialog { dialog }
                // Draws the keys on top of the dialog, because a key that the dialog covers cannot
                // be clicked.
                if dialog != nil, !hasBarRow { bar.background(.page).aligned(.left, .bottom) }
            }
            .stretching(columns: 1, rows: 1)
            if hasBarRow {
                Row {
                    if let message = scene.barMessage { message.view.padding(columns: 1) }
                    bar
                }
                .padding(left: margin)
            }
        }
    }

    /// The columns to the left of the keys, which begin below the beginning of the top line. They
    /// move to the left if less than the width of a usual window would be left for them.
    private var margin: Int { max(0, min(scene.leftEdge, scene.life.window.columns - 80)) }
}
