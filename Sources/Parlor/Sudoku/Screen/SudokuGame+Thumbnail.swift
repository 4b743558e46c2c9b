import Games

extension SudokuGame {
    /// The board with its digits. The largest picture has an empty row between two rows. A board of
    /// the day hides its digits, as its pause does, because its time counts in the league.
    var thumbnail: Thumbnail {
        Thumbnail(pictures: [
            picture(before: " ", after: "  ", isTall: true), picture(before: "", after: " "),
            picture(before: "", after: ""),
        ])
    }

    /// The board with these spaces before and after each digit.
    private func picture(
        before: String, after: String, isTall: Bool = false
    ) -> Thumbnail.Picture {
        let edge = after.isEmpty ? "" : " "
        func sign(_ cell: Int) -> Thumbnail.Sign {
            let after = cell % 9 == 8 ? "" : after
            let digit = board[cell]
            if digit == 0 { return .init(before + "·" + after, .dim) }
            let text = day == nil ? "\(digit)" : "□"
            return .init(before + text + after, data.problem[cell] != 0 ? .given : .entered)
        }
        func row(_ sign: (Int) -> Thumbnail.Sign) -> [Thumbnail.Sign] {
            (0..<9).flatMap { column -> [Thumbnail.Sign] in
                column % 3 == 0 && column > 0
                    ? [.init("│" + edge, .rule), sign(column)] : [sign(column)]
            }
        }
        let box = 3 * (before.count + 1 + after.count)
        let rows = (0..<9).map { number in row { sign(9 * number + $0) } }
        let free = row { .blank(box / 3 - ($0 == 8 ? after.count : 0)) }
        let boxes = stride(from: 0, to: 9, by: 3).map { first in
            Array(rows[first..<first + 3].map { [$0] }.joined(separator: isTall ? [free] : []))
        }
        let rule = [box, edge.count + box, edge.count + box - after.count]
            .map { String(repeating: "─", count: $0) }.joined(separator: "┼")
        return Array(boxes.joined(separator: [[.init(rule, .rule)]]))
    }
}
