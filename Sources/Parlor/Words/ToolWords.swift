import Games

/// The uses of the tools, and of their options.
struct ToolWords: Sendable {
    let solve, grade, generate, verify, hint, print: String
    let replayRun, statistics, league: String

    let json, count, level, symmetry, minimal, steps, limit, solutions, out, svg: String
    let check, export, marbles, from, to, columns, test, at, shrink, day: String
}

/// Complaints of tools, and the little that they print for people only.
struct ComplaintWords: Sendable {
    let at: @Sendable (_ place: String, _ column: Int, _ reason: String) -> String
    let line, argument: @Sendable (_ number: Int) -> String

    let noCell, noMark: @Sendable (_ character: String) -> String
    let markTwice: @Sendable (_ digit: Int) -> String
    let tooManyCells: String
    let tooFewCells: @Sendable (_ count: Int) -> String

    let noDealNumber, noCard, cardTwice, noMove: @Sendable (_ text: String) -> String
    let cards: @Sendable (_ count: Int) -> String

    let notRead, notWritten: @Sendable (_ reason: String) -> String
    let fileNotWritten: @Sendable (_ path: String, _ reason: String) -> String
    let wantsDeal: String
    let wantsFile: @Sendable (_ pages: Int) -> String
    let notUnique: @Sendable (_ place: String) -> String

    let easy, medium, hard, unfair, extreme: String

    func level(_ level: SudokuLevel) -> String {
        switch level {
        case .easy: easy
        case .medium: medium
        case .hard: hard
        case .unfair: unfair
        case .extreme: extreme
        }
    }

    func reason(_ reason: InputFault.Reason, _ words: Words) -> String {
        switch reason {
        case .sudoku(.noCell(let character)): noCell(String(character).printable)
        case .sudoku(.noMark(let character)): noMark(String(character).printable)
        case .sudoku(.twice(let digit)): markTwice(digit)
        case .sudoku(.tooMany): tooManyCells
        case .sudoku(.tooFew(let count)): tooFewCells(count)
        case .noDealNumber(let text): noDealNumber(text.printable)
        case .noCard(let text): noCard(text.printable)
        case .cardTwice(let card): cardTwice(card.description)
        case .cards(let count): cards(count)
        case .noMove(let text): noMove(text.printable)
        case .game(let fault): fault.sentence(words)
        }
    }
}
