import Games
import TUI

/// A sudoku as a picture: the bar, the line of information, the board, what can be done, and the
/// numbers; and the fireworks above them.
struct SudokuPicture: CompositeView {
    let scene: SudokuScene

    var content: some View {
        Layers {
            SudokuTable(scene: scene, layout: SudokuLayout(fitting: scene.life.window))
                .inWindow(scene.words)
            if let sparks = scene.sparks, scene.life.isCelebrating {
                SudokuFireworks(progress: sparks)
            }
        }
    }
}
