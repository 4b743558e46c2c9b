import Games

/// The reason why a step is right, in terms of the digits, cells and houses of the board.
struct SudokuReason: Phrasebook {
    let step: SudokuStep
    let language: Language

    init(_ step: SudokuStep, in language: Language) {
        (self.step, self.language) = (step, language)
    }

    private var digit: Int { step.evidence.first?.digit ?? 0 }
    private var lost: Int { step.eliminations.first?.digit ?? 0 }
    private var names: SudokuNames { SudokuNames(language: language) }

    /// An explanation of cells that see each other, for reasons that use this term.
    var explanation: String? {
        guard step.speaksOfSight else { return nil }
        return say(
            "Cells see each other in the same row, column or box.",
            "같은 행, 열, 상자에 있는 칸끼리 서로 본다고 합니다.")
    }

    var text: String {
        switch step.pattern {
        case .lastCell(let house):
            say(
                """
                \(capitalized: house) has one empty cell, \(cells: step.cells), and only the \
                \(digit) is missing.
                """,
                "\(house)에 빈칸은 \(cells: step.cells) 하나뿐이고, 없는 숫자는 \(digit)뿐입니다.")
        case .onlyDigit:
            say(
                """
                The row, the column and the box of \(cells: step.cells) have every digit but the \
                \(digit).
                """,
                "\(cells: step.cells)의 행, 열, 상자에 \(digit) 말고는 모두 있습니다.")
        case .onlyPlace(let house):
            say(
                "In \(house), the \(digit) can only go in \(cells: step.cells).",
                "\(house)에서 \(digit)의 자리는 \(cells: step.cells)뿐입니다.")
        case .nakedSet(let cells, let digits, let houses):
            say(
                """
                \(cells: cells) can only be \(either: digits). They use up all these digits, so no \
                other cell of \(houses) has one of them.
                """,
                """
                \(cells: cells)에는 \(digits)만 남았습니다. 칸과 숫자의 수가 같아 이 칸들이 모두 쓰므로 \
                \(houses)의 다른 칸에는 올 수 없습니다.
                """)
        case .hiddenSet(let cells, let digits, let house):
            say(
                """
                In \(house), the digits \(digits) can only go in \(cells: cells). They fill these \
                cells, so there is no room for others.
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
                \(house)에서 \(digit)의 자리는 \(cells: cells)뿐이고 모두 \(other)에 있습니다. \(other)의 \
                다른 칸에는 올 수 없습니다.
                """)
        case .fish(let base, let cover, let body, let fins): fish(base, cover, body, fins)
        case .remotePair(let one, let other, let digits):
            say(
                """
                These cells can only be \(either: digits), and each sees the next, so the digits \
                take turns: \(cells: one) have one, \(cells: other) the other. A cell that sees \
                one of each side is neither.
                """,
                """
                \(digits)만 남은 칸들이 차례로 다음 칸을 보므로 두 숫자가 번갈아 놓입니다. 한쪽은 \(cells: one), \
                다른 쪽은 \(cells: other)입니다. 양쪽을 하나씩 보는 칸에는 둘 다 올 수 없습니다.
                """)
        case .surplus(let candidate): surplus(candidate)
        case .strongLinks(let one, let other):
            say(
                """
                \(capitalized: one.house) has its \(digit) in \(either: [one.first, one.second]), \
                \(other.house) in \(either: [other.first, other.second]). \(cell: one.second) and \
                \(cell: other.first) see each other, so not both are \(digit): \
                \(either: [one.first, other.second]) is. \(gone(seeing: "both")).
                """,
                """
                \(places(one)) \(places(other)) \(cell: one.second)과 \(cell: other.first)은 서로 \
                보므로 함께 \(digit)일 수 없습니다. 그래서 \(either: [one.first, other.second])이 \
                \(digit)이고, 둘 다 보는 칸에는 올 수 없습니다.
                """)
        case .emptyRectangle(let cells, let box, let near, let far, let link):
            emptyRectangle(cells, box, near, far, link)
        case .linkedPairs(let one, let other, let digits, let link):
            linkedPairs(one, other, digits, link)
        case .wing(let pivot, let pincers, let digit): wing(pivot, pincers, digit)
        case .rectangle(let rectangle): self.rectangle(rectangle)
        case .crossing(let meeting, let line, let ofLine, let box, let ofBox):
            crossing(meeting, line, ofLine, box, ofBox)
        case .colors(let groups): colors(groups)
        case .chain(let nodes): chain(nodes)
        case .sets(let sets, let digits): self.sets(sets, digits)
        case .blossom(let stem, let petals, let digit): blossom(stem, petals, digit)
        case .net(let net):
            say(
                "\(supposing(net)). So it is not \(net.assumption.digit). \(Self.supposition)",
                """
                \(supposing(net)). 그래서 \(cell: net.assumption.cell)에 \
                \(net.assumption.digit, .topic) 올 수 없습니다. \(Self.supposition)
                """)
        case .lookUp: SudokuHintWords(language: language).sentence(step.technique)
        }
    }

