import Games

extension SudokuReason {
    /// The almost locked sets on a chain, in Korean.
    func sets(of nodes: [SudokuChainNode]) -> String {
        nodes.compactMap(\.set).map { set in
            let sentence: KoreanSentence =
                " \(cells: set)에는 후보 숫자가 칸 수보다 하나 많습니다. 그래서 숫자 하나가 빠지면 나머지는 모두 이 칸들에 들어갑니다."
            return sentence.text
        }.joined()
    }

    /// The alternating claims of a chain's nodes, in Korean, with their letters.
    func claims(_ nodes: [SudokuChainNode]) -> [String] {
        nodes.enumerated().map { index, node in
            let letter = SudokuNames.letter(index)
            if index % 2 == 0 {
                return names.mark("\(names.cells(node.cells))≠\(node.digit)", letter)
            }
            let claim = "\(names.or(node.cells.map(names.cell)))=\(node.digit)"
            guard let house = house(of: index, in: nodes) else { return names.mark(claim, letter) }
            return names.mark(claim, "\(letter), \(names.house(house))")
        }
    }

    /// The house in which a node has the only places left for its digit; nil if the digit is the
    /// only one left in its cells, or if the node is a part of a set.
    private func house(of index: Int, in nodes: [SudokuChainNode]) -> House? {
        let node = nodes[index]
        return node.set != nil || nodes[index - 1].cells == node.cells ? nil : node.house
    }

    /// The meaning of the signs in the claims of a chain, in Korean. Only signs of this chain are
    /// explained.
    func signs(of nodes: [SudokuChainNode]) -> String {
        let claims = stride(from: 1, to: nodes.count, by: 2).filter { nodes[$0].set == nil }
        let houses = claims.map { house(of: $0, in: nodes) }
        let kinds = [(House.Kind.row, "행"), (.column, "열"), (.box, "상자")].filter { kind, _ in
            houses.contains { $0?.kind == kind }
        }
        let only = [
            kinds.isEmpty
                ? nil : "괄호 안의 \(kinds.map(\.1).joined(separator: ", "))에 남은 자리가 그것뿐",
            houses.contains(nil) ? "칸에 남은 숫자가 그것뿐" : nil,
        ].compactMap(\.self)
        // The first claim that a digit is wrong is the assumption.
        let denials = stride(from: 2, to: nodes.count, by: 2).map {
            nodes[$0].cells == nodes[$0 - 1].cells ? "=와 같은 칸" : "= 칸이 보는 칸"
        }
        let places = ["=와 같은 칸", "= 칸이 보는 칸"].filter(denials.contains)
        let meanings = [
            only.isEmpty ? nil : "=는 \(only.joined(separator: "이거나 "))이라는 뜻",
            places.isEmpty ? nil : "≠는 바로 앞의 \(places.joined(separator: "이거나 "))이라 올 수 없다는 뜻",
        ].compactMap(\.self)
        return meanings.isEmpty ? "" : "\(meanings.joined(separator: ", "))입니다."
    }

    /// The links of a chain in English, with the letters of its nodes: if one node is false, the
    /// next one is true.
    func links(_ nodes: [SudokuChainNode]) -> [String] {
        stride(from: 0, to: nodes.count - 1, by: 2).map { index in
            let (wrong, right) = (nodes[index], nodes[index + 1])
            let isSame = right.cells == wrong.cells && right.set == nil
            let start: EnglishSentence =
                "\(index == 0 ? "If" : "so") \(isNot(wrong)) (\(SudokuNames.letter(index)))"
            let end: EnglishSentence =
                isSame
                ? (index == 0 ? ", it is \(right.digit)" : " but \(right.digit)")
                : """
                ,\(index == 0 ? "" : " and") \(claim(right, without: wrong.digit))
                """
            return "\(start.text)\(end.text) (\(SudokuNames.letter(index + 1)))"
        }
    }

    /// The conclusion of a node if the previous node is wrong, with its reason.
    private func claim(_ node: SudokuChainNode, without wrong: Int) -> EnglishSentence {
        if let set = node.set {
            let left = DigitSet(step.digits(in: set).filter { $0 != wrong })
            return """
                \(cells: set) have just the digits \(left), and \(either: node.cells) is \
                \(node.digit)
                """
        }
        guard let house = node.house else { return "\(either: node.cells) is \(node.digit)" }
        return "\(house) has its \(node.digit) in \(either: node.cells)"
    }

    func isNot(_ node: SudokuChainNode) -> EnglishSentence {
        switch node.cells.count {
        case 1: "\(cells: node.cells) is not \(node.digit)"
        case 2: "neither \(node.cells.map(names.cell), .nor) is \(node.digit)"
        default: "none of \(cells: node.cells) is \(node.digit)"
        }
    }

    /// The reason why cells lose a digit: they see all places of the digit in a group, and the
    /// digit is in one of these places. The clause has no full stop.
    func gone(seeing places: String) -> EnglishSentence {
        let losing = step.losingCells
        return "\(cells: losing) \(losing.count, one: "sees", more: "see") \(places)"
    }

