import Games

/// A sudoku in sentences.
struct SudokuTelling: Telling {
    enum Command {
        case data(SudokuData?)
        case board(Sudoku.Board)
        case level(SudokuLevel?)
        case mistakes(Int)
        case limit(Int?)
        case time(ClockReading)
        case canUndo(Bool)
        case canRedo(Bool)
        case hint(Sudoku.Hint?)
        case alert(Sudoku.Alert?)
        case celebrating(Bool)
        case loading(Bool)
        case failure(BoardFailure?)
        case finished(Sudoku.Result)
        /// All is known by now, and the story begins.
        case enter
        case line(String)
        /// All that a line has ordered is done.
        case settled
    }

    enum Order: Equatable {
        case select(Int)
        case number(Int)
        case note(Int)
        case use(Sudoku.Ability)
        case pause(Bool)
        case restart
        case new(SudokuLevel?)
        case settled
    }

    let words: Words
    var news = PlainNews<Order>()
    let vocabulary: Vocabulary<PlainSudokuDeed>
    private(set) var data: SudokuData?
    private(set) var board = Sudoku.Board()
    private(set) var level: SudokuLevel?
    private(set) var mistakes = 0
    private(set) var limit: Int?
    private(set) var time = ClockReading(seconds: 0)
    private(set) var canUndo = false
    private(set) var canRedo = false
    private(set) var hint: Sudoku.Hint?
    private(set) var alert: Sudoku.Alert?
    private var isCelebrating = false
    private var isLoading = false
    private var result: Sudoku.Result?
    private var hasBegun = false
    /// Whether the last line began the puzzle anew.
    var isAnew = false
    /// What had been told when the last line came.
    private var told = Told()

    private struct Told {
        var board = Sudoku.Board()
        var mistakes = 0
        var hint: Sudoku.Hint?
    }

    init(_ words: Words) {
        self.words = words
        vocabulary = Vocabulary(words.plain.sudoku.word, Words.english.plain.sudoku.word)
    }

    var plain: PlainSudokuWords { words.plain.sudoku }
    var hints: SudokuHintWords { words.sudoku.hints }

    /// A line waits for the puzzle that it is about.
    var isBusy: Bool { isLoading }
    var isOver: Bool { isCelebrating || alert == .success || alert == .overMistake }

    mutating func apply(_ command: Command) {
        news = PlainNews()
        switch command {
        case .data(let data): begin(data)
        case .board(let board): self.board = board
        case .level(let level): self.level = level
        case .mistakes(let count): mistakes = count
        case .limit(let limit): self.limit = limit
        case .time(let time): self.time = time
        case .canUndo(let can): canUndo = can
        case .canRedo(let can): canRedo = can
        case .hint(let hint): self.hint = hint
        case .alert(let alert): enter(alert)
        case .celebrating(let isOn): isCelebrating = isOn
        case .loading(let isLoading): self.isLoading = isLoading
        case .failure(let failure): if let failure { news.say(plain.failed(failure)) }
        case .finished(let result): self.result = result
        case .enter:
            hasBegun = true
            if data != nil { greet() }
        case .line(let line): read(line)
        case .settled: settle()
        }
    }

    // MARK: What happens

    private mutating func begin(_ data: SudokuData?) {
        guard data != self.data else { return }
        self.data = data
        if hasBegun, data != nil { greet() }
    }

    private mutating func greet() {
        told = Told(board: board, mistakes: mistakes, hint: hint)
        guard let data else { return }
        news.say(
            plain.greeting(
                level.map(words.sudoku.level), data.name, board.grid.clues, 81 - board.grid.clues))
    }

    private mutating func enter(_ alert: Sudoku.Alert?) {
        let before = self.alert
        self.alert = alert
        guard hasBegun else { return }
        switch (before, alert) {
        case (_, .pause): news.say(plain.isPaused)
        case (.pause, nil): news.say(plain.goesOn)
        default: break
        }
    }

    /// Tells what has come of a line.
    private mutating func settle() {
        if isAnew {
            isAnew = false
            return greet()
        }
        let changed = (0..<81).filter {
            board[$0] != told.board[$0] || board.notes[$0] != told.board.notes[$0]
        }
        if changed.count > 4 {
            news.say(plain.haveChanged(changed.count))
        } else {
            for cell in changed { news.say(content(of: cell)) }
        }
        if changed.count == 1, let cell = changed.first { tellConflicts(of: cell) }
        if mistakes > told.mistakes { news.say(plain.mistake(mistakes, limit)) }
        if hint != told.hint, let hint { tell(hint) }
        if let result = result.take() { tell(result) }
        told = Told(board: board, mistakes: mistakes, hint: hint)
    }

    private mutating func tellConflicts(of cell: Int) {
        let others = board.conflicts(of: cell).map(name(of:))
        if !others.isEmpty { news.say(plain.conflict(others)) }
    }

    private mutating func tell(_ hint: Sudoku.Hint) {
        switch (hint.stage, hint.kind) {
        case (_, .none): news.say(plain.noHint)
        case (.look, .wrongDigit), (.look, .wrongNotes):
            news.say(plain.mistakeNearby(hint.house.map(hints.house)))
        case (.look, .step): news.say(plain.look(hint.house.map(hints.house)))
        case (.reason, .wrongDigit(let cell)):
            news.say(plain.wrongDigit(board[cell], name(of: cell)))
        case (.reason, .wrongNotes(let cell, _)): news.say(plain.wrongNotes(name(of: cell)))
        case (.reason, .step(let step)): tell(step)
        }
    }

    private mutating func tell(_ step: SudokuStep) {
        news.say("\(hints.technique(step.technique)): \(hints.sentence(step.technique))")
        for found in step.placements { news.say(plain.finds(name(of: found.cell), found.digit)) }
        for digit in 1...9 {
            let cells = step.eliminations.filter { $0.digit == digit }.map { name(of: $0.cell) }
            if !cells.isEmpty { news.say(plain.rulesOut(digit, cells)) }
        }
        news.say(plain.onceMore)
    }

    private mutating func tell(_ result: Sudoku.Result) {
        news.say(
            result.isWon
                ? plain.solved(
                    words.memory.time(seconds: result.seconds), result.mistakes, result.hints)
                : plain.lost(result.mistakes))
        news.say(plain.toBegin)
    }

    // MARK: What stands where

    func name(of cell: Int) -> String { hints.cell(cell / 9 + 1, cell % 9 + 1) }

    func content(of cell: Int) -> String {
        if board[cell] != 0 { return plain.contains(name(of: cell), board[cell]) }
        let notes = board.notes[cell].map(String.init)
        return notes.isEmpty ? plain.isEmpty(name(of: cell)) : plain.hasNotes(name(of: cell), notes)
    }
}
