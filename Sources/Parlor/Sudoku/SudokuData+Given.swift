import Games

extension SudokuData {
    /// A puzzle as the player gives it: 81 characters, or a file with them or with the JSON that
    /// services deal.
    init?(given text: String) {
        if let grid = try? SudokuGrid(text) {
            self.init(problem: grid)
            return
        }
        guard var bytes = try? Disk.read(text) else { return nil }
        // The mark of an editor for UTF-8.
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
