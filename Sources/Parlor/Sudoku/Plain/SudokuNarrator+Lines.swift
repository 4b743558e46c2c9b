import Games

// The typed lines of a sudoku.

extension SudokuNarrator {
    /// The deed of a line that starts with the name of a cell: the line writes into the cell, or
    /// asks for its content.
    func deed(of names: [String]) -> SudokuDeed? {
        names.first.flatMap(SudokuPlaceName.cell) == nil ? nil : .write
    }

    func begin(_ rest: [String]) -> [News] {
        let rest = rest.filter { !TypedNames.fillers.contains($0) }
        let word = rest.first ?? ""
        if let data = try? SudokuData(pasted: rest.joined(separator: " ")) {
            let solutions = data.verdict(limit: SudokuData.countedSolutions)
            if solutions != .one { return [.say(words.sudoku.editor.verdict(solutions))] }
            guard let start = dealt.unfinished(data) else { return [.action(.given(data))] }
            if start.slot == dealt.slot { return [.say(plain.isThisPuzzle)] }
            return [.effect(.go(.replace(.game(GameStart(.sudoku, start)))))]
        }
        let level = SudokuLevel.allCases.first {
            $0.name.lowercased() == word || words.sudoku.level($0).lowercased() == word
        }
        if !word.isEmpty, level == nil {
            let levels = SudokuLevel.allCases.map { words.sudoku.level($0).lowercased() }
            return [.say(plain.noLevel(levels))]
        }
        return [.action(.puzzle(level ?? seen.information.level))]
    }

    // MARK: Writing

    func write(_ words: [String]) -> [News] {
        inCell(words) { cell in
            guard words.count > 1 else { return [.say(content(of: cell))] }
            let digits = words.dropFirst().map(SudokuPlaceName.digit)
            if let wrong = digits.firstIndex(of: nil) {
                return [.say(plain.noDigit(words[wrong + 1]))]
            }
            guard digits.count == 1, let digit = digits[0] else {
                return [.say(plain.oneDigit(words[0]))]
            }
            if board[cell] == digit, !seen.board.faces[cell].isGiven {
                return [.say(content(of: cell))]
            }
            return [.action(.sheet(.write(digit, at: cell)))]
        }
    }

    func note(_ words: [String]) -> [News] {
        inCell(words) { cell in
            let digits = words.dropFirst().map(SudokuPlaceName.digit)
            if let wrong = digits.firstIndex(of: nil) {
                return [.say(plain.noDigit(words[wrong + 1]))]
            }
            guard !digits.isEmpty else { return [.say(content(of: cell))] }
            return [.action(.sheet(.tap(cell)))]
                + digits.compactMap { $0.map { .action(.sheet(.note($0))) } }
        }
    }

    /// Empties each named cell. If a name is unknown, the answer is only a sentence about it.
    func erase(_ words: [String]) -> [News] {
        inCells(words) { cell in
            board.isEmpty(cell)
                ? [.say(content(of: cell))] : [.action(.sheet(.tap(cell))), .action(.use(.erase))]
        }
    }

    /// Colors a cell, or a digit that is noted in it.
    func color(_ words: [String]) -> [News] {
        inCell(words) { cell in
            let digit = words.count > 2 ? SudokuPlaceName.digit(words[1]) : nil
            let name = words.count > 1 ? words[words.count - 1].uppercased() : ""
            guard let color = SudokuColor(rawValue: name), words.count < 3 || digit != nil else {
                return [.say(plain.noColor)]
            }
            let mark = News.action(.sheet(.mark(.color(color))))
            guard let digit else { return [.action(.sheet(.tap(cell))), mark] }
            let light = News.action(.sheet(.mark(.light(digit))))
            return [.action(.sheet(.tap(cell))), light, mark, light]
        }
    }

    /// The answer about the cell that the first word names. An unknown name is reported.
    private func inCell(_ words: [String], _ answer: (Int) -> [News]) -> [News] {
        guard let word = words.first else { return [.say(self.words.plain.needsCell)] }
        guard let cell = SudokuPlaceName.cell(of: word) else { return [.say(plain.noCell(word))] }
        return answer(cell)
    }

    /// The answers for the cells that the words name.
    private func inCells(_ words: [String], _ answer: (Int) -> [News]) -> [News] {
        if let wrong = words.first(where: { SudokuPlaceName.cell(of: $0) == nil }) {
            return [.say(plain.noCell(wrong))]
        }
        return words.isEmpty ? inCell([], answer) : words.flatMap { inCell([$0], answer) }
    }

    /// The digit, if it is the only word; nil otherwise.
    private func onlyDigit(in words: [String]) -> Int? {
        words.count == 1 ? SudokuPlaceName.digit(words[0]) : nil
    }

    // MARK: Reading

    /// Lists the cells where a digit is possible, according to the notes of each cell. In a cell
    /// without notes, the digits on the board decide.
    func light(_ words: [String]) -> [News] {
        guard let digit = onlyDigit(in: words) else { return [.say(plain.oneToNine)] }
        return [.say(plain.canStand(digit, board.openCells(for: digit).map(hints.cell)))]
    }

    func house(_ words: [String], of houses: [House]) -> [News] {
        guard let number = onlyDigit(in: words) else { return [.say(plain.oneToNine)] }
        return [description(of: houses[number - 1])]
    }

    func description(of house: House) -> News {
        let digits = house.cells.map { board[$0] == 0 ? plain.empty : "\(board[$0])" }
        return .say(plain.holds(hints.house(house), digits))
    }

    func candidates(_ words: [String]) -> [News] {
        inCells(words) { cell in
            let digits = PencilMarks(board.grid)[cell].map(String.init)
            let isOpen = board[cell] == 0
            return (isOpen ? [.say(plain.canBe(name(of: cell), digits))] : [])
                + (isOpen && board.notes[cell].isEmpty ? [] : [.say(content(of: cell))])
        }
    }

    var check: [News] {
        let clashes = board.grid.clashes.map(name(of:))
        return [
            .say(clashes.isEmpty ? plain.noClash : plain.clash(clashes)),
            .say(plain.areEmpty(81 - board.grid.clueCount)),
        ]
    }

    var countOfMistakes: News { .say(plain.mistakes(mistakes, limit)) }

    var status: [News] {
        let seconds = seen.information.clock.time.total
        return [
            .say(words.plain.played(words.time(seconds: seconds))),
            countOfMistakes,
        ]
    }
}
