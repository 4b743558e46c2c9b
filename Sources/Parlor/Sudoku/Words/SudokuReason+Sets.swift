import Games

/// Reasons of sets with one more digit than cells.
extension SudokuReason {
    func blossom(_ stem: Int, _ petals: [SudokuPetal], _ digit: Int) -> String {
        let sets = petals.map(\.cells)
        let names = names.sets(sets, of: step)
        let letters = SudokuNames.letters
        let cases = petals.indices.map { index in
            say(
                """
                if \(cell: stem) is \(petals[index].digit), \(letters[index]) loses the \
                \(petals[index].digit) and uses the \(digit)
                """,
                """
                \(petals[index].digit, .condition) \(letters[index])에서 그 숫자가 빠지고 \
                \(digit, .subject) 들어갑니다
                """)
        }
        return say(
            """
            \(oneMoreDigit(names)). The stem \(cell: stem) (p) is \
            \(either: DigitSet(petals.map(\.digit))). Whichever digit it is, one set loses that \
            digit, because the stem sees all places of the digit in the set: \
            \(cases.joined(separator: "; ")). So one of the sets uses the \(digit). \
            \(gone(seeing: "all their \(digit)s")).
            """,
            """
            집합은 \(names)입니다. 집합마다 후보 숫자가 칸 수보다 하나 많습니다. 그래서 숫자 하나가 빠지면 나머지는 모두 그 집합의 칸에 들어갑니다. 가운데 칸 \
            \(cell: stem)(p)은 집합마다 한 숫자의 자리를 모두 봅니다. 이 칸이 \(cases.joined(separator: ". ")). 그래서 \
            \(digit, .topic) 집합 중 하나에 있고, 그 자리를 모두 보는 칸에는 \(digit, .subject) 올 수 없습니다.
            """)
    }

    /// The property of almost locked sets, in English, without a full stop.
    private func oneMoreDigit(_ names: [String]) -> EnglishSentence {
        """
        The sets are \(names, .and). Each of them lies in one row, column or box, and has one \
        more digit than it has cells. So it uses all its digits except one
        """
    }

    func sets(_ sets: [CellSet], _ digits: [Int]) -> String {
        let letters = SudokuNames.letters
        let names = names.sets(sets, of: step)
        let start =
            say(
                "\(oneMoreDigit(names)).",
                """
                집합은 \(names)입니다. 집합마다 후보 숫자가 칸 수보다 하나 많습니다. 그래서 숫자 하나가 빠지면 나머지는 모두 그 집합의 칸에 들어갑니다.
                """)
        if sets.count == 2, digits.count == 2 {
            return say(
                """
                \(start) Every \(digits[0]) of a sees every \(digits[0]) of b, and every \
                \(digits[1]) of a sees every \(digits[1]) of b. So one set does not use the \
                \(digits[0]), the other does not use the \(digits[1]), and both use all their \
                other digits. So \(losses(sets, digits).joined(separator: "; ")).
                """,
                """
                \(start) a와 b에서 \(digits[0])의 자리끼리는 모두 서로 보고, \(digits[1])의 자리끼리도 \
                그렇습니다. 그래서 한쪽에서는 \(digits[0])만, 다른 쪽에서는 \(digits[1])만 빠집니다. 이때 \
                \(losses(sets, digits).joined(separator: "; ")).
                """)
        }
        let next = zip(digits.indices, digits).map { index, digit in
            let gained = index + 1 < digits.count ? digits[index + 1] : lost
            let (before, letter) = (letters[index], letters[index + 1])
            return say(
                """
                Every \(digit) of \(letter) sees every \(digit) of \(before), so \(letter) does \
                not use the \(digit), and uses the \(gained).
                """,
                """
                \(letter)의 \(digit) 자리는 모두 \(before)의 \(digit) 자리를 보므로, \(letter)에는 \
                \(digit, .subject) 없고 \(gained, .subject) 있습니다.
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
                \(chain) In a and in \(last), the \(lost) can only be in \(either: places[0]). One \
                of the two sets uses it, so the \(lost) is there. \
                \(gone(seeing: places[0].count == 1 ? "it" : "them all")).
                """,
                """
                \(chain) a와 \(last)에서 \(lost)의 자리는 \(either: places[0])뿐이므로 어느 쪽이든 \
                \(lost, .topic) 거기에 있고, 그 자리를 모두 보는 칸에는 \(lost, .subject) 올 수 없습니다.
                """)
        }
        return say(
            """
            \(chain) So a or \(last) uses the \(lost). \(gone(seeing: "all their \(lost)s")).
            """,
            """
            \(chain) 그래서 \(lost, .topic) a나 \(last)에 있고, 그 자리를 모두 보는 칸에는 \
            \(lost, .subject) 올 수 없습니다.
            """)
    }
}
