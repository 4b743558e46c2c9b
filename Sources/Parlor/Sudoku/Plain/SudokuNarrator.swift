import Games
import Reactive

/// Describes a sudoku in sentences.
struct SudokuNarrator: GameNarrator {
    typealias Deeds = SudokuDeeds

    var narration: GameNarration<SudokuDeeds>
    private var result: SudokuResult?
    /// The state that was last described to the player.
    private var reported = Reported()

    private struct Reported {
        var board = SudokuBoard()
        var mistakes = 0
        var hint: SudokuHint?
    }

    init(_ narration: GameNarration<SudokuDeeds>) { self.narration = narration }

    var plain: PlainSudokuWords { words.sudoku.plain }
    var toBegin: String { plain.toBegin }
    var hasDescribedEnd: Bool { result == nil }
    var hints: SudokuHintWords { words.sudoku.hints }
    var board: SudokuBoard { seen.board.board }
    var mistakes: Int { seen.information.mistakes }
    var limit: Int? { seen.information.mistakeLimit }

    /// Indicates whether the next line waits until the puzzle is ready.
    var isBusy: Bool { seen.awaitsPuzzle }

    mutating func begin(_ tell: (String) -> Void) {
        greet(tell)
        if dealt.continuesPuzzle { tell(plain.isBegunBefore) }
        if let failure = seen.failure { tell(plain.failed(failure)) }
    }

    // MARK: Events of the game

    func update(after old: SudokuSeen, _ tell: (String) -> Void) {
        if let failure = seen.failure, old.failure != failure { tell(plain.failed(failure)) }
    }

    mutating func handle(_ news: SudokuNews, _ tell: (String) -> Void) {
        switch news {
        case .begun: greet(tell)
        case .takenBack: reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        case .finished(let result): self.result = result
        case .givenUp, .wantsToLeave, .refused: break
        }
    }

    func reason(for refusal: SudokuRefusal) -> String {
        if case .given(let cell) = refusal { return plain.isGiven(name(of: cell), board[cell]) }
        return words.sudoku.reason(for: refusal)
    }

    private mutating func greet(_ tell: (String) -> Void) {
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        guard seen.hasPuzzle else { return }
        let level = seen.information.level.map(words.sudoku.level)
        tell(
            plain.greeting(
                level: level, name: seen.name, given: board.grid.clueCount,
                empty: 81 - board.grid.clueCount))
        if seen.solutions != .one { tell(words.sudoku.noHints(seen.solutions)) }
    }

    /// Describes the consequences of a line.
    mutating func settle(_ tell: (String) -> Void) {
        reportChanges(tell)
        if mistakes > reported.mistakes { tell(plain.mistake(mistakes, limit)) }
        if seen.hint != reported.hint, let hint = seen.hint { explain(hint, tell) }
        if let result = result.take() { close(result, tell) }
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
    }

    /// Describes the cells that have changed, or counts them if there are many.
    private func reportChanges(_ tell: (String) -> Void) {
        let before = reported.board
        let digits = board.cellsWithOtherDigits(than: before)
        let changed = CellSet(
            digits + board.cellsWithOtherNotes(than: before)
                + board.cellsWithOtherColors(than: before))
        if changed.count <= 4 {
            for cell in changed { tell(content(of: cell)) }
        } else if let step = followedStep {
            // A hint fills in notes before it removes some of them.
            let filled = changed.count { before[$0] == 0 && before.notes[$0].isEmpty }
            if filled > 0 { tell(plain.notesFilledIn(filled)) }
            reportEliminations(of: step, tell) { plain.isRuledOut($0, $1) }
        } else if digits.count == 1 {
            tell(content(of: digits[0]))
            tell(plain.otherCells(changed.count - 1))
        } else {
            tell(plain.haveChanged(changed.count))
        }
        if changed.count == 1, let cell = changed.first { reportConflicts(of: cell, tell) }
    }

    /// The step of the hint that the line carried out, if the step only removes digits from notes.
    private var followedStep: SudokuStep? {
        guard seen.hint == nil, let step = reported.hint?.step, !step.eliminations.isEmpty,
            step.placements.isEmpty,
            step.eliminations.allSatisfy({ !board.notes[$0.cell].contains($0.digit) })
        else { return nil }
        return step
    }

    private func reportConflicts(of cell: Int, _ tell: (String) -> Void) {
        let others = board.conflicts(of: cell).map(name(of:))
        if !others.isEmpty { tell(plain.conflict(others)) }
    }

    private func explain(_ hint: SudokuHint, _ tell: (String) -> Void) {
        switch (hint.stage, hint.kind) {
        case (.look, .wrongDigit), (.look, .wrongNotes):
            tell(plain.mistakeNearby(hints.name(of: hint.place)))
        case (.look, .step(let step)): tell(look(at: hint, of: step))
        case (.reason, .wrongDigit(let cell)):
            tell(plain.wrongDigit(board[cell], name(of: cell)))
        case (.reason, .wrongNotes(let cell, _)): tell(plain.wrongNotes(name(of: cell)))
        case (.reason, .step(let step)): explain(step, tell)
        }
    }

    /// The place to look at. Typed play marks no cells, so for a large place, the sentence names
    /// the cell at which the step begins.
    private func look(at hint: SudokuHint, of step: SudokuStep) -> String {
        guard case .cells(let cells) = hint.place, cells.count > 3, let first = step.evidence.first
        else { return words.plain.hint(hints.look(at: hint), before: .why) }
        return words.plain.hint(plain.look(hints.cell(first.cell), cells.count), before: .why)
    }

    private func explain(_ step: SudokuStep, _ tell: (String) -> Void) {
        // The reason of a net has a line for each digit.
        let reason = "\(hints.technique(step.technique)): \(hints.reason(step))"
        for line in reason.split(separator: "\n") { tell(String(line)) }
        if let signs = hints.signs(of: step) { tell(signs) }
        for found in step.placements {
            tell(plain.finds(hints.cell(found.cell), found.digit))
        }
        reportEliminations(of: step, tell) { plain.rulesOut($0, $1) }
        if let next = words.plain.next(.doIt) { tell(next) }
    }

    /// Describes the digits that a step removes. The cells have the same names as in the reason.
    private func reportEliminations(
        of step: SudokuStep, _ tell: (String) -> Void, _ sentence: (Int, [String]) -> String
    ) {
        for digit in 1...9 {
            let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell)
            if !cells.isEmpty { tell(sentence(digit, cells.map(hints.cell))) }
        }
    }

    private func close(_ result: SudokuResult, _ tell: (String) -> Void) {
        tell(
            result.isWon
                ? plain.solved(
                    words.time(GameTime(seconds: result.seconds)), mistakes: result.mistakes,
                    hints: result.help.hints)
                : plain.lost(result.mistakes))
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
