import Games

extension SudokuNames {
    static let english = SudokuNames(
        cell: { "r\($0)c\($1)" },
        houses: { kind, numbers in
            let name =
                switch kind {
                case .row: "row"
                case .column: "column"
                case .box: numbers.count == 1 ? "box" : "boxe"
                }
            return "\(name)\(numbers.count == 1 ? "" : "s") \(numbers.listed("and"))"
        },
        and: { $0.listed("and") }, or: { $0.listed("or") })
}

/// Why a step is right, in English: by the digits, cells and houses of the board.
struct EnglishReason {
    let step: SudokuStep
    private let names = SudokuNames.english

    init(_ step: SudokuStep) { self.step = step }

    private var digit: Int { step.evidence.first?.digit ?? 0 }
    private var lost: Int { step.eliminations.first?.digit ?? 0 }

    var text: String {
        switch step.pattern {
        case .lastCell(let house):
            "\(names.house(house).capitalizingFirst) has one empty cell, "
                + "\(names.cells(step.cells)), and only the \(digit) is missing."
        case .onlyDigit: "\(names.cells(step.cells)) sees every digit but the \(digit)."
        case .onlyPlace(let house):
            "In \(names.house(house)) the \(digit) has no place but \(names.cells(step.cells))."
        case .nakedSet(let cells, let digits, let houses):
            "\(names.cells(cells)) have only \(names.digits(digits)) between them and use them up: "
                + "the rest of \(names.houses(houses)) goes without."
        case .hiddenSet(let cells, let digits, let house):
            "In \(names.house(house)) the digits \(names.digits(digits)) can only stand in "
                + "\(names.cells(cells)): there is no room for others there."
        case .intersection(let cells, let house, let other):
            "In \(names.house(house)) the \(digit) can only stand in \(names.cells(cells)), "
                + "which \(cells.count == 1 ? "lies" : "lie") in \(names.house(other)) too: the "
                + "rest of \(names.house(other)) goes without."
        case .fish(let base, let cover, let body, let fins): fish(base, cover, body, fins)
        case .remotePair(let one, let other, let digits):
            "Cells that see each other take turns with \(names.digits(digits)): \(names.cells(one)) "
                + "on one side, \(names.cells(other)) on the other. What sees a cell of each side "
                + "has neither digit."
        case .surplus(let candidate):
            "But for \(names.cell(candidate.cell)) every empty cell has two digits left. Without "
                + "the \(candidate.digit) there, all could be swapped: a second solution."
        case .strongLinks(let one, let other):
            "\(names.house(one.house).capitalizingFirst) has its \(digit) in "
                + "\(names.either([one.first, one.second])), \(names.house(other.house)) in "
                + "\(names.either([other.first, other.second])). \(names.cell(one.second)) and "
                + "\(names.cell(other.first)) see each other, so not both are right: "
                + "\(names.either([one.first, other.second])) is, and what sees both has none."
        case .emptyRectangle(let cells, let box, let near, let far, let link):
            "In \(names.house(box)) the \(digit) stands in \(names.house(near)) or "
                + "\(names.house(far)), at \(names.either(cells)). \(places(of: digit, link)) A "
                + "\(digit) in \(names.cells(step.eliminations.map(\.cell))) would push it to "
                + "\(names.cell(link.first)) and leave \(names.house(box)) no place."
        case .linkedPairs(let one, let other, let digits, let link):
            "\(names.cells([one, other])) both have \(names.eitherDigit(digits)). "
                + "\(places(of: shared(digits), link)) Each of these sees one of the pairs, so not "
                + "both pairs have the \(shared(digits)): one has the \(lost), and what sees both has none."
        case .wing(let pivot, let pincers, let digit): wing(pivot, pincers, digit)
        case .rectangle(let rectangle): self.rectangle(rectangle)
        case .crossing(let meeting, let line, let ofLine, let box, let ofBox):
            "\(names.cells(meeting)), with \(names.cells(ofLine)) in \(names.house(line)) and "
                + "\(names.cells(ofBox)) in \(names.house(box)), are as many cells as digits, "
                + "\(names.digits(step.digits(in: step.cells))): each stands once among them, and "
                + "not in what sees all its places."
        case .colors(let groups): colors(groups)
        case .chain(let nodes): chain(nodes)
        case .sets(let sets, let digits): self.sets(sets, digits)
        case .lookUp: step.technique.sentence
        }
    }

    private func shared(_ digits: DigitSet) -> Int { digits.first { $0 != lost } ?? 0 }

