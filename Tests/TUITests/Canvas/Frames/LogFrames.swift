import Reactive

extension FrameSequence {
    private static let levels = [
        ("DEBUG", 39), ("INFO", 118), ("WARN", 208), ("ERROR", 196), ("TRACE", 141),
    ]

    /// Draws a log that scrolls beside a fixed pane, so that every row changes.
    mutating func log() {
        clear()
        let edge = columns - columns / 3
        for row in 0..<rows {
            var dice = Dice(seed: 0xc0ff_ee09 ^ (UInt64(time + row) &* 0x9e37_79b9_7f4a_7c15))
            let level = FrameSequence.levels[dice.roll(5)]
            var column = entry(0, row, String(String(100000 + time + row).dropFirst()), 244, edge)
            column = entry(column, row, level.0, level.1, edge)
            for _ in 0..<3 + dice.roll(25) {
                let foreground = dice.roll(4) == 0 ? 16 + dice.roll(216) : 252
                column = entry(column, row, FrameSequence.words[dice.roll(16)], foreground, edge)
            }
            pane(row, from: edge)
        }
    }

    /// Writes a word and a blank, up to the edge of the pane.
    private mutating func entry(
        _ column: Int, _ row: Int, _ word: String, _ foreground: Int, _ edge: Int
    ) -> Int {
        guard column < edge else { return column }
        return text(column, row, String((word + " ").prefix(edge - column)), foreground, -1)
    }

    private mutating func pane(_ row: Int, from edge: Int) {
        var dice = Dice(seed: 0xc0ff_ee09 ^ UInt64(row))
        for column in edge..<columns { put(column, row, 0x20, 250, 236) }
        var column = text(edge, row, "│", 240, 236) + 1
        if row % 3 != 1 { return }
        while column < columns {
            column = text(column, row, FrameSequence.words[dice.roll(16)] + " ", 250, 236)
        }
    }
}
