import Games

extension SudokuScene {
    /// The step that the player looks back at.
    var pastStep: PastStep? {
        guard lookBack.isOpen else { return nil }
        let texts = words.sudoku.steps
        guard let step = seen.pastStep else {
            let isPuzzle = lookBack.shown == 0
            return PastStep(lookBack, [isPuzzle ? texts.isPuzzle : texts.isSolution], words)
        }
        let technique = step.technique.map(words.sudoku.hints.technique)
        let undone = words.games.undoneBefore(
            step.replaced.map(texts.text), step.replacedCount)
        return PastStep(
            lookBack,
            [
                words.sentence(of: step.change),
                step.isUndone ? texts.isUndone : nil,
                step.isHinted ? words.games.fromHint(technique) : nil,
            ], reason: step.reason.map(words.sudoku.steps.text),
            isMistake: step.isMistake, undone: [step.replacedCount > 0 ? undone : nil],
            undidMistake: step.replaced?.isMistake ?? false, words)
    }
}

extension SudokuPastStep.Change {
    fileprivate var isMistake: Bool {
        if case .wrote(_, isWrong: true) = kind { true } else { false }
    }
}

extension Words {
    /// The change as a sentence. The name of a cell at its start stays in lower case.
    fileprivate func sentence(of change: SudokuPastStep.Change) -> String {
        let text = sudoku.steps.text(of: change)
        if case .wrote = change.kind { return "\(text)." }
        return sentence(text)
    }
}
