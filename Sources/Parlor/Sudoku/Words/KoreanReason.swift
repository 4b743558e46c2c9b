import Games

extension SudokuNames {
    static let korean = SudokuNames(
        cell: { "\($0)행\($1)열" },
        houses: { kind, numbers in
            let name =
                switch kind {
                case .row: "행"
                case .column: "열"
                case .box: "번 상자"
                }
            return numbers.map { $0 + name }.joined(separator: ", ")
        },
        and: { $0.joined(separator: ", ") }, or: { $0.joined(separator: " 또는 ") })
}

/// Why a step is right, in Korean.
struct KoreanReason {
    let step: SudokuStep
    private let names = SudokuNames.korean

    init(_ step: SudokuStep) { self.step = step }

    private var digit: Int { step.evidence.first?.digit ?? 0 }
    private var lost: Int { step.eliminations.first?.digit ?? 0 }

    /// The sentence, with the one word in it that players use in a sense of their own.
    var text: String {
        reason.split(separator: " ").contains { word in
            ["보는", "보므로", "보아"].contains { word.hasPrefix($0) }
        }
            ? "\(reason) 같은 행, 열, 상자에 있는 칸끼리 서로 본다고 합니다." : reason
    }

    private var reason: String {
        switch step.pattern {
        case .lastCell(let house):
            "\(names.house(house))에 빈칸은 \(names.cells(step.cells)) 하나뿐이고, 없는 숫자는 "
                + "\(digit)뿐입니다."
        case .onlyDigit:
            "\(names.cells(step.cells))의 행, 열, 상자에 \(digit) 말고는 모두 있습니다."
        case .onlyPlace(let house):
            "\(names.house(house))에서 \(digit)의 자리는 \(names.cells(step.cells))뿐입니다."
        case .nakedSet(let cells, let digits, let houses):
            "\(names.cells(cells))에는 \(names.digits(digits))만 남았습니다. 칸과 숫자의 수가 같아 이 "
                + "칸들이 모두 쓰므로 \(names.houses(houses))의 다른 칸에는 올 수 없습니다."
        case .hiddenSet(let cells, let digits, let house):
            "\(names.house(house))에서 \(names.digits(digits))의 자리는 \(names.cells(cells))"
                + "뿐입니다. 칸과 숫자의 수가 같으므로 이 칸들에는 다른 숫자가 들어갈 수 없습니다."
        case .intersection(let cells, let house, let other):
            "\(names.house(house))에서 \(digit)의 자리는 \(names.cells(cells))뿐이고 모두 "
                + "\(names.house(other))에 있습니다. \(names.house(other))의 다른 칸에는 올 수 "
                + "없습니다."
        case .fish(let base, let cover, let body, let fins): fish(base, cover, body, fins)
        case .remotePair(let one, let other, let digits):
            "\(names.digits(digits))만 남은 칸들이 차례로 다음 칸을 보므로 두 숫자가 번갈아 놓입니다. 한쪽은 "
                + "\(names.cells(one)), 다른 쪽은 \(names.cells(other))입니다. 양쪽을 하나씩 보는 "
                + "칸에는 둘 다 올 수 없습니다."
        case .surplus(let candidate):
            "\(names.cell(candidate.cell)) 말고는 빈칸마다 숫자가 둘씩, 구역마다 숫자의 자리가 둘씩 "
                + "남았습니다. \(candidate.digit)만 "
                + "\(names.houses(House.all(of: [candidate.cell])))에 자리가 "
                + "셋입니다. 이 칸이 \(candidate.digit, .subject) 아니면 어떤 답이든 둘씩 맞바꾸면 답이 또 "
                + "생기는데, 퍼즐의 답은 하나입니다."
        case .strongLinks(let one, let other):
            "\(places(of: digit, one)) \(places(of: digit, other)) \(names.cell(one.second))과 "
                + "\(names.cell(other.first))은 서로 보므로 함께 \(digit)일 수 없습니다. 그래서 "
                + "\(names.either([one.first, other.second]))이 \(digit)이고, 둘 다 보는 칸에는 올 수 "
                + "없습니다."
        case .emptyRectangle(let cells, let box, let near, let far, let link):
            "\(names.house(box))에서 \(digit)의 자리는 \(names.house(near)) 아니면 "
                + "\(names.house(far))에 있습니다(\(names.cells(cells))). \(places(of: digit, link)) "
                + "\(names.cells(step.losingCells))이 \(digit, .condition) "
                + "\(names.house(far))에는 더 올 수 없고, \(names.house(link.house))에서는 "
                + "\(names.cell(link.first))만 남아 \(names.house(near))에도 올 수 없어 "
                + "\(names.house(box))에 자리가 없습니다."
        case .linkedPairs(let one, let other, let digits, let link):
            "\(names.cells([one, other]))에는 모두 \(names.digits(digits))만 남았습니다. "
                + "\(names.house(link.house))에서 \(shared(digits))의 자리는 \(names.cell(one))을 보는 "
                + "\(names.cell(link.first))이거나 \(names.cell(other))을 보는 "
                + "\(names.cell(link.second))입니다. 그래서 \(names.cells([one, other]))이 다 "
                + "\(shared(digits))일 수는 없고 "
                + "하나는 \(lost)입니다. 둘 다 보는 칸에 \(lost, .topic) 올 수 없습니다."
        case .wing(let pivot, let pincers, let digit): wing(pivot, pincers, digit)
        case .rectangle(let rectangle): self.rectangle(rectangle)
        case .crossing(let meeting, let line, let ofLine, let box, let ofBox):
            crossing(meeting, line, ofLine, box, ofBox)
        case .colors(let groups): colors(groups)
        case .chain(let nodes): chain(nodes)
        case .sets(let sets, let digits): self.sets(sets, digits)
        case .lookUp: step.technique.koreanSentence
        }
    }

