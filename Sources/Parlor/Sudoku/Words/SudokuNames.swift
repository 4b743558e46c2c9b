import Games

/// The names of cells, digits and houses in sentences.
struct SudokuNames: Phrasebook {
    let language: Language

    func cell(_ cell: Int) -> String {
        say("r\(cell / 9 + 1)c\(cell % 9 + 1)", "\(cell / 9 + 1)행\(cell % 9 + 1)열")
    }

    /// The name of a cell, with the letter that marks it on the board, if there is one.
    func cell(_ cell: Int, _ letter: String?) -> String {
        letter.map { mark(self.cell(cell), $0) } ?? self.cell(cell)
    }

    /// The name of something on the board, with the letter that marks it there.
    func mark(_ name: String, _ letter: String) -> String {
        say("\(name) (\(letter))", "\(name)(\(letter))")
    }

    func and(_ parts: [String]) -> String { say("\(parts, .and)", "\(parts)") }

    func or(_ parts: [String]) -> String {
        say("\(parts, .or)", "\(parts.joined(separator: " 또는 "))")
    }

    func cells(_ cells: some Sequence<Int>) -> String { and(cells.map(cell)) }
    func house(_ house: House) -> String { houses([house]) }

    /// The names of houses, grouped by kind.
    func houses(_ houses: [House]) -> String {
        let kinds: [House.Kind] = [.row, .column, .box]
        return and(
            kinds.compactMap { kind in
                let numbers = houses.filter { $0.kind == kind }.map { $0.number + 1 }
                    .sorted()
                return numbers.isEmpty ? nil : self.houses(kind, numbers)
            })
    }

    /// The names of houses of one kind. `numbers` has at least one number, counted from 1.
    private func houses(_ kind: House.Kind, _ numbers: [Int]) -> String {
        let list = numbers.map(String.init)
        let several = numbers.count > 1
        return switch kind {
        case .row: say("\(several ? "rows" : "row") \(list, .and)", "\(numbers.map { "\($0)행" })")
        case .column:
            say("\(several ? "columns" : "column") \(list, .and)", "\(numbers.map { "\($0)열" })")
        case .box:
            say("\(several ? "boxes" : "box") \(list, .and)", "\(numbers.map { "\($0)번 상자" })")
        }
    }

    /// Groups of cells, with the letters that mark them on the board.
    func groups(_ groups: [CellSet]) -> [String] {
        zip(SudokuNames.letters, groups).map { "\($0) (\(cells($1)))" }
    }

    /// Sets of cells, with their letters and the digits that the step finds there.
    func sets(_ sets: [CellSet], of step: SudokuStep) -> [String] {
        zip(SudokuNames.letters, sets).map { letter, cells in
            let digits = step.digits(in: cells).map(String.init).joined(separator: " ")
            return "\(letter) (\(self.cells(cells)): \(digits))"
        }
    }

    /// The letters of parts. A long chain goes on with capitals, because there is only one column
    /// for a letter.
    static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    /// The letters of a net's consequences. The assumption is first.
    static func netLabels(_ net: SudokuNet) -> [String] {
        net.consequences.indices.map(letter)
    }

    /// The letter of the part with this number, counted from 0, or its two letters.
    static func letter(_ number: Int) -> String {
        let (first, last) = number.quotientAndRemainder(dividingBy: letters.count)
        return (first > 0 ? letters[min(first, letters.count) - 1] : "") + letters[last]
    }
}

extension SentenceInterpolation {
    private var names: SudokuNames { SudokuNames(language: Self.language) }

    mutating func appendInterpolation(_ house: House) { text += names.house(house) }
    mutating func appendInterpolation(_ houses: [House]) { text += names.houses(houses) }

    mutating func appendInterpolation(_ digits: DigitSet) {
        text += names.and(digits.map(String.init))
    }

    mutating func appendInterpolation(cell: Int) { text += names.cell(cell) }
    mutating func appendInterpolation(cells: some Sequence<Int>) { text += names.cells(cells) }

    /// Appends cells, each with the letter that marks it on the board.
    mutating func appendInterpolation(cells: some Sequence<Int>, by letter: (Int) -> String?) {
        text += names.and(cells.map { names.cell($0, letter($0)) })
    }

    /// Appends two places of a digit with their letters, joined by "or".
    mutating func appendInterpolation(_ link: SudokuLink, _ one: String?, _ other: String?) {
        text += names.or([names.cell(link.first, one), names.cell(link.second, other)])
    }

    /// Appends houses, joined by "or".
    mutating func appendInterpolation(either houses: [House]) {
        text += names.or(houses.map(names.house))
    }

    /// Appends cells, joined by "or".
    mutating func appendInterpolation(either cells: some Sequence<Int>) {
        text += names.or(cells.map(names.cell))
    }

    /// Appends digits, joined by "or".
    mutating func appendInterpolation(either digits: DigitSet) {
        text += names.or(digits.map(String.init))
    }
}

extension EnglishSentence.StringInterpolation {
    /// Appends a house at the start of a sentence.
    mutating func appendInterpolation(capitalized house: House) {
        text += SudokuNames(language: .english).house(house).capitalizingFirst
    }

    /// Appends a digit with its article, such as `an 8`.
    mutating func appendInterpolation(a digit: Int) {
        text += "\(digit == 8 ? "an" : "a") \(digit)"
    }

    /// Appends digits in the plural, such as `1s and 2s`.
    mutating func appendInterpolation(plural digits: DigitSet) {
        appendInterpolation(digits.map { "\($0)s" }, .and)
    }
}

extension KoreanSentence.StringInterpolation {
    mutating func appendInterpolation(_ digits: DigitSet, _ particle: KoreanParticle) {
        appendInterpolation(SudokuNames(language: .korean).and(digits.map(String.init)), particle)
    }
}
