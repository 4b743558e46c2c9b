extension Canvas {
    /// A number that is the same for canvases with the same picture, in every run of a program. It
    /// almost always differs for different pictures.
    public var fingerprint: UInt64 {
        fingerprint(ofRows: (0..<rows).map { fingerprint(ofRow: $0) })
    }

    /// The fingerprint of the canvas, computed from the fingerprints of its rows.
    func fingerprint(ofRows rowPrints: [UInt64]) -> UInt64 {
        var print = Fingerprint()
        print.add(UInt64(columns) << 32 | UInt64(rows))
        for rowPrint in rowPrints { print.add(rowPrint) }
        print.add(cursor.map { UInt64($0.row) << 32 | UInt64($0.column) } ?? .max)
        return print.value
    }

    /// The fingerprint of a row.
    public func fingerprint(ofRow row: Int) -> UInt64 {
        var print = Fingerprint()
        for place in row * columns..<(row + 1) * columns { add(cells[place], to: &print) }
        return print.value
    }

    // The texts of clusters and links are used instead of their numbers, which depend on earlier
    // frames.
    private func add(_ cell: Cell, to print: inout Fingerprint) {
        print.add(UInt64(cell.foreground.code) << 32 | UInt64(cell.background.code))
        let looks = UInt64(cell.attributes.intersection(.looks).rawValue)
        if let cluster = cell.cluster {
            print.add(clusters.text(at: cluster).utf8)
            print.add(looks)
        } else {
            print.add(UInt64(cell.glyph) << 16 | looks)
        }
        let link = cell.attributes.link
        if link != 0, let address = links.address(link) { print.add(address.utf8) }
    }
}

/// Reads the fingerprints of a canvas repeatedly. It reads only rows that were written since the
/// last time.
public struct FingerprintReader {
    /// The fingerprints of the rows.
    public private(set) var rows: [UInt64] = []
    private var versions: [UInt32] = []
    private var identity: Canvas.Identity?
    private var columns = 0

    public init() {}

    /// The current fingerprint of the canvas.
    public mutating func fingerprint(of canvas: borrowing Canvas) -> UInt64 {
        if canvas.rows != rows.count || canvas.columns != columns
            || canvas.identity !== identity
        {
            (identity, columns) = (canvas.identity, canvas.columns)
            rows = (0..<canvas.rows).map { canvas.fingerprint(ofRow: $0) }
            versions = (0..<canvas.rows).map { canvas.versions[$0] }
        } else {
            for row in rows.indices where versions[row] != canvas.versions[row] {
                rows[row] = canvas.fingerprint(ofRow: row)
                versions[row] = canvas.versions[row]
            }
        }
        return canvas.fingerprint(ofRows: rows)
    }
}

/// A hash of a sequence of numbers (FNV-1a, a word at a time).
public struct Fingerprint: Equatable, Sendable {
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public init() {}

    public mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01b3
        // Mixes the upper half into the lower half, because multiplication moves bits only upwards.
        value ^= value >> 32
    }

    @inlinable
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(UInt64(byte)) }
    }
}
