/// A step of a finished game, for looking back at it.
public struct SudokuPastStep: Equatable, Sendable {
    /// A change from one board to the next one.
    public struct Change: Equatable, Sendable {
        public enum Kind: Equatable, Sendable {
            /// The player wrote a digit.
            case wrote(Int, isWrong: Bool)
            /// The player removed a digit.
            case erased(Int)
            /// Notes were added to one cell, removed from it, or both.
            case noted(DigitSet, removed: DigitSet)
            /// Notes of several cells changed.
            case notedInMany
            case colored
        }

        public let kind: Kind
        /// The changed cells. If a digit was written, cells that only lost notes are not included.
        public let cells: [Int]
    }

    /// The reason why a written digit is right or wrong, or the reason that a hint gave.
    public enum Reason: Equatable, Sendable {
        /// The step of the hint that suggested the change.
        case hint(SudokuStep)
        /// A hint found that this digit is wrong. `clash` is the reason if a house has the digit
        /// twice.
        indirect case wrongDigit(Candidate, clash: Reason?)
        /// A hint found that the notes of this cell lacked the right digit.
        case wrongNotes(Int)
        /// A single gives the digit.
        case single(SudokuStep)
        /// No single gives the digit yet.
        case noSingle
        /// The house already has the digit in this cell.
        case clash(House, Int)
    }

    public let change: Change
    /// Indicates whether the change was a mistake, and whether the player undid it.
    public let isMistake: Bool
    public var isUndone = false
    /// Indicates whether a hint suggested the change. `technique` is the technique of the hint.
    public var isHinted = false
    public var technique: SudokuTechnique?
    /// The reason for a digit that the player wrote, or for a change that a hint suggested; nil if
    /// the board before the change shows none.
    public let reason: Reason?
    /// The first of the changes that the player undid before this one; nil if nothing was undone,
    /// or if the change was too long for the saved game (`StepRemarks`).
    public var replaced: Change?
    /// The number of changes that the player undid before this one.
    public var replacedCount = 0
}

extension SudokuPastStep.Change {
    /// Creates the change between two boards; nil if they are the same.
    init?(from before: SudokuBoard, to after: SudokuBoard, solution: SudokuGrid?) {
        let digits = after.cellsWithOtherDigits(than: before)
        let notes = after.cellsWithOtherNotes(than: before)
        if let cell = digits.first(where: { after[$0] != 0 }) {
            let digit = after[cell]
            kind = .wrote(digit, isWrong: solution.map { $0[cell] != digit } ?? false)
            cells = digits.filter { after[$0] != 0 }
        } else if let cell = digits.first, after.notes[cell].isEmpty {
            (kind, cells) = (.erased(before[cell]), digits)
        } else if let cell = notes.first {
            let (old, new) = (before.notes[cell], after.notes[cell])
            kind =
                notes.count > 1
                ? .notedInMany
                : .noted(
                    DigitSet(new.filter { !old.contains($0) }),
                    removed: DigitSet(old.filter { !new.contains($0) }))
            cells = notes
        } else {
            let colored = after.cellsWithOtherColors(than: before)
            if colored.isEmpty { return nil }
            (kind, cells) = (.colored, colored)
        }
    }
}

extension SudokuGame {
    /// The step that the player looks back at; nil for the puzzle itself and for its solution, and
    /// if the player does not look back.
    var pastStep: SudokuPastStep? {
        switch shownPast {
        case .step(let step)?: pastStep(step)
        case .undone(let mistake)?: undoneStep(mistake)
        case .solution?, nil: nil
        }
    }

    private func pastStep(_ step: Int) -> SudokuPastStep? {
        guard step > 0, let states = history?.states else { return nil }
        let (before, remark) = (states[step - 1], remarks[step])
        func change(to after: SudokuBoard) -> SudokuPastStep.Change? {
            SudokuPastStep.Change(from: before, to: after, solution: sheet.sudoku.solution)
        }
        guard let made = change(to: states[step]) else { return nil }
        return SudokuPastStep(
            change: made, isMistake: wrongSteps.contains(step), isHinted: remark?.hint != nil,
            technique: remark?.hint.flatMap { SudokuTechnique(name: $0) },
            reason: remark?.hint == nil
                ? reason(for: made, on: before) : reasonOfHint(from: before, to: states[step]),
            replaced: remark?.replaced.flatMap(before.changed).flatMap(change),
            replacedCount: remark?.replacedCount ?? 0)
    }

