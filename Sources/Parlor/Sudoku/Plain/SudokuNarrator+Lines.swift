import Games
import Reactive

// Lines that are typed at a sudoku.

extension SudokuNarrator {
    /// A cell alone is written in, or its content is told.
    mutating func read(_ line: String, _ tell: (News) -> Void) {
        let words = line.split { $0.isWhitespace || $0 == "," || $0 == "=" }.map(String.init)
        if let first = words.first, SudokuPlace.cell(of: first) != nil { return write(words, tell) }
        followWord(of: line, tell)
    }

    func follow(_ word: SudokuCommandWord, _ rest: [String], _ tell: (News) -> Void) {
        switch word {
        case .new: begin(rest, tell)
        case .restart: order([.act(.restart)], tell)
        case .time: tell(.say(plain.played(words.games.time(time.minutes, time.seconds))))
        case .mistakes: tell(.say(plain.mistakes(mistakes, limit)))
        default: play(word, rest, tell)
        }
    }

    func hold(_ isHeld: Bool, _ tell: (News) -> Void) {
        if isPaused, !isHeld { return tell(.action(.deed(.answer(.resume)))) }
        guard isOpen(tell) else { return }
        if isHeld {
            tell(.action(.deed(.act(.pause(true)))))
        } else {
            tell(.say(words.plain.goesOn))
        }
    }

    /// Whether the board can be played on; if not, says why.
    private func isOpen(_ tell: (News) -> Void) -> Bool {
        if isOver {
            tell(.say(plain.isOver))
        } else if isPaused {
            tell(.say(words.plain.isPaused))
        }
        return !isOver && !isPaused
    }

    private func order(_ deeds: [SudokuDeed], _ tell: (News) -> Void) {
        for deed in deeds { tell(.action(.deed(deed))) }
        tell(.action(.settled))
    }

    private var time: ClockReading { seen.information.clock.time }

    private func begin(_ rest: [String], _ tell: (News) -> Void) {
        let word = rest.first ?? ""
        if let data = try? SudokuData(pasted: rest.joined(separator: " ")),
            data.verdict(limit: 2) == .one
        {
            return tell(.action(.given(data)))
        }
        let level = SudokuLevel.allCases.first {
            $0.name.lowercased() == word || words.sudoku.level($0).lowercased() == word
        }
        if !word.isEmpty, level == nil {
            return tell(
                .say(
                    plain.noLevel(SudokuLevel.allCases.map { words.sudoku.level($0).lowercased() }))
            )
        }
        tell(.action(.new(level ?? seen.information.difficulty)))
    }

    /// Commands for a board that is open.
    private func play(
        _ word: SudokuCommandWord, _ rest: [String], _ tell: (News) -> Void
    ) {
        guard isOpen(tell) else { return }
        switch word {
        case .write: write(rest, tell)
        case .note: note(rest, tell)
        case .erase: erase(rest, tell)
        case .undo:
            if seen.ability.canUndo {
                order([.use(.undo)], tell)
            } else {
                tell(.say(plain.nothingToUndo))
            }
        case .redo:
            if seen.ability.canRedo {
                order([.use(.redo)], tell)
            } else {
                tell(.say(plain.nothingToRedo))
            }
        case .fill: order([.use(.fillNotes)], tell)
        case .hint: order([.act(.hint)], tell)
        case .board: for house in House.rows { describe(house, tell) }
        case .row: tellHouse(rest, House.rows, tell)
        case .column: tellHouse(rest, House.columns, tell)
        case .box: tellHouse(rest, House.boxes, tell)
        case .candidates: tellCandidates(rest, tell)
        case .light: light(rest, tell)
        case .color: color(rest, tell)
        case .check: check(tell)
        case .new, .restart, .time, .mistakes: break
        }
    }

    // MARK: Writing

    private func write(_ words: [String], _ tell: (News) -> Void) {
        guard isOpen(tell) else { return }
        guard let cell = cell(words, tell) else { return }
        guard words.count > 1 else { return tell(.say(content(of: cell))) }
        guard words.count == 2, let digit = SudokuPlace.digit(words[1]) else {
            return tell(.say(plain.noDigit(words[1])))
        }
        guard isOpen(cell, tell) else { return }
        if board[cell] == digit { return tell(.say(content(of: cell))) }
        order([.tap(cell), .number(digit)], tell)
    }