    private func places(of digit: Int, _ link: SudokuLink) -> String {
        "\(names.house(link.house).capitalizingFirst) has its \(digit) in "
            + "\(names.either([link.first, link.second]))."
    }

    private func fish(
        _ base: [House], _ cover: [House], _ body: CellSet, _ fins: CellSet
    ) -> String {
        let start =
            "In \(names.houses(base)) the \(digit) can only stand in \(names.houses(cover)), at "
            + names.cells(body)
        guard !fins.isEmpty else {
            return "\(start): there \(names.houses(cover)) have theirs, and nowhere else."
        }
        let (are, fin) = fins.count == 1 ? ("is", "fin") : ("are", "fins")
        return "\(start), but for the \(fin) in \(names.cells(fins)). If the \(fin) \(are) wrong, "
            + "\(names.houses(cover)) have their \(digit) there; if not, what sees the \(fin) has "
            + "none."
    }

    private func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let cases = pincers.map { pincer -> String in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return "if it is \(other), \(names.cell(pincer)) is \(digit)"
        }
        return "The pivot \(names.cell(pivot)) is \(names.eitherDigit(digits)): "
            + cases.joined(separator: "; ")
            + (digits.contains(digit) ? "; or it is \(digit) itself." : ".")
            + " What sees all these places of the \(digit) has none."
    }

    private func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        let start =
            "With \(names.digits(found.digits)) crosswise in \(names.cells(corners)), they could "
            + "be swapped: a second solution, where a puzzle has one."
        let roof = names.either(found.roof)
        let kept = found.digits.first { $0 != lost } ?? 0
        let end =
            switch step.technique {
            case .uniqueRectangle1: "So \(roof) has neither."
            case .avoidableRectangle1: "None was given, so \(roof) must not complete them."
            case .uniqueRectangle3:
                "So \(roof) has one of \(names.digits(found.extra)), which with "
                    + "\(names.cells(found.others)) are used up in \(names.houses(found.lines))."
            case .uniqueRectangle4:
                "In \(names.houses(found.lines)) the \(kept) stands in \(roof), so neither may "
                    + "have the \(lost)."
            case .uniqueRectangle6:
                "In \(names.houses(found.lines)) the \(lost) has no place but these: in one of "
                    + "\(names.cells(found.roof)) it would be in both."
            case .hiddenRectangle:
                "With the \(lost) in \(names.cells(step.eliminations.map(\.cell))), the \(kept) of "
                    + "\(names.houses(found.lines)) would have to stand beside it, in the corners."
            default: "So \(roof) has the \(names.digits(found.extra))."
            }
        return "\(start) \(end)"
    }

    private func colors(_ groups: [CellSet]) -> String {
        let names = names.groups(groups)
        let start =
            "Where a house has two places for the \(digit), these take turns: it stands at "
            + "\(names[0]) or at \(names[1])"
        guard names.count == 4 else {
            return step.isGone(groups[0])
                ? "\(start). Cells of a see each other, so b is right."
                : "\(start). What sees a cell of each has none."
        }
        return "\(start), and at \(names[2]) or at \(names[3]). "
            + (step.isGone(groups[0])
                ? "Cells of a see some of c and of d, so a is wrong."
                : "Cells of a and c see each other, so not both are right: b or d is, and "
                    + "what sees both has none.")
    }

    private func chain(_ nodes: [SudokuChainNode]) -> String {
        let claims = nodes.enumerated().map { index, node in
            "\(names.node(node.cells)) is \(index % 2 == 0 ? "not " : "")\(node.digit)"
        }
        let start = "If \(claims[0]), \(claims.dropFirst().joined(separator: ", so "))."
        guard let first = nodes.first, let last = nodes.last, first != last else {
            return "\(start) So it is in any case."
        }
        return start
            + (step.isRing
                ? " The ends meet: of each link one is right, and what neither allows goes."
                : " So one of the ends is right, and what neither allows goes.")
    }

    private func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let start =
            "\(names.and(names.groups(sets))) each have one digit more than cells: without one they have all "
            + "the others."
        let letters = SudokuNames.letters
        if sets.count == 2, digits.count == 2 {
            return "\(start) One of a and b has the \(digits[0]), and one the \(digits[1]): so "
                + "each has one of them, and all its others."
        }
        let joints = zip(digits.indices, digits).map { index, digit in
            "of \(letters[index]) and \(letters[index + 1]) only one has the \(digit)"
        }
        return "\(start) \(names.and(joints).capitalizingFirst). So if a is without the "
            + "\(lost), \(letters[sets.count - 1]) has it, and what sees all its places has none."
    }
}
