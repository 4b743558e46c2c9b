import Games

/// The reason of a net: a line per consequence, and below the conclusion the nets inside the net.
extension SudokuReason {
    func net(_ net: SudokuNet) -> String {
        let (cell, digit) = (net.assumption.cell, net.assumption.digit)
        guard net.consequences.count > 1 else {
            let end = end(of: net)
            return say(
                "Suppose \(cell: cell) is \(digit). Then \(end).",
                "\(cell: cell)이 \(digit, .condition) \(end).")
        }
        let labels = SudokuNames.netLabels(net)
        let suppose = say(
            "Suppose \(cell: cell) is \(digit) (\(labels[0])).",
            "\(cell: cell)에 \(digit, .subject) 온다고 합시다(\(labels[0])).")
        let start = ([suppose] + legend(of: net, labels)).joined(separator: " ")
        let end = say(
            "Then \(end(of: net))\(cited(net.causes, labels)).",
            "그러면 \(end(of: net))\(cited(net.causes, labels)).")
        return ([start] + lines(of: net, labels, own: labels) + [end])
            .joined(separator: "\n")
    }

    /// The proofs of the digits that longer nested nets refute. Each has a line for the assumption,
    /// a line per consequence, and a line for the contradiction. `known` are the names of all
    /// consequences that a line may cite.
    func proofs(of net: SudokuNet, _ known: [String]) -> [String] {
        let offset = known.count - net.consequences.count
        return net.consequences.enumerated().flatMap { index, consequence -> [String] in
            guard case .refuted(let inner) = consequence.reason, !inner.isShort else { return [] }
            let name = known[offset + index]
            let separator = name.last?.isNumber == true ? "." : ""
            let own = inner.consequences.indices.map { "\(name)\(separator)\($0)" }
            let given = consequence.causes.map { known[$0] }
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            let suppose =
                given.isEmpty
                ? say(
                    "Why \(name): suppose \(cell: cell) is \(digit) (\(own[0])).",
                    "\(name)의 이유: \(cell: cell)에 \(digit, .subject) 온다고 합시다(\(own[0])).")
                : say(
                    """
                    Why \(name): besides \(given, .and), suppose \(cell: cell) is \(digit) \
                    (\(own[0])).
                    """,
                    """
                    \(name)의 이유: \(given)에 더해 \(cell: cell)에 \(digit, .subject) 온다고 \
                    합시다(\(own[0])).
                    """)
            let end = say(
                """
                Then \(end(of: inner))\(cited(inner.causes, given + own)). So \(cell: cell) is not \
                \(digit).
                """,
                """
                그러면 \(end(of: inner))\(cited(inner.causes, given + own)). 그래서 \(cell: cell)에 \
                \(digit, .topic) 올 수 없습니다.
                """)
            return [suppose] + lines(of: inner, given + own, own: own) + [end]
                + proofs(of: inner, given + own)
        }
    }

    /// A line per consequence after the assumption. Successive digits that longer nets refute share
    /// one line.
    private func lines(of net: SudokuNet, _ known: [String], own: [String]) -> [String] {
        var (lines, refuted): ([String], [String]) = ([], [])
        func gather() {
            if !refuted.isEmpty {
                lines.append(say("Proved below: \(refuted).", "아래에 증명이 있습니다: \(refuted)."))
            }
            refuted = []
        }
        for (index, consequence) in net.consequences.enumerated().dropFirst() {
            if case .refuted(let inner) = consequence.reason, !inner.isShort {
                refuted.append(names.mark(wrong(consequence.candidate), own[index]))
            } else {
                gather()
                lines.append(line(consequence, own[index], known))
            }
        }
        gather()
        return lines
    }

