import Games

extension ResultLine {
    /// Creates the line of a result, with a filled dot for each mistake that was still allowed,
    /// except in practice.
    init(_ result: SudokuResult, _ words: Words = .english) {
        let practices = result.origin.practices.map(words.sudoku.hints.technique)
        let dots = result.mistakeLimit.map { ResultLine.dots($0 - result.mistakes, of: $0) }
        self.init(
            .sudoku,
            [
                result.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle,
                practices ?? result.name ?? result.seed.map { "#\($0)" },
                ResultLine.time(GameTime(seconds: result.seconds), isWon: result.isWon, words),
                practices == nil ? dots : nil,
            ], help: result.help, words)
    }
}
