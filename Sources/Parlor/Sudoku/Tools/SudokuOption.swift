import Games

/// The command-line options that only the sudoku and its tools understand.
enum SudokuOption {
    static let board = OptionKey<SudokuData>("--board")
    static let symmetry = OptionKey<SudokuSymmetryChoice>("--symmetry")
    static let minimal = OptionKey<Bool>("--minimal")
    static let needs = OptionKey<SudokuTechnique>("--needs")
    static let times = OptionKey<ClosedRange<Int>>("--times")
    static let noneHarder = OptionKey<Bool>("--none-harder")
    static let clues = OptionKey<ClosedRange<Int>>("--clues")
    static let score = OptionKey<ClosedRange<Int>>("--score")
    static let pattern = OptionKey<CellSet>("--pattern")
    static let statistics = OptionKey<Bool>("--statistics")
    static let format = OptionKey<SudokuFormat>("--format")
    static let all = OptionKey<Bool>("--all")
    static let steps = OptionKey<Bool>("--steps")
    static let limit = OptionKey<Int>("--limit")
    static let solutions = OptionKey<Bool>("--solutions")
    static let output = OptionKey<String>("--out")

    static let options: [CommandOption] = [
        CommandOption(
            name: board.name, shortName: nil, value: .board, placeholder: "PUZZLE",
            scope: .games(.sudoku), summary: { $0.sudoku.settings.boardOption },
            take: { text, invocation in
                guard let data = SudokuData(given: text), data.verdict(limit: 1) != .none else {
                    return false
                }
                invocation[board] = data
                return true
            }
        ).choosing(.name),
        CommandOption(
            symmetry.name, "NAME", .tools(makers + [minimize]), { $0.sudoku.tools.symmetry },
            { $0[symmetry] = $1 }
        ).choosing(.maker),
        CommandOption(
            minimal.name, .tools(makers), { $0.sudoku.tools.minimal }, { $0[minimal] = true }
        )
        .choosing(.maker),
        CommandOption(
            name: needs.name, shortName: nil, value: .choice(SudokuTechnique.optionNames),
            placeholder: "NAME", scope: .tools(makers), summary: { $0.sudoku.tools.needs },
            take: { word, invocation in
                invocation[needs] = SudokuTechnique(optionName: word)
                return invocation[needs] != nil
            }
        ).choosing(.maker),
        range(times, 0...81, makers, { $0.sudoku.tools.times }).requiring(needs.name),
        CommandOption(
            noneHarder.name, .tools(makers), { $0.sudoku.tools.noneHarder },
            { $0[noneHarder] = true }
        ).choosing(.maker).requiring(needs.name),
        range(clues, 17...80, makers, { $0.sudoku.tools.clues }),
        range(score, 0...1_000_000, makers, { $0.sudoku.tools.score }),
        CommandOption(
            name: pattern.name, shortName: nil, value: .text(.clues), placeholder: "CELLS",
            scope: .tools(makers), summary: { $0.sudoku.tools.pattern },
            take: { text, invocation in
                invocation[pattern] = CellSet(pattern: text)
                return invocation[pattern] != nil
            }
        ).choosing(.maker),
        CommandOption(
            format.name, "NAME", .tools(["sudoku generate", minimize, constrain]),
            { $0.sudoku.tools.format },
            { $0[format] = $1 }),
        CommandOption(
            all.name, .tools(["sudoku solve"]), { $0.sudoku.tools.all }, { $0[all] = true }),
        CommandOption(
            statistics.name, .tools(["sudoku grade"]), { $0.sudoku.tools.gradeStatistics },
            { $0[statistics] = true }),
        CommandOption(
            steps.name, .tools(["sudoku grade"]), { $0.sudoku.tools.steps }, { $0[steps] = true }),
        .number(
            limit.name, "N", 2...1_000_000, .tools(["sudoku verify", "sudoku solve"]),
            { $0.sudoku.tools.limit }, { $0[limit] = $1 }
        ).requiring(all.name, of: "sudoku solve"),
        CommandOption(
            solutions.name, .tools(["sudoku print"]), { $0.sudoku.tools.solutions },
            { $0[solutions] = true }),
        CommandOption(
            output.name, "FILE", .file, .tools(["sudoku print"]), { $0.sudoku.tools.out },
            { $0[output] = $1 }),
    ]

    static let minimize: ToolName = "sudoku minimize"
    static let constrain: ToolName = "sudoku constrain"
    private static let makers: [ToolName] = ["sudoku generate", "sudoku print"]

