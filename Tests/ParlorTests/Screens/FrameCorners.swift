import TUI

/// The columns of the corners of all frames, for each line of a screen.
func frameCorners(in text: String) -> [[Int]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.indices.filter { "╭╮╰╯".contains(line[$0]) }
            .map { CharacterWidth(String(line[..<$0])).columns }
    }
}
