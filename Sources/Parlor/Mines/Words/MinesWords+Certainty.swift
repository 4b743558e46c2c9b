import Games

// Sentences about the certainty of an opened cell. The most important part comes first.
extension MinesWords {
    /// Versions of a proof, the longest first: the whole proof or, if `note` says where it is, the
    /// facts that prove the conclusion.
    func proofs(
        of hint: MinesHint, _ known: String, _ note: String?, in size: MinesSize
    ) -> [[String]] {
        reasons(of: hint, in: size).map { [known] + $0 }
            + (note.map { [[known, claim(of: hint, in: size), $0], [known, $0]] } ?? [])
    }

    /// Versions of the sentences about the certainty of a cell, the longest first: a proof, or the
    /// other cells that were safe or safer. If wrong flags led to a mine, they come first. `note`
    /// says where a proof is that has no space.
    func texts(
        of certainty: MinesCertainty, _ wrong: MinesWrongFlags?, safe: String, mine: String,
        _ note: String? = nil, in size: MinesSize
    ) -> [[String]] {
        if let wrong {
            let proofs = certainty.reason.map { self.proofs(of: $0, mine, note, in: size) } ?? []
            return texts(of: wrong, proofs, safe: certainty.saferCells, in: size)
        }
        return switch certainty {
        case .safe(let hint): proofs(of: hint, safe, note, in: size)
        case .mine(let hint): proofs(of: hint, mine, note, in: size)
        case .unknown(let chance, let safe, let safest):
            texts(unknown: chance, safe, safest, in: size).map { [$0] }
        case .uncounted(let safe): texts(uncounted: safe, in: size).map { [$0] }
        }
    }

    /// Versions of the sentences about a cell that was not certain, the longest first. If other
    /// cells were safe, the sentences name them. If not, they name a safer cell, or say that the
    /// player could not have known.
    func texts(
        unknown chance: Double, _ safe: [Int], _ safest: MinesGuess, in size: MinesSize
    ) -> [String] {
        let (percent, least) = (chance.percent, safest.chance.percent)
        if !safe.isEmpty {
            let texts = naming(safe, in: size) { wereSafe($0, more: $1, percent) }
            return texts + naming(safe, in: size, upTo: [1]) { wereSafe($0, more: $1) }
        }
        if least < percent {
            let text = wasSafer(size.name(of: safest.cell), least, than: percent)
            return ["\(neededGuess) \(text)", text]
        }
        let text = couldNotKnow(percent)
        return ["\(text) \(noneWasCertain)", text]
    }

    /// Versions of the sentences about a cell whose chance of a mine could not be calculated.
    func texts(uncounted safe: [Int], in size: MinesSize) -> [String] {
        if safe.isEmpty { return ["\(uncounted) \(noneWasCertain)", uncounted] }
        let texts = naming(safe, in: size) { wereSafe($0, more: $1, nil) }
        return texts + naming(safe, in: size, upTo: [1]) { wereSafe($0, more: $1) }
    }

    /// Versions of the sentences about the wrong flags that led to a mine, the longest first.
    /// `known` are versions of the sentences about the mine.
    func texts(
        of wrong: MinesWrongFlags, _ known: [[String]], safe: [Int], in size: MinesSize
    ) -> [[String]] {
        let flags = wrong.flags.map(size.name)
        let text = wereWrong(flags, around: size.name(of: wrong.number))
        let others = naming(safe, in: size) { [wereSafe($0, more: $1)] }
        return (known + others).map { [text] + $0 } + [[text], [wereWrong(flags)]]
    }

    /// Versions of a text about cells, which name fewer and fewer of them. The named cells are the
    /// nearest, in the order of the board.
    private func naming<Text>(
        _ cells: [Int], in size: MinesSize, upTo counts: [Int] = [8, 3, 1],
        _ text: (_ names: [String], _ more: Int) -> Text
    ) -> [Text] {
        if cells.isEmpty { return [] }
        return counts.map { count in
            let named = cells.prefix(count).sorted().map(size.name)
            return text(named, cells.count - named.count)
        }
    }

    private func wereWrong(_ flags: [String], around number: String) -> String {
        say(
            """
            The \(flags.count, one: "flag", more: "flags") on \(flags, .and) \
            \(flags.count, one: "was", more: "were") wrong, so opening the cells around \(number) \
            hit a mine.
            """,
            "\(flags)의 깃발이 틀려서, \(number) 주변을 열 때 지뢰가 나왔습니다.")
    }

    private func wereWrong(_ flags: [String]) -> String {
        say(
            """
            The \(flags.count, one: "flag", more: "flags") on \(flags, .and) \
            \(flags.count, one: "was", more: "were") wrong.
            """,
            "\(flags)의 깃발이 틀렸습니다.")
    }

    private func wereSafe(_ cells: [String], more: Int) -> String {
        more > 0
            ? say(
                "\(cells) and \(more, "other cell") were safe.",
                "\(cells) 외 \(more)칸은 안전했습니다.")
            : say(
                "\(cells, .and) \(cells.count, one: "was", more: "were") safe.",
                "\(cells, .topic) 안전했습니다.")
    }

    /// The safe cells, and the chance of a mine in the opened cell. `percent` is nil if the chance
    /// is not known.
    private func wereSafe(_ cells: [String], more: Int, _ percent: Int?) -> String {
        let safe = wereSafe(cells, more: more)
        guard let percent else {
            return say(
                "\(safe) The chance of a mine in your cell cannot be calculated.",
                "\(safe) 연 칸이 지뢰일 확률은 계산할 수 없습니다.")
        }
        return say(
            "\(safe) The chance of a mine in your cell was \(percent)%.",
            "\(safe) 연 칸이 지뢰일 확률은 \(percent)%였습니다.")
    }

    private func wasSafer(_ cell: String, _ percent: Int, than opened: Int) -> String {
        say(
            """
            \(cell) was safer: the chance of a mine was \(percent)% there, and \(opened)% in your \
            cell.
            """,
            "\(cell, .subject) 더 안전했습니다. 지뢰일 확률은 \(percent)%, 연 칸은 \(opened)%였습니다.")
    }

    private func couldNotKnow(_ percent: Int) -> String {
        say(
            "You could not have known: the chance of a mine was \(percent)%.",
            "이 칸은 알 수 없었습니다. 지뢰일 확률은 \(percent)%였습니다.")
    }

    private var neededGuess: String { say("A guess was needed.", "추측이 필요했습니다.") }
    private var noneWasCertain: String { say("No cell was certain.", "확실한 칸은 없었습니다.") }

    /// A sentence about a cell whose chance of a mine could not be calculated.
    private var uncounted: String {
        say(
            """
            It is not clear whether you could have known: too many arrangements of mines fit the \
            board.
            """,
            "가능한 지뢰 배치가 너무 많아, 알 수 있었는지 판단할 수 없습니다.")
    }
}

extension Double {
    /// A probability in percent. Only certainty is rounded to 0 or 100. Equal probabilities that
    /// differ by an error of calculation have the same percentage.
    var percent: Int {
        self <= 0 ? 0 : self >= 1 ? 100 : min(99, max(1, Int((self * 100 + 1e-6).rounded())))
    }
}
