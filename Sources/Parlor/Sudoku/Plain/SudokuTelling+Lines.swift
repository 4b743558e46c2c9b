import Games

// What is typed at a sudoku.

extension SudokuTelling {
    mutating func read(_ line: String) {
        let words = line.split { $0.isWhitespace || $0 == "," || $0 == "=" }.map(String.init)
        // Who names a cell means to write there, or to hear what stands there.
        if let first = words.first, SudokuPlace.cell(of: first) != nil { return write(words) }
        let reading = vocabulary.read(line)
        guard case .deed(let deed, let rest) = reading else {
            if let refusal = self.words.plain.refusal(of: reading) { news.say(refusal) }
            return
        }
        switch deed {
        case .help: news.sentences = vocabulary.help
        case .menu: news.move = .pop
        case .quit:
            news.say(self.words.plain.goodbye)
            news.move = .leave
        case .new: begin(rest)
        case .restart:
            isAnew = true
            order(.restart)
        case .resume where alert == .pause: news.orders = [.pause(false)]
        case .time: news.say(plain.played(self.words.memory.time(time.minutes, time.seconds)))
        case .mistakes: news.say(plain.mistakes(mistakes, limit))
        default: play(deed, rest)
        }
    }

    private mutating func order(_ order: Order) { news.orders = [order, .settled] }

    private mutating func begin(_ rest: [String]) {
        let word = rest.first ?? ""
        let level = SudokuLevel.allCases.first {
            $0.name.lowercased() == word || words.sudoku.level($0).lowercased() == word
        }
        if !word.isEmpty, level == nil {
            return news.say(
                plain.noLevel(SudokuLevel.allCases.map { words.sudoku.level($0).lowercased() }))
        }
        news.orders = [.new(level ?? self.level)]
    }

    /// What can be done while the board is open.
    private mutating func play(_ deed: PlainSudokuDeed, _ rest: [String]) {
        if isOver { return news.say(plain.isOver) }
        if alert == .pause { return news.say(plain.isPaused) }
        switch deed {
        case .write: write(rest)
        case .note: note(rest)
        case .erase: erase(rest)
        case .undo: if canUndo { order(.use(.undo)) } else { news.say(plain.nothingToUndo) }
        case .redo: if canRedo { order(.use(.redo)) } else { news.say(plain.nothingToRedo) }
        case .fill: order(.use(.fillNotes))
        case .hint: order(.use(.hint))
        case .pause: news.orders = [.pause(true)]
        case .resume: news.say(plain.goesOn)
        case .board: for house in House.rows { tell(house) }
        case .row: tellHouse(rest, House.rows)
        case .column: tellHouse(rest, House.columns)
        case .box: tellHouse(rest, House.boxes)
        case .candidates: tellCandidates(rest)
        case .check: check()
        default: break
        }
    }

    // MARK: Writing

    private mutating func write(_ words: [String]) {
        if isOver { return news.say(plain.isOver) }
        if alert == .pause { return news.say(plain.isPaused) }
        guard let cell = cell(words) else { return }
        guard words.count > 1 else { return news.say(content(of: cell)) }
        guard words.count == 2, let digit = SudokuPlace.digit(words[1]) else {
            return news.say(plain.noDigit(words[1]))
        }
        guard isOpen(cell) else { return }
        if board[cell] == digit { return news.say(content(of: cell)) }
        news.orders = [.select(cell), .number(digit), .settled]
    }

    private mutating func note(_ words: [String]) {
        guard let cell = cell(words), isOpen(cell) else { return }
        let digits = words.dropFirst().map(SudokuPlace.digit)
        if let wrong = digits.firstIndex(of: nil) {
            return news.say(plain.noDigit(words[wrong + 1]))
        }
        guard !digits.isEmpty else { return news.say(content(of: cell)) }
        news.orders =
            [.select(cell)] + digits.compactMap { $0.map(Order.note) } + [.settled]
    }

    private mutating func erase(_ words: [String]) {
        guard let cell = cell(words), isOpen(cell) else { return }
        if board.isEmpty(cell) { return news.say(content(of: cell)) }
        news.orders = [.select(cell), .use(.erase), .settled]
    }

    /// The cell that the first word names. If it names none, that is said.
    private mutating func cell(_ words: [String]) -> Int? {
        let cell = words.first.flatMap(SudokuPlace.cell)
        if cell == nil { news.say(plain.noCell(words.first ?? "")) }
        return cell
    }

    private mutating func isOpen(_ cell: Int) -> Bool {
        guard let data, data.problem[cell] != 0 else { return true }
        news.say(plain.isGiven(name(of: cell), board[cell]))
        return false
    }

    // MARK: Reading

    private mutating func tellHouse(_ words: [String], _ houses: [House]) {
        guard let number = words.first.flatMap(SudokuPlace.digit) else {
            return news.say(plain.oneToNine)
        }
        tell(houses[number - 1])
    }

    private mutating func tell(_ house: House) {
        let digits = house.cells.map { board[$0] == 0 ? plain.empty : "\(board[$0])" }
        news.say(plain.holds(hints.house(house), digits))
    }

    private mutating func tellCandidates(_ words: [String]) {
        guard let cell = cell(words) else { return }
        if board[cell] == 0 {
            let digits = PencilMarks(board.grid)[cell].map(String.init)
            news.say(plain.canBe(name(of: cell), digits))
        }
        if board[cell] != 0 || !board.notes[cell].isEmpty { news.say(content(of: cell)) }
    }

    private mutating func check() {
        let clashes = board.grid.clashes.map(name(of:))
        news.say(clashes.isEmpty ? plain.noClash : plain.clash(clashes))
        news.say(plain.areEmpty(81 - board.grid.clues))
    }
}
