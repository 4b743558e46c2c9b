import Games

/// The reason of a net: a line per consequence, and below the conclusion the nets inside of it.
extension SudokuReason {
    func net(_ net: SudokuNet) -> String {
        let (cell, digit) = (net.assumption.cell, net.assumption.digit)
        let conclusion = say(
            "So \(cell: cell) is not \(digit).",
            "그래서 \(cell: cell)에 \(digit, .topic) 올 수 없습니다.")
        let following = Array(net.consequences.enumerated().dropFirst())
        guard !following.isEmpty else {
            let end = end(of: net)
            return say(
                "Suppose \(cell: cell) is \(digit). Then \(end). \(conclusion)",
                "\(cell: cell)이 \(digit, .condition) \(end). \(conclusion)")
        }
        let lines = following.map { index, consequence in
            let line = "\(letter(index)) \(self.line(consequence))"
            return "\(line)\(letters(consequence.causes))"
        }
        let suppose = say(
            "Suppose \(cell: cell) is \(digit) (p).",
            "\(cell: cell)에 \(digit, .subject) 온다고 합시다(p).")
        let start = ([suppose] + legend(of: following.map(\.element), lines))
            .joined(separator: " ")
        let end = say(
            "Then \(end(of: net))\(letters(net.causes)).",
            "그러면 \(end(of: net))\(letters(net.causes)).")
        let inner = following.compactMap { index, consequence -> String? in
            guard case .refuted(let net) = consequence.reason, !net.isShort else { return nil }
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            let (list, causes) = (list(net), consequence.causes.map(letter))
            return say(
                """
                Why \(letter(index)): if \(causes, .and) \(causes.count, one: "holds", more: "hold") \
                and \(cell: cell) is \(digit), then \(list).
                """,
                """
                \(letter(index))의 이유: \(causes)에 더해 \(cell: cell)에 \(digit, .subject) 온다고 하면, \
                \(list).
                """)
        }
        return ([start] + lines + ["\(end) \(conclusion)"] + inner).joined(separator: "\n")
    }

    /// How the lines of a net are read: the meaning of the first one of each kind.
    private func legend(of following: [SudokuNet.Consequence], _ lines: [String]) -> [String] {
        var legend: [String] = []
        let places = following.firstIndex { if case .onlyPlace = $0.reason { true } else { false } }
        if let places, case .onlyPlace(let house) = following[places].reason {
            let (digit, causes) = (following[places].candidate.digit, following[places].causes)
            legend.append(
                say(
                    """
                    "\(lines[places])" means: because of \(causes.map(letter), .and), \(house) has \
                    no other place for its \(digit).
                    """,
                    """
                    "\(lines[places])"는 \(causes.map(letter)) 때문에 \(house)에서 \(digit)의 자리가 \
                    여기뿐이라는 뜻입니다.
                    """))
        }
        let lasts = following.firstIndex { $0.reason == .onlyDigit }
        if let lasts, places == nil {
            let (cell, causes) = (following[lasts].candidate.cell, following[lasts].causes)
            legend.append(
                say(
                    """
                    "\(lines[lasts])" means: because of \(causes.map(letter), .and), \(cell: cell) \
                    has no other digit left.
                    """,
                    """
                    "\(lines[lasts])"는 \(causes.map(letter)) 때문에 \(cell: cell)에 남은 숫자가 이것뿐이라는 \
                    뜻입니다.
                    """))
        } else if lasts != nil {
            legend.append(
                say(
                    #""last digit": the cell has no other digit left."#,
                    #""남은 숫자"는 그 칸에 남은 숫자가 이것뿐이라는 뜻입니다."#))
        }
        return legend + [true, false].compactMap { refuted(in: following, lines, isShort: $0) }
    }

    /// The meaning of the first line that refutes a digit by a short net, or by a long one, which is
    /// below the conclusion. Nil if there is none.
    private func refuted(
        in following: [SudokuNet.Consequence], _ lines: [String], isShort: Bool
    ) -> String? {
        for (index, consequence) in following.enumerated() {
            guard case .refuted(let net) = consequence.reason, net.isShort == isShort else {
                continue
            }
            let (line, letter) = (lines[index], letter(index + 1))
            let (cell, digit) = (consequence.candidate.cell, consequence.candidate.digit)
            if !isShort {
                return say(
                    """
                    "\(line)" means: \(cell: cell) is not \(digit). The reason is below, at \
                    "Why \(letter)".
                    """,
                    """
                    "\(line)"는 \(cell: cell)에 \(digit, .subject) 올 수 없다는 뜻입니다. 이유는 아래 \
                    "\(letter)의 이유"에 있습니다.
                    """)
            }
            let end = shortEnd(of: net)
            return say(
                """
                "\(line)" means: \(cell: cell) is not \(digit), because then there would be \(end).
                """,
                """
                "\(line)"는 \(cell: cell)에 \(digit, .subject) 올 수 없다는 뜻입니다. 오면 이렇게 됩니다: \(end).
                """)
        }
        return nil
    }

    /// The letter of a consequence. The assumption is first.
    private func letter(_ index: Int) -> String {
        index == 0 ? "p" : SudokuNames.letter(index - 1)
    }

    private func letters(_ causes: [Int]) -> String {
        causes.isEmpty ? "" : " (\(causes.map(letter).joined(separator: ", ")))"
    }

    private func line(_ consequence: SudokuNet.Consequence) -> String {
        let candidate = notation(consequence.candidate)
        switch consequence.reason {
        case .assumption: return candidate
        case .onlyDigit: return say("\(candidate), last digit", "\(candidate), 남은 숫자")
        case .onlyPlace(let house): return say("\(candidate), \(house)", "\(candidate), \(house)")
        case .refuted(let net):
            let end = shortEnd(of: net)
            return net.isShort
                ? say("not \(candidate): \(end)", "\(candidate) 아님: \(end)")
                : say("not \(candidate): see below", "\(candidate) 아님: 아래 참고")
        }
    }

    /// The consequences inside of a net and its contradiction, in one sentence without a full stop.
    private func list(_ net: SudokuNet) -> String {
        let following = net.consequences.dropFirst().map { consequence in
            let candidate = notation(consequence.candidate)
            switch consequence.reason {
            case .assumption: return candidate
            case .onlyDigit: return say("\(candidate) (last digit)", "\(candidate)(남은 숫자)")
            case .onlyPlace(let house):
                return say("\(candidate) (\(house))", "\(candidate)(\(house))")
            case .refuted(let inner):
                let list = inner.isShort ? shortEnd(of: inner) : list(inner)
                return say(
                    "not \(candidate) [it would mean: \(list)]", "\(candidate) 아님[그러면 \(list)]")
            }
        }
        let end = end(of: net)
        return following.isEmpty
            ? end
            : say(
                "\(following.joined(separator: ", ")), and \(end)",
                "\(following.joined(separator: ", ")) 다음에 \(end)")
    }

    private func notation(_ candidate: Candidate) -> String {
        "\(names.cell(candidate.cell))=\(candidate.digit)"
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
    /// Whether the assumption alone leads to the contradiction.
    fileprivate var isShort: Bool { consequences.count == 1 }
}