    private func surplus(_ candidate: Candidate) -> String {
        let houses = House.all(of: [candidate.cell])
        return say(
            """
            Every empty cell but \(cell: candidate.cell) has two digits left, and every missing \
            digit two places in each row, column and box: only the \(candidate.digit) has three in \
            \(houses). If \(cell: candidate.cell) were not \(candidate.digit), any solution with \
            every empty cell set to its other digit would fit too, but a puzzle has one. So it is \
            \(candidate.digit).
            """,
            """
            \(cell: candidate.cell) 말고는 빈칸마다 숫자가 둘씩, 구역마다 숫자의 자리가 둘씩 남았습니다. \
            \(candidate.digit)만 \(houses)에 자리가 셋입니다. 이 칸이 \(candidate.digit, .subject) 아니면 \
            어떤 답이든 둘씩 맞바꾸면 답이 또 생기는데, 퍼즐의 답은 하나입니다.
            """)
    }

    private func emptyRectangle(
        _ cells: CellSet, _ box: House, _ near: House, _ far: House, _ link: SudokuLink
    ) -> String {
        let losing = step.losingCells
        let crossed = [far] + House.all(of: CellSet(Array(losing) + [link.second])).prefix(1)
        return say(
            """
            In \(box), the \(digit) is at \(either: cells.filter(near.cells.contains)) (\(near)), \
            or \(either: cells.filter { !near.cells.contains($0) }) (\(far)). \(places(link)) If \
            \(cells: losing) is \(digit), no other cell of \(crossed) is. Then \(link.house) has \
            it in \(cell: link.first), no other cell of \(near) is \(digit), and \(box) has no \
            place left for it.
            """,
            """
            \(box)에서 \(digit)의 자리는 \(near) 아니면 \(far)에 있습니다(\(cells: cells)). \
            \(places(link)) \(cells: losing)이 \(digit, .condition) \(far)에는 더 올 수 없고, \
            \(link.house)에서는 \(cell: link.first)만 남아 \(near)에도 올 수 없어 \(box)에 자리가 없습니다.
            """)
    }

    private func linkedPairs(
        _ one: Int, _ other: Int, _ digits: DigitSet, _ link: SudokuLink
    ) -> String {
        let shared = digits.first { $0 != lost } ?? 0
        return say(
            """
            \(cells: [one, other]) are each \(either: digits). \(capitalized: link.house) has its \
            \(shared) in \(cell: link.first), which sees \(cell: one), or in \
            \(cell: link.second), which sees \(cell: other). So \(cells: [one, other]) are not \
            both \(shared): one is \(lost). \(gone(seeing: "both")).
            """,
            """
            \(cells: [one, other])에는 모두 \(digits)만 남았습니다. \(link.house)에서 \(shared)의 자리는 \
            \(cell: one)을 보는 \(cell: link.first)이거나 \(cell: other)을 보는 \
            \(cell: link.second)입니다. 그래서 \(cells: [one, other])이 다 \(shared)일 수는 없고 하나는 \
            \(lost)입니다. 둘 다 보는 칸에 \(lost, .topic) 올 수 없습니다.
            """)
    }

