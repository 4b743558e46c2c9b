extension Canvas {
    /// A number that is equal for canvases that show the same, in every run of a program, and
    /// almost never for others.
    public var fingerprint: UInt64 {
        var print = Fingerprint()
        print.add(UInt64(columns) << 32 | UInt64(rows))
        for row in 0..<rows { print.add(fingerprint(ofRow: row)) }
        print.add(cursor.map { UInt64($0.row) << 32 | UInt64($0.column) } ?? .max)
        return print.value
    }

    /// The same for a row.
    public func fingerprint(ofRow row: Int) -> UInt64 {
        var print = Fingerprint()
        for place in row * columns..<(row + 1) * columns { add(cells[place], to: &print) }
        return print.value
    }

    private func add(_ cell: Cell, to print: inout Fingerprint) {
        print.add(UInt64(cell.foreground.code) << 32 | UInt64(cell.background.code))
        guard let cluster = cell.cluster else {
            return print.add(UInt64(cell.glyph) << 16 | UInt64(cell.attributes.rawValue))
        }
        // By what it shows: its place in the pool says what was shown before it.
        for byte in clusters.text(at: cluster).utf8 { print.add(UInt64(byte)) }
        print.add(UInt64(cell.attributes.rawValue))
    }
}

/// A number for a row of numbers, by which others are told from it (FNV-1a, a word at a time).
public struct Fingerprint: Equatable, Sendable {
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public init() {}

    public mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01b3
        // Multiplication moves bits up only; the next word is to meet all of them.
        value ^= value >> 32
    }

    public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(UInt64(byte)) }
    }
}
