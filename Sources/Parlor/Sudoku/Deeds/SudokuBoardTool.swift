import Games

/// A tool beside the board: an act of the player with a name and a key, which can be clicked.
enum SudokuBoardTool: CaseIterable {
    case undo, erase, toggleNotes, redo, hint, fillNotes, savePoint, returnToSavePoint

    /// The deed whose keys have the same act.
    var deed: AnyHashable {
        switch self {
        case .undo: CommonDeed.takeBack
        case .erase: SudokuDeed.erase
        case .toggleNotes: SudokuDeed.toggleNotes
        case .redo: SudokuDeed.redo
        case .hint: CommonDeed.hint
        case .fillNotes: SudokuDeed.fill
        case .savePoint, .returnToSavePoint: SudokuDeed.savePoint
        }
    }

    var act: SudokuAct {
        switch self {
        case .undo: .play(.use(.undo))
        case .erase: .play(.use(.erase))
        case .toggleNotes: .play(.use(.toggleNotes))
        case .redo: .play(.use(.redo))
        case .hint: .play(.hint)
        case .fillNotes: .play(.use(.fillNotes))
        case .savePoint: .play(.use(.savePoint))
        case .returnToSavePoint: .play(.use(.returnToSavePoint))
        }
    }
}