    /// The reason why cells lose a digit: each of two groups has a cell that all losing cells see.
    func gone(seeing groups: [CellSet], _ one: Int, _ other: Int) -> EnglishSentence {
        let cells = [one, other].map { group in
            let seen = groups[group].first { cell in
                step.losingCells.allSatisfy { !House.all(of: [$0, cell]).isEmpty }
            }
            let letter = SudokuNames.letters[group]
            return seen.map { "\(names.cell($0)) (\(letter))" } ?? "a cell of \(letter)"
        }
        return gone(seeing: EnglishSentence.Conjunction.and.joining(cells))
    }

    /// A cell of one group and a cell of another group that see each other. Both groups may be the
    /// same.
    func meeting(_ groups: [CellSet], _ one: Int, _ other: Int) -> EnglishSentence {
        let pairs = groups[one].lazy.flatMap { first in groups[other].map { (first, $0) } }
        let pair = pairs.first { $0 != $1 && !House.all(of: [$0, $1]).isEmpty }
        guard let (first, second) = pair else { return "" }
        let letters = SudokuNames.letters
        return "\(cell: first) (\(letters[one])) sees \(cell: second) (\(letters[other]))"
    }

    /// The pairs of a ring that rule out the removed candidates. One node of each pair is right.
    func ringPairs(_ nodes: [SudokuChainNode]) -> [String] {
        let pairs = stride(from: 1, to: nodes.count, by: 2).map { index in
            (nodes[index], nodes[(index + 1) % nodes.count])
        }
        var claims: [String] = []
        for candidate in step.eliminations {
            let pair = pairs.first { $0.rulesOut(candidate) && $1.rulesOut(candidate) }
            guard let (one, other) = pair else { continue }
            let claim =
                if one.digit == other.digit {
                    say(
                        "\(either: Array(one.cells) + other.cells) is \(one.digit)",
                        """
                        \(one.digit)의 자리는 \(cells: Array(one.cells) + other.cells) 중 하나
                        """)
                } else {
                    say(
                        "\(either: one.cells) is \(one.digit) or \(other.digit)",
                        "\(cells: one.cells)은 \(one.digit) 또는 \(other.digit)")
                }
            if !claims.contains(claim) { claims.append(claim) }
        }
        return claims
    }

    /// The removed candidates, such as "r1c2 is not 3 and r4c5 is not 6".
    var lostCandidates: EnglishSentence {
        let claims = lostDigits.map { digit, cells in
            let claim: EnglishSentence =
                "\(cells: cells) \(cells.count, one: "is", more: "are") not \(digit)"
            return claim.text
        }
        // Claims that name several cells have commas of their own.
        let isList = claims.contains { $0.contains(",") || $0.contains(" and ") }
        return isList ? "\(claims.joined(separator: "; "))" : "\(claims, .and)"
    }

    /// The reasons why cells lose digits to two sets that are linked by two digits: each cell sees
    /// all places of its digit in one set, or in both.
    func losses(_ sets: [CellSet], _ links: [Int]) -> [String] {
        lostDigits.flatMap { digit, cells in
            let places = sets.map { set in
                step.evidence.filter { $0.digit == digit && set.contains($0.cell) }.map(\.cell)
            }
            /// The sets in which the cell sees all places of the digit.
            func seen(from cell: Int) -> [String] {
                if links.contains(digit) { return ["a", "b"] }
                let set = places.firstIndex { places in
                    !places.isEmpty && places.allSatisfy { cell.sees($0) }
                }
                return [set.map { SudokuNames.letters[$0] } ?? "a"]
            }
            let groups = Dictionary(grouping: cells, by: seen)
            return groups.sorted { $0.key.joined() < $1.key.joined() }.map { letters, cells in
                say(
                    """
                    \(cells: cells) \(cells.count, one: "is", more: "are") not \(digit), because \
                    \(cells.count, one: "it sees", more: "they see") all \(digit)s of \
                    \(letters, .and)
                    """,
                    """
                    \(cells: cells)은 \(letters.joined(separator: "와 "))에서 \(digit)의 자리를 모두 보므로 \
                    \(digit)일 수 없습니다
                    """)
            }
        }
    }

    /// The digits that the step removes, and the cells that lose them.
    private var lostDigits: [(digit: Int, cells: [Int])] {
        Dictionary(grouping: step.eliminations, by: \.digit).sorted { $0.key < $1.key }.map {
            ($0, $1.map(\.cell))
        }
    }
}

extension SudokuChainNode {
    /// Returns whether a candidate is wrong if the node is right.
    func rulesOut(_ candidate: Candidate) -> Bool {
        candidate.digit == digit
            ? cells.allSatisfy { candidate.cell.sees($0) } : Array(cells) == [candidate.cell]
    }
}

extension Int {
    /// Returns whether this cell shares a row, a column or a box with another cell.
    fileprivate func sees(_ cell: Int) -> Bool {
        self != cell && !House.all(of: [self, cell]).isEmpty
    }
}
