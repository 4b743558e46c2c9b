import Games

/// The words for mistakes in boards that tools read.
struct SudokuToolWords: Phrasebook {
    let language: Language

    func noCell(_ character: String) -> String {
        say(
            "\"\(character)\" is not a cell: write 1 to 9, or . or 0 for an empty one.",
            "\"\(character)\" 글자는 쓸 수 없습니다. 1부터 9까지, 빈칸은 . 또는 0을 쓰십시오.")
    }

    func noMark(_ character: String) -> String {
        say(
            "\"\(character)\" is not a note: write the digits 1 to 9 of a cell together.",
            "\"\(character)\" 글자는 쓸 수 없습니다. 칸마다 1부터 9까지의 숫자를 붙여 쓰십시오.")
    }

    func markTwice(_ digit: Int) -> String {
        say(
            "\(digit) is noted twice in this cell: write it once.",
            "이 칸에 \(digit, .subject) 두 번 있습니다. 한 번만 쓰십시오.")
    }

    var tooManyCells: String {
        say("a board has 81 cells, but this one has more.", "판은 81칸인데 여기에는 더 있습니다.")
    }

    func tooFewCells(_ count: Int) -> String {
        say(
            "a board has 81 cells, but this one has \(count).",
            "판은 81칸인데 여기에는 \(count)칸이 있습니다.")
    }

    func sentence(of reason: SudokuTextError.Reason) -> String {
        switch reason {
        case .noCell(let character): noCell(String(character).printable)
        case .noMark(let character): noMark(String(character).printable)
        case .twice(let digit): markTwice(digit)
        case .tooMany: tooManyCells
        case .tooFew(let count): tooFewCells(count)
        }
    }
}
