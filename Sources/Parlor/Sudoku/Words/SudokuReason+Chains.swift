import Games

/// Reasons that lead from one cell to the next.
extension SudokuReason {
    func blossom(_ stem: Int, _ petals: [SudokuPetal], _ digit: Int) -> String {
        let sets = petals.map(\.cells)
        let names = names.sets(sets, of: step)
        let letters = SudokuNames.letters
        let cases = petals.indices.map { index in
            say(
                """
                if \(cell: stem) is \(petals[index].digit), \(letters[index]) does not use the \
                \(petals[index].digit), and uses the \(digit)
                """,
                """
                \(petals[index].digit)이면 \(letters[index])에서 그 숫자가 빠지고 \(digit, .subject) 있습니다
                """)
        }
        return say(
            """
            \(oneMoreDigit(names)). The stem \(cell: stem) (p) is \
            \(either: DigitSet(petals.map(\.digit))), and sees all places of that digit in one of the \
            sets: \(cases.joined(separator: "; ")). So one of the sets uses the \(digit). \
            \(gone(seeing: "all their \(digit)s")).
            """,
            """
            \(names)에는 숫자가 칸보다 하나씩 많아서 저마다 하나까지만 빠집니다. 가운데 칸 \(cell: stem)(p)은 \
            집합마다 한 숫자의 자리를 모두 봅니다. 이 칸이 \(cases.joined(separator: ". ")). 그래서 \
            \(digit, .topic) 집합 중 하나에 있고, 그 자리를 모두 보는 칸에는 올 수 없습니다.
            """)
    }

    /// The property of almost locked sets, in English, without a full stop.
    private func oneMoreDigit(_ names: [String]) -> EnglishSentence {
        """
        Each of the sets \(names, .and) is in one house. It has one more digit than cells, so it uses \
        all its digits except one
        """
    }