    private func crossing(
        _ meeting: CellSet, _ line: House, _ ofLine: CellSet, _ box: House, _ ofBox: CellSet
    ) -> String {
        let (lineDigits, boxDigits) = step.crossingDigits(ofLine, ofBox)
        let cells = Array(meeting) + Array(ofLine) + Array(ofBox)
        return say(
            """
            \(cells: cells) hold only \(cells.count) digits: their \(plural: lineDigits) all in \
            \(line), their \(plural: boxDigits) all in \(box). So none repeats, and the \
            \(cells.count) cells use all \(cells.count): no other cell of \(line) is \
            \(either: lineDigits), no other of \(box) is \(either: boxDigits).
            """,
            """
            \(cells: cells), 이 \(cells.count)칸에 남은 숫자도 \(cells.count)개입니다. 그 안에서 \
            \(lineDigits, .topic) \(line)에만 있고 \(boxDigits, .topic) \(box)에만 있어 두 번 올 수 없으니, \
            모두 여기에 한 번씩 옵니다. 그래서 \(line)의 다른 칸에는 \(lineDigits, .subject), \(box)의 다른 \
            칸에는 \(boxDigits, .subject) 올 수 없습니다.
            """)
    }

    /// The two places of a digit in a house.
    private func places(_ link: SudokuLink) -> String {
        say(
            """
            \(capitalized: link.house) has its \(digit) in \(either: [link.first, link.second]).
            """,
            "\(link.house)에서 \(digit)의 자리는 \(either: [link.first, link.second])입니다.")
    }

    private func fish(
        _ base: [House], _ cover: [House], _ body: CellSet, _ fins: CellSet
    ) -> String {
        let (row, column) = (say("row", "행"), say("column", "열"))
        let isPlain = Set(base.map(\.kind)).count == 1 && Set(cover.map(\.kind)).count == 1
        let house = say("house", "구역")
        let (line, cross) =
            !isPlain ? (house, house) : base.first?.kind == .row ? (row, column) : (column, row)
        let losing = step.losingCells
        if fins.isEmpty {
            return say(
                """
                In \(base), the \(digit) can only go in \(cover), at \(cells: body). Each \
                \(line) needs one, no two in the same \(cross), so they fill \(cover), and no \
                other cell there is \(digit).
                """,
                """
                \(base)에서 \(digit)의 자리는 \(cover)뿐입니다(\(cells: body)). \(line)마다 하나씩 와야 하고 \
                같은 \(cross)에 둘이 올 수 없으므로 \(cover)의 \(digit, .topic) 모두 여기에 있고, 다른 칸에는 \
                올 수 없습니다.
                """)
        }
        return say(
            """
            In \(base), the \(digit) can only go in \(cover), at \(cells: body), or in \
            \(cells: fins), the \(fins.count, one: "fin", more: "fins"). If \
            \(fins.count, one: "the fin is not", more: "no fin is") \(digit), the \(digit)s of \
            these \(base.count) \(line)s fill these \(base.count) \(cross)s, one each, so \
            \(cells: losing) \(losing.count, one: "is", more: "are") not \(digit). If \
            \(fins.count, one: "the fin is", more: "a fin is"), \(cells: losing), which \
            \(losing.count, one: "sees", more: "see") \
            \(fins.count, one: "it", more: "them all"), \(losing.count, one: "is", more: "are") \
            not.
            """,
            """
            \(base)에서 핀 \(cells: fins)을 빼면 \(digit)의 자리는 \(cover)뿐입니다(\(cells: body)). 핀에 \
            \(digit, .subject) 없으면 \(cover)의 다른 칸에 올 수 없고, 핀에 있으면 핀이 보는 칸에 올 수 없습니다. \
            어느 쪽이든 \(cells: losing)에는 올 수 없습니다.
            """)
    }

