/// A step of the path: its cell, and the state from which it starts.
struct PathStep {
    let column: Int
    let cell: Cell
    let run: CellRun
    let columns: Int
    var glyphLength = 0
    var from = -1
    var fromKind = 0
    var cost = 0
    var cursor = CursorState.unknown
    var pen = Style.plain

    @inline(__always)
    init(column: Int, cell: Cell, run: CellRun, columns: Int) {
        self.column = column
        self.cell = cell
        self.run = run
        self.columns = columns
    }
}

extension Style {
    /// Returns the same pen, adapted so that it prints blanks on a background.
    @inline(__always)
    func blanking(_ background: Color) -> Style {
        var style = self
        style.background = background
        style.attributes.subtract(.visibleOnBlanks)
        return style
    }
}

extension Cell {
    /// Returns the number of bytes of the glyph.
    @inline(__always)
    func length(_ clusters: Clusters) -> Int {
        if glyph < 0x80 { return 1 }
        if let cluster { return clusters.length(at: cluster) }
        return glyph < 0x800 ? 2 : glyph < 0x10000 ? 3 : 4
    }
}
