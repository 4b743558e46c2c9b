import Games
import TUI

/// A sudoku as a picture: the bar, the line of information, the board, what can be done, and the
/// numbers; and what covers them.
struct SudokuPicture: CompositeView {
    let scene: SudokuScene
    let look: SudokuLook
    /// Whether the game is saved.
    let isKept: Bool

    var content: some View {
        Layers {
            Reader { size in
                SudokuTable(
                    scene: scene, words: scene.words, look: look,
                    layout: SudokuLayout(fitting: size))
            }
            .inWindow(scene.words)
            if let sparks = scene.sparks { SudokuFireworks(progress: sparks) }
            if !scene.isOver { SudokuDialog(scene: scene, isKept: isKept) }
        }
    }
}

/// The preferences of the player about the picture.
struct SudokuLook: Equatable {
    let showsClock: Bool

    /// Whether marks tell what grounds tell elsewhere.
    let showsMarks: Bool

    /// Whether the letters `h j k l` move.
    let lettersMove: Bool

    var hintKey: String { lettersMove ? "H" : "h" }
}