    private func blossom(_ stem: Int, _ petals: [SudokuPetal], _ digit: Int) -> String {
        let sets = petals.map(\.cells)
        let names = names.sets(sets, of: step)
        let letters = SudokuNames.letters
        let cases = petals.indices.map { index in
            say(
                "if it is \(petals[index].digit), \(letters[index]) lacks that and has \(digit)",
                """
                \(petals[index].digit)이면 \(letters[index])에서 그 숫자가 빠지고 \(digit, .subject) 있습니다
                """)
        }
        return say(
            """
            \(names, .and) each have one digit more than cells in a house, so each lacks at most \
            one. The stem \(cell: stem) is \(either: DigitSet(petals.map(\.digit))) and sees all \
            places of that digit in one of them: \(cases.joined(separator: "; ")). So one of them \
            has \(digit). \(gone(seeing: "all their \(digit)s")).
            """,
            """
            \(names)에는 숫자가 칸보다 하나씩 많아서 저마다 하나까지만 빠집니다. 가운데 칸 \(cell: stem)은 \
            집합마다 한 숫자의 자리를 모두 봅니다. 이 칸이 \(cases.joined(separator: ". ")). 그래서 \
            \(digit, .topic) 집합 중 하나에 있고, 그 자리를 모두 보는 칸에는 올 수 없습니다.
            """)
    }

    /// How to read the brackets at the end of a reason that makes an assumption.
    private static let supposition = Phrase(
        "In brackets is why each digit follows.", "괄호 안은 그 숫자가 정해지는 까닭입니다.")

    /// The consequences of an assumption up to a contradiction, without a full stop.
    private func supposing(_ net: SudokuNet) -> String {
        let following = net.consequences.dropFirst().map { consequence in
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            return switch consequence.reason {
            case .assumption: ""
            case .onlyDigit:
                say(
                    "\(cell: cell) is \(digit) (no other digit left)",
                    "\(cell: cell)=\(digit)(남은 숫자)")
            case .onlyPlace(let house):
                say(
                    "\(cell: cell) is \(digit) (no other place in \(house))",
                    "\(cell: cell)=\(digit)(\(house)의 남은 자리)")
            case .refuted(let inner):
                say(
                    "\(cell: cell) is not \(digit) [\(supposing(inner))]",
                    "\(cell: cell)≠\(digit)[\(supposing(inner))]")
            }
        }
        let end =
            switch net.contradiction {
            case .noDigit(let cell):
                say("\(cell: cell) has no digit left", "\(cell: cell)에 남은 숫자가 없습니다")
            case .noPlace(let digit, let house):
                say(
                    "\(house) has no place for its \(digit)",
                    "\(house)에 \(digit)의 자리가 없습니다")
            }
        let start = net.assumption
        let list = following.joined(separator: say(";", ",") + " ")
        guard !list.isEmpty else {
            return say(
                "Suppose \(cell: start.cell) is \(start.digit): then \(end)",
                "\(cell: start.cell)=\(start.digit, .condition) \(end)")
        }
        return say(
            "Suppose \(cell: start.cell) is \(start.digit): then \(list); and \(end)",
            "\(cell: start.cell)=\(start.digit, .condition) \(list) 다음에는 \(end)")
    }

