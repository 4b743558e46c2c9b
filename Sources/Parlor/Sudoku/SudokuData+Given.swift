import FoundationEssentials
import Games

extension SudokuData {
    /// A puzzle as the player gives it: 81 characters, or a file with them or with the JSON that
    /// services deal.
    init?(given text: String) {
        if let grid = try? SudokuGrid(text) {
            self.init(problem: grid)
            return
        }
        guard let bytes = try? Disk.read(text) else { return nil }
        if let data = try? JSONDecoder().decode(SudokuData.self, from: Data(bytes)) {
            self = data
        } else if let grid = try? SudokuGrid(String(decoding: bytes, as: UTF8.self)) {
            self.init(problem: grid)
        } else {
            return nil
        }
    }
}
