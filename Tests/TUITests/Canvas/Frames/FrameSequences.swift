import Reactive

/// The cell of a recorded frame: palette indices, or -1 for the terminal's default.
struct FrameCell: Equatable {
    var scalar: UInt32 = 0x20
    var foreground: Int16 = -1
    var background: Int16 = -1
    var attributes: UInt16 = 0
    var width: UInt16 = 1
}

/// Nine sequences of frames that are typical for terminal programs, each exactly defined.
struct FrameSequence {
    enum Kind: Int, CaseIterable {
        case repaint = 1
        case noise, onecell, sudoku, card, scroll, idle, wide, log
    }

    let kind: Kind
    let columns: Int
    let rows: Int
    var cells: [FrameCell]
    var dice: Dice
    var time = -1
    /// The FNV-1a checksum of the twelve bytes of every cell of every frame so far.
    private(set) var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
    private var board = SudokuFrames()

    init(_ kind: Kind, columns: Int, rows: Int) {
        self.kind = kind
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: FrameCell(), count: columns * rows)
        dice = Dice(seed: 0xc0ff_ee00 + UInt64(kind.rawValue))
    }

    /// Makes the next frame. The first call makes frame 0.
    mutating func advance() {
        time += 1
        makeFrame()
        cells.withUnsafeBytes { bytes in
            for byte in bytes { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
    }

    private mutating func makeFrame() {
        switch kind {
        case .repaint: repaint()
        case .noise: noise()
        case .onecell: oneCell()
        case .sudoku, .idle:
            if time > 0 && kind == .idle { return }
            if time > 0 { board.step(time, &dice) }
            board.draw(on: &self)
        case .card: card()
        case .scroll: scroll()
        case .wide: wide()
        case .log: log()
        }
    }

    mutating func put(
        _ column: Int, _ row: Int, _ scalar: UInt32, _ foreground: Int, _ background: Int,
        _ attributes: Int = 0
    ) {
        cells[row * columns + column] = FrameCell(
            scalar: scalar, foreground: Int16(foreground), background: Int16(background),
            attributes: UInt16(attributes))
    }

    mutating func clear() {
        for index in cells.indices { cells[index] = FrameCell() }
    }

    /// Writes a text up to the right edge, and returns the next column.
    mutating func text(
        _ column: Int, _ row: Int, _ text: String, _ foreground: Int, _ background: Int,
        _ attributes: Int = 0
    ) -> Int {
        var column = column
        for scalar in text.unicodeScalars where column < columns {
            put(column, row, scalar.value, foreground, background, attributes)
            column += 1
        }
        return column
    }
}