    func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let letter = { cell in pincers.firstIndex(of: cell).map { SudokuNames.letters[$0] } }
        let cases = pincers.map { pincer in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return say(
                "if it is \(other), \(cell: pincer) is \(digit)",
                "\(other)이면 \(cell: pincer)이 \(digit)")
        }
        let start = say(
            """
            The pivot \(cell: pivot) (p) sees \(cells: pincers, by: letter), and is \(either: digits): \
            \(cases.joined(separator: "; "))
            """,
            """
            가운데 칸 \(cell: pivot)(p)은 \(either: digits)이고, \(cells: pincers, by: letter)이 이 칸을 봅니다. \(cases)
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

    func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        let letter = { found.roof.contains($0) ? "a" : nil }
        if step.technique == .uniqueRectangle1 {
            let pairs = corners.filter { !found.roof.contains($0) }
            return say(
                """
                \(cells: pairs) can only be \(either: found.digits). If \
                \(cells: found.roof, by: letter) were \(either: found.digits) too, swapping the \
                \(plural: found.digits) of these four cells would give a second solution. But a \
                puzzle has only one. So \(cells: found.roof) is neither \
                \(found.digits.map(String.init), .nor).
                """,
                """
                \(cells: pairs)에는 \(found.digits)만 남았습니다. \(cells: found.roof, by: letter)에도 둘 중 하나가 오면 \
                네 칸에서 둘을 서로 바꿀 수 있어 답이 둘이 됩니다. 퍼즐의 답은 하나이므로 \
                \(cells: found.roof)에는 둘 다 올 수 없습니다.
                """)
        }
        let start = say(
            """
            If \(cells: corners, by: letter) held only \(plural: found.digits), with the same digit \
            in opposite corners, swapping the \(plural: found.digits) would give a second solution. \
            But a puzzle has only one, so this pattern must not be complete.
            """,
            """
            \(cells: corners, by: letter)에 \(found.digits)만 엇갈려 놓이면 서로 바꿀 수 있어 답이 둘이 됩니다. 퍼즐의 답은 \
            하나입니다.
            """)
        return say("\(start) \(completion(of: found))", "\(start) \(completion(of: found))")
    }

    /// The reason why the corners of a rectangle cannot complete the pattern.
    func completion(of found: SudokuRectangle) -> String {
        let kept = found.digits.first { $0 != lost } ?? 0
        let other: (Int) -> String? = { _ in "b" }
        return switch step.technique {
        case .avoidableRectangle1:
            say(
                """
                None of these digits was given, so \(either: found.roof) must not complete the pattern.
                """,
                "주어진 숫자가 아니므로 \(either: found.roof)에서 이 모양이 완성될 수 없습니다.")
        case .uniqueRectangle3:
            say(
                """
                So \(either: found.roof) is \(either: found.extra). Together with \
                \(cells: found.others, by: other), this uses up the \(found.extra) of \
                \(found.lines): no other cell there is \(either: found.extra).
                """,
                """
                그래서 \(either: found.roof)에 \(found.extra) 가운데 하나가 오고, 이 숫자들은 \
                \(cells: found.others, by: other)과 합쳐 다 쓰이므로 \(found.lines)의 다른 칸에는 올 수 없습니다.
                """)
        case .uniqueRectangle4:
            say(
                """
                In \(found.lines), the \(kept) is in \(either: found.roof). If the cell without the \
                \(kept) were \(lost), the pattern would be complete. So neither of them is \(lost).
                """,
                """
                \(found.lines)에서 \(kept)의 자리는 \(either: found.roof)뿐이므로, 나머지 한 칸에 \
                \(lost, .subject) 오면 이 모양이 완성됩니다. 그래서 어느 칸에도 \(lost, .topic) 올 수 없습니다.
                """)
        case .uniqueRectangle6:
            say(
                """
                In \(found.lines), the \(lost) can only go in these cells. If one of \
                \(cells: found.roof) were \(lost), the other would be \(lost) too, and the remaining \
                two cells would be \(kept). Then the pattern would be complete. So neither of them \
                is \(lost).
                """,
                """
                \(found.lines)에서 \(lost)의 자리는 이 모서리뿐이므로 \(cells: found.roof) 가운데 하나에 오면 \
                나머지에도 와서 이 모양이 완성됩니다.
                """)
        case .hiddenRectangle: hiddenRectangle(found, kept)
        default:
            say(
                """
                So \(either: found.roof) is \(either: found.extra). \
                \(gone(seeing: found.roof.count == 2 ? "both" : "them all")).
                """,
                """
                그래서 \(either: found.roof)에 \(found.extra, .subject) 오고, 둘 다 보는 칸에는 올 수 없습니다.
                """)
        }
    }

    func hiddenRectangle(_ found: SudokuRectangle, _ kept: Int) -> String {
        let losing = step.losingCells
        let opposite = found.corners.filter { corner in
            losing.allSatisfy { $0 / 9 != corner / 9 && $0 % 9 != corner % 9 }
        }
        let places = found.lines.map { line in
            let beside = found.corners.filter { line.cells.contains($0) && !losing.contains($0) }
            return say(
                "\(line) would have its \(kept) in \(cells: beside)",
                "\(line)의 \(kept, .topic) \(cells: beside)")
        }
        return say(
            """
            If \(cells: losing) were \(lost), \(places, .and). Then \(cells: opposite), which can \
            only be \(either: found.digits), would be \(lost) too, and the pattern would be \
            complete. So \(cells: losing) is not \(lost).
            """,
            """
            \(cells: losing)이 \(lost, .condition) \(places)에 올 수밖에 없습니다. 그러면 \
            \(found.digits)만 남은 \(cells: opposite)에도 \(lost, .subject) 와서 이 모양이 완성됩니다. 그래서 \
            \(cells: losing)에 \(lost, .topic) 올 수 없습니다.
            """)
    }

    func colors(_ groups: [CellSet]) -> String {
        let names = names.groups(groups)
        let start = say(
            """
            Where a row, column or box has just two places for the \(digit), one of them is \
            \(digit). Such pairs connect these cells, so either all of \(names[0]) are \(digit), or \
            all of \(names[1]) are \(digit)
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
            """
            \(start). In the same way, either all of \(names[2]) are \(digit), or all of \(names[3]) \
            are \(digit).
            """,
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
                \(both) \(meeting(groups, 0, 2)), so a and c are not both right. So b or d is right. \
                \(gone(seeing: groups, 1, 3)).
                """,
                """
                \(both) a와 c는 서로 보므로 함께 맞을 수 없고, b나 d가 맞습니다. 둘 다 보는 칸에는 올 수 없습니다.
                """)
    }

    func chain(_ nodes: [SudokuChainNode]) -> String {
        let start = say(
            "\(links(nodes).joined(separator: "; ")).",
            """
            \(claims(nodes)[0])이면 차례로 \(Array(claims(nodes).dropFirst()))입니다. =는 남은 자리나 \
            숫자가 그것뿐이라서, ≠는 바로 앞의 =와 같은 칸이거나 그 칸을 보는 칸이라서 성립합니다.\(sets(of: nodes))
            """)
        guard let first = nodes.first, let last = nodes.last,
            first.digit != last.digit || first.cells != last.cells
        else {
            return say(
                "\(start) So \(either: nodes[0].cells) is \(nodes[0].digit) in any case.",
                """
                \(start) 그래서 어느 쪽이든 \(names.node(nodes[0].cells))=\(nodes[0].digit)입니다.
                """)
        }
        // If the two ends are enough, it does not matter that they exclude each other.
        if step.isRing, !step.eliminations.allSatisfy({ first.rulesOut($0) && last.rulesOut($0) }) {
            return say(
                """
                \(start) The two ends exclude each other too, so the chain is a loop, and of any two \
                neighbors in it one is right: \(ringPairs(nodes), .and).
                """,
                """
                \(start) 양 끝도 함께 맞을 수 없으므로 고리가 되고, 고리에서 이웃한 둘 중 하나는 맞습니다. 그래서 \
                \(ringPairs(nodes).joined(separator: "이고, "))입니다. 둘이 함께 막는 숫자는 올 수 없습니다.
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
        if first.cells == last.cells {
            return say(
                "\(start) So \(cells: first.cells) is \(first.digit) or \(last.digit).",
                """
                \(start) 그래서 \(one)에는 \(first.digit) 또는 \(last.digit)만 올 수 있습니다.
                """)
        }
        return say(
            """
            \(start) So \(either: first.cells) is \(first.digit) or \(either: last.cells) is \
            \(last.digit). The two cells see each other, so in both cases \(lostCandidates).
            """,
            """
            \(start) 그래서 \(one)=\(first.digit)이거나 \(other)=\(last.digit)이고, 두 자리는 서로 보므로 \
            어느 쪽에도 상대의 숫자는 올 수 없습니다.
            """)
    }