    private func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let cases = pincers.map { pincer in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return say(
                "if it is \(other), \(cell: pincer) is \(digit)",
                "\(other)이면 \(cell: pincer)이 \(digit)")
        }
        let start = say(
            """
            The pivot \(cell: pivot) sees \(cells: pincers), and is \(either: digits): \
            \(cases.joined(separator: "; "))
            """,
            """
            가운데 칸 \(cell: pivot)은 \(either: digits)이고, \(cells: pincers)이 이 칸을 봅니다. \(cases)
            """)
        let either =
            digits.contains(digit)
            ? say(
                """
                \(start); or it is \(digit) itself. So \(either: [pivot] + pincers) is \(digit).
                """,
                "\(start), 아니면 이 칸이 \(digit)입니다.")
            : say("\(start). So \(either: pincers) is \(digit).", "\(start)입니다.")
        return say(
            "\(either) \(gone(seeing: digits.contains(digit) ? "them all" : "both")).",
            """
            \(either) 어느 쪽이든 한 칸은 \(digit)이므로, 그 칸들을 모두 보는 칸에 \(digit, .topic) 올 수 \
            없습니다.
            """)
    }

    private func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        if step.technique == .uniqueRectangle1 {
            let pairs = corners.filter { !found.roof.contains($0) }
            return say(
                """
                \(cells: pairs) can only be \(either: found.digits). If \(cells: found.roof) were \
                one of them too, both could be swapped in all four cells: a second solution, but \
                a puzzle has one. So it is neither.
                """,
                """
                \(cells: pairs)에는 \(found.digits)만 남았습니다. \(cells: found.roof)에도 둘 중 하나가 오면 \
                네 칸에서 둘을 서로 바꿀 수 있어 답이 둘이 됩니다. 퍼즐의 답은 하나이므로 \
                \(cells: found.roof)에는 둘 다 올 수 없습니다.
                """)
        }
        let start = say(
            """
            If \(cells: corners) held only \(plural: found.digits), opposite corners alike, the \
            \(plural: found.digits) could be swapped: a second solution, but a puzzle has one.
            """,
            """
            \(cells: corners)에 \(found.digits)만 엇갈려 놓이면 서로 바꿀 수 있어 답이 둘이 됩니다. 퍼즐의 답은 \
            하나입니다.
            """)
        return say("\(start) \(completion(of: found))", "\(start) \(completion(of: found))")
    }

    /// The reason why the corners of a rectangle cannot complete the pattern.
    private func completion(of found: SudokuRectangle) -> String {
        let kept = found.digits.first { $0 != lost } ?? 0
        return switch step.technique {
        case .avoidableRectangle1:
            say(
                "None of them was given, so \(either: found.roof) must not complete this pattern.",
                "주어진 숫자가 아니므로 \(either: found.roof)에서 그렇게 완성될 수 없습니다.")
        case .uniqueRectangle3:
            say(
                """
                So \(either: found.roof) is \(either: found.extra). With \(cells: found.others) \
                that uses them up: no other cell of \(found.lines) has one.
                """,
                """
                그래서 \(either: found.roof)에 \(found.extra) 가운데 하나가 오고, 이 숫자들은 \
                \(cells: found.others)과 합쳐 다 쓰이므로 \(found.lines)의 다른 칸에는 올 수 없습니다.
                """)
        case .uniqueRectangle4:
            say(
                """
                In \(found.lines), the \(kept) is in \(either: found.roof). If the other of \
                them were \(lost), that would be just this pattern.
                """,
                """
                \(found.lines)에서 \(kept)의 자리는 \(either: found.roof)뿐이므로, 나머지 한 칸에 \
                \(lost, .subject) 오면 그렇게 됩니다.
                """)
        case .uniqueRectangle6:
            say(
                """
                In \(found.lines), the \(lost) can only go in these cells. If \
                \(either: found.roof) is \(lost), so is the other, and the rest are \(kept): just \
                this pattern.
                """,
                """
                \(found.lines)에서 \(lost)의 자리는 이 모서리뿐이라 \(cells: found.roof) 가운데 하나에 오면 \
                둘 다에 와서 그렇게 됩니다.
                """)
        case .hiddenRectangle:
            say(
                """
                With the \(lost) in \(cells: step.losingCells), the \(kept) of \(found.lines) \
                would have to be in the corners beside it: just this pattern.
                """,
                """
                \(cells: step.losingCells)이 \(lost, .condition) \(found.lines)의 \(kept, .topic) 옆 \
                모서리에 올 수밖에 없어 그렇게 됩니다.
                """)
        default:
            say(
                "So \(either: found.roof) is \(either: found.extra). \(gone(seeing: "them")).",
                """
                그래서 \(either: found.roof)에 \(found.extra, .subject) 오고, 둘 다 보는 칸에는 올 수 없습니다.
                """)
        }
    }

    private func colors(_ groups: [CellSet]) -> String {
        let names = names.groups(groups)
        let start = say(
            """
            Where a row, column or box has just two places for the \(digit), one has it. In a \
            chain of such pairs every second cell has it: all of \(names[0]) or all of \(names[1])
            """,
            """
            자리가 둘뿐인 줄과 상자에서는 둘 중 하나가 맞으므로, 차례로 이으면 \(digit)의 자리는 \(names[0]) \
            모두이거나 \(names[1]) 모두입니다.
            """)
        let isGone = step.isGone(groups[0])
        guard names.count == 4 else {
            return isGone
                ? say(
                    "\(start). \(meeting(groups, 0, 0)): so a is wrong, and b is right.",
                    "\(start) a의 칸끼리 서로 보므로 b가 맞습니다.")
                : say(
                    "\(start). \(gone(seeing: groups, 0, 1)).",
                    "\(start) 두 색을 모두 보는 칸에는 올 수 없습니다.")
        }
        let both = say(
            "\(start); likewise all of \(names[2]) or all of \(names[3]).",
            "\(start) 또 \(names[2]) 모두이거나 \(names[3]) 모두입니다.")
        return isGone
            ? say(
                """
                \(both) \(meeting(groups, 0, 2)), and \(meeting(groups, 0, 3)). As c or d is \
                right, a is wrong.
                """,
                "\(both) c와 d 중 하나는 맞는데 a는 둘 다 보므로 틀립니다.")
            : say(
                """
                \(both) \(meeting(groups, 0, 2)), so not both are \(digit): all of b or all of d \
                is. \(gone(seeing: groups, 1, 3)).
                """,
                """
                \(both) a와 c는 서로 보므로 함께 맞을 수 없고, b나 d가 맞습니다. 둘 다 보는 칸에는 올 수 없습니다.
                """)
    }

    private func chain(_ nodes: [SudokuChainNode]) -> String {
        let start = say(
            "\(links(nodes).joined(separator: "; ")).",
            """
            \(claims(nodes)[0])이면 차례로 \(Array(claims(nodes).dropFirst()))입니다. =는 남은 자리나 \
            숫자가 그것뿐이라서, ≠는 바로 앞의 =와 같은 칸이거나 그 칸을 보는 칸이라서 성립합니다.\(sets(of: nodes))
            """)
        guard let first = nodes.first, let last = nodes.last, first != last else {
            return say(
                "\(start) So \(either: nodes[0].cells) is \(nodes[0].digit) in any case.",
                """
                \(start) 그래서 어느 쪽이든 \(names.node(nodes[0].cells))=\(nodes[0].digit)입니다.
                """)
        }
        if step.isRing {
            return say(
                """
                \(start) The ends exclude each other, so it holds backwards too: one end \
                is right, and one of the two beside each "so": what both rule out is wrong.
                """,
                """
                \(start) 양 끝도 함께 맞을 수 없어 고리가 됩니다. 양 끝 둘 중 하나, =와 바로 다음 ≠의 두 후보 중 하나는 \
                반드시 맞고, 그 둘이 함께 막는 것은 올 수 없습니다.
                """)
        }
        let ends = Array(first.cells) + last.cells
        let (one, other) = (names.node(first.cells), names.node(last.cells))
        if first.digit == last.digit {
            return say(
                """
                \(start) So \(either: ends) is \(first.digit). \
                \(gone(seeing: ends.count == 2 ? "both" : "them all")).
                """,
                """
                \(start) 그래서 \(one)이나 \(other)이 \(first.digit)이고, 둘 다 보는 칸에는 올 수 없습니다.
                """)
        }
        return say(
            """
            \(start) So \(either: first.cells) is \(first.digit) or \(either: last.cells) is \
            \(last.digit). They see each other, so neither can have the digit of the other.
            """,
            """
            \(start) 그래서 \(one)=\(first.digit)이거나 \(other)=\(last.digit)이고, 두 자리는 서로 보므로 \
            어느 쪽에도 상대의 숫자는 올 수 없습니다.
            """)
    }

    private func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let letters = SudokuNames.letters
        let names = names.sets(sets, of: step)
        let start = say(
            """
            \(names, .and) each have one digit more than cells in a house, so each lacks just one.
            """,
            "\(names)에는 숫자가 칸보다 하나씩 많아서 저마다 하나만 빠집니다.")
        if sets.count == 2, digits.count == 2 {
            return say(
                """
                \(start) Every \(digits[0]) of a sees those of b, and so with \(digits[1]): one \
                lacks \(digits[0]), the other \(digits[1]), and neither any other. A candidate \
                that sees all its places in a or b, or those of these two in both, is wrong.
                """,
                """
                \(start) a와 b의 \(digits[0])끼리, \(digits[1])끼리 모두 서로 보므로 한쪽에서는 \
                \(digits[0])만, 다른 쪽에서는 \(digits[1])만 빠지고 나머지는 다 들어갑니다. a나 b에 있는 나머지 숫자의 \
                자리를 모두 보거나, 둘의 \(digits[0]) 또는 \(digits[1]) 자리를 모두 보는 칸에는 그 숫자가 올 수 \
                없습니다.
                """)
        }
        let next = zip(digits.indices, digits).map { index, digit in
            let gained = index + 1 < digits.count ? digits[index + 1] : lost
            let letter = letters[index + 1]
            return say(
                "\(letter) lacks \(digit) and has \(gained)",
                """
                \(letter)의 \(digit, .topic) 모두 그 칸을 보아 빠지고 \(letter)에 \(gained, .subject) 옵니다
                """)
        }
        let last = letters[sets.count - 1]
        return say(
            """
            \(start) If a lacks \(lost), it has \(digits[0]); every \(digits[0]) of b sees those of \
            a: \(next[0])\(next.count > 1 ? "; likewise " : "")\(Array(next.dropFirst())). So a or \
            \(last) has \(lost). \(gone(seeing: "all their \(lost)s")).
            """,
            """
            \(start) a에 \(lost, .subject) 없으면 \(digits[0], .subject) 있고, \
            \(next.joined(separator: ". ")). 그래서 \(lost, .topic) a나 \(last)에 있고, 그 자리를 모두 보는 칸에는 \
            올 수 없습니다.
            """)
    }
}

