/// Encodes the difference between a canvas and the screen in as few bytes as possible.
///
/// The encoder remembers from frame to frame the content of the screen, the position of the cursor,
/// and the pen (the style in which the terminal prints). Call `invalidate` if other programs have
/// written to the terminal. The terminal must be in raw mode (a line feed stays in its column),
/// with autowrap off and a hidden cursor.
public struct CanvasEncoder: ~Copyable {
    /// The number of bytes above which the encoder also tries to write a frame pen by pen.
    private static let worthReordering = 120

    /// The dialect of the terminal, which may change when the terminal answers queries. If the
    /// cells then look different, the next frame paints the whole screen.
    public var dialect: Dialect {
        get { spoken }
        set {
            if !newValue.looksLike(spoken) { invalidate() }
            spoken = newValue
            (writer.isBasic, writer.isInline) = (newValue.isBasic, newValue.isInline)
        }
    }
    private var spoken: Dialect
    private var frame = FrameDifference(columns: 0, rows: 0)
    private var path = RowPath(columns: 0)
    private var order = PenOrder(cells: 0)
    private var search = ScrollSearch(columns: 0, rows: 0)
    private var writer = TerminalWriter()
    private var byRow = TerminalWriter()
    private var byPen = TerminalWriter()
    private var clusters: Clusters?
    private var isKnown = false
    private var showsCursor = false

    public init(_ dialect: Dialect = Dialect()) {
        spoken = dialect
        (writer.isBasic, writer.isInline) = (dialect.isBasic, dialect.isInline)
    }

    /// Forgets the content of the screen, so that the next frame paints all of it. Call it after a
    /// resize, a resume, or output of other programs.
    public mutating func invalidate() {
        isKnown = false
    }

    /// Appends the bytes that make the terminal show the canvas, or none if the terminal already
    /// shows it. Then resets the canvas's damage.
    public mutating func encode(_ canvas: inout Canvas, into output: inout ByteBuffer) {
        adopt(canvas, &output)
        writer.bytes.removeAll()
        let all = !isKnown
        if all { forget() }
        if frame.take(canvas, all: all, dialect) {
            if !all && dialect.scrolls && !dialect.isInline { scroll() }
            write(canvas.clusters)
            frame.commit()
            // Ends a link, so that text of other programs does not become part of it.
            var pen = writer.pen
            pen.attributes.formIntersection(.looks)
            writer.change(to: pen)
        }
        canvas.settle()
        placeCursor(at: canvas.cursor)
        isKnown = true
        if writer.bytes.isEmpty { return }
        if dialect.synchronizes { output.append("\u{1b}[?2026h") }
        output.append(writer.bytes)
        if dialect.synchronizes { output.append("\u{1b}[?2026l") }
    }

    /// Adapts to the size and the pools of a canvas. In another pool, indices have another meaning,
    /// so the next frame then paints the whole screen.
    private mutating func adopt(_ canvas: borrowing Canvas, _ output: inout ByteBuffer) {
        if clusters !== canvas.clusters || writer.links !== canvas.links {
            clusters = canvas.clusters
            (writer.links, byRow.links, byPen.links) = (canvas.links, canvas.links, canvas.links)
            isKnown = false
        }
        let (columns, rows) = (canvas.columns, canvas.rows)
        if frame.columns == columns && frame.rows == rows { return }
        frame = FrameDifference(columns: columns, rows: rows)
        path = RowPath(columns: columns)
        order = PenOrder(cells: columns * rows)
        search = ScrollSearch(columns: columns, rows: rows)
        // Reserves room for nearly every frame, so that later frames do not allocate.
        let room = min(1 << 20, columns * rows * 64)
        writer.bytes.reserve(room)
        byRow.bytes.reserve(room)
        byPen.bytes.reserve(room)
        output.reserve(room)
        isKnown = false
    }

    /// Makes the canvas start in the row of the terminal's cursor, for an inline dialect.
    mutating func startBelow() {
        invalidate()
        writer.cursor = .at(0, 0)
    }

    /// Moves the cursor to the first row of an inline canvas.
    mutating func goToTop(_ output: inout ByteBuffer) {
        writer.bytes.removeAll()
        writer.cursor.column = -1
        writer.move(to: 0, 0)
        output.append(writer.bytes)
    }

    private mutating func forget() {
        frame.forget()
        writer.pen = .plain
        writer.bytes.append("\u{1b}[m")
        if dialect.isInline { makeRoom() } else { writer.cursor = .unknown }
        showsCursor = false
        writer.bytes.append("\u{1b}[?25l")
    }

    /// Clears the screen from the first row on, because a picture of another width may still be
    /// there, and scrolls up until all rows fit.
    private mutating func makeRoom() {
        writer.cursor = .at(-1, max(0, Int(writer.cursor.row)))
        writer.move(to: 0, 0)
        writer.bytes.append("\u{1b}[J")
        for _ in 1..<max(1, frame.rows) { writer.bytes.append(UInt8(ascii: "\n")) }
        if frame.rows > 1 { writer.control(frame.rows - 1, "A") }
    }

    private mutating func scroll() {
        guard let scroll = search.best(in: frame) else { return }
        // The terminal fills new rows with the pen's background.
        var pen = writer.pen
        pen.background = .default
        writer.change(to: pen)
        let isWhole = scroll.top == 0 && scroll.bottom == frame.rows - 1
        if !isWhole {
            writer.bytes.append("\u{1b}[")
            writer.bytes.append(decimal: scroll.top + 1)
            writer.bytes.append(UInt8(ascii: ";"))
            writer.bytes.append(decimal: scroll.bottom + 1)
            writer.bytes.append(UInt8(ascii: "r"))
        }
        writer.control(abs(scroll.distance), scroll.distance > 0 ? "S" : "T")
        if !isWhole {
            writer.bytes.append("\u{1b}[r")
            writer.cursor = .at(0, 0)
        }
        frame.apply(scroll)
    }

    /// Writes the changes row by row. If they take many bytes, also tries pen by pen, and uses the
    /// shorter result.
    private mutating func write(_ clusters: Clusters) {
        frame.markChanges(spilling: dialect.glyphsSpill)
        byRow.begin(like: writer)
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            path.write(row, of: frame, clusters, dialect, to: &byRow)
        }
        if byRow.bytes.count > CanvasEncoder.worthReordering {
            byPen.begin(like: writer)
            if order.write(frame, clusters, below: byRow.bytes.count, to: &byPen) {
                return writer.accept(byPen)
            }
        }
        writer.accept(byRow)
    }

    /// Moves the terminal's cursor to its position on the canvas, and shows or hides it.
    private mutating func placeCursor(at cursor: Point?) {
        guard let cursor, cursor.column >= 0, cursor.column < frame.columns, cursor.row >= 0,
            cursor.row < frame.rows
        else {
            if showsCursor { writer.bytes.append("\u{1b}[?25l") }
            showsCursor = false
            // In this position, the cursor stays with the picture when the terminal rewraps its
            // lines for another width.
            if dialect.isInline { writer.move(to: 0, 0) }
            return
        }
        if !writer.cursor.isCertain { writer.cursor.column = -1 }
        writer.move(to: cursor.column, cursor.row)
        if !showsCursor { writer.bytes.append("\u{1b}[?25h") }
        showsCursor = true
    }
}

extension Canvas {
    /// Resets the damage, because the screen now shows the changes.
    mutating func settle() {
        damage.fill(with: .none)
    }
}
