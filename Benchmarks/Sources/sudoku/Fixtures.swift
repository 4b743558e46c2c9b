import Foundation
import Games

/// The rows of the data files of the tests, without their headers.
enum Fixtures {
    static func rows(_ name: String) -> [[String]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/GamesTests/Fixtures")
        // Without its rows, a benchmark measures nothing, so it names the missing file.
        guard
            let text = try? String(contentsOf: root.appending(path: name + ".tsv"), encoding: .utf8)
        else { fatalError("There is no file \(name).tsv in \(root.path()).") }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Reads a board. Ends the benchmark at an invalid row, because the measurement would be wrong.
    static func grid(_ text: String) -> SudokuGrid {
        do { return try SudokuGrid(text) } catch { fatalError("\(text): \(error)") }
    }
}
