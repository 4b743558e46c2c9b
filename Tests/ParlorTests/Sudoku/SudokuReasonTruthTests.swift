import Sweep
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// The statements of sentences about a board are true. The test reads the board without the solver:
/// from its digits, and the candidates that earlier steps excluded.
@Suite struct `The sentence of a sudoku step` {
    private struct Board {
        var digits: [Int]
        var excluded: Set<Candidate> = []

        func share(_ one: Int, _ other: Int) -> Bool {
            one / 9 == other / 9 || one % 9 == other % 9
                || one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3
        }

        func sees(_ digit: Int, from cell: Int) -> Bool {
            digits.indices.contains { other in
                other != cell && digits[other] == digit && share(other, cell)
            }
        }

        /// The digits that a cell may have.
        func digits(at cell: Int) -> Set<Int> {
            if digits[cell] != 0 { return [] }
            return Set(
                (1...9).filter {
                    !sees($0, from: cell) && !excluded.contains(Candidate($0, at: cell))
                })
        }

        /// The cells of a house with a name such as `row 3`.
        func house(_ name: Substring) -> [Int] {
            let number = (name.last?.wholeNumberValue ?? 0) - 1
            return digits.indices.filter { cell in
                switch name.lowercased().first {
                case "r": cell / 9 == number
                case "c": cell % 9 == number
                default: cell / 27 * 3 + cell % 9 / 3 == number
                }
            }
        }

        func places(of digit: Int, in house: Substring) -> Set<Int> {
            Set(self.house(house).filter { digits(at: $0).contains(digit) })
        }
    }

    private func cells(in text: Substring) -> Set<Int> {
        Set(
            text.matches(of: /r(\d)c(\d)/).compactMap { match in
                guard let row = Int(match.1), let column = Int(match.2) else { return nil }
                return (row - 1) * 9 + column - 1
            })
    }

    private func digits(in text: Substring) -> Set<Int> {
        Set(text.replacing(/r\dc\d/, with: "").compactMap(\.wholeNumberValue))
    }

