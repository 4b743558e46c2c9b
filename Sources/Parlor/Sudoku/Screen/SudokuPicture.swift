import Games
import TUI

/// A sudoku: the title bar, the line of information, the board, the tools and the digits, with
/// fireworks on top.
struct SudokuPicture: CompositeView {
    let scene: SudokuScene

    var content: some View {
        Layers {
            SudokuTable(scene: scene, layout: SudokuLayout(fitting: scene.life.window))
                .inWindow(scene.words)
            if let fireworks = scene.fireworks, scene.life.isCelebrating {
                SudokuFireworks(progress: fireworks)
            }
        }
    }
}