    private func undoneStep(_ mistake: SudokuMistake) -> SudokuPastStep? {
        guard let before = history.flatMap({ mistake.board(in: $0.states) }) else {
            return nil
        }
        let (cell, digit) = (mistake.cell, mistake.digit)
        let isWrong = sheet.sudoku.solution.map { $0[cell] != digit } ?? false
        return SudokuPastStep(
            change: .init(kind: .wrote(digit, isWrong: isWrong), cells: [cell]), isMistake: true,
            isUndone: true, reason: before.clash(of: digit, at: cell).map { .clash($0, $1) })
    }

    /// The reason for a change of a board, if it wrote one digit.
    private func reason(
        for change: SudokuPastStep.Change, on before: SudokuBoard
    ) -> SudokuPastStep.Reason? {
        guard case .wrote(let digit, let isWrong) = change.kind, change.cells.count == 1,
            let cell = change.cells.first
        else { return nil }
        var sudoku = sheet.sudoku
        sudoku.board = before
        let clash = before.clash(of: digit, at: cell)
        if isWrong || clash != nil { return clash.map { .clash($0, $1) } }
        // A board with a wrong digit gives no reason for another digit.
        guard before[cell] == 0, let solution = sudoku.solution,
            (0..<81).allSatisfy({ before[$0] == 0 || before[$0] == solution[$0] })
        else { return nil }
        let givens = CellSet((0..<81).filter(sudoku.isGiven))
        let plain = SudokuPosition(before.grid, marks: PencilMarks(before.grid), givens: givens)
        let single = plain.single(digit, at: cell) ?? sudoku.position.single(digit, at: cell)
        return single.map { .single($0) } ?? .noSingle
    }

    /// The reason of the hint that led from a board to the next one; nil if the hint for the first
    /// board leads to a different board, as may happen in a game that an older version saved.
    private func reasonOfHint(
        from before: SudokuBoard, to after: SudokuBoard
    ) -> SudokuPastStep.Reason? {
        var sudoku = sheet.sudoku
        sudoku.board = before
        guard let hint = sudoku.hint, sudoku.board(after: hint) == after else { return nil }
        switch hint.kind {
        case .step(let step): return .hint(step)
        case .wrongDigit(let cell):
            let clash = before.clash(of: before[cell], at: cell)
            return .wrongDigit(
                Candidate(before[cell], at: cell), clash: clash.map { .clash($0, $1) })
        case .wrongNotes(let cell, _): return .wrongNotes(cell)
        }
    }

    /// The steps that wrote a wrong digit, or that counted as a mistake.
    var wrongSteps: [Int] {
        guard let states = history?.states else { return [] }
        let counted = mistakesMade.filter {
            $0.replacedBy == nil && states.indices.contains($0.move)
                && states[$0.move][$0.cell] == $0.digit
        }.map(\.move)
        guard let solution = sheet.sudoku.solution else { return counted }
        return counted
            + states.indices.dropFirst().filter { step in
                states[step].hasNewMistake(since: states[step - 1], by: solution)
            }
    }

    /// Adds a remark about a step: the steps that it replaced, and whether a hint suggested it.
    /// Also marks the mistakes that the step replaced.
    mutating func remark(on command: SudokuSheet.Command, after before: History<SudokuBoard>) {
        let (step, states) = (before.step, before.states)
        guard let now = history?.step, now == step + 1 else { return }
        record.times.go(to: now, at: information.seconds)
        if mistakesMade.contains(where: { $0.move >= now }) {
            mistakesMade = GrowingList(mistakesMade.map { $0.replaced(by: now, of: states) })
        }
        let undone = (step + 1..<states.count).map { states[$0].changes(since: states[$0 - 1]) }
        let isSame = undone.first == board.changes(since: states[step])
        let replaced = (step + (isSame ? 2 : 1))..<max(states.count, step + 2)
        let wasMistake = sheet.sudoku.solution.map { solution in
            replaced.clamped(to: states.indices).contains {
                states[$0].hasNewMistake(since: states[$0 - 1], by: solution)
            }
        }
        var hint: String?
        if case .follow(let followed) = command { hint = followed.step?.technique.name ?? "" }
        remarks.go(
            to: now, insteadOf: undone, isSame: isSame, wasMistake: wasMistake ?? false, hint: hint)
    }
}

extension SudokuBoard {
    /// Returns whether the board has a wrong digit that was not on the earlier board.
    fileprivate func hasNewMistake(since earlier: SudokuBoard, by solution: SudokuGrid) -> Bool {
        (0..<81).contains {
            grid[$0] != 0 && grid[$0] != solution[$0] && grid[$0] != earlier.grid[$0]
        }
    }
}