    /// Compares a sentence with the board. Returns the kind of the sentence; nil if it is unknown.
    private func read(_ text: String, on board: Board, _ step: SudokuStep) -> String? {
        if let match = text.firstMatch(
            of: /The row, the column and the box of (\S+) together have every digit except (\d)\./)
        {
            let (cell, last) = (cells(in: match.1).first ?? 0, digits(in: match.2))
            for digit in Set(1...9).subtracting(last) {
                #expect(board.sees(digit, from: cell), "\(digit): \(text)")
            }
            return "sees all"
        }
        if let match = text.firstMatch(
            of: /(r\dc\d) has only the (\d) left: (.*) not in its notes\./)
        {
            let (cell, last) = (cells(in: match.1).first ?? 0, digits(in: match.2))
            let parts = match.3.split(separator: ";").map { digits(in: $0) }
            #expect(parts.count == 2, "\(text)")
            guard parts.count == 2 else { return nil }
            #expect(parts[0].union(parts[1]).union(last) == Set(1...9), "\(text)")
            for digit in parts[0] { #expect(board.sees(digit, from: cell), "\(text)") }
            for digit in parts[1] {
                #expect(!board.sees(digit, from: cell), "\(digit): \(text)")
                #expect(board.excluded.contains(Candidate(digit, at: cell)), "\(text)")
            }
            return "left"
        }
        if let match = text.firstMatch(
            of:
                /^In (\w+ \d), the (\d) can only go in (r\dc\d): every other empty cell has an? \d in its row, column or box(?:, or the \d was excluded there before \((.*)\))?\.$/
        ) {
            let (digit, place) = (digits(in: match.2).first ?? 0, cells(in: match.3))
            let excluded = match.4.map { cells(in: $0) } ?? []
            for cell in board.house(match.1)
            where board.digits[cell] == 0 && !place.contains(cell) {
                #expect(board.sees(digit, from: cell) != excluded.contains(cell), "\(text)")
            }
            for cell in excluded {
                #expect(board.excluded.contains(Candidate(digit, at: cell)), "\(text)")
            }
            return excluded.isEmpty ? "only place" : "only place left"
        }
        if let match = text.firstMatch(
            of: /^(\w+ \d) has one empty cell, (r\dc\d), and only the (\d) is missing\.$/)
        {
            let house = board.house(match.1)
            #expect(Set(house.filter { board.digits[$0] == 0 }) == cells(in: match.2), "\(text)")
            let missing = Set(1...9).subtracting(house.map { board.digits[$0] })
            #expect(missing == digits(in: match.3), "\(text)")
            return "last cell"
        }
        if let match = text.firstMatch(of: /^In (\w+ \d), the (\d) can only go in (.*), which/) {
            let places = board.places(of: digits(in: match.2).first ?? 0, in: match.1)
            #expect(places == cells(in: match.3), "\(text)")
            return "intersection"
        }
        if let match = text.firstMatch(
            of: /^In (\w+ \d), the digits (.*) can only go in (.*?)\. They/)
        {
            for digit in digits(in: match.2) {
                let places = board.places(of: digit, in: match.1)
                #expect(places.isSubset(of: cells(in: match.3)), "\(text)")
            }
            return "hidden set"
        }
        if let match = text.firstMatch(of: /^(r\dc\d.*?) can only be (.*?)\. They use up/) {
            for cell in cells(in: match.1) {
                #expect(board.digits(at: cell).isSubset(of: digits(in: match.2)), "\(text)")
            }
            return "naked set"
        }
        if let match = text.firstMatch(
            of:
                /^The cells of a \((.*?)\) and b \((.*?)\) can only be (.*?)\. A cell of a and a cell of b that see each other have different digits\. Such pairs connect all these cells\. So all of a have one digit, and all of b have the other one\. (.*) sees? (r\dc\d) \(a\) and (r\dc\d) \(b\)\.$/
        ) {
            let (one, other) = (cells(in: match.1), cells(in: match.2))
            for cell in one.union(other) {
                #expect(board.digits(at: cell) == digits(in: match.3), "\(text)")
            }
            // From a cell, every other one is reached over cells that see each other and belong to
            // different groups.
            var (reached, next) = (Array(one.prefix(1)), 0)
            while next < reached.count {
                let cell = reached[next]
                for seen in one.contains(cell) ? other : one
                where board.share(cell, seen) && !reached.contains(seen) {
                    reached.append(seen)
                }
                next += 1
            }
            #expect(Set(reached) == one.union(other), "\(text)")
            for loser in cells(in: match.4) {
                for seen in cells(in: match.5).union(cells(in: match.6)) {
                    #expect(board.share(loser, seen), "\(text)")
                }
            }
            return "remote pair"
        }
        if let match = text.firstMatch(
            of:
                /If (r\dc\d) were (\d), (\w+ \d) would have its (\d) in (r\dc\d) and (\w+ \d) would have its \d in (r\dc\d)\. Then (r\dc\d), which can only be (\d or \d), would be \d too/
        ) {
            let corners = cells(in: match.1)
            for (line, place) in [(match.3, match.5), (match.6, match.7)] {
                let places = board.places(of: digits(in: match.4).first ?? 0, in: line)
                #expect(places == corners.union(cells(in: place)), "\(text)")
            }
            for cell in cells(in: match.8) {
                #expect(board.digits(at: cell) == digits(in: match.9), "\(text)")
            }
            return "hidden rectangle"
        }
        if text.contains("closes into a loop") {
            // Each removed digit is a conclusion of the text, and both claims of a pair exclude it.
            for candidate in step.eliminations {
                let name = SudokuNames(language: .english).cell(candidate.cell)
                let gone = text.matches(of: /((?:r\dc\d(?:, | and )?)+) (?:is|are) not (\d)/)
                #expect(
                    gone.contains {
                        $0.1.contains(name) && digits(in: $0.2).contains(candidate.digit)
                    }, "\(candidate): \(text)")
            }
            return "loop"
        }
        var found: String?
        let isWhole = [.skyscraper, .twoStringKite, .turbotFish, .emptyRectangle, .wWing]
            .contains(step.technique)
        for match in text.matches(
            of: /((?:r\dc\d(?:, |,? or )?)+)=(\d)(?:≠\d)*\s\(\w, (\w+\s\d)\)/
        ) {
            let places = board.places(
                of: digits(in: match.2).first ?? 0, in: match.3[...])
            #expect(cells(in: match.1).isSubset(of: places) && !places.isEmpty, "\(text)")
            found = "place of a chain"
        }
        for match in text.matches(of: /(r\dc\d)≠(\d)=(\d)\s\(\w\)/) where !text.contains("lack") {
            let cell = cells(in: match.1).first ?? 0
            let two = digits(in: match.2).union(digits(in: match.3))
            #expect(board.digits(at: cell) == two, "\(text)")
            found = "cell of a chain"
        }
        for match in text.matches(
            of:
                /((?:[Rr]ow|[Cc]olumn|[Bb]ox) \d) has its (\d) in ((?:r\dc\d(?: \(\w\))?(?:, which sees r\dc\d, or in |, | or )?)+)/
        ) {
            var named = cells(in: match.3)
            if step.technique == .wWing {
                named = cells(in: match.3.replacing(/sees r\dc\d/, with: ""))
            }
            let places = board.places(of: digits(in: match.2).first ?? 0, in: match.1)
            #expect(isWhole && named == places, "\(text)")
            found = "two places"
        }
        return found
    }

