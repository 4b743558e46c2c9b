import Games

/// A button beside the board, with a name and a key: a board tool, or the hint.
enum SudokuBoardToolButton: CaseIterable {
    case undo, erase, toggleNotes, redo, hint, fillNotes, savePoint, returnToSavePoint

    /// The deed whose keys have the same act.
    var deed: SudokuDeeds.Deed.ID {
        switch self {
        case .undo: .common(.takeBack)
        case .erase: .own(.erase)
        case .toggleNotes: .own(.toggleNotes)
        case .redo: .own(.redo)
        case .hint: .common(.hint)
        case .fillNotes: .own(.fill)
        case .savePoint, .returnToSavePoint: .own(.savePoint)
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
