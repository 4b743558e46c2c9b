import Games

extension MinesWords {
    /// The answer to a request for a hint if too many arrangements of mines fit the board.
    var noHint: String {
        say(
            "No hint: no cell is certain, and the chances cannot be calculated.",
            "힌트가 없습니다. 확실한 칸이 없고, 확률도 계산할 수 없습니다.")
    }

    /// The answer to a further request after a hint that names a cell to guess.
    func isGuess(_ cell: String, _ percent: Int) -> String {
        say(
            """
            Of all arrangements of mines that fit the board, \(percent)% have a mine at \(cell). A \
            guess is up to you: the hint does not open the cell.
            """,
            """
            판에 맞는 지뢰 배치 가운데 \(percent)%에서 \(cell) 칸이 지뢰입니다. 추측할지는 직접 정하십시오. 힌트는 이 칸을 \
            열지 않습니다.
            """)
    }

    /// The part of the hint that the player has requested; nil without a hint. On a board that has
    /// a first cell, the hint before the first click names this cell.
    func hint(of seen: MinesSeen) -> String? {
        seen.hint.map {
            seen.hintedStart == nil ? text(of: $0, in: seen.options.size) : beginsHere
        }
    }

    /// The part of a hint that the player has requested. If a flag is wrong, the text says so
    /// first.
    func text(of hint: MinesHint, in size: MinesSize) -> String {
        let text =
            switch (hint.rule, hint.stage) {
            case (.first, _): first
            case (.guess(let chance), _): guess(size.name(of: hint.safe[0]), chance.percent)
            case (_, .look):
                look(
                    (hint.numbers.isEmpty ? hint.area : hint.numbers.map(\.cell)).prefix(8)
                        .map(size.name).joined(separator: ", "))
            case (_, .reason): reasons(of: hint, in: size)[0].joined(separator: " ")
            }
        return afterWrongFlags(of: hint, text, in: size)
    }

    /// A text about a hint, after a sentence about flags that the hint proves to be wrong.
    private func afterWrongFlags(of hint: MinesHint, _ text: String, in size: MinesSize) -> String {
        let flags = hint.wrongFlags.map(size.name)
        return flags.isEmpty ? text : "\(cannotBeRight(flags)) \(text)"
    }

    /// Versions of a hint's text, the longest first. In each, the conclusion follows.
    func reasons(of hint: MinesHint, in size: MinesSize) -> [[String]] {
        arguments(of: hint, in: size).map { $0 + [conclusion(claims(of: hint, in: size))] }
    }

    /// The conclusion of a hint, with the facts that prove it, but without the argument.
    func claim(of hint: MinesHint, in size: MinesSize) -> String {
        prove(premises(of: hint, in: size), claims(of: hint, in: size))
    }

    /// The whole argument of a hint, without its conclusion. A sentence about wrong flags is first.
    func argument(of hint: MinesHint, in size: MinesSize) -> String {
        let text =
            hint.rule == .first ? first : arguments(of: hint, in: size)[0].joined(separator: " ")
        return afterWrongFlags(of: hint, text, in: size)
    }

    /// Versions of the whole argument of a hint, the longest first: the numbers that it is based
    /// on, and the step from them to the conclusion.
    private func arguments(of hint: MinesHint, in size: MinesSize) -> [[String]] {
        let names = hint.numbers.map { size.name(of: $0.cell) }
        let numbers = zip(names, hint.numbers).map(number)
        return switch hint.rule {
        case .pair(let cells): [numbers + pair(hint, names, cells)]
        case .rest(let isOfBoard): [rest(hint, names, isOfBoard: isOfBoard)]
        case .numbers(let counts):
            [numbers, []].map { $0 + [together(hint, counts: counts, in: size)] }
        case .first, .number, .guess: [numbers]
        }
    }

    private func together(_ hint: MinesHint, counts: Bool, in size: MinesSize) -> String {
        together(
            hint.numbers.map { size.name(of: $0.cell) }, counts ? hint.minesLeft : nil,
            safe: hint.safe.map(size.name), mines: hint.mines.map(size.name))
    }

    private func claims(of hint: MinesHint, in size: MinesSize) -> String {
        claims(safe: hint.safe.map(size.name), mines: hint.mines.map(size.name))
    }

    /// The argument from two numbers that share cells. One of them needs one more mine than the
    /// other for each cell that the other does not touch.
    private func pair(_ hint: MinesHint, _ names: [String], _ cells: Int) -> [String] {
        let numbers = hint.numbers
        let more = numbers[0].need - numbers[1].need == numbers[0].room - cells ? 0 : 1
        let rest = numbers[more].room - cells
        if rest == 0 {
            return [contained(inner: names[more], outer: names[1 - more], numbers[more].need)]
        }
        return [
            shared(
                more: names[more], less: names[1 - more], cells, need: numbers[1 - more].need,
                rest: rest)
        ]
            + (hint.safe.isEmpty
                ? [] : [allShared(names[1 - more], need: numbers[1 - more].need, cells: cells)])
    }

    /// The argument that the mines in some parts of an area leave a known number for the rest. The
    /// area is the whole board, or the cells around a number.
    private func rest(_ hint: MinesHint, _ names: [String], isOfBoard: Bool) -> [String] {
        let parts = Array(zip(names, hint.numbers).dropFirst(isOfBoard ? 0 : 1))
        let first = hint.numbers.first
        let whole =
            isOfBoard
            ? left(mines: hint.minesLeft, cells: hint.cellsLeft, flags: hint.flagsLeft)
            : zip(names, hint.numbers).prefix(1).map(number).joined()
        let said = [whole] + parts.map { part($0, need: $1.need, cells: $1.room) }
        guard !parts.isEmpty else { return said }
        let (need, room) =
            isOfBoard
            ? (hint.minesLeft, hint.cellsLeft) : (first?.need ?? 0, first?.room ?? 0)
        return said + [
            remainder(
                mines: need - parts.reduce(0) { $0 + $1.1.need },
                cells: room - parts.reduce(0) { $0 + $1.1.room })
        ]
    }

    /// The names of the facts that prove a hint: numbers, and possibly the number of mines; empty
    /// if the number of mines alone proves the hint.
    private func premises(of hint: MinesHint, in size: MinesSize) -> [String] {
        let names = hint.numbers.map { size.name(of: $0.cell) }
        let countsMines =
            hint.rule == .numbers(countsMines: true) || hint.rule == .rest(isOfBoard: true)
        return names + (countsMines && !names.isEmpty ? [mineCount] : [])
    }
}