// MARK: Parts for a single language

extension SudokuReason {
    /// The almost locked sets on a chain, in Korean.
    private func sets(of nodes: [SudokuChainNode]) -> String {
        nodes.compactMap(\.set).map { set in
            let sentence: KoreanSentence =
                " \(cells: set)에는 숫자가 칸보다 하나 많아 하나가 빠지면 나머지는 다 들어갑니다."
            return sentence.text
        }.joined()
    }

    /// The alternating claims of a chain's nodes, in Korean.
    private func claims(_ nodes: [SudokuChainNode]) -> [String] {
        nodes.enumerated().map { index, node in
            "\(names.node(node.cells))\(index % 2 == 0 ? "≠" : "=")\(node.digit)"
        }
    }

    /// The links of a chain in English: if one node is false, the next one is true.
    private func links(_ nodes: [SudokuChainNode]) -> [String] {
        stride(from: 0, to: nodes.count - 1, by: 2).map { index in
            let link: EnglishSentence =
                index == 0
                ? "If \(isNot(nodes[0])), \(firstLink(to: nodes[1], after: nodes[0]))"
                : "so \(isNot(nodes[index]))\(laterLink(to: nodes[index + 1], after: nodes[index]))"
            return link.text
        }
    }

    /// The first link, with its reason.
    private func firstLink(
        to node: SudokuChainNode, after wrong: SudokuChainNode
    ) -> EnglishSentence {
        if let set = node.set { return "\(keeping(node, in: set))" }
        if node.cells == wrong.cells { return "it is \(node.digit), the only digit left" }
        guard let house = onlyHouse(of: wrong, node) else {
            return "\(either: node.cells) is, the only place left"
        }
        return "\(either: node.cells) is, the only place left in \(house)"
    }

