import Games

extension SudokuGame: SavableGame {
    struct Progress: Equatable {
        let abilities: SudokuAbilities
        let help: GameHelp
        let data: SudokuData
    }

    var progress: Progress { Progress(abilities: abilities, help: help, data: data) }

    var day: Int? { if case .daily(let day) = data.origin { day.daysSince1970 } else { nil } }
}

extension SudokuResult {
    /// The outcome for the statistics.
    var outcome: GameOutcome {
        var day: Int?
        if case .daily(let date) = origin { day = date.daysSince1970 }
        let variant = origin.practices.map(SudokuVariant.practice) ?? level.map(SudokuVariant.level)
        return GameOutcome(
            game: .sudoku, variant: "\(variant ?? .own)", isWon: countsAsWon,
            time: GameTime(seconds: seconds),
            moves: moves, seed: seed ?? 0, help: help, day: day)
    }
}

extension ResultsTable.Kind {
    /// The kind of games that practice a technique. The statistics leave it out.
    static func practice(_ technique: SudokuTechnique) -> Self {
        Self(game: .sudoku, variant: "\(SudokuVariant.practice(technique))")
    }

    var isPractice: Bool {
        if game == .sudoku, case .practice? = SudokuVariant(variant) { true } else { false }
    }
}
