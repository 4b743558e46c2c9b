import Games

extension ResultLine {
    /// Creates the line of a result, with a filled dot for each mistake that was still allowed.
    init(sudoku result: SudokuResult, _ words: Words = .english) {
        var name = result.name
        if case .practice(let technique) = result.origin {
            name = words.sudoku.hints.technique(technique)
        }
        self.init(
            .sudoku,
            [
                result.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle,
                name ?? result.seed.map { "#\($0)" },
                ResultLine.time(GameTime(seconds: result.seconds), isWon: result.isWon, words),
                result.mistakeLimit.map { ResultLine.dots($0 - result.mistakes, of: $0) },
            ], help: result.help, words)
    }
}
