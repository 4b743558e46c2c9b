extension SudokuGame {
    /// An action of the player.
    public enum Action: GameAction {
        /// Chooses cells, writes or marks.
        case sheet(SudokuSheet.Action)
        case use(SudokuBoardTool)
        /// Returns to the last board on which every digit is right.
        case undoToLastRight
        /// Requests help. The first request shows where to look, the second one gives the reason,
        /// and the third one makes the change.
        case hint
        case dismissHint
        /// Pauses the game, for example when the screen loses the focus, or resumes it if the value
        /// is false. Repeating the same value changes nothing.
        case pause(Bool)
        /// Starts the same puzzle from the beginning.
        case restart
        /// Requests another puzzle. If a level is given, the puzzle has this level.
        case puzzle(SudokuLevel?)
        /// Starts another, existing puzzle.
        case given(SudokuData)
        /// Repeats a request for a puzzle that failed.
        case retry
        /// Cancels the search for another puzzle.
        case cancel
        /// Leaves a game whose puzzle could not be loaded.
        case leave
        /// Shows this step of `lookBack`, once the game is over. Nil stops looking back.
        case look(at: Int?)
        case set(SudokuOptions)

        public static var newGame: Action { .puzzle(nil) }
        public static var takeBack: Action { .use(.undo) }
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        case puzzleArrived(SudokuData)
        /// The request for a puzzle failed for this reason.
        case puzzleFailed(PuzzleFailure)
    }
}