    private func crossing(
        _ meeting: CellSet, _ line: House, _ ofLine: CellSet, _ box: House, _ ofBox: CellSet
    ) -> String {
        let (lineDigits, boxDigits) = step.crossingDigits(ofLine, ofBox)
        let cells = Array(meeting) + Array(ofLine) + Array(ofBox)
        return "\(names.cells(cells)), 이 \(cells.count)칸에 남은 숫자도 \(cells.count)개입니다. 그 안에서 "
            + "\(names.digits(lineDigits), .topic) \(names.house(line))에만 있고 "
            + "\(names.digits(boxDigits), .topic) \(names.house(box))에만 있어 두 번 올 수 없으니, 모두 "
            + "여기에 한 번씩 옵니다. 그래서 \(names.house(line))의 다른 칸에는 "
            + "\(names.digits(lineDigits), .subject), \(names.house(box))의 다른 칸에는 "
            + "\(names.digits(boxDigits), .subject) 올 수 없습니다."
    }

    private func shared(_ digits: DigitSet) -> Int { digits.first { $0 != lost } ?? 0 }

    private func places(of digit: Int, _ link: SudokuLink) -> String {
        "\(names.house(link.house))에서 \(digit)의 자리는 "
            + "\(names.either([link.first, link.second]))입니다."
    }

    private func fish(
        _ base: [House], _ cover: [House], _ body: CellSet, _ fins: CellSet
    ) -> String {
        let cells = "(\(names.cells(body)))"
        guard !fins.isEmpty else {
            let (line, cross) = base.first?.kind == .row ? ("행", "열") : ("열", "행")
            return "\(names.houses(base))에서 \(digit)의 자리는 \(names.houses(cover))뿐입니다"
                + "\(cells). \(line)마다 하나씩 와야 하고 같은 \(cross)에 둘이 올 수 없으므로 "
                + "\(names.houses(cover))의 \(digit, .topic) 모두 여기에 있고, 다른 칸에는 올 수 없습니다."
        }
        return "\(names.houses(base))에서 핀 \(names.cells(fins))을 빼면 \(digit)의 자리는 "
            + "\(names.houses(cover))뿐입니다\(cells). 핀에 \(digit, .subject) 없으면 "
            + "\(names.houses(cover))의 다른 칸에 올 수 없고, 핀에 있으면 핀이 보는 칸에 올 수 없습니다. 어느 쪽이든 "
            + "\(names.cells(step.losingCells))에는 올 수 없습니다."
    }