    private func note(_ words: [String], _ tell: (News) -> Void) {
        guard let cell = cell(words, tell), isOpen(cell, tell) else { return }
        let digits = words.dropFirst().map(SudokuPlace.digit)
        if let wrong = digits.firstIndex(of: nil) {
            return tell(.say(plain.noDigit(words[wrong + 1])))
        }
        guard !digits.isEmpty else { return tell(.say(content(of: cell))) }
        order([.tap(cell)] + digits.compactMap { $0.map(SudokuDeed.note) }, tell)
    }

    private func erase(_ words: [String], _ tell: (News) -> Void) {
        guard let cell = cell(words, tell), isOpen(cell, tell) else { return }
        if board.isEmpty(cell) { return tell(.say(content(of: cell))) }
        order([.tap(cell), .use(.erase)], tell)
    }

    /// The cell that the first word names. If it names none, that is said.
    private func cell(_ words: [String], _ tell: (News) -> Void) -> Int? {
        let cell = words.first.flatMap(SudokuPlace.cell)
        if cell == nil { tell(.say(plain.noCell(words.first ?? ""))) }
        return cell
    }

    private func isOpen(_ cell: Int, _ tell: (News) -> Void) -> Bool {
        guard seen.board.faces[cell].isGiven else { return true }
        tell(.say(plain.isGiven(name(of: cell), board[cell])))
        return false
    }

    /// Colours a cell, or a digit that is noted there.
    private func color(_ words: [String], _ tell: (News) -> Void) {
        guard let cell = cell(words, tell) else { return }
        let digit = words.count > 2 ? SudokuPlace.digit(words[1]) : nil
        let name = words.count > 1 ? words[words.count - 1].uppercased() : ""
        guard let color = SudokuColor(rawValue: name), words.count < 3 || digit != nil else {
            return tell(.say(plain.noColor))
        }
        guard let digit else { return order([.tap(cell), .mark(.color(color))], tell) }
        guard board.notes[cell].contains(digit) else { return tell(.say(content(of: cell))) }
        order(
            [.tap(cell), .mark(.light(digit)), .mark(.color(color)), .mark(.light(digit))], tell)
    }

    // MARK: Reading

    /// Tells where a digit may stand: by the notes of a cell, or else by what it sees.
    private func light(_ words: [String], _ tell: (News) -> Void) {
        guard let digit = words.first.flatMap(SudokuPlace.digit) else {
            return tell(.say(plain.oneToNine))
        }
        let possible = PencilMarks(board.grid)
        let cells = (0..<81).filter { cell in
            board[cell] == 0
                && (board.isEmpty(cell) ? possible[cell] : board.notes[cell]).contains(digit)
        }
        tell(.say(plain.canStand(digit, cells.map(hints.shortCell))))
    }

    private func tellHouse(
        _ words: [String], _ houses: [House], _ tell: (News) -> Void
    ) {
        guard let number = words.first.flatMap(SudokuPlace.digit) else {
            return tell(.say(plain.oneToNine))
        }
        describe(houses[number - 1], tell)
    }

    private func describe(_ house: House, _ tell: (News) -> Void) {
        let digits = house.cells.map { board[$0] == 0 ? plain.empty : "\(board[$0])" }
        tell(.say(plain.holds(hints.house(house), digits)))
    }

    private func tellCandidates(_ words: [String], _ tell: (News) -> Void) {
        guard let cell = cell(words, tell) else { return }
        if board[cell] == 0 {
            let digits = PencilMarks(board.grid)[cell].map(String.init)
            tell(.say(plain.canBe(name(of: cell), digits)))
        }
        if board[cell] != 0 || !board.notes[cell].isEmpty { tell(.say(content(of: cell))) }
    }

    private func check(_ tell: (News) -> Void) {
        let clashes = board.grid.clashes.map(name(of:))
        tell(.say(clashes.isEmpty ? plain.noClash : plain.clash(clashes)))
        tell(.say(plain.areEmpty(81 - board.grid.clues)))
    }
}
