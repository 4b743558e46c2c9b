@testable import TUI

/// A terminal that is stricter than any real one. Half a wide glyph is garbage, and printing at an
/// uncertain column is a complaint.
struct TerminalModel {
    struct Place: Equatable {
        /// The scalar, the characters of a cluster, or both empty for the right half of a glyph.
        var glyph: UInt32 = 0x20
        var cluster = ""
        var style = Style.plain
        /// The address of the link.
        var link = ""
        /// The neighbors that colored the edges of the cell after it was printed.
        var left: Neighbor?
        var right: Neighbor?
    }

    /// A line or a block, which reaches the edges of its cell.
    struct Neighbor: Equatable {
        let glyph: UInt32
        let style: Style

        init?(_ place: Place) {
            guard 0x2500...0x259f ~= place.glyph else { return nil }
            (glyph, style) = (place.glyph, place.style)
        }
    }

    /// The glyph that half of an overwritten wide glyph shows.
    static let garbage: UInt32 = 0x11_0000

    let columns: Int
    let rows: Int
    var places: [Place]
    private(set) var complaints: [String] = []
    var column = 0
    var row = 0
    var showsCursor = false
    var isUpdating = false
    var pen = Style.plain
    var link = ""

    var isSure = true
    var top = 0
    var bottom: Int
    var last: Character = " "

    /// The commands that the terminal knows; others are complaints.
    var commands = Set("HGdABCDXKbmrST")
    /// Indicates whether a line feed in the last row scrolls, as it does below a prompt.
    var isHistory = false
    /// The parameters of `CSI m` that the terminal knows.
    var renditions: (Int) -> Bool = { _ in true }
    /// The glyphs of its font.
    var glyphs: (Unicode.Scalar) -> Bool = { _ in true }
    private var text: [Unicode.Scalar] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        bottom = rows - 1
        places = Array(
            repeating: Place(glyph: TerminalModel.garbage), count: columns * rows)
    }

    mutating func complain(_ text: String) {
        if complaints.count < 5 { complaints.append("\(text) at \(column),\(row)") }
    }

    /// Reads the bytes of complete frames.
    mutating func feed(_ bytes: [UInt8]) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x1b {
                flush()
                index = escape(bytes, index + 1)
            } else if byte < 0x20 {
                flush()
                control(byte)
                index += 1
            } else {
                index = decode(bytes, index)
            }
        }
        flush()
    }

    /// Reads one scalar of UTF-8 and returns the index after it.
    private mutating func decode(_ bytes: [UInt8], _ start: Int) -> Int {
        let first = bytes[start]
        let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
        var value = UInt32(length == 1 ? first : first & (0xff >> UInt8(length + 1)))
        for next in 1..<max(1, length) { value = value << 6 | UInt32(bytes[start + next] & 63) }
        text.append(Unicode.Scalar(value) ?? "\u{fffd}")
        return start + length
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        let run = text
        text.removeAll(keepingCapacity: true)
        if run.allSatisfy({ $0.value < 0x300 || ($0.value >= 0x2500 && $0.value < 0x2600) }) {
            for scalar in run { print(scalar.value, "", 1, isRisky: false) }
            last = Character(run[run.count - 1])
        } else {
            var string = ""
            string.unicodeScalars.append(contentsOf: run)
            for character in string { print(character) }
        }
    }

    mutating func print(_ character: Character) {
        let width = CharacterWidth(character)
        let scalars = character.unicodeScalars
        let isRisky = width.risk == .cluster || width.risk == .disputed
        last = character
        if scalars.count == 1 {
            print(scalars[scalars.startIndex].value, "", width.columns, isRisky: isRisky)
        } else {
            print(0, String(character), width.columns, isRisky: isRisky)
        }
    }

    private mutating func print(_ glyph: UInt32, _ cluster: String, _ width: Int, isRisky: Bool) {
        if !isSure { complain("printed from an uncertain column") }
        if width == 0 { complain("printed something without width") }
        if let scalar = Unicode.Scalar(glyph), !glyphs(scalar) {
            complain("printed U+\(String(glyph, radix: 16))")
        }
        guard column + width <= columns else { return complain("printed past the last column") }
        breakOtherHalf(column)
        self[column, row] = Place(glyph: glyph, cluster: cluster, style: pen, link: link)
        if width == 2 {
            breakOtherHalf(column + 1)
            self[column + 1, row] = Place(glyph: 0, style: pen, link: link)
        }
        spill(column)
        column += width
        isSure = !isRisky && column < columns
    }

    /// Colors the edges of the neighbors of a line or a block, as xterm does.
    private mutating func spill(_ column: Int) {
        guard let neighbor = Neighbor(self[column, row]) else { return }
        if column > 0 { self[column - 1, row].right = neighbor }
        if column + 1 < columns { self[column + 1, row].left = neighbor }
    }

    /// The cells whose edges show a glyph that is no longer beside them.
    var traces: [Point] {
        (0..<rows).flatMap { row in
            (0..<columns).filter { column in
                let place = self[column, row]
                return place.left != nil && place.left != Neighbor(self[column - 1, row])
                    || place.right != nil && place.right != Neighbor(self[column + 1, row])
            }
            .map { Point(column: $0, row: row) }
        }
    }

    /// Replaces the other half of a broken glyph with garbage.
    mutating func breakOtherHalf(_ column: Int) {
        if isTrail(column) { self[column - 1, row].glyph = TerminalModel.garbage }
        if column + 1 < columns && isTrail(column + 1) {
            self[column + 1, row].glyph = TerminalModel.garbage
        }
    }

    private func isTrail(_ column: Int) -> Bool {
        let place = self[column, row]
        return place.glyph == 0 && place.cluster.isEmpty
    }

    subscript(column: Int, row: Int) -> Place {
        get { places[row * columns + column] }
        set { places[row * columns + column] = newValue }
    }
}
