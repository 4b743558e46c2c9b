import Games

/// Boards and candidates, drawn as other programs draw them.
enum SudokuDrawings {
    /// The lines above, between and below the bands, and the symbols around and between the boxes.
    private static let frames: [(rules: [String], edges: [String], gap: String)] = [
        (["", "---+---+---", ""], ["", "|", ""], ""),
        (["", "--- --- ---", ""], ["", " ", ""], ""),
        (["", "------+-------+------", ""], ["", " | ", ""], " "),
        (["", "------+------+------", ""], ["", "| ", ""], " "),
        (["", "-----------", ""], ["", "|", ""], ""),
        (["", "===========", ""], ["", "|", ""], ""),
        (["", "===+===+===", ""], ["", "|", ""], ""),
        (Array(repeating: "+---+---+---+", count: 3), ["|", "|", "|"], ""),
        (Array(repeating: "+===+===+===+", count: 3), ["|", "|", "|"], ""),
        (Array(repeating: "+-------+-------+-------+", count: 3), ["| ", " | ", " |"], " "),
        (["*-----------*", "|---+---+---|", "*-----------*"], ["|", "|", "|"], ""),
        ([".---.---.---.", ":---+---+---:", "'---'---'---'"], ["|", "|", "|"], ""),
        (
            [
                ".-------.-------.-------.", ":-------+-------+-------:",
                "'-------'-------'-------'",
            ],
            ["| ", " | ", " |"], " "
        ),
    ]

    /// The name of the drawing whose rules look like its empty rows.
    static let ambiguous = "\(["", "--- --- ---", ""]) -"

    /// The board in each frame with each symbol for an empty cell, and a name for each drawing.
    static func all(of puzzle: String) -> [(String, String)] {
        frames.flatMap { frame in
            ".0*_x-".map { blank in
                let rows = stride(from: 0, to: 81, by: 9).map { row in
                    let cells = Array(puzzle)[row..<row + 9].map { $0 == "." ? blank : $0 }
                    let boxes = stride(from: 0, to: 9, by: 3).map { box in
                        cells[box..<box + 3].map(String.init).joined(separator: frame.gap)
                    }
                    return frame.edges[0] + boxes.joined(separator: frame.edges[1])
                        + frame.edges[2]
                }
                return ("\(frame.rules) \(blank)", drawn(rows, frame.rules))
            }
        }
    }

    static let markFrames: [[String]] = [
        ["*-----------*", "|----+----+----|", "*-----------*"],
        ["*---*---*---*", "*---+---+---*", "*---*---*---*"],
        [".---.---.---.", ":---+---+---:", "'---'---'---'"],
        ["+===+===+===+", "+===+===+===+", "+===+===+===+"],
        ["=============", "=============", "============="],
        ["+---------+", "|---------|", "+---------+"],
    ]

    static func drawn(_ marks: PencilMarks, _ rules: [String]) -> String {
        let rows = marks.description.split(separator: "\n").filter { !$0.hasPrefix("+") }
        return drawn(rows.map(String.init), rules)
    }

    private static func drawn(_ rows: [String], _ rules: [String]) -> String {
        let bands = stride(from: 0, to: 9, by: 3).map { rows[$0..<$0 + 3].joined(separator: "\n") }
        return [rules[0], bands.joined(separator: "\n\(rules[1])\n"), rules[2]]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
