import Games

extension SudokuReason {
    /// The almost locked sets on a chain.
    func sets(of nodes: [SudokuChainNode]) -> String {
        nodes.compactMap(\.set).map { set in
            say(
                """
                 \(cells: set) have one digit more than cells, so if they lack one digit, they have \
                all the others.
                """,
                """
                 \(cells: set)에는 후보 숫자가 칸 수보다 하나 많습니다. 그래서 숫자 하나가 빠지면 나머지는 모두 이 \
                칸들에 들어갑니다.
                """)
        }.joined()
    }

    /// The alternating claims of a chain, joined by arrows. Successive claims about the same cells
    /// are written together, with the letter of the cells and the houses of the claims.
    func arrows(_ nodes: [SudokuChainNode]) -> String {
        let numbers = nodes.numbers
        var claims: [String] = []
        var start = 0
        while start < nodes.count {
            let rest = start..<nodes.count
            let end = rest.first { nodes[$0].cells != nodes[start].cells } ?? nodes.count
            let cells = nodes[start].cells.map(names.cell)
            let signs = (start..<end).map { "\($0 % 2 == 0 ? "≠" : "=")\(nodes[$0].digit)" }
            let houses = (start..<end).compactMap { house(of: $0, in: nodes) }
            let marks = [SudokuNames.letter(numbers[start])] + houses.map(names.house)
            let name = start % 2 == 0 ? names.and(cells) : names.or(cells)
            claims.append(names.mark(name + signs.joined(), marks.joined(separator: ", ")))
            start = end
        }
        return claims.joined(separator: " → ")
    }

    /// The house in which a node has the only places left for its digit; nil if it is wrong, if the
    /// digit is the only one left in its cells, or if the node is a part of a set.
    private func house(of index: Int, in nodes: [SudokuChainNode]) -> House? {
        let node = nodes[index]
        if index % 2 == 0 || node.set != nil { return nil }
        return nodes[index - 1].cells == node.cells ? nil : node.house
    }

    /// The meaning of the signs in the claims of a chain. Only signs of this chain are explained.
    func signs(of nodes: [SudokuChainNode]) -> String {
        let claims = stride(from: 1, to: nodes.count, by: 2).filter { nodes[$0].set == nil }
        let houses = claims.map { house(of: $0, in: nodes) }
        let kinds = [
            (House.Kind.row, say("row", "행")), (.column, say("column", "열")),
            (.box, say("box", "상자")),
        ].filter { kind, _ in houses.contains { $0?.kind == kind } }.map(\.1)
        let only = [
            houses.contains(nil)
                ? say("is the only digit left in its cell", "칸에 남은 숫자가 그것뿐") : nil,
            kinds.isEmpty
                ? nil
                : say(
                    "has the only place left in the \(kinds, .or) beside it",
                    "괄호 안의 \(kinds.joined(separator: ", "))에 남은 자리가 그것뿐"),
        ].compactMap(\.self)
        // The first claim that a digit is wrong is the assumption.
        let denials = Set(
            stride(from: 2, to: nodes.count, by: 2).map {
                nodes[$0].cells == nodes[$0 - 1].cells
            })
        let places = [
            denials.contains(true) ? say("is in the cell of", "=와 같은 칸") : nil,
            denials.contains(false) ? say("sees", "= 칸이 보는 칸") : nil,
        ].compactMap(\.self)
        let meanings = [
            only.isEmpty
                ? nil
                : say("= \(only, .or)", "=는 \(only.joined(separator: "이거나 "))이라는 뜻"),
            places.isEmpty
                ? nil
                : say(
                    "≠ \(places, .or) the = before it",
                    "≠는 바로 앞의 \(places.joined(separator: "이거나 "))이라 올 수 없다는 뜻"),
        ].compactMap(\.self)
        if meanings.isEmpty { return "" }
        return say(
            "\(meanings.joined(separator: "; ")).", "\(meanings.joined(separator: ", "))입니다.")
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