    /// A link within an almost locked set.
    private func keeping(_ node: SudokuChainNode, in set: CellSet) -> EnglishSentence {
        """
        \(cells: set), with one digit more than cells, need all others: \(either: node.cells) is \
        \(node.digit)
        """
    }

    /// A later link.
    private func laterLink(
        to node: SudokuChainNode, after wrong: SudokuChainNode
    ) -> EnglishSentence {
        if let set = node.set { return ", and \(keeping(node, in: set))" }
        if node.cells == wrong.cells { return " but \(node.digit)" }
        guard let house = onlyHouse(of: wrong, node) else {
            return ", but \(either: node.cells) is"
        }
        return ", and \(house) has its \(node.digit) in \(either: node.cells)"
    }

    /// The only house in which the two nodes are; nil if they share several.
    private func onlyHouse(of wrong: SudokuChainNode, _ right: SudokuChainNode) -> House? {
        let houses = House.all(of: CellSet(Array(wrong.cells) + right.cells))
        return houses.count == 1 ? houses[0] : nil
    }

    private func isNot(_ node: SudokuChainNode) -> EnglishSentence {
        switch node.cells.count {
        case 1: "\(cells: node.cells) is not \(node.digit)"
        case 2: "neither \(node.cells.map(names.cell), .nor) is \(node.digit)"
        default: "none of \(cells: node.cells) is \(node.digit)"
        }
    }