    private static let puzzles = [
        ".16....9.94.1..2.8..5.....6...4........3..18...8.5...3.........5..9.26..7.98..4..",
        "14.....36....42....98..7..2.3......86.7...3..............7...592...31..4.8...4.2.",
        "1.9.....8.4...9.....6..5.2.........1....62.45.6..74...82.........13...........519",
        // With a chain that closes into a loop.
        "....9..4535.8..2....1..2...27....8.1.....8....9..4..2..3.45....5....163.....6....",
    ]

    /// A board with many nets, which takes as long as all others.
    private static let slowPuzzle =
        "98.76....5.7..9.........97.4...3.....3.6.82....81....3.4..8...1..64..5.......6.2."

    /// The steps of boards that people find hard, and of random ones, each with the position before
    /// it. They are found once for all tests, in a task, so that no thread waits for another one.
    private static let steps = Task {
        var boards = try (puzzles + (Sweep.isWhole ? [slowPuzzle] : [])).map { try SudokuGrid($0) }
        for seed in 1...Sweep.count(3, whole: 8 as UInt64) {
            var dice = Dice(seed: seed)
            boards.append(SudokuGenerator.anyPuzzle(using: &dice))
        }
        return boards.flatMap { puzzle in
            var position = SudokuPosition(puzzle)
            return (SudokuGrade(puzzle)?.steps ?? []).map { step in
                defer { position.apply(step) }
                return (step: step, position: position)
            }
        }
    }