    /// A guide to the lines of a net: the meaning of the first line of each kind.
    private func legend(of net: SudokuNet, _ labels: [String]) -> [String] {
        var legend: [String] = []
        let following = Array(net.consequences.enumerated().dropFirst())
        let place = following.first { if case .onlyPlace = $1.reason { true } else { false } }
        if let place, case .onlyPlace(let house) = place.element.reason {
            let line = line(place.element, labels[place.offset], labels)
            let (digit, causes) = (place.element.candidate.digit, place.element.causes)
            legend.append(
                say(
                    """
                    "\(line)" means: because of \(causes.map { labels[$0] }, .and), \(house) has \
                    no other place for its \(digit).
                    """,
                    """
                    \(quoted: line, .topic) \(causes.map { labels[$0] }) 때문에 \(house)에서 \
                    \(digit)의 자리가 여기뿐이라는 뜻입니다.
                    """))
        }
        let last = following.first { $1.reason == .onlyDigit }
        if let last, place == nil {
            let line = line(last.element, labels[last.offset], labels)
            let (cell, causes) = (last.element.candidate.cell, last.element.causes)
            legend.append(
                say(
                    """
                    "\(line)" means: because of \(causes.map { labels[$0] }, .and), \(cell: cell) \
                    has no other digit left.
                    """,
                    """
                    \(quoted: line, .topic) \(causes.map { labels[$0] }) 때문에 \(cell: cell)에 남은 숫자가 \
                    이것뿐이라는 뜻입니다.
                    """))
        } else if last != nil {
            legend.append(
                say(
                    #""last digit" means: the cell has no other digit left."#,
                    #""남은 숫자"는 그 칸에 남은 숫자가 이것뿐이라는 뜻입니다."#))
        }
        for (index, consequence) in following {
            guard case .refuted(let inner) = consequence.reason, inner.isShort else { continue }
            let line = line(consequence, labels[index], labels)
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            let end = shortEnd(of: inner)
            return legend + [
                say(
                    """
                    "\(line)" means: \(cell: cell) is not \(digit). If it were, there would be \
                    \(end).
                    """,
                    """
                    \(quoted: line, .topic) \(cell: cell)에 \(digit, .subject) 올 수 없다는 뜻입니다. \
                    오면 이렇게 됩니다: \(end).
                    """)
            ]
        }
        return legend
    }

    /// The names of the consequences that a line follows from, in parentheses.
    private func cited(_ causes: [Int], _ known: [String]) -> String {
        causes.isEmpty ? "" : " (\(causes.map { known[$0] }.joined(separator: ", ")))"
    }

    private func line(
        _ consequence: SudokuNet.Consequence, _ name: String, _ known: [String]
    ) -> String {
        let candidate = notation(consequence.candidate)
        let line =
            switch consequence.reason {
            case .assumption: candidate
            case .onlyDigit: say("\(candidate), last digit", "\(candidate), 남은 숫자")
            case .onlyPlace(let house): say("\(candidate), \(house)", "\(candidate), \(house)")
            case .refuted(let net): "\(wrong(consequence.candidate)): \(shortEnd(of: net))"
            }
        return "\(name) \(line)\(cited(consequence.causes, known))"
    }

    private func notation(_ candidate: Candidate) -> String {
        "\(names.cell(candidate.cell))=\(candidate.digit)"
    }

    private func wrong(_ candidate: Candidate) -> String {
        "\(names.cell(candidate.cell))≠\(candidate.digit)"
    }

    private func end(of net: SudokuNet) -> String {
        switch net.contradiction {
        case .noDigit(let cell):
            say("\(cell: cell) has no digit left", "\(cell: cell)에 남은 숫자가 없습니다")
        case .noPlace(let digit, let house):
            say(
                "\(house) has no place for its \(digit)", "\(house)에 \(digit)의 자리가 없습니다")
        }
    }

    private func shortEnd(of net: SudokuNet) -> String {
        switch net.contradiction {
        case .noDigit(let cell): say("no digit left for \(cell: cell)", "\(cell: cell)에 남은 숫자 없음")
        case .noPlace(let digit, let house):
            say("no place for the \(digit) of \(house)", "\(house)에 \(digit)의 자리 없음")
        }
    }
}

extension SudokuNet {
    /// Indicates whether the assumption alone leads to the contradiction.
    fileprivate var isShort: Bool { consequences.count == 1 }
}
