import Games

extension SudokuGame {
    /// The filled cells, without their digits.
    var thumbnail: Thumbnail {
        Thumbnail(pictures: [picture(gap: " "), picture(gap: "")])
    }

    private func picture(gap: String) -> [[Thumbnail.Sign]] {
        func sign(_ cell: Int) -> Thumbnail.Sign {
            if data.problem[cell] != 0 { return .init("□", .given) }
            return board[cell] == 0 ? .init("·", .dim) : .init("■", .entered)
        }
        let rows = (0..<9).map { row in
            (0..<9).flatMap { column -> [Thumbnail.Sign] in
                let line: [Thumbnail.Sign] =
                    column % 3 == 0 && column > 0 ? [.init("│" + gap, .rule)] : []
                return line + [sign(9 * row + column), .init(column == 8 ? "" : gap)]
            }
        }
        let text = gap.isEmpty ? "───┼───┼───" : "──────┼───────┼──────"
        let line = [Thumbnail.Sign(text, .rule)]
        return rows[0..<3] + [line] + rows[3..<6] + [line] + rows[6..<9]
    }
}
