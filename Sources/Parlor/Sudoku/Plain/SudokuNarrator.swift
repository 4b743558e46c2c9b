import Games
import Reactive

/// Tells a sudoku in sentences.
struct SudokuNarrator: GameNarrator {
    typealias Act = SudokuAct
    typealias Action = SudokuGame.Action
    typealias Command = StoryEvent<SudokuSeen, SudokuGame>

    let words: Words
    let vocabulary: Vocabulary<AnyHashable>
    var seen: SudokuSeen
    var dealt: DealtSudoku
    var lastAnswer: String?
    private var hasBegun = false
    private var result: SudokuResult?
    /// The state that was last described to the player.
    private var reported = Reported()

    private struct Reported {
        var board = SudokuBoard()
        var mistakes = 0
        var hint: SudokuHint?
    }

    init(_ dealt: DealtSudoku, _ seen: SudokuSeen, _ words: Words) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        vocabulary = SudokuNarrator.deeds.vocabulary(in: words)
    }

    var plain: PlainSudokuWords { words.sudoku.plain }
    var hints: SudokuHintWords { words.sudoku.hints }
    var board: SudokuBoard { seen.board.board }
    var mistakes: Int { seen.information.mistake }
    var limit: Int? { seen.information.mistakeLimit }

    /// The next line waits until the puzzle is ready.
    var isBusy: Bool { seen.isLoading }

    func ownRefusal(at moment: GameMoment) -> String? {
        moment == .over ? plain.isOver : nil
    }

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

    func refusal(in news: SudokuNews) -> String? {
        guard case .refused(let why) = news else { return nil }
        if case .given(let cell) = why { return plain.isGiven(name(of: cell), board[cell]) }
        return words.sudoku.refused(why)
    }

    private mutating func greet(_ tell: (News) -> Void) {
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
        guard seen.hasPuzzle else { return }
        let level = seen.information.difficulty.map(words.sudoku.level)
        tell(.say(plain.greeting(level, seen.name, board.grid.clues, 81 - board.grid.clues)))
    }

    /// Tells the consequences of a line.
    mutating func settle(_ tell: (News) -> Void) {
        let changed = (0..<81).filter {
            board[$0] != reported.board[$0] || board.notes[$0] != reported.board.notes[$0]
                || board.colors[$0] != reported.board.colors[$0]
                || board.noteColors(at: $0) != reported.board.noteColors(at: $0)
        }
        if changed.count > 4 {
            tell(.say(plain.haveChanged(changed.count)))
        } else {
            for cell in changed { tell(.say(content(of: cell))) }
        }
        if changed.count == 1, let cell = changed.first { tellConflicts(of: cell, tell) }
        if mistakes > reported.mistakes { tell(.say(plain.mistake(mistakes, limit))) }
        if seen.hint != reported.hint, let hint = seen.hint { explain(hint, tell) }
        if let result = result.take() { close(result, tell) }
        reported = Reported(board: board, mistakes: mistakes, hint: seen.hint)
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
        tell(.say("\(hints.technique(step.technique)): \(hints.reason(step))"))
        for found in step.placements { tell(.say(plain.finds(name(of: found.cell), found.digit))) }
        for digit in 1...9 {
            let cells = step.eliminations.filter { $0.digit == digit }.map { name(of: $0.cell) }
            if !cells.isEmpty { tell(.say(plain.rulesOut(digit, cells))) }
        }
        tell(.say(plain.onceMore))
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