    @Test func `says what the board shows, and what was excluded before`() async throws {
        var (board, read): (Board, [String: Int]) = (Board(digits: []), [:])
        for (step, position) in try await Self.steps.value {
            let digits = (0..<81).map { position.grid[$0] }
            if digits.count(where: { $0 != 0 }) < board.digits.count(where: { $0 != 0 })
                || board.digits.isEmpty
            {
                board = Board(digits: digits)
            }
            board.digits = digits
            let text = SudokuReason(step, in: .english).text
            if let kind = self.read(text, on: board, step) { read[kind, default: 0] += 1 }
            let korean = SudokuReason(step, in: .korean).text
            #expect(korean.contains("앞에서 제외") == text.contains("excluded"), "\(korean)")
            board.excluded.formUnion(step.eliminations)
        }
        // The examples have techniques that these boards lack. Their notes show the digits that
        // were excluded.
        for example in SudokuExample.byTechnique.values {
            let position = example.position
            board = Board(digits: (0..<81).map { position.grid[$0] })
            for cell in position.empty {
                for digit in board.digits(at: cell).subtracting(position.marks[cell]) {
                    board.excluded.insert(Candidate(digit, at: cell))
                }
            }
            let text = SudokuReason(example.step, in: .english).text
            if let kind = self.read(text, on: board, example.step) { read[kind, default: 0] += 1 }
        }
        let kinds = [
            "sees all", "left", "only place", "only place left", "last cell", "intersection",
            "naked set", "hidden set", "two places", "place of a chain",
            "cell of a chain", "remote pair",
            "hidden rectangle", "loop",
        ]
        for kind in kinds { #expect(read[kind] != nil, "\(kind) in \(read)") }
    }

    @Test(arguments: [Language.english, .korean])
    func `names rows, columns and boxes in the order of the board`(
        language: Language
    ) async throws {
        let names = SudokuNames(language: language)
        let houses = [
            House.rows[5], House.boxes[2], House.rows[8], House.boxes[1], House.rows[0],
        ]
        let isEnglish = language == .english
        #expect(
            names.houses(houses)
                == (isEnglish ? "rows 1, 6 and 9 and boxes 2 and 3" : "1행, 6행, 9행, 2번 상자, 3번 상자"))
        var several = 0
        for (step, _) in try await Self.steps.value {
            let text = SudokuReason(step, in: language).text
            for match in text.matches(of: /(?:rows|columns|boxes) ((?:\d, )*\d and \d)/) {
                let numbers = match.output.1.compactMap(\.wholeNumberValue)
                several += 1
                #expect(numbers == numbers.sorted(), "\(text)")
            }
        }
        #expect(several > 10 || !isEnglish)
    }

    @Test func `names a digit that only notes exclude`() throws {
        var marks = PencilMarks()
        marks[0] = [8]
        let position = SudokuPosition(SudokuGrid(), marks: marks, givens: [])
        let step = try #require(NakedSingle().step(in: position))
        #expect(
            SudokuReason(step, in: .english).text
                == "r1c1 has only the 8 left: no other digit is in its notes.")
    }

    /// No letter is hidden by another letter, by a digit or by the edge of the board.
    @Test func `has all its letters on a board with notes`() async throws {
        let shapes = SudokuShape.allCases.filter { $0.note(1) != nil }
        var (crowded, most) = (0, 0)
        for (step, position) in try await Self.steps.value {
            switch step.pattern {
            case .net, .chain, .sets: break
            default: continue
            }
            let cells = SudokuCell.cells(of: step, in: position)
            most = max(most, step.parts.count)
            for shape in shapes {
                var page = Page(
                    columns: shape.size.columns, rows: shape.size.rows, theme: .dark)
                page.show(
                    SudokuBoardPicture(cells: cells, shape: shape, digit: nil, showsMarks: false))
                for index in cells.indices where !cells[index].parts.isEmpty {
                    let place = shape.place(of: index)
                    var drawn: [String] = []
                    for row in place.row..<place.row + place.rows {
                        let end = place.column + place.columns
                        for column in place.column - 1..<end + (shape.standsOnRules ? 1 : 0) {
                            let sign = page.canvas.text(of: page.canvas[column, row])
                            let next = page.canvas.text(of: page.canvas[column + 1, row])
                            // Beside the cell, a letter belongs to the digit on its right, if any.
                            let isOutside = column < place.column || column == end
                            if isOutside, (column == end) == (Int(next) != nil) { continue }
                            if sign.contains(where: \.isLetter) { drawn.append(sign) }
                        }
                    }
                    let letters = cells[index].parts.values.compactMap(\.letter)
                    if shape == .wide, letters.count > 1 { crowded += 1 }
                    // In a cell with little space, digits that follow each other share a letter.
                    #expect(
                        shape.standsOnRules
                            ? Set(drawn) == Set(letters) && drawn.count <= letters.count
                            : drawn.sorted() == letters.sorted(),
                        "\(shape) \(step)")
                }
            }
        }
        #expect(crowded > 20 && most > Sweep.count(15, whole: 20), "\(crowded) \(most)")
    }
}
