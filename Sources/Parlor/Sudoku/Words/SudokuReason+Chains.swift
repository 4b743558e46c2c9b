import Games

/// Reasons that lead from one cell to the next.
extension SudokuReason {
    func wing(_ pivot: Int, _ pincers: [Int], _ digit: Int) -> String {
        let digits = step.digits(in: CellSet([pivot]))
        let letter = { cell in pincers.firstIndex(of: cell).map { SudokuNames.letters[$0] } }
        let cases = pincers.map { pincer in
            let other = step.digits(in: CellSet([pincer])).first { $0 != digit } ?? 0
            return say(
                "if it is \(other), \(cell: pincer) is \(digit)",
                "\(other, .condition) \(cell: pincer)이 \(digit)")
        }
        let start = say(
            """
            The pivot \(cell: pivot) (p) sees \(cells: pincers, by: letter), and is \
            \(either: digits): \(cases.joined(separator: "; "))
            """,
            """
            가운데 칸 \(cell: pivot)(p)은 \(digits) 중 하나이고, \(cells: pincers, by: letter)이 이 칸을 봅니다. \
            \(cases.joined(separator: "이고, "))
            """)
        let either =
            digits.contains(digit)
            ? say(
                """
                \(start); or it is \(digit) itself. So \(either: [pivot] + pincers) is \(digit).
                """,
                "\(start)이고, 아니면 이 칸이 \(digit)입니다.")
            : say("\(start). So \(either: pincers) is \(digit).", "\(start)입니다.")
        return say(
            "\(either) \(gone(seeing: digits.contains(digit) ? "them all" : "both")).",
            """
            \(either) 어느 쪽이든 한 칸은 \(digit)이므로, 그 칸들을 모두 보는 칸에는 \(digit, .subject) 올 수 \
            없습니다.
            """)
    }

    func colors(_ groups: [CellSet]) -> String {
        let all = zip(names.groups(groups), groups).map { name, group in
            group.count == 1
                ? say("\(name) is \(digit)", "\(name) 한 칸")
                : say("all of \(name) are \(digit)", "\(name) 모두")
        }
        let start = say(
            """
            Where a row, column or box has just two places for the \(digit), one of them is right. \
            Follow such pairs from cell to cell: either \(all[0]), or \(all[1])
            """,
            """
            \(digit)의 자리가 둘만 남은 줄과 상자에서는 둘 중 하나가 맞습니다. 이런 짝을 차례로 따라가면 \(digit)의 자리는 \
            \(all[0])이거나 \(all[1])입니다.
            """)
        let isGone = step.isGone(groups[0])
        guard all.count == 4 else {
            return isGone
                ? say(
                    "\(start). \(meeting(groups, 0, 0)), so a is wrong, and b is right.",
                    "\(start) a의 칸끼리 서로 보므로 b가 맞습니다.")
                : say(
                    "\(start). \(gone(seeing: groups, 0, 1)).",
                    "\(start) a와 b를 모두 보는 칸에는 \(digit, .subject) 올 수 없습니다.")
        }
        let both = say(
            """
            \(start). In the same way, either \(all[2]), or \(all[3]).
            """,
            "\(start) 마찬가지로 \(all[2])이거나 \(all[3])입니다.")
        return isGone
            ? say(
                """
                \(both) \(meeting(groups, 0, 2)), and \(meeting(groups, 0, 3)). Because c or \
                d is right, a is wrong.
                """,
                "\(both) c와 d 중 하나는 맞는데 a는 둘 다 보므로 틀립니다.")
            : say(
                """
                \(both) \(meeting(groups, 0, 2)), so a and c are not both right. So b or d is \
                right. \(gone(seeing: groups, 1, 3)).
                """,
                """
                \(both) a와 c는 서로 보므로 함께 맞을 수 없습니다. 그래서 b나 d가 맞고, 둘 다 보는 칸에는 \
                \(digit, .subject) 올 수 없습니다.
                """)
    }

    func chain(_ nodes: [SudokuChainNode]) -> String {
        let start = say(
            "If the first ≠ holds, so do all: \(arrows(nodes)).\(sets(of: nodes))",
            "첫 ≠가 맞으면 모두 맞습니다: \(arrows(nodes)).\(sets(of: nodes))")
        guard let first = nodes.first, let last = nodes.last,
            first.digit != last.digit || first.cells != last.cells
        else {
            return say(
                "\(start) So \(either: nodes[0].cells) is \(nodes[0].digit) in any case.",
                """
                \(start) 그래서 어느 쪽이든 \(either: nodes[0].cells)이 \(nodes[0].digit)입니다.
                """)
        }
        // If the two ends of the chain alone rule out the candidates, the reason does not mention
        // that they exclude each other.
        if step.isRing, !step.eliminations.allSatisfy({ first.rulesOut($0) && last.rulesOut($0) }) {
            return say(
                """
                \(start) The two ends also exclude each other, so the chain closes into a loop. In \
                a loop, exactly one of each pair is right: \
                \(ringPairs(nodes).joined(separator: "; ")). Whichever one is right, it excludes \
                the same digits, so \(lostCandidates).
                """,
                """
                \(start) 양 끝도 함께 맞을 수 없으므로 고리가 되고, 고리에서 이웃한 둘 중 하나는 맞습니다. 그래서 \
                \(ringPairs(nodes).joined(separator: "이고, "))입니다. 어느 쪽이 맞든 지울 후보 숫자는 틀립니다.
                """)
        }
        let ends = Array(first.cells) + last.cells
        if first.digit == last.digit {
            return say(
                """
                \(start) So \(either: ends) is \(first.digit). \
                \(gone(seeing: ends.count == 2 ? "both" : "them all")).
                """,
                """
                \(start) 그래서 \(either: ends)이 \(first.digit)이고, 이 칸들을 모두 보는 칸에는 \
                \(first.digit, .subject) 올 수 없습니다.
                """)
        }
        if first.cells == last.cells {
            return say(
                "\(start) So \(cells: first.cells) is \(first.digit) or \(last.digit).",
                """
                \(start) 그래서 \(cells: first.cells)에는 \(first.digit) 또는 \(last.digit)만 올 수 있습니다.
                """)
        }
        return say(
            """
            \(start) So \(either: first.cells) is \(first.digit) or \(either: last.cells) is \
            \(last.digit). The two cells see each other, so in both cases \(lostCandidates).
            """,
            """
            \(start) 그래서 \(either: first.cells)이 \(first.digit)이거나 \(either: last.cells)이 \
            \(last.digit)이고, 두 자리는 서로 보므로 \
            \(cells: first.cells)에는 \(last.digit, .subject), \(cells: last.cells)에는 \
            \(first.digit, .subject) 올 수 없습니다.
            """)
    }
}