    /// An option whose value is a number or a range of numbers.
    private static func range(
        _ key: OptionKey<ClosedRange<Int>>, _ limits: ClosedRange<Int>, _ takers: [ToolName],
        _ summary: @escaping @Sendable (Words) -> String
    ) -> CommandOption {
        CommandOption(
            name: key.name, shortName: nil, value: .range(limits), placeholder: "RANGE",
            scope: .tools(takers), summary: summary
        ) { text, invocation in
            invocation[key] = ClosedRange(text, within: limits)
            return invocation[key] != nil
        }.choosing(.maker)
    }
}

extension CellSet {
    /// The cells of a pattern: 81 characters, with `.` or `0` for a cell outside of the pattern.
    /// Returns nil for fewer than 17 cells, because so few clues never have a unique solution.
    fileprivate init?(pattern text: String) {
        let cells = Array(text)
        guard cells.count == 81 else { return nil }
        self.init(cells.indices.filter { !".0".contains(cells[$0]) })
        if count < 17 { return nil }
    }
}

extension ClosedRange<Int> {
    /// The range of a text such as `24`, `22-26`, `22-` or `-26`.
    init?(_ text: String, within limits: ClosedRange<Int>) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, text != "-", text != "" else { return nil }
        let ends = parts.map { Int(plain: $0) }
        guard zip(parts, ends).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
        let least = ends[0] ?? limits.lowerBound
        let most = (parts.count == 1 ? ends[0] : ends[1]) ?? limits.upperBound
        guard least <= most, limits.contains(least), limits.contains(most) else { return nil }
        self = least...most
    }
}

extension SudokuTechnique {
    /// The name of the technique on the command line, such as `x-wing` or
    /// `unique-rectangle-type-1`.
    var optionName: String {
        // Titles are in ASCII.
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let words = title.lowercased().utf8.split { !letters.contains($0) && !digits.contains($0) }
        return words.reduce(into: "") { $0 += ($0.isEmpty ? "" : "-") + String(Substring($1)) }
    }

    static var optionNames: [String] {
        allCases.filter { $0 != .guess }.map(\.optionName)
    }

    init?(optionName: String) {
        let found = Self.allCases.first { $0 != .guess && $0.optionName == optionName }
        guard let found else { return nil }
        self = found
    }
}

/// The format of a printed puzzle.
enum SudokuFormat: String, CaseIterable, Sendable {
    /// The formats, in order: 81 characters, nine lines of nine, these lines with rules between the
    /// boxes, fields of a table, all candidates in a frame, and a line of HoDoKu's library.
    case line, rows, grid, csv, marks, library

    /// The line above the first puzzle; nil if there is none.
    var heading: String? { self == .csv ? "Puzzle,Solution,Level,Score,Clues" : nil }

    /// Indicates whether a puzzle takes several lines. An empty line then separates puzzles.
    var isTall: Bool { self == .rows || self == .grid || self == .marks }

    func text(of puzzle: SudokuPuzzle) -> String {
        switch self {
        case .line: puzzle.clues.text()
        case .rows: Self.rows(puzzle.clues).joined(separator: "\n")
        case .grid: Self.grid(puzzle.clues)
        case .csv:
            """
            \(puzzle.clues.text()),\(puzzle.solution.text()),\(puzzle.level.name.lowercased()),\
            \(puzzle.grade.score),\(puzzle.clues.clueCount)
            """
        case .marks: PencilMarks(puzzle.clues).description
        case .library: ":0000:x:\(puzzle.clues.text()):::"
        }
    }

    private static func rows(_ grid: SudokuGrid) -> [String] {
        let cells = Array(grid.text())
        return stride(from: 0, to: 81, by: 9).map { String(cells[$0..<$0 + 9]) }
    }

    private static func grid(_ grid: SudokuGrid) -> String {
        let rows = rows(grid).map { row in
            let cells = row.map(String.init)
            return stride(from: 0, to: 9, by: 3).map { cells[$0..<$0 + 3].joined(separator: " ") }
                .joined(separator: " | ")
        }
        return stride(from: 0, to: 9, by: 3).map { rows[$0..<$0 + 3].joined(separator: "\n") }
            .joined(separator: "\n------+-------+------\n")
    }
}

/// The symmetry of a puzzle's clues, by name.
enum SudokuSymmetryChoice: String, CaseIterable, Sendable {
    case none
    case halfTurn = "half-turn"
    case mirror, diagonal

    var symmetry: SudokuSymmetry {
        switch self {
        case .none: .none
        case .halfTurn: .halfTurn
        case .mirror: .mirror
        case .diagonal: .diagonal
        }
    }
}
