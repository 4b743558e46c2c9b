import Games

/// The words of hints. A hint has three steps: the place to look at, the reason, and the move.
struct SudokuHintWords: Phrasebook {
    let language: Language

    func technique(_ technique: SudokuTechnique) -> String {
        say("\(technique.title)", "\(technique.koreanTitle)")
    }

    /// The name of a technique within a sentence.
    func techniqueInSentence(_ technique: SudokuTechnique) -> String {
        say("\(technique.titleInSentence)", "\(technique.koreanTitle)")
    }

    /// The reason why a step is right.
    func reason(_ step: SudokuStep) -> String { SudokuReason(step, in: language).text }

    /// The reason without the proofs of a net's lines. `proof` returns these proofs.
    func argument(_ step: SudokuStep) -> String { SudokuReason(step, in: language).argument }
    func proof(of step: SudokuStep) -> String? { SudokuReason(step, in: language).proof }

    /// The meaning of the signs in the reason of a chain; nil for other steps.
    func signs(of step: SudokuStep) -> String? { SudokuReason(step, in: language).signs }

    /// An explanation of a term with a special meaning for players; nil if the step needs none.
    func explanation(of step: SudokuStep) -> String? {
        SudokuReason(step, in: language).explanation
    }

    func cell(_ cell: Int) -> String { SudokuNames(language: language).cell(cell) }

    func house(_ house: House) -> String { SudokuNames(language: language).house(house) }

    func look(_ place: String) -> String { say("Look at \(place).", "\(place, .object) 살펴보십시오.") }

    func look(_ place: String, for digit: Int) -> String {
        say("Look at the \(digit)s in \(place).", "\(place)에서 \(digit)의 자리를 살펴보십시오.")
    }

    /// The place to look at. If it has several parts, and the step is about only one digit, the
    /// digit is named too.
    func look(at hint: SudokuHint) -> String {
        let digits = Set(hint.step?.evidence.map(\.digit) ?? [])
        let name = name(of: hint.place)
        guard hint.place.count > 1, digits.count == 1, let digit = digits.first else {
            return look(name)
        }
        return look(name, for: digit)
    }

    /// The houses or the cells of a place. More than three cells are not named, because the board
    /// marks them.
    func name(of place: SudokuHint.Region) -> String {
        switch place {
        case .houses(let houses): SudokuNames(language: language).houses(houses)
        case .cells(let cells) where cells.count <= 3: SudokuNames(language: language).cells(cells)
        case .cells: say("the marked cells", "표시된 칸")
        }
    }

    func mistakeNearby(_ house: String) -> String {
        say("Something is wrong in \(house).", "\(house)에 틀린 곳이 있습니다.")
    }

    func wrongDigit(_ digit: Int, _ cell: String) -> String {
        say("The \(digit) in \(cell) is wrong.", "\(cell)의 \(digit, .topic) 틀렸습니다.")
    }

    /// The reason why a digit is wrong: a house already contains it.
    func clash(_ house: House, _ cell: Int) -> String {
        say(
            "\(self.house(house).capitalizingFirst) already has this digit, in \(self.cell(cell)).",
            "\(self.house(house))에 이미 있는 숫자입니다(\(self.cell(cell))).")
    }

    func wrongNotes(_ cell: String) -> String {
        say("The right digit is missing from the notes in \(cell).", "\(cell)의 메모에 정답 숫자가 빠져 있습니다.")
    }

    func finds(_ digit: Int, _ cell: String) -> String {
        say("\(digit) goes into \(cell).", "\(cell)은 \(digit)입니다.")
    }

    func rulesOut(_ digit: Int, _ cells: String) -> String {
        say("No \(digit) in \(cells).", "\(cells)에 \(digit, .topic) 올 수 없습니다.")
    }

    var more: String { say(.more) }
}

extension SudokuTechnique {
    /// The English name within a sentence. Names and letters keep their capitals.
    fileprivate var titleInSentence: String {
        let isWord = self != .sueDeCoq && title.dropFirst().first?.isLowercase == true
        return isWord ? title.prefix(1).lowercased() + title.dropFirst() : title
    }
}

extension SudokuHintWords {
    /// The sentence of a hint at its stage. `board` is the board that the hint is about.
    func sentence(of hint: SudokuHint, on board: SudokuBoardViewModel.Seen) -> String {
        switch (hint.kind, hint.stage) {
        case (.step, .look): look(at: hint)
        case (_, .look): mistakeNearby(name(of: hint.place))
        case (.wrongDigit(let cell), .reason):
            [
                wrongDigit(board.faces[cell].digit, self.cell(cell)),
                board.board.clash(of: board.faces[cell].digit, at: cell).map(clash),
            ].compactMap(\.self).joined(separator: " ")
        case (.wrongNotes(let cell, _), .reason): wrongNotes(self.cell(cell))
        case (.step(let step), .reason): reason(step)
        }
    }

    /// The conclusions of a step, one sentence per digit.
    func conclusions(of step: SudokuStep) -> [String] {
        let found = step.placements.map { finds($0.digit, cell($0.cell)) }
        let digits = Set(step.eliminations.map(\.digit)).sorted()
        return found
            + digits.map { digit in
                let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell).sorted()
                return rulesOut(digit, cells.map(cell).joined(separator: ", "))
            }
    }
}
