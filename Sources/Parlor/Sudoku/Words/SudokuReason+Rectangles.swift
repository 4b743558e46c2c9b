import Games

/// Reasons that rely on the puzzle having only one solution.
extension SudokuReason {
    func rectangle(_ found: SudokuRectangle) -> String {
        let corners = found.corners.sorted()
        // Without evidence, no candidate on the board has the letter.
        let lettered = step.digits(in: found.roof).isEmpty ? CellSet() : found.roof
        let letter = { lettered.contains($0) ? "a" : nil }
        if step.technique == .uniqueRectangle1 {
            let pairs = corners.filter { !found.roof.contains($0) }
            return say(
                """
                \(cells: pairs) can only be \(either: found.digits). If \
                \(cells: found.roof, by: letter) were \(either: found.digits) too, swapping the \
                \(plural: found.digits) of these four cells would give a second solution. But a \
                puzzle has only one.
                """,
                """
                \(cells: pairs)에는 \(found.digits)만 남았습니다. \(cells: found.roof, by: letter)에도 둘 중 \
                하나가 오면 네 칸에서 두 숫자를 서로 바꿀 수 있어 답이 둘이 됩니다. 그런데 퍼즐의 답은 하나입니다.
                """)
        }
        let swap = say(
            """
            If \(cells: corners, by: letter) held only \(plural: found.digits), with the same \
            digit in opposite corners, swapping the \(plural: found.digits) would give a second \
            solution. But a puzzle has only one, so this pattern cannot be complete.
            """,
            """
            \(cells: corners, by: letter)에 \(found.digits)만 엇갈려 놓이면 두 숫자를 서로 바꿀 수 있어 답이 둘이 됩니다. \
            퍼즐의 답은 하나이므로 이 모양은 완성될 수 없습니다.
            """)
        return (premise + [swap, completion(of: found)]).joined(separator: " ")
    }

    /// The digits that the corners can have.
    private func digits(of found: SudokuRectangle) -> DigitSet {
        DigitSet(Array(found.digits) + Array(found.extra))
    }

    /// The premise of an avoidable rectangle: given digits cannot be swapped.
    private var premise: [String] {
        switch step.technique {
        case .avoidableRectangle1, .avoidableRectangle2:
            [
                say(
                    "None of these four corners has a given digit.",
                    "이 네 모서리에는 주어진 숫자가 없습니다.")
            ]
        default: []
        }
    }

    /// The conclusion that the corners of a rectangle must not complete the pattern.
    func completion(of found: SudokuRectangle) -> String {
        let kept = found.digits.first { $0 != lost } ?? 0
        let other: (Int) -> String? = { _ in "b" }
        return switch step.technique {
        case .avoidableRectangle1:
            say(
                "With \(a: lost) in \(cells: found.roof), the pattern would be complete.",
                "\(cells: found.roof)에 \(lost, .subject) 오면 이 모양이 완성됩니다.")
        case .uniqueRectangle3:
            say(
                """
                So \(either: found.roof) is \(either: found.extra). That cell, together with \
                \(cells: found.others, by: other), uses up the \(found.extra) of \(found.lines), \
                so no other cell there can be \(either: found.extra).
                """,
                """
                그래서 \(either: found.roof)에 \(found.extra) 가운데 하나가 옵니다. 이 칸과 \
                \(cells: found.others, by: other)에 이 숫자들이 다 쓰이므로 \(found.lines)의 다른 칸에는 \
                \(found.extra, .subject) 올 수 없습니다.
                """)
        case .uniqueRectangle4:
            say(
                """
                In \(found.lines), the \(kept) is in one of the two cells marked a. If the \
                other one were \(lost), the pattern would be complete.
                """,
                """
                \(found.lines)에서 \(kept)의 자리는 a의 두 칸뿐이므로, 둘 중 하나는 \(kept)입니다. 나머지 한 칸이 \
                \(lost, .condition) 이 모양이 완성됩니다.
                """)
        case .uniqueRectangle6:
            say(
                """
                In \(found.lines), the \(lost) can only go in these cells. If one of the two cells \
                marked a were \(lost), the other would be \(lost) too, and the remaining two cells \
                would be \(kept). Then the pattern would be complete.
                """,
                """
                \(found.lines)에서 \(lost)의 자리는 이 모서리뿐이므로, a의 두 칸 중 하나에 \(lost, .subject) 오면 \
                다른 하나에도 와서 이 모양이 완성됩니다.
                """)
        case .hiddenRectangle: hiddenRectangle(found, kept)
        default:
            say(
                """
                The cells marked a can only be \(either: digits(of: found)), so \
                \(either: found.roof) is \(either: found.extra). \
                \(gone(seeing: found.roof.count == 2 ? "both" : "them all")).
                """,
                """
                a의 칸에는 \(digits(of: found))만 남았으므로 \(either: found.roof)에 \
                \(found.extra, .subject) 오고, 이 칸들을 모두 보는 칸에는 \(found.extra, .subject) 올 수 없습니다.
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
            The corners marked a can have other digits, too. In \(found.lines), the \(kept) can \
            only go in the corners. If \(cells: losing) were \(lost), \(places, .and). Then \
            \(cells: opposite), which can only be \(either: found.digits), would be \(lost) too, \
            and the pattern would be complete.
            """,
            """
            a의 모서리에는 다른 숫자도 남았습니다. \(found.lines)에서 \(kept)의 자리는 모서리뿐입니다. \(cells: losing)이 \
            \(lost, .condition) \(places)에 올 수밖에 없습니다. 그러면 \
            \(found.digits)만 남은 \(cells: opposite)에도 \(lost, .subject) 와서 이 모양이 완성됩니다.
            """)
    }
}
