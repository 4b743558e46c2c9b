import BenchKit
import CReference
import TUI

/// Views with much content: a table of a million rows, and a text of a megabyte.
struct Views {
    static let names = ["table", "text"]
    private static let frames = 200

    let options: Options

    func run() {
        if options.wants("table") { measureTable() }
        if options.wants("text") { measureText() }
    }

    // MARK: A table

    private func measureTable() {
        let table = Table(
            "A table of 1,000,000 rows, without colors: µs for a frame, by laying it out, and for "
                + "the same frame by the reference (median of \(options.rounds))",
            [
                ("size", -6), ("opens", 8), ("row", 7), ("C", 7), ("ratio", 6), ("page", 7),
                ("C", 7), ("ratio", 6), ("limit", 5),
            ])
        for (columns, rows) in FrameSequence.sizes {
            var opens: [Double] = []
            for _ in 0..<options.rounds {
                opens.append(
                    Double(time { _ = Shown(columns, rows).show(million(rows)) }.nanoseconds))
            }
            let (row, page) = (scroll(by: 1, columns, rows), scroll(by: rows - 2, columns, rows))
            table.row(
                ["\(columns)×\(rows)", fixed(opens.median / 1000, 1)]
                    + [row, page].flatMap { times in
                        [
                            fixed(times.map(\.ours).median / 1000, 1),
                            fixed(times.map(\.reference).median / 1000, 1),
                            fixed(times.map { $0.ours / $0.reference }.median, 2),
                        ]
                    } + [fixed(Drawing.limit, 1)])
        }
    }

    private func million(_ rows: Int) -> ListCursor {
        ListCursor(count: 1_000_000, rows: rows - 1)
    }

    /// Returns the nanoseconds that each side takes for a frame, in each round.
    private func scroll(
        by step: Int, _ columns: Int, _ rows: Int
    ) -> [(ours: Double, reference: Double)] {
        let recorder = Shown(columns, rows)
        var cursor = million(rows)
        var cells: [reference_cell] = []
        for _ in 0...Views.frames {
            _ = recorder.show(cursor)
            recorder.record(into: &cells)
            cursor.apply(.scroll(step))
        }
        return (0..<options.rounds).map { _ in
            let shown = Shown(columns, rows)
            var cursor = million(rows)
            _ = shown.show(cursor)
            let ours = time {
                for _ in 0..<Views.frames {
                    cursor.apply(.scroll(step))
                    _ = shown.show(cursor)
                }
            }
            .nanoseconds
            let reference = draw(cells, columns, rows)
            return (Double(ours) / Double(Views.frames), reference / Double(Views.frames))
        }
    }

    private func draw(_ cells: [reference_cell], _ columns: Int, _ rows: Int) -> Double {
        reference_begin(CInt(columns), CInt(rows), false)
        defer { reference_end() }
        // Sound: the pointer contains all frames, and the reference reads the frame at this offset.
        return cells.withUnsafeBufferPointer { cells in
            guard let base = cells.baseAddress else { return 0 }
            _ = reference_draw(base)
            let span = time {
                for frame in 1...Views.frames { _ = reference_draw(base + frame * columns * rows) }
            }
            return Double(span.nanoseconds)
        }
    }

    // MARK: A text

    private func measureText() {
        let table = Table(
            "A text of a megabyte, in lines and in one: µs for a letter typed and shown (median of "
                + "\(options.rounds))",
            [("lines of", 8), ("at its start", 12), ("in its middle", 13), ("at its end", 10)])
        for length in [40, 1000] {
            let line = String(repeating: "a word or two ", count: length / 14)
            let count = 1_000_000 / (line.count + 1)
            let text = Array(repeating: line, count: count).joined(separator: "\n")
            let times = [0, count / 2, count - 1].map { type(into: text, line: $0) }
            table.row(["\(line.count)"] + times.map { fixed($0 / 1000, 1) })
        }
        let line = String(repeating: "a word or two ", count: 1_000_000 / 14)
        let times = [0, line.count / 2, line.count].map { type(into: line, line: 0, at: $0) }
        table.row(["one"] + times.map { fixed($0 / 1000, 1) })
    }

    private func type(into text: String, line: Int, at character: Int = 0) -> Double {
        var editor = TextEditor(text, isMultiline: true)
        editor.apply(.place(TextEditor.Position(line: line, character: character)))
        let shown = Shown(80, 24)
        let spans = (0..<options.rounds).map { _ in
            let span = time {
                for _ in 0..<50 {
                    // A program stores the previous state until it has the new one.
                    let before = editor
                    editor.apply(.insert("x"))
                    _ = shown.show(TextArea(editor, 0, isFocused: true))
                    withExtendedLifetime(before) {}
                }
            }
            return Double(span.nanoseconds) / 50
        }
        return spans.median
    }
}

/// A page, with the encoder and the buffer for its output.
private final class Shown {
    private var page: Page
    private var encoder = CanvasEncoder(Dialect(colors: .indexed, synchronizes: false))
    private var output = ByteBuffer()

    private static let words = ["queen", "of", "hearts", "moves", "to", "pile", "seven"]
    private let table = [
        TableColumn<Int>("Number", columns: 9, alignment: .right) { "\($0)" },
        TableColumn<Int>("Name", role: .accent) { Shown.words[$0 % 7] },
        TableColumn<Int>("Place", columns: 12) { Shown.words[$0 / 7 % 7] },
    ]

    init(_ columns: Int, _ rows: Int) {
        page = Page(columns: columns, rows: rows, theme: .monochrome)
    }

    /// Lays out a table, and encodes its changes. Returns the number of bytes.
    func show(_ cursor: ListCursor) -> Int {
        show(DataTable(table, rows: 0..<cursor.count, cursor: cursor, isFocused: true, tag: { $0 }))
    }

    func show(_ view: some View) -> Int {
        page.show(view)
        output.removeAll()
        encoder.encode(&page.canvas, into: &output)
        return output.count
    }

    func record(into cells: inout [reference_cell]) {
        for row in 0..<page.canvas.rows {
            let text = page.canvas.text(row: row).unicodeScalars
            for (column, scalar) in text.enumerated() {
                cells.append(
                    reference_cell(
                        scalar: scalar.value, fg: -1, bg: -1,
                        attributes: page.canvas[column, row].attributes.rawValue, width: 1))
            }
        }
    }
}
