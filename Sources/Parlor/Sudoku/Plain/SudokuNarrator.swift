import Games
import Reactive

/// Tells a sudoku in sentences.
struct SudokuNarrator: GameNarrator {
    typealias Deeds = SudokuDeeds

    var story: GameStory<DealtSudoku>
    private var hasBegun = false
    private var result: SudokuResult?
    /// The state that was last described to the player.
    private var reported = Reported()

    private struct Reported {
        var board = SudokuBoard()
        var mistakes = 0
        var hint: SudokuHint?
    }

    init(_ story: GameStory<DealtSudoku>) { self.story = story }

    var plain: PlainSudokuWords { words.sudoku.plain }
    var hints: SudokuHintWords { words.sudoku.hints }
    var board: SudokuBoard { seen.board.board }
    var mistakes: Int { seen.information.mistake }
    var limit: Int? { seen.information.mistakeLimit }

    /// The next line waits until the puzzle is ready.
    var isBusy: Bool { seen.isLoading }

    mutating func begin(_ tell: (News) -> Void) {
        hasBegun = true
        greet(tell)
    }

    // MARK: Events of the game

    func see(after old: SudokuSeen, _ tell: (News) -> Void) {
        if let failure = seen.failure, old.failure != failure { tell(.say(plain.failed(failure))) }
    }

    mutating func hear(_ news: SudokuNews, _ tell: (News) -> Void) {
        switch news {
        case .begun: if hasBegun { greet(tell) }
        case .takenBack: reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        case .finished(let result): self.result = result
        case .givenUp, .wantsToLeave, .refused: break
        }
    }

    func reason(for refusal: SudokuRefusal) -> String {
        if case .given(let cell) = refusal { return plain.isGiven(name(of: cell), board[cell]) }
        return words.sudoku.reason(for: refusal)
    }

    private mutating func greet(_ tell: (News) -> Void) {
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        guard seen.hasPuzzle else { return }
        let level = seen.information.difficulty.map(words.sudoku.level)
        tell(.say(plain.greeting(level, seen.name, board.grid.clues, 81 - board.grid.clues)))
    }

    /// Tells the consequences of a line.
    mutating func settle(_ tell: (News) -> Void) {
        tellChanges(tell)
        if mistakes > reported.mistakes { tell(.say(plain.mistake(mistakes, limit))) }
        if seen.hint != reported.hint, let hint = seen.hint { explain(hint, tell) }
        if let result = result.take() { close(result, tell) }
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
    }

    /// Tells the cells that have changed, or their number if there are many.
    private func tellChanges(_ tell: (News) -> Void) {
        let before = reported.board
        let changed = (0..<81).filter {
            board[$0] != before[$0] || board.notes[$0] != before.notes[$0]
                || board.colors[$0] != before.colors[$0]
                || board.noteColors(at: $0) != before.noteColors(at: $0)
        }
        let digits = changed.filter { board[$0] != before[$0] }
        if changed.count <= 4 {
            for cell in changed { tell(.say(content(of: cell))) }
        } else if let step = followedStep {
            // A hint fills in notes before it removes some of them.
            let filled = changed.count { before[$0] == 0 && before.notes[$0].isEmpty }
            if filled > 0 { tell(.say(plain.notesFilledIn(filled))) }
            tellEliminations(of: step, tell) { plain.isRuledOut($0, $1) }
        } else if digits.count == 1 {
            tell(.say(content(of: digits[0])))
            tell(.say(plain.otherCells(changed.count - 1)))
        } else {
            tell(.say(plain.haveChanged(changed.count)))
        }
        if changed.count == 1, let cell = changed.first { tellConflicts(of: cell, tell) }
    }

    /// The step of the hint that the line carried out, if it only removed digits from notes.
    private var followedStep: SudokuStep? {
        guard seen.hint == nil, let step = reported.hint?.step, !step.eliminations.isEmpty,
            step.placements.isEmpty,
            step.eliminations.allSatisfy({ !board.notes[$0.cell].contains($0.digit) })
        else { return nil }
        return step
    }

    private func tellConflicts(of cell: Int, _ tell: (News) -> Void) {
        let others = board.conflicts(of: cell).map(name(of:))
        if !others.isEmpty { tell(.say(plain.conflict(others))) }
    }

    private func explain(_ hint: SudokuHint, _ tell: (News) -> Void) {
        switch (hint.stage, hint.kind) {
        case (_, .none): tell(.say(plain.noHint))
        case (.look, .wrongDigit), (.look, .wrongNotes):
            tell(.say(plain.mistakeNearby(hint.house.map(hints.house))))
        case (.look, .step): tell(.say(plain.look(hint.house.map(hints.house))))
        case (.reason, .wrongDigit(let cell)):
            tell(.say(plain.wrongDigit(board[cell], name(of: cell))))
        case (.reason, .wrongNotes(let cell, _)): tell(.say(plain.wrongNotes(name(of: cell))))
        case (.reason, .step(let step)): explain(step, tell)
        }
    }

    private func explain(_ step: SudokuStep, _ tell: (News) -> Void) {
        // The reason of a net has a line for each digit.
        let reason = "\(hints.technique(step.technique)): \(hints.reason(step))"
        for line in reason.split(separator: "\n") { tell(.say(String(line))) }
        for found in step.placements {
            tell(.say(plain.finds(hints.cell(found.cell), found.digit)))
        }
        tellEliminations(of: step, tell) { plain.rulesOut($0, $1) }
        tell(.say(plain.onceMore))
    }

    /// Tells the digits that a step removes. The cells have the names that its reason gives them.
    private func tellEliminations(
        of step: SudokuStep, _ tell: (News) -> Void, _ sentence: (Int, [String]) -> String
    ) {
        for digit in 1...9 {
            let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell)
            if !cells.isEmpty { tell(.say(sentence(digit, cells.map(hints.cell)))) }
        }
    }

    private func close(_ result: SudokuResult, _ tell: (News) -> Void) {
        tell(
            .say(
                result.isWon
                    ? plain.solved(
                        words.games.time(seconds: result.seconds), result.mistakes,
                        result.help.hints)
                    : plain.lost(result.mistakes)))
        tell(.say(plain.toBegin))
    }

    // MARK: Contents

    func name(of cell: Int) -> String { plain.cell(cell) }

    /// The content of a cell and its colors.
    func content(of cell: Int) -> String {
        let colors = board.noteColors(at: cell)
        let notes = board.notes[cell].map { "\($0)" + (colors[$0].map { " \($0.rawValue)" } ?? "") }
        let name = name(of: cell)
        let text =
            board[cell] != 0
            ? plain.contains(name, board[cell])
            : notes.isEmpty ? plain.isEmpty(name) : plain.hasNotes(name, notes)
        return text + (board.colors[cell].map { " " + plain.hasColor($0.rawValue) } ?? "")
    }
}
