import Games

extension SudokuReason {
    /// The almost locked sets on a chain, in Korean.
    func sets(of nodes: [SudokuChainNode]) -> String {
        nodes.compactMap(\.set).map { set in
            let sentence: KoreanSentence =
                " \(cells: set)에는 숫자가 칸보다 하나 많아 하나가 빠지면 나머지는 다 들어갑니다."
            return sentence.text
        }.joined()
    }

    /// The alternating claims of a chain's nodes, in Korean.
    func claims(_ nodes: [SudokuChainNode]) -> [String] {
        nodes.enumerated().map { index, node in
            "\(names.node(node.cells))\(index % 2 == 0 ? "≠" : "=")\(node.digit)"
        }
    }

    /// The links of a chain in English: if one node is false, the next one is true.
    func links(_ nodes: [SudokuChainNode]) -> [String] {
        stride(from: 0, to: nodes.count - 1, by: 2).map { index in
            let link: EnglishSentence =
                index == 0
                ? "If \(isNot(nodes[0])), \(firstLink(to: nodes[1], after: nodes[0]))"
                : "so \(isNot(nodes[index]))\(laterLink(to: nodes[index + 1], after: nodes[index]))"
            return link.text
        }
    }

    /// The first link, with its reason.
    func firstLink(
        to node: SudokuChainNode, after wrong: SudokuChainNode
    ) -> EnglishSentence {
        if let set = node.set { return "\(keeping(node, in: set))" }
        if node.cells == wrong.cells { return "it is \(node.digit), the only digit left" }
        guard let house = node.house else { return "\(either: node.cells) is" }
        return "\(either: node.cells) is, the only place left in \(house)"
    }

    /// A link within an almost locked set.
    func keeping(_ node: SudokuChainNode, in set: CellSet) -> EnglishSentence {
        """
        \(cells: set) have just \(set.count) digits left for \(set.count) cells: \
        \(either: node.cells) is \(node.digit)
        """
    }

    /// A later link.
    func laterLink(
        to node: SudokuChainNode, after wrong: SudokuChainNode
    ) -> EnglishSentence {
        if let set = node.set { return ", and \(keeping(node, in: set))" }
        if node.cells == wrong.cells { return " but \(node.digit)" }
        guard let house = node.house else { return ", but \(either: node.cells) is" }
        return ", and \(house) has its \(node.digit) in \(either: node.cells)"
    }

    func isNot(_ node: SudokuChainNode) -> EnglishSentence {
        switch node.cells.count {
        case 1: "\(cells: node.cells) is not \(node.digit)"
        case 2: "neither \(node.cells.map(names.cell), .nor) is \(node.digit)"
        default: "none of \(cells: node.cells) is \(node.digit)"
        }
    }

    /// The reason why cells lose a digit: they see all places of the digit in a group, and one of
    /// these has it. Like the result of the next function, it has no full stop.
    func gone(seeing places: String) -> EnglishSentence {
        let losing = step.losingCells
        return "\(cells: losing) \(losing.count, one: "sees", more: "see") \(places)"
    }

    /// The reason why cells lose a digit: they see a cell in each of two groups.
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

    /// Two cells of different groups that see each other.
    func meeting(_ groups: [CellSet], _ one: Int, _ other: Int) -> EnglishSentence {
        let pairs = groups[one].lazy.flatMap { first in groups[other].map { (first, $0) } }
        let pair = pairs.first { $0 != $1 && !House.all(of: [$0, $1]).isEmpty }
        guard let (first, second) = pair else { return "" }
        let letters = SudokuNames.letters
        return "\(cell: first) (\(letters[one])) sees \(cell: second) (\(letters[other]))"
    }

    /// The pairs of a ring that rule out candidates. Of each pair, one is right. The text is empty
    /// if no pair rules out one of the removed candidates.
    func ringPairs(_ nodes: [SudokuChainNode]) -> EnglishSentence {
        let pairs = stride(from: 1, to: nodes.count, by: 2).map { index in
            (nodes[index], nodes[(index + 1) % nodes.count])
        }
        var claims: [String] = []
        for candidate in step.eliminations {
            let pair = pairs.first { $0.rulesOut(candidate) && $1.rulesOut(candidate) }
            guard let (one, other) = pair else { return "" }
            let claim: EnglishSentence =
                one.digit == other.digit
                ? "\(either: Array(one.cells) + other.cells) is \(one.digit)"
                : """
                \(either: one.cells) is \(one.digit) or \
                \(one.cells == other.cells ? "" : "\(names.or(other.cells.map(names.cell))) is ")\
                \(other.digit)
                """
            if !claims.contains(claim.text) { claims.append(claim.text) }
        }
        return " So \(claims, .and)."
    }

    /// The removed candidates, such as "r1c2 is not 3 and r4c5 is not 6".
    var lostCandidates: EnglishSentence {
        let claims = lostDigits.map { digit, cells in
            let claim: EnglishSentence =
                "\(cells: cells) \(cells.count, one: "is", more: "are") not \(digit)"
            return claim.text
        }
        return "\(claims, .and)"
    }

    /// The cells that sets have in common, as sentences, such as " a and c share r1c2."
    func sharedCells(_ sets: [CellSet]) -> String {
        let letters = SudokuNames.letters
        var text = ""
        for one in sets.indices {
            for other in sets.indices.dropFirst(one + 1) {
                let shared = sets[one].filter(sets[other].contains)
                if shared.isEmpty { continue }
                let sentence: EnglishSentence =
                    " \(letters[one]) and \(letters[other]) share \(cells: shared)."
                text += sentence.text
            }
        }
        return text
    }

    /// The reason why cells lose digits to two sets that are linked by two digits.
    func losses(_ sets: [CellSet], _ links: [Int]) -> EnglishSentence {
        let claims = lostDigits.flatMap { digit, cells in
            let places = sets.map { set in
                step.evidence.filter { $0.digit == digit && set.contains($0.cell) }.map(\.cell)
            }
            /// The sets whose places of the digit the cell sees.
            func seen(from cell: Int) -> String {
                if links.contains(digit) { return "a and b" }
                let set = places.firstIndex { places in
                    !places.isEmpty && places.allSatisfy { cell.sees($0) }
                }
                return set.map { SudokuNames.letters[$0] } ?? "a or b"
            }
            return Dictionary(grouping: cells, by: seen).sorted { $0.key < $1.key }.map {
                let claim: EnglishSentence =
                    "\(cells: $1) \($1.count, one: "sees", more: "see") all \(digit)s of \($0)"
                return claim.text
            }
        }
        return "\(claims, .and)"
    }

    /// The digits that the step removes, and the cells that lose them.
    private var lostDigits: [(digit: Int, cells: [Int])] {
        Dictionary(grouping: step.eliminations, by: \.digit).sorted { $0.key < $1.key }.map {
            ($0, $1.map(\.cell))
        }
    }
}

extension SudokuChainNode {
    /// Whether a candidate is wrong if the node is right.
    fileprivate func rulesOut(_ candidate: Candidate) -> Bool {
        candidate.digit == digit
            ? cells.allSatisfy { candidate.cell.sees($0) } : Array(cells) == [candidate.cell]
    }
}

extension Int {
    /// Whether this cell shares a row, a column or a box with another one.
    fileprivate func sees(_ cell: Int) -> Bool {
        self != cell && !House.all(of: [self, cell]).isEmpty
    }
}
