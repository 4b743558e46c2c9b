/// Writes digits, notes and marks on the sheet.
extension SudokuSheet {
    mutating func number(_ digit: Int, _ emit: (News) -> Void) {
        if sudoku.options.isDigitFirst, others.isEmpty, (1...9).contains(digit) {
            armed = armed == digit ? nil : digit
        } else {
            write(digit, asNote: writesNotes, emit)
        }
    }

    mutating func write(_ digit: Int, asNote: Bool, _ emit: (News) -> Void) {
        guard (1...9).contains(digit), canWrite(emit), let cursor else { return }
        if !others.isEmpty { return note(digit, in: chosen) }
        if asNote { return sudoku.note(digit, at: cursor) }
        let isMistake = sudoku.isMistake(digit, at: cursor)
        let before = board[cursor]
        sudoku.write(digit, at: cursor)
        guard board[cursor] != before else { return }
        if isMistake { emit(.mistake(cell: cursor, digit: digit)) }
        if sudoku.isSolved { emit(.end) }
    }

    /// Notes a digit in those of `cells` that have no digit. If all these cells already have the
    /// note, removes the note.
    private mutating func note(_ digit: Int, in cells: CellSet) {
        let open = cells.filter { board[$0] == 0 }
        let isNoted = open.allSatisfy { board.notes[$0].contains(digit) }
        for cell in open where board.notes[cell].contains(digit) == isNoted {
            sudoku.note(digit, at: cell)
        }
    }

    mutating func mark(_ mark: SudokuMark, _ emit: (News) -> Void) {
        switch mark {
        case .extend(let direction): choose(cursor.map { direction.neighbor(of: $0) } ?? 0)
        case .choose(let cell): if (0..<81).contains(cell) { choose(cell) }
        case .light(let digit): lit = lit == digit ? nil : digit
        case .lightNext(let isBackwards):
            let next = (lit ?? 0) + (isBackwards ? 9 : 1)
            lit = next % 10 == 0 ? nil : next % 10
        case .color where cursor == nil: emit(.refused(.noCell))
        case .color(let color):
            guard let lit else { return sudoku.board.color(chosen, color) }
            guard chosen.contains(where: { board.notes[$0].contains(lit) }) else {
                return emit(.refused(.noNote(lit)))
            }
            sudoku.board.color(lit, in: chosen, color)
        case .wipeColors where board.colors.isEmpty && board.noteColors.isEmpty:
            emit(.refused(.noColors))
        case .wipeColors: sudoku.board.wipeColors()
        }
    }

    private mutating func choose(_ cell: Int) {
        if let cursor { others.insert(cursor) }
        others.remove(cell)
        cursor = cell
    }

    /// Returns whether at least one of the chosen cells can be changed. Reports the refusal if none
    /// can.
    func canWrite(_ emit: (News) -> Void) -> Bool {
        guard let cursor else {
            emit(.refused(.noCell))
            return false
        }
        guard chosen.allSatisfy(sudoku.isGiven) else { return true }
        emit(.refused(.given(cursor)))
        return false
    }
}