    func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let letters = SudokuNames.letters
        let names = names.sets(sets, of: step)
        let start =
            say(
                "\(oneMoreDigit(names)).",
                "\(names)에는 숫자가 칸보다 하나씩 많아서 저마다 하나만 빠집니다.")
        if sets.count == 2, digits.count == 2 {
            return say(
                """
                \(start) Every \(digits[0]) of a sees every \(digits[0]) of b, and every \
                \(digits[1]) of a sees every \(digits[1]) of b. So one set does not use the \
                \(digits[0]), the other does not use the \(digits[1]), and both use all their other \
                digits. \(losses(sets, digits)).
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
            let (before, letter) = (letters[index], letters[index + 1])
            return say(
                """
                Every \(digit) of \(letter) sees every \(digit) of \(before), so \(letter) does not use \
                the \(digit), and uses the \(gained).
                """,
                """
                \(letter)의 \(digit, .topic) 모두 \(before)의 \(digit, .object) 보아 빠지고 \(letter)에 \
                \(gained, .subject) 옵니다.
                """)
        }
        let last = letters[sets.count - 1]
        let chain = say(
            """
            \(start) If a does not use the \(lost), it uses the \(digits[0]). \
            \(next.joined(separator: " "))
            """,
            """
            \(start) a에 \(lost, .subject) 없으면 \(digits[0], .subject) 있고, \
            \(next.joined(separator: " "))
            """)
        let places = [sets[0], sets[sets.count - 1]].map { set in
            CellSet(step.evidence.filter { $0.digit == lost && set.contains($0.cell) }.map(\.cell))
        }
        if places[0] == places[1] {
            return say(
                """
                \(chain) The \(lost) of a and \(last) can only be in \(either: places[0]), so the \
                \(lost) is there in any case. \(gone(seeing: places[0].count == 1 ? "it" : "them all")).
                """,
                """
                \(chain) a와 \(last)에서 \(lost)의 자리는 \(either: places[0])뿐이므로 어느 쪽이든 \
                \(lost, .topic) 거기에 있고, 그 자리를 모두 보는 칸에는 올 수 없습니다.
                """)
        }
        return say(
            """
            \(chain) So a or \(last) uses the \(lost). \(gone(seeing: "all their \(lost)s")).
            """,
            """
            \(chain) 그래서 \(lost, .topic) a나 \(last)에 있고, 그 자리를 모두 보는 칸에는 올 수 없습니다.
            """)
    }
}
