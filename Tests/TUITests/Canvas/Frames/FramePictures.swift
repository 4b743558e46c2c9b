import Reactive

extension FrameSequence {
    private static let styles: [(Int, Int, Int)] = [
        (-1, -1, 0), (7, -1, 0), (15, 0, 1), (9, -1, 0), (10, -1, 0), (11, -1, 1), (12, -1, 0),
        (13, -1, 8), (14, -1, 0), (0, 7, 0), (15, 4, 0), (0, 11, 0), (250, 236, 0), (117, 234, 0),
        (208, -1, 4), (244, -1, 2),
    ]

    mutating func repaint() {
        var style = FrameSequence.styles[dice.roll(16)]
        for index in cells.indices {
            if dice.roll(8) == 0 { style = FrameSequence.styles[dice.roll(16)] }
            let scalar = UInt32(0x21 + dice.roll(94))
            put(index % columns, index / columns, scalar, style.0, style.1, style.2)
        }
    }

    mutating func noise() {
        for index in cells.indices {
            let scalar = UInt32(0x21 + dice.roll(94))
            let foreground = dice.roll(256)
            put(index % columns, index / columns, scalar, foreground, dice.roll(256))
        }
    }

    mutating func oneCell() {
        guard time > 0 else {
            for row in 0..<rows {
                for column in 0..<columns {
                    let isDot = (7 * column + 13 * row) % 11 == 0
                    put(column, row, isDot ? 0x2e : 0x20, 244, -1)
                }
            }
            return
        }
        let place = dice.roll(columns * rows)
        var scalar = UInt32(0x21 + dice.roll(94))
        if scalar == cells[place].scalar { scalar = 0x21 + (scalar - 0x21 + 1) % 94 }
        put(place % columns, place / columns, scalar, 9 + dice.roll(6), -1)
    }

    mutating func card() {
        for row in 0..<rows {
            for column in 0..<columns {
                put(column, row, (3 * column + 5 * row) % 7 == 0 ? 0xb7 : 0x20, 28, 22)
            }
        }
        let span = columns - 7
        let phase = time % (2 * span)
        let left = phase <= span ? phase : 2 * span - phase
        let picture = ["╭─────╮", "│A♠   │", "│  ♠  │", "│   A♠│", "╰─────╯"]
        for (row, line) in picture.enumerated() {
            _ = text(left, (rows - 5) / 2 + row, line, 16, 255)
        }
    }

    static let words = [
        "queen", "of", "hearts", "moves", "to", "pile", "seven", "undo", "hint", "stock", "waste",
        "foundation", "tableau", "king", "empty", "column",
    ]

    mutating func scroll() {
        clear()
        for column in 0..<columns {
            put(column, 0, 0x20, 0, 7, 1)
            put(column, rows - 1, 0x20, 0, 7)
        }
        _ = text(1, 0, "Move log", 0, 7, 1)
        _ = text(1, rows - 1, "q quit  up/down scroll", 0, 7)
        for row in 1...rows - 2 {
            let item = UInt64(time + row - 1)
            var dice = Dice(seed: 0xc0ff_ee06 ^ (item &* 0x9e37_79b9_7f4a_7c15))
            let number = String(String(100000 + item).dropFirst())
            var column = text(0, row, number, 244, -1)
            let foreground = [7, 10, 11, 9][dice.roll(4)]
            for _ in 0..<3 + dice.roll(10) where column < columns - 1 {
                column = text(column, row, " ", foreground, -1)
                column = text(column, row, FrameSequence.words[dice.roll(16)], foreground, -1)
            }
        }
    }

    private static let pool: [UInt32] = [
        0x6f22, 0x5b57, 0x9ebb, 0x96c0, 0x5c07, 0x68cb, 0x7881, 0x672d, 0x1f34e, 0x1f34a, 0x1f34b,
        0x1f347, 0x1f349, 0x1f353, 0x1f95d, 0x1f352,
    ]

    mutating func wide() {
        guard time > 0 else {
            for index in cells.indices { put(index % columns, index / columns, 0x20, 15, 17) }
            return
        }
        for _ in 0..<20 {
            let column = 2 * dice.roll(columns / 2)
            let row = dice.roll(rows)
            if dice.roll(3) == 0 {
                let first = UInt32(0x41 + dice.roll(26))
                put(column, row, first, 15, 17)
                put(column + 1, row, UInt32(0x61 + dice.roll(26)), 15, 17)
            } else {
                put(column, row, FrameSequence.pool[dice.roll(16)], 11, 17)
                cells[row * columns + column].width = 2
                put(column + 1, row, 0, 11, 17)
                cells[row * columns + column + 1].width = 0
            }
        }
    }
}
