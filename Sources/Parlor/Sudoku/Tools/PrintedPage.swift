import Games

/// An A4 page of puzzles to solve with a pencil, as SVG. Lengths are in millimeters.
struct PrintedPage {
    struct Puzzle {
        let number: UInt64
        let puzzle: SudokuPuzzle
    }

    let puzzles: [Puzzle]

    /// The names of the levels.
    let levels: @Sendable (SudokuLevel) -> String

    /// Indicates whether the solutions are at the bottom of the page, upside down.
    let showsSolutions: Bool

    /// The maximum number of boards on a page.
    static let most = 6

    private static let (width, height, margin) = (210.0, 297.0, 15.0)
    private static let foot = 38.0

    var svg: String {
        let boards =
            puzzles.indices.map(board) + (showsSolutions ? puzzles.indices.map(solution) : [])
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" \
            viewBox="0 0 210 297">
            <rect width="210" height="297" fill="#fff"/>
            <g font-family="Helvetica, Arial, sans-serif" text-anchor="middle" \
            stroke-linecap="square">
            \(boards.joined(separator: "\n"))
            </g>
            </svg>
            """
    }

    private func board(_ index: Int) -> String {
        let columns = puzzles.count > 2 ? 2 : 1
        let rows = (puzzles.count + columns - 1) / columns
        let foot = showsSolutions ? PrintedPage.foot : 0
        let width = (PrintedPage.width - 2 * PrintedPage.margin) / Double(columns)
        let height = (PrintedPage.height - 2 * PrintedPage.margin - foot) / Double(rows)
        let side = min(width - 10, height - 16, 150)
        let x = PrintedPage.margin + width * (Double(index % columns) + 0.5) - side / 2
        let y = PrintedPage.margin + height * Double(index / columns)
        let puzzle = puzzles[index]
        let level = levels(puzzle.puzzle.level)
        return PrintedBoard(
            grid: puzzle.puzzle.clues, side: side, caption: "\(level) · \(puzzle.number)"
        ).svg(at: "translate(\(x.short) \(y.short))")
    }

    private func solution(_ index: Int) -> String {
        let width = (PrintedPage.width - 2 * PrintedPage.margin) / Double(PrintedPage.most)
        let side = width - 6
        // The solutions are upside down, so the first one is on the right.
        let x = PrintedPage.width - PrintedPage.margin - width * Double(index) - 3
        let y = PrintedPage.height - PrintedPage.margin
        return PrintedBoard(
            grid: puzzles[index].puzzle.solution, side: side, caption: "\(puzzles[index].number)"
        ).svg(at: "translate(\(x.short) \(y.short)) rotate(180)")
    }
}

/// A board as SVG, with a caption below it.
struct PrintedBoard {
    let grid: SudokuGrid
    let side: Double
    let caption: String

    private var cell: Double { side / 9 }

    func svg(at transform: String) -> String {
        """
        <g transform="\(transform)">
        \(lines(1, width: side / 480))
        \(lines(3, width: side / 130))
        \(digits.joined(separator: "\n"))
        \(text(caption, x: side / 2, y: side + max(3, side * 0.08), size: max(2, side * 0.045)))
        </g>
        """
    }

    /// The lines in both directions that divide the board after every `step` cells, with its edges.
    private func lines(_ step: Int, width: Double) -> String {
        let path = stride(from: 0, through: 9, by: step).map { line in
            let place = (Double(line) * cell).short
            return "M\(place) 0V\(side.short)M0 \(place)H\(side.short)"
        }.joined()
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(width.short)\"/>"
    }

    private var digits: [String] {
        (0..<81).filter { grid[$0] > 0 }.map { place in
            let (row, column) = (Double(place / 9), Double(place % 9))
            return text(
                "\(grid[place])", x: (column + 0.5) * cell, y: (row + 0.72) * cell,
                size: 0.62 * cell)
        }
    }

    private func text(_ text: String, x: Double, y: Double, size: Double) -> String {
        "<text x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\">\(text)</text>"
    }
}

extension Double {
    /// The number with two decimals at most, which is enough for a printer.
    fileprivate var short: String {
        let hundredths = Int((self * 100).rounded())
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
