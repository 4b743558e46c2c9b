/// The shape in which services deal puzzles is read with its wrapping and without:
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
            try decoder.require(!grids.isEmpty, "A new board has at least one grid.")
            self = grids[0]
            return
        }
        let problem = try values.grid(forKey: .value)
        let difficulty = try values.decodeIfPresent(String.self, forKey: .difficulty)
        let text = try values.decodeIfPresent(String.self, forKey: .start)
        let start = text.flatMap { Sudoku.Board($0) }
        try decoder.require(
            text == nil || start?.keeps(problem) == true, "Play begins with all that was given.")
        self.init(
            problem: problem,
            solution: try values.contains(.solution) ? values.grid(forKey: .solution) : nil,
            level: difficulty.flatMap { SudokuLevel(name: $0) },
            name: try values.decodeIfPresent(String.self, forKey: .name),
            seed: try values.decodeIfPresent(UInt64.self, forKey: .seed),
            start: start)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(problem.rows, forKey: .value)
        try values.encodeIfPresent(solution?.rows, forKey: .solution)
        try values.encodeIfPresent(level?.name, forKey: .difficulty)
        try values.encodeIfPresent(name, forKey: .name)
        try values.encodeIfPresent(seed, forKey: .seed)
        if start != Sudoku.Board(problem) { try values.encode(start.description, forKey: .start) }
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
