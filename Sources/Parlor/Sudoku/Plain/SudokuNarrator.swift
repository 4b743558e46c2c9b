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

    mutating func begin(_ emit: (News) -> Void) {
        greet(emit)
        if dealt.continuesPuzzle { emit(.say(plain.isBegunBefore)) }
        if let failure = seen.failure { emit(.say(plain.failed(failure))) }
    }

    // MARK: Events of the game

    func update(after old: SudokuSeen, _ emit: (News) -> Void) {
        if let failure = seen.failure, old.failure != failure { emit(.say(plain.failed(failure))) }
    }

    mutating func handle(_ news: SudokuNews, _ emit: (News) -> Void) {
        switch news {
        case .begun: greet(emit)
        case .takenBack: reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        case .finished(let result): self.result = result
        case .givenUp, .wantsToLeave, .refused: break
        }
    }

    func reason(for refusal: SudokuRefusal) -> String {
        if case .given(let cell) = refusal { return plain.isGiven(name(of: cell), board[cell]) }
        return words.sudoku.reason(for: refusal)
    }

    private mutating func greet(_ emit: (News) -> Void) {
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        guard seen.hasPuzzle else { return }
        let level = seen.information.level.map(words.sudoku.level)
        emit(
            .say(plain.greeting(level, seen.name, board.grid.clueCount, 81 - board.grid.clueCount)))
        if seen.solutions != .one { emit(.say(words.sudoku.noHints(seen.solutions))) }
    }

    /// Describes the consequences of a line.
    mutating func settle(_ emit: (News) -> Void) {
        reportChanges(emit)
        if mistakes > reported.mistakes { emit(.say(plain.mistake(mistakes, limit))) }
        if seen.hint != reported.hint, let hint = seen.hint { explain(hint, emit) }
        if let result = result.take() { close(result, emit) }
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
    }

    /// Describes the cells that have changed, or counts them if there are many.
    private func reportChanges(_ emit: (News) -> Void) {
        let before = reported.board
        let digits = board.cellsWithOtherDigits(than: before)
        let changed = CellSet(
            digits + board.cellsWithOtherNotes(than: before)
                + board.cellsWithOtherColors(than: before))
        if changed.count <= 4 {
            for cell in changed { emit(.say(content(of: cell))) }
        } else if let step = followedStep {
            // A hint fills in notes before it removes some of them.
            let filled = changed.count { before[$0] == 0 && before.notes[$0].isEmpty }
            if filled > 0 { emit(.say(plain.notesFilledIn(filled))) }
            reportEliminations(of: step, emit) { plain.isRuledOut($0, $1) }
        } else if digits.count == 1 {
            emit(.say(content(of: digits[0])))
            emit(.say(plain.otherCells(changed.count - 1)))
        } else {
            emit(.say(plain.haveChanged(changed.count)))
        }
        if changed.count == 1, let cell = changed.first { reportConflicts(of: cell, emit) }
    }

    /// The step of the hint that the line carried out, if the step only removes digits from notes.
    private var followedStep: SudokuStep? {
        guard seen.hint == nil, let step = reported.hint?.step, !step.eliminations.isEmpty,
            step.placements.isEmpty,
            step.eliminations.allSatisfy({ !board.notes[$0.cell].contains($0.digit) })
        else { return nil }
        return step
    }

    private func reportConflicts(of cell: Int, _ emit: (News) -> Void) {
        let others = board.conflicts(of: cell).map(name(of:))
        if !others.isEmpty { emit(.say(plain.conflict(others))) }
    }

    private func explain(_ hint: SudokuHint, _ emit: (News) -> Void) {
        switch (hint.stage, hint.kind) {
        case (.look, .wrongDigit), (.look, .wrongNotes):
            emit(.say(plain.mistakeNearby(hints.name(of: hint.place))))
        case (.look, .step(let step)): emit(.say(look(at: hint, of: step)))
        case (.reason, .wrongDigit(let cell)):
            emit(.say(plain.wrongDigit(board[cell], name(of: cell))))
        case (.reason, .wrongNotes(let cell, _)): emit(.say(plain.wrongNotes(name(of: cell))))
        case (.reason, .step(let step)): explain(step, emit)
        }
    }

    /// The place to look at. Nothing marks the cells of a large place here, so its first cell is
    /// named.
    private func look(at hint: SudokuHint, of step: SudokuStep) -> String {
        guard case .cells(let cells) = hint.place, cells.count > 3, let first = step.evidence.first
        else { return words.plain.hint(hints.look(at: hint), before: .why) }
        return words.plain.hint(plain.look(hints.cell(first.cell), cells.count), before: .why)
    }

    private func explain(_ step: SudokuStep, _ emit: (News) -> Void) {
        // The reason of a net has a line for each digit.
        let reason = "\(hints.technique(step.technique)): \(hints.reason(step))"
        for line in reason.split(separator: "\n") { emit(.say(String(line))) }
        for found in step.placements {
            emit(.say(plain.finds(hints.cell(found.cell), found.digit)))
        }
        reportEliminations(of: step, emit) { plain.rulesOut($0, $1) }
        if let next = words.plain.next(.doIt) { emit(.say(next)) }
    }

    /// Describes the digits that a step removes. The cells have the same names as in the reason.
    private func reportEliminations(
        of step: SudokuStep, _ emit: (News) -> Void, _ sentence: (Int, [String]) -> String
    ) {
        for digit in 1...9 {
            let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell)
            if !cells.isEmpty { emit(.say(sentence(digit, cells.map(hints.cell)))) }
        }
    }

    private func close(_ result: SudokuResult, _ emit: (News) -> Void) {
        emit(
            .say(
                result.isWon
                    ? plain.solved(
                        words.time(seconds: result.seconds), result.mistakes,
                        result.help.hints)
                    : plain.lost(result.mistakes)))
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
