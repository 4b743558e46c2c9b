import Foundation
import Games

/// Rows of the data files that the tests use as well, without their headers.
enum Fixtures {
    static func rows(_ name: String) -> [[String]] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/GamesTests/Fixtures")
        // Without its rows a benchmark has nothing to measure, and says which file it misses.
        guard
            let text = try? String(contentsOf: root.appending(path: name + ".tsv"), encoding: .utf8)
        else { fatalError("There is no file \(name).tsv in \(root.path()).") }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Ends the benchmark at a row that is no board: what it measures would be something else.
    static func grid(_ text: String) -> SudokuGrid {
        do { return try SudokuGrid(text) } catch { fatalError("\(text): \(error)") }
    }
}
