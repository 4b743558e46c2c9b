import Games

extension SudokuData {
    /// Creates a puzzle from a command-line argument: 81 characters, or the path of a file with 81
    /// characters or with the JSON of a puzzle service.
    init?(given text: String) {
        if let grid = try? SudokuGrid(text) {
            self.init(problem: grid)
            return
        }
        guard var bytes = try? Disk.read(text) else { return nil }
        // Skips a byte order mark, which some editors write.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
        if let data = CheckedJSON(bytes)?.decoded(as: SudokuData.self) {
            self = data
        } else if let grid = try? SudokuGrid(String(decoding: bytes, as: UTF8.self)) {
            self.init(problem: grid)
        } else {
            return nil
        }
    }
}
