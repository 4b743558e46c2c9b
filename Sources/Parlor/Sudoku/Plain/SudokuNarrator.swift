import Games
import Reactive

/// A sudoku, played by typing: the same output as on the screen, told in sentences.
func plainSudoku(
    _ console: PlainConsole, _ services: Services, _ start: SudokuStart
) -> PlainGame {
    var options = SudokuOptions(services.settings.now)
    // Here a cell is always named before its digit.
    options.isDigitFirst = false
    let viewModel = services.sudoku(
        start, options: options, source: services.boards, scheduler: console.scheduler)
    let narrator = SudokuNarrator(start, viewModel.seen(of: viewModel.start), services.words)
    return narrator.story(console) { [options] input in
        let orders = input.actions
        return viewModel.transform(
            .init(
                deeds: orders.compactMap { if case .deed(let deed) = $0 { deed } else { nil } },
                newGame: orders.compactMap { order in
                    if case .given(let data) = order { return .given(data) }
                    guard case .new(let level) = order else { return nil }
                    return level.map { .level($0, seed: services.seed()) }
                        ?? services.request(.new)
                },
                options: .just(options)))
    }
}

/// A sudoku in sentences.
struct SudokuNarrator: WordNarrator {
    typealias Command = StoryEvent<SudokuSeen, SudokuGame>

    enum Action: Equatable {
        case deed(SudokuDeed)
        case new(SudokuLevel?)
        case given(SudokuData)
        /// Comes back as a command when everything before it is done.
        case settled
    }

    let words: Words
    let vocabulary: Vocabulary<GameWord<SudokuCommandWord>>
    private let start: SudokuStart
    private(set) var seen: SudokuSeen
    private var hasBegun = false
    private var hasGame = false
    private var result: SudokuResult?
    /// The last that was told.
    private var told = Told()

    private struct Told {
        var board = SudokuBoard()
        var mistakes = 0
        var hint: SudokuHint?
    }

    init(_ start: SudokuStart, _ seen: SudokuSeen, _ words: Words) {
        (self.start, self.seen, self.words) = (start, seen, words)
        vocabulary = Vocabulary(in: words) { $0.sudoku.plain.word }
    }

    var plain: PlainSudokuWords { words.sudoku.plain }
    var hints: SudokuHintWords { words.sudoku.hints }
    var board: SudokuBoard { seen.board.board }
    var mistakes: Int { seen.information.mistake }
    var limit: Int? { seen.information.mistakeLimit }
    var isPaused: Bool { seen.alert.title == .pause }

    /// A line waits for the puzzle that it is about.
    var isBusy: Bool { seen.isLoading }
    var isOver: Bool { seen.result != nil }

    static func isSettled(_ action: Action) -> Bool { action == .settled }

    func effects(of news: SudokuNews) -> [Effect] {
        if case .finished(let result) = news { result.effects } else { [] }
    }

    mutating func keeping(_ game: SudokuGame?) -> [Effect] {
        hasGame = hasGame || game != nil
        return hasGame ? [.keep(game.map { KeptGame($0) }, in: start.slot)] : []
    }

    mutating func begin(_ tell: (News) -> Void) {
        hasBegun = true
        greet(tell)
    }

    // MARK: Events of the game

    mutating func see(_ new: SudokuSeen, _ tell: (News) -> Void) {
        let old = seen
        seen = new
        if let failure = new.failure, old.failure != failure { tell(.say(plain.failed(failure))) }
        guard hasBegun else { return }
        switch (old.alert.title, new.alert.title) {
        case (.pause, .pause): break
        case (_, .pause): tell(.say(words.plain.isPaused))
        case (.pause, nil) where !new.isLoading: tell(.say(words.plain.goesOn))
        default: break
        }
    }

    mutating func hear(_ news: SudokuNews, _ tell: (News) -> Void) {
        switch news {
        case .begun: if hasBegun { greet(tell) }
        case .finished(let result): self.result = result
        case .wantsNewGame, .wantsToLeave, .refused, .takenBack: break
        }
    }

    private mutating func greet(_ tell: (News) -> Void) {
        told = Told(board: board, mistakes: mistakes, hint: seen.hint)
        guard seen.hasPuzzle else { return }
        let level = seen.information.difficulty.map(words.sudoku.level)
        tell(.say(plain.greeting(level, seen.name, board.grid.clues, 81 - board.grid.clues)))
    }

    /// Tells the consequences of a line.
    mutating func settle(_ tell: (News) -> Void) {
        let changed = (0..<81).filter {
            board[$0] != told.board[$0] || board.notes[$0] != told.board.notes[$0]
                || board.colors[$0] != told.board.colors[$0]
                || board.noteColors(at: $0) != told.board.noteColors(at: $0)
        }
        if changed.count > 4 {
            tell(.say(plain.haveChanged(changed.count)))
        } else {
            for cell in changed { tell(.say(content(of: cell))) }
        }
        if changed.count == 1, let cell = changed.first { tellConflicts(of: cell, tell) }
        if mistakes > told.mistakes { tell(.say(plain.mistake(mistakes, limit))) }
        if seen.hint != told.hint, let hint = seen.hint { explain(hint, tell) }
        if let result = result.take() { close(result, tell) }
        told = Told(board: board, mistakes: mistakes, hint: seen.hint)
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
                        words.games.time(seconds: result.seconds), result.mistakes, result.hints)
                    : plain.lost(result.mistakes)))
        tell(.say(plain.toBegin))
    }

    // MARK: Contents

    func name(of cell: Int) -> String { hints.cell(cell / 9 + 1, cell % 9 + 1) }

    /// The content of a cell, and its colours.
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
