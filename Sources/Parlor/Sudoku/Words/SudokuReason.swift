import Games

/// The reason why a step is right, in terms of the digits, cells and houses of the board.
struct SudokuReason: Phrasebook {
    let step: SudokuStep
    let language: Language

    init(_ step: SudokuStep, in language: Language) {
        (self.step, self.language) = (step, language)
    }

    var digit: Int { step.evidence.first?.digit ?? 0 }
    var lost: Int { step.eliminations.first?.digit ?? 0 }
    var names: SudokuNames { SudokuNames(language: language) }

    /// An explanation of the term "see" and of the signs of a chain, for reasons that use them.
    var explanation: String? {
        guard step.speaksOfSight else { return nil }
        let sight = say(
            "Cells in the same row, column or box see each other.",
            "같은 행, 열, 상자에 있는 두 칸은 서로 \"본다\"고 합니다.")
        return signs.map { "\($0) \(sight)" } ?? sight
    }

    /// The meaning of the signs of a chain; nil for other steps.
    var signs: String? {
        if case .chain(let nodes) = step.pattern { signs(of: nodes) } else { nil }
    }

    /// The whole reason.
    var text: String { ([argument] + [proof].compactMap(\.self)).joined(separator: "\n") }

    /// The proofs of single lines of a net, which are shown below the conclusion; nil if there are
    /// none.
    var proof: String? {
        guard case .net(let net) = step.pattern else { return nil }
        let proofs = proofs(of: net, SudokuNames.netLabels(net))
        return proofs.isEmpty ? nil : proofs.joined(separator: "\n")
    }

    /// The reason, without the proofs of single lines.
    var argument: String {
        switch step.pattern {
        case .lastCell(let house):
            say(
                """
                \(capitalized: house) has one empty cell, \(cells: step.cells), and only the \
                \(digit) is missing.
                """,
                "\(house)에 빈칸은 \(cells: step.cells) 하나뿐이고, 없는 숫자는 \(digit)뿐입니다.")
        case .onlyDigit(let excluded): onlyDigit(excluded)
        case .onlyPlace(let house, let excluded): onlyPlace(house, excluded)
        case .nakedSet(let cells, let digits, let houses):
            say(
                """
                \(cells: cells) can only be \(either: digits). They use up all these digits, so no \
                other cell of \(either: houses) has one of them.
                """,
                """
                \(cells: cells)에는 \(digits)만 남았습니다. 이 숫자들이 이 칸들에 하나씩 모두 들어가므로 \
                \(houses)의 다른 칸에는 \(digits, .subject) 올 수 없습니다.
                """)
        case .hiddenSet(let cells, let digits, let house):
            say(
                """
                In \(house), the digits \(digits) can only go in \(cells: cells). They fill these \
                cells, so no other digit fits there.
                """,
                """
                \(house)에서 \(digits)의 자리는 \(cells: cells)뿐입니다. 칸과 숫자의 수가 같으므로 이 칸들에는 \
                다른 숫자가 들어갈 수 없습니다.
                """)
        case .intersection(let cells, let house, let other):
            say(
                """
                In \(house), the \(digit) can only go in \(cells: cells), which \
                \(cells.count, one: "is", more: "are") in \(other) too. So \(other) has its \
                \(digit) there, and in no other cell.
                """,
                """
                \(house)에서 \(digit)의 자리는 \(cells: cells)뿐이고 모두 \(other)에 있습니다. 그래서 \(other)의 \
                다른 칸에는 \(digit, .subject) 올 수 없습니다.
                """)
        case .fish(let base, let cover, let body, let fins):
            fish(base: base, cover: cover, body: body, fins: fins)
        case .remotePair(let one, let other, let digits):
            say(
                """
                The cells of \(names.groups([one, other]), .and) can only be \(either: digits). \
                A cell of a and a cell of b that see each other have different digits. Such pairs \
                connect all these cells. So all of a have one digit, and all of b have the other \
                one. \
                \(gone(seeing: [one, other], 0, 1)).
                """,
                """
                \(names.groups([one, other]))의 칸에는 \(digits)만 남았습니다. a의 칸과 b의 칸은 서로 보는 \
                칸끼리 번갈아 이어집니다. 이어진 두 칸은 숫자가 다릅니다. 그래서 a의 칸은 모두 한 숫자, b의 칸은 \
                모두 다른 숫자입니다. a와 b를 적어도 한 칸씩 보는 칸에는 \(digits, .subject) 올 수 없습니다.
                """)
        case .surplus(let candidate): surplus(candidate)
        case .strongLinks(let one, let other):
            say(
                """
                \(capitalized: one.house) has its \(digit) in \(one, "a", "b"), and \
                \(other.house) has its \(digit) in \(other, "c", "d"). \(cell: one.second) and \
                \(cell: other.first) see each other, so at least one of them is not \(digit). If \
                \(cell: one.second) is not \(digit), \(cell: one.first) is \(digit). If \
                \(cell: other.first) is not \(digit), \(cell: other.second) is \(digit). So \
                \(either: [one.first, other.second]) is \(digit). \(gone(seeing: "both")).
                """,
                """
                \(places(one, "a", "b")) \(places(other, "c", "d")) \(cell: one.second)과 \
                \(cell: other.first)은 서로 보므로 함께 \(digit)일 수 없습니다. 그래서 \
                \(either: [one.first, other.second])이 \(digit)이고, 둘 다 보는 칸에는 \
                \(digit, .subject) 올 수 없습니다.
                """)
        case .emptyRectangle(let cells, let box, let near, let far, let link):
            emptyRectangle(cells, box: box, near: near, far: far, link)
        case .linkedPairs(let one, let other, let digits, let link):
            linkedPairs(one: one, other: other, digits, link)
        case .wing(let pivot, let pincers, let digit): wing(pivot, pincers, digit)
        case .rectangle(let rectangle): self.rectangle(rectangle)
        case .crossing(let meeting, let line, let ofLine, let box, let ofBox):
            crossing(meeting, line, ofLine, box, ofBox)
        case .colors(let groups): colors(groups)
        case .chain(let nodes): chain(nodes)
        case .sets(let sets, let digits): self.sets(sets, digits)
        case .blossom(let stem, let petals, let digit): blossom(stem, petals, digit)
        case .net(let net): self.net(net)
        case .lookUp: SudokuHintWords(language: language).sentence(step.technique)
        }
    }

