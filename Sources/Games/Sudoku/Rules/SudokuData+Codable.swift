/// The format of puzzle web services. Decoding accepts it with or without its outer levels:
///
///     {"newboard": {"grids": [{"value": [[…]…], "solution": [[…]…], "difficulty": "Hard"}]}}
extension SudokuData: Codable {
    private enum Key: CodingKey { case newboard, value, solution, difficulty, name, seed, start }

    private struct Answer: Decodable {
        let grids: [SudokuData]
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if values.contains(.newboard) {
            let grids = try values.decode(Answer.self, forKey: .newboard).grids
            try decoder.require(!grids.isEmpty, "A new board must have at least one grid.")
            self = grids[0]
            return
        }
        let problem = try values.grid(forKey: .value)
        let difficulty = try values.decodeIfPresent(String.self, forKey: .difficulty)
        let text = try values.decodeIfPresent(String.self, forKey: .start)
        let start = text.flatMap { SudokuBoard($0) }
        try decoder.require(
            text == nil || start?.keeps(problem) == true, "Play must begin with all given digits.")
        let level = difficulty.flatMap { SudokuLevel(name: $0) }
        let name = try values.decodeIfPresent(String.self, forKey: .name)
        let seed = try values.decodeIfPresent(UInt64.self, forKey: .seed)
        self.init(
            problem: problem,
            solution: try values.contains(.solution) ? values.grid(forKey: .solution) : nil,
            level: level, name: name, seed: seed, start: start)
        self = from(knownOrigin)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(problem.rows, forKey: .value)
        try values.encodeIfPresent(solution?.rows, forKey: .solution)
        try values.encodeIfPresent(level?.name, forKey: .difficulty)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(seed, forKey: .seed)
        if start != SudokuBoard(problem) { try values.encode(start.description, forKey: .start) }
    }
}

extension KeyedDecodingContainer {
    fileprivate func grid(forKey key: Key) throws -> SudokuGrid {
        guard let grid = SudokuGrid(rows: try decode([[Int]].self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "A board is nine rows of nine numbers from 0 to 9.")
        }
        return grid
    }
}

extension SudokuData {
    /// The origin of a puzzle from a file, as far as it can be known. Names in files are arbitrary,
    /// so a name alone does not make a puzzle the puzzle of a day.
    private var knownOrigin: SudokuOrigin {
        guard let name else { return seed == nil ? .own : .generated }
        guard let level else { return .own }
        if let number = (0..<SudokuPack.count(of: level)).first(where: { "#\($0 + 1)" == name }) {
            let isThere = SudokuPack.puzzle(level, number: number)?.problem == problem
            return isThere ? .pack(number: number) : .own
        }
        guard let seed else { return .own }
        if let technique = SudokuTechnique.allCases.first(where: { $0.title == name }) {
            return .practice(technique)
        }
        return Day(name).map { $0.seed(of: .sudoku(level)) == seed ? .daily($0) : .own } ?? .own
    }
}
