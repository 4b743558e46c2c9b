import Games

extension SudokuGame: ListedGame {
    struct Progress: Equatable {
        let tools: SudokuBoardTools
        let help: GameHelp
        let data: SudokuData
    }

    var progress: Progress { Progress(tools: tools, help: help, data: data) }

    var day: Int? { data.origin.day }

    func timedProgress(in words: Words) -> String {
        let time = words.time(seconds: information.seconds)
        if let technique = data.origin.practices {
            return words.sudoku.lobby.progress(
                ofPractice: words.sudoku.hints.technique(technique), time)
        }
        let level = information.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle
        return words.sudoku.lobby.progress(level, board.grid.clueCount, time)
    }

    /// Indicates whether the player did anything for this game. Typing in its puzzle counts too.
    var isWorthKeeping: Bool { isPlayed || data.origin == .own }
}

extension SudokuOrigin {
    /// The day of the board, counted from January 1, 1970; nil unless it is a board of the day.
    var day: Int? { if case .daily(let day) = self { day.daysSince1970 } else { nil } }
}