    private func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let cases = pincers.map { pincer -> String in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return "\(other)이면 \(names.cell(pincer))이 \(digit)"
        }
        return "가운데 칸 \(names.cell(pivot))은 \(names.eitherDigit(digits))이고, "
            + "\(names.cells(pincers))이 이 칸을 봅니다. "
            + cases.joined(separator: ", ")
            + (digits.contains(digit) ? ", 아니면 이 칸이 \(digit)입니다." : "입니다.")
            + " 어느 쪽이든 한 칸은 \(digit)이므로, 그 칸들을 모두 보는 칸에 \(digit, .topic) 올 수 없습니다."
    }

    private func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        if step.technique == .uniqueRectangle1 {
            let pairs = corners.filter { !found.roof.contains($0) }
            return "\(names.cells(pairs))에는 \(names.digits(found.digits))만 남았습니다. "
                + "\(names.cells(found.roof))에도 둘 중 하나가 오면 네 칸에서 둘을 서로 바꿀 수 있어 "
                + "답이 둘이 됩니다. 퍼즐의 답은 하나이므로 \(names.cells(found.roof))에는 둘 다 올 수 "
                + "없습니다."
        }
        let start =
            "\(names.cells(corners))에 \(names.digits(found.digits))만 엇갈려 놓이면 서로 바꿀 수 "
            + "있어 답이 둘이 됩니다. 퍼즐의 답은 하나입니다."
        let roof = names.either(found.roof)
        let kept = found.digits.first { $0 != lost } ?? 0
        let end =
            switch step.technique {
            case .avoidableRectangle1:
                "주어진 숫자가 아니므로 \(roof)에서 그렇게 완성될 수 없습니다."
            case .uniqueRectangle3:
                "그래서 \(roof)에 \(names.digits(found.extra)) 가운데 하나가 오고, 이 숫자들은 "
                    + "\(names.cells(found.others))과 합쳐 다 쓰이므로 "
                    + "\(names.houses(found.lines))의 다른 칸에는 올 수 없습니다."
            case .uniqueRectangle4:
                "\(names.houses(found.lines))에서 \(kept)의 자리는 \(roof)뿐이므로, 나머지 한 칸에 "
                    + "\(lost, .subject) 오면 그렇게 됩니다."
            case .uniqueRectangle6:
                "\(names.houses(found.lines))에서 \(lost)의 자리는 이 모서리뿐이라 "
                    + "\(names.cells(found.roof)) 가운데 하나에 오면 둘 다에 와서 그렇게 됩니다."
            case .hiddenRectangle:
                "\(names.cells(step.losingCells))이 \(lost, .condition) "
                    + "\(names.houses(found.lines))의 \(kept, .topic) 옆 모서리에 올 수밖에 없어 그렇게 됩니다."
            default:
                "그래서 \(roof)에 \(names.digits(found.extra), .subject) 오고, 둘 다 보는 칸에는 올 수 없습니다."
            }
        return "\(start) \(end)"
    }

    private func colors(_ groups: [CellSet]) -> String {
        let names = names.groups(groups)
        let start =
            "자리가 둘뿐인 줄과 상자에서는 둘 중 하나가 맞으므로, 차례로 이으면 \(digit)의 자리는 \(names[0]) "
            + "모두이거나 \(names[1]) 모두입니다."
        guard names.count == 4 else {
            return step.isGone(groups[0])
                ? "\(start) a의 칸끼리 서로 보므로 b가 맞습니다."
                : "\(start) 두 색을 모두 보는 칸에는 올 수 없습니다."
        }
        return "\(start) 또 \(names[2]) 모두이거나 \(names[3]) 모두입니다. "
            + (step.isGone(groups[0])
                ? "c와 d 중 하나는 맞는데 a는 둘 다 보므로 틀립니다."
                : "a와 c는 서로 보므로 함께 맞을 수 없고, b나 d가 맞습니다. "
                    + "둘 다 보는 칸에는 올 수 없습니다.")
    }

    private func chain(_ nodes: [SudokuChainNode]) -> String {
        let claims = nodes.enumerated().map { index, node in
            "\(names.node(node.cells))\(index % 2 == 0 ? "≠" : "=")\(node.digit)"
        }
        let start =
            "\(claims[0])이면 차례로 \(claims.dropFirst().joined(separator: ", "))입니다. =는 남은 "
            + "자리나 숫자가 그것뿐이라서, ≠는 바로 앞의 =와 같은 칸이거나 그 칸을 보는 칸이라서 성립합니다."
        guard let first = nodes.first, let last = nodes.last, first != last else {
            return "\(start) 그래서 어느 쪽이든 \(names.node(nodes[0].cells))=\(nodes[0].digit)입니다."
        }
        if step.isRing {
            return start
                + " 양 끝도 함께 맞을 수 없어 고리가 됩니다. 양 끝 둘 중 하나, =와 바로 다음 ≠의 두 후보 중 하나는 "
                + "반드시 맞고, 그 둘이 함께 막는 것은 올 수 없습니다."
        }
        let (one, other) = (names.node(first.cells), names.node(last.cells))
        return first.digit == last.digit
            ? "\(start) 그래서 \(one)이나 \(other)이 \(first.digit)이고, 둘 다 보는 칸에는 올 수 없습니다."
            : "\(start) 그래서 \(one)=\(first.digit)이거나 \(other)=\(last.digit)이고, 두 자리는 서로 보므로 어느 "
                + "쪽에도 상대의 숫자는 올 수 없습니다."
    }

    private func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let letters = SudokuNames.letters
        let start =
            "\(names.and(names.sets(sets, of: step)))에는 숫자가 칸보다 하나씩 많아서 저마다 하나만 "
            + "빠집니다."
        if sets.count == 2, digits.count == 2 {
            return "\(start) a와 b의 \(digits[0])끼리, \(digits[1])끼리 모두 서로 보므로 한쪽에서는 "
                + "\(digits[0])만, 다른 쪽에서는 \(digits[1])만 빠지고 나머지는 다 들어갑니다. a나 b에 있는 "
                + "나머지 숫자의 자리를 모두 보거나, 둘의 \(digits[0]) 또는 \(digits[1]) 자리를 모두 보는 "
                + "칸에는 그 숫자가 올 수 없습니다."
        }
        let next = zip(digits.indices, digits).map { index, digit in
            let gained = index + 1 < digits.count ? digits[index + 1] : lost
            return "\(letters[index + 1])의 \(digit, .topic) 모두 그 칸을 보아 빠지고 "
                + "\(letters[index + 1])에 \(gained, .subject) 옵니다"
        }
        let last = letters[sets.count - 1]
        return "\(start) a에 \(lost, .subject) 없으면 \(digits[0], .subject) 있고, "
            + "\(next.joined(separator: ". ")). 그래서 \(lost, .topic) a나 \(last)에 있고, 그 자리를 "
            + "모두 보는 칸에는 올 수 없습니다."
    }
}