    func surplus(_ candidate: Candidate) -> String {
        let houses = House.all(of: [candidate.cell])
        return say(
            """
            Every empty cell except \(cell: candidate.cell) has just two digits left, and every \
            missing digit has just two places in each row, column and box. Only the \
            \(candidate.digit) has three places, in \(houses). If \(cell: candidate.cell) were not \
            \(candidate.digit), the \(candidate.digit) would have just two places there too. Then \
            every empty cell could change to its other digit, which would give a second \
            solution. But a puzzle has only one.
            """,
            """
            \(cell: candidate.cell) 말고는 빈칸마다 후보 숫자가 둘뿐이고, 행, 열, 상자마다 아직 없는 숫자의 자리도 \
            둘씩입니다. \(candidate.digit)만 \(houses)에서 자리가 셋입니다. 이 칸이 \(candidate.digit, .subject) \
            아니면 그곳의 자리도 둘이 됩니다. 그러면 빈칸마다 두 후보 숫자 중 나머지 하나를 넣어도 답이 됩니다. 그런데 \
            퍼즐의 답은 하나뿐입니다.
            """)
    }

    func emptyRectangle(
        _ cells: CellSet, box: House, near: House, far: House, _ link: SudokuLink
    ) -> String {
        let losing = step.losingCells
        let crossed = [far] + House.all(of: CellSet(Array(losing) + [link.second])).prefix(1)
        return say(
            """
            In \(box), the \(digit) is at \(either: cells.filter(near.cells.contains)) (\(near)), \
            or \(either: cells.filter { !near.cells.contains($0) }) (\(far)). \
            \(places(link, "a", "b")) If \(cells: losing) were \(digit), no other cell of \
            \(either: crossed) would be \(digit). Then \(link.house) would have its \(digit) in \
            \(cell: link.first), no other cell of \(near) would be \(digit), and \(box) would \
            have no place for its \(digit).
            """,
            """
            \(box)에서 \(digit)의 자리는 \(near) 아니면 \(far)에 있습니다(\(cells: cells)). \
            \(places(link, "a", "b")) \(cells: losing)이 \(digit, .condition) \(crossed)의 다른 칸에는 \
            \(digit, .subject) 올 수 없습니다. 그러면 \(link.house)의 \(digit, .topic) \
            \(cell: link.first)에 오고, \(near)의 다른 칸에도 올 수 없어 \(box)에 \(digit)의 자리가 \
            없어집니다.
            """)
    }