    /// The reason why cells lose a digit: they see all places of which one has it. The result has
    /// no full stop, like that of the next function.
    private func gone(seeing places: String) -> EnglishSentence {
        let losing = step.losingCells
        return "\(cells: losing) \(losing.count, one: "sees", more: "see") \(places)"
    }

    /// The reason why cells lose a digit: they see a cell in each of two groups.
    private func gone(seeing groups: [CellSet], _ one: Int, _ other: Int) -> EnglishSentence {
        let cells = [one, other].map { group in
            let seen = groups[group].first { cell in
                step.losingCells.allSatisfy { !House.all(of: [$0, cell]).isEmpty }
            }
            let letter = SudokuNames.letters[group]
            return seen.map { "\(names.cell($0)) (\(letter))" } ?? "a cell of \(letter)"
        }
        return gone(seeing: EnglishSentence.Conjunction.and.joining(cells))
    }

    /// Two cells of different groups that see each other.
    private func meeting(_ groups: [CellSet], _ one: Int, _ other: Int) -> EnglishSentence {
        let pairs = groups[one].lazy.flatMap { first in groups[other].map { (first, $0) } }
        let pair = pairs.first { $0 != $1 && !House.all(of: [$0, $1]).isEmpty }
        guard let (first, second) = pair else { return "" }
        let letters = SudokuNames.letters
        return "\(cell: first) (\(letters[one])) sees \(cell: second) (\(letters[other]))"
    }
}

extension SudokuStep {
    /// Whether the reason says that cells see each other.
    fileprivate var speaksOfSight: Bool {
        switch pattern {
        case .remotePair, .strongLinks, .linkedPairs, .wing, .colors, .chain, .sets: true
        case .fish(_, _, _, let fins): !fins.isEmpty
        case .rectangle: technique == .uniqueRectangle2 || technique == .uniqueRectangle5
        default: false
        }
    }
}
