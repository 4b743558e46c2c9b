import Games

// What the choices of a player mean to the sudoku, and what is kept of it.

extension Desk {
    /// The puzzle to ask for where no game goes on.
    func newSudoku() -> BoardRequest {
        let level = preferences.value.sudoku.level.level
        switch sudoku.next {
        case .goOn, .new: return .level(level, seed: seed(variant: 0))
        case .daily: return .daily(today, level ?? .medium)
        case .practise(let technique): return .practice(technique, seed: seed(variant: 0))
        case .given(let data): return .given(data)
        }
    }

    /// Nobody's result is what was practised.
    func record(_ result: Sudoku.Result) {
        let isPractice = SudokuTechnique.allCases.contains { $0.title == result.name }
        if isPractice { return }
        let day = result.name.flatMap { Day($0) }
        record(
            GameResult(
                game: .sudoku, variant: result.level?.name ?? "Own", endedAt: now,
                isWon: result.isWon, seconds: result.seconds, moves: result.moves,
                seed: result.seed ?? 0, isDaily: day != nil, stars: nil, day: day?.count))
    }
}

extension Settings.Sudoku {
    /// How the sheet behaves.
    var options: Games.Sudoku.Options {
        Games.Sudoku.Options(
            marking: marking, cleansNotes: cleansNotes, isDigitFirst: isDigitFirst)
    }
}