    func linkedPairs(
        one: Int, other: Int, _ digits: DigitSet, _ link: SudokuLink
    ) -> String {
        let shared = digits.first { $0 != lost } ?? 0
        let letter = { $0 == one ? "a" : "b" }
        return say(
            """
            \(cells: [one, other], by: letter) are each \(either: digits). \
            \(capitalized: link.house) has its \(shared) in \(cell: link.first), which sees \
            \(cell: one), or in \(cell: link.second), which sees \(cell: other). So \
            \(cells: [one, other]) are not both \(shared): one of them is \(lost). \
            \(gone(seeing: "both")).
            """,
            """
            \(cells: [one, other], by: letter)에는 모두 \(digits)만 남았습니다. \(link.house)에서 \(shared)의 \
            자리는 \(cell: one)을 보는 \(cell: link.first)이거나 \(cell: other)을 보는 \
            \(cell: link.second)입니다. 그래서 두 칸이 모두 \(shared)일 수는 없고 하나는 \
            \(lost)입니다. 둘 다 보는 칸에는 \(lost, .subject) 올 수 없습니다.
            """)
    }

    func crossing(
        _ meeting: CellSet, _ line: House, _ ofLine: CellSet, _ box: House, _ ofBox: CellSet
    ) -> String {
        let (lineDigits, boxDigits) = step.crossingDigits(ofLine, ofBox)
        let count = meeting.count + ofLine.count + ofBox.count
        let groups = names.groups([meeting, ofLine, ofBox])
        return say(
            """
            \(groups, .and) together have \(count) cells, with just \(count) digits left. Their \
            \(plural: lineDigits) are all in \(line), and their \(plural: boxDigits) are all in \
            \(box). A row, column or box has each digit once, so each of these digits is there at \
            most once. There are as many digits as cells, so each is there exactly once. So no \
            other cell of \(line) is \(either: lineDigits), and no other cell of \(box) is \
            \(either: boxDigits).
            """,
            """
            \(groups)의 \(count)칸에 남은 숫자도 \(count)개입니다. 이 칸들에서 \
            \(lineDigits, .topic) \(line)에만 있고 \(boxDigits, .topic) \(box)에만 있어 두 번 올 수 없으므로, \
            모두 여기에 한 번씩 옵니다. 그래서 \(line)의 다른 칸에는 \(lineDigits, .subject), \(box)의 다른 \
            칸에는 \(boxDigits, .subject) 올 수 없습니다.
            """)
    }

    /// The two places of a digit in a house, with their letters.
    func places(_ link: SudokuLink, _ one: String, _ other: String) -> String {
        say(
            "\(capitalized: link.house) has its \(digit) in \(link, one, other).",
            "\(link.house)에서 \(digit)의 자리는 \(link, one, other)입니다.")
    }

    func onlyDigit(_ excluded: DigitSet) -> String {
        let present = DigitSet((1...9).filter { $0 != digit && !excluded.contains($0) })
        if excluded.isEmpty {
            return say(
                """
                The row, the column and the box of \(cells: step.cells) together have every digit \
                except \(digit).
                """,
                "\(cells: step.cells)의 행, 열, 상자를 합치면 \(digit) 말고 모든 숫자가 있습니다.")
        }
        let start = say(
            "\(cells: step.cells) has only the \(digit) left:",
            "\(cells: step.cells)에 남은 숫자는 \(digit)뿐입니다.")
        if present.isEmpty {
            return say(
                "\(start) no other digit is in its notes.",
                "\(start) 다른 숫자는 모두 메모에 없습니다.")
        }
        return say(
            """
            \(start) \(present) \(present.count, one: "is", more: "are") in its row, column or \
            box; \(excluded) \(excluded.count, one: "is", more: "are") not in its notes.
            """,
            """
            \(start) \(present, .topic) 이 칸의 행, 열, 상자에 있고, \(excluded, .topic) 메모에 \
            없습니다.
            """)
    }

    func onlyPlace(_ house: House, _ excluded: CellSet) -> String {
        let start = say(
            """
            In \(house), the \(digit) can only go in \(cells: step.cells): every other empty cell \
            has \(a: digit) in its row, column or box
            """,
            "\(house)에서 \(digit)의 자리는 \(cells: step.cells)뿐입니다.")
        if excluded.isEmpty {
            return say(
                "\(start).",
                "\(start) 다른 빈칸의 행, 열, 상자에는 이미 \(digit, .subject) 있습니다.")
        }
        return say(
            "\(start), or the \(digit) was excluded there before (\(cells: excluded)).",
            """
            \(start) 다른 빈칸은 행, 열, 상자에 이미 \(digit, .subject) 있거나, \(digit, .subject) 앞에서 \
            제외된 칸(\(cells: excluded))입니다.
            """)
    }

    func fish(
        base: [House], cover: [House], body: CellSet, fins: CellSet
    ) -> String {
        let isPlain = Set(base.map(\.kind)).count == 1 && Set(cover.map(\.kind)).count == 1
        let isOfRows = base.first?.kind == .row
        let (rows, columns) = (say("rows", "행"), say("columns", "열"))
        let (row, column) = (say("row", "행"), say("column", "열"))
        let lines =
            !isPlain
            ? say("rows, columns or boxes", "행, 열, 상자") : isOfRows ? rows : columns
        let cross =
            !isPlain ? say("row, column or box", "행, 열, 상자") : isOfRows ? column : row
        let others: EnglishSentence =
            isPlain ? "these \(isOfRows ? columns : rows)" : "\(cover)"
        let losing = step.losingCells
        if fins.isEmpty {
            return say(
                """
                In \(base), the \(digit) can only go in \(cover), at \(cells: body). Each of these \
                \(lines) has one \(digit), and a \(cross) cannot have two. So \(cover) \
                have their \(digit)s here and nowhere else.
                """,
                """
                \(base)에서 \(digit)의 자리는 \(cover)뿐입니다(\(cells: body)). \(lines)마다 하나씩 와야 하고 \
                같은 \(cross)에 둘이 올 수 없으므로, \(cover)의 \(digit, .topic) 모두 이 칸들에 있고 다른 칸에는 \
                \(digit, .subject) 올 수 없습니다.
                """)
        }
        return say(
            """
            In \(base), the \(digit) can only go in \(cover), at \(cells: body), or in \
            \(cells: fins), the \(fins.count, one: "fin", more: "fins") (f). If \
            \(fins.count, one: "the fin is not", more: "no fin is") \(digit), \(base) have their \
            \(digit)s in \(cover), one in each, so \(others) have no \(digit) anywhere else. If \
            \(fins.count, one: "the fin is", more: "a fin is") \(digit), no cell that sees \
            \(fins.count, one: "it", more: "all the fins") is \(digit). So in both cases, there is \
            no \(digit) in \(cells: losing).
            """,
            """
            \(base)에서 핀 \(cells: fins)(f)을 빼면 \(digit)의 자리는 \(cover)뿐입니다(\(cells: body)). 핀에 \
            \(digit, .subject) 없으면 \(cover)의 다른 칸에 올 수 없고, 핀에 있으면 \
            \(fins.count > 1 ? "핀을 모두" : "핀을") 보는 칸에 올 수 없습니다. \
            그래서 두 경우 모두 \(cells: losing)에는 \(digit, .subject) 올 수 없습니다.
            """)
    }
}

extension SudokuStep {
    /// Indicates whether the reason uses the term "see".
    fileprivate var speaksOfSight: Bool {
        switch pattern {
        case .remotePair, .strongLinks, .linkedPairs, .wing, .colors, .chain, .sets, .blossom: true
        case .fish(_, _, _, let fins): !fins.isEmpty
        case .rectangle:
            [.uniqueRectangle2, .uniqueRectangle5, .avoidableRectangle2].contains(technique)
        default: false
        }
    }
}
