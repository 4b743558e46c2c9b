/// The width table unfolded into pages of 256 scalars, so that a lookup takes two loads.
struct WidthPages: Sendable {
    static let shared = WidthPages(WidthTable.runs)

    /// For each block of 256 scalars, the index of its page in `kinds`. Blocks of a single kind
    /// share a page.
    private let pages: [UInt16]
    private let kinds: [UInt8]

    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let value = Int(scalar.value)
        return kinds[Int(pages[value >> 8]) << 8 | value & 255]
    }

    init(_ runs: [UInt32]) {
        var pages: [UInt16] = []
        var kinds: [UInt8] = []
        var uniform = [UInt16?](repeating: nil, count: 64)
        // Copies whole rows. Copying scalar by scalar would take a thirtieth of the startup time.
        let rows = (0..<64).map { [UInt8](repeating: $0, count: 256) }
        var run = 0
        var scalar = 0
        while scalar < 0x110000 {
            let end = run + 1 < runs.count ? Int(runs[run + 1] >> 8) : 0x110000
            if end <= scalar {
                run += 1
                continue
            }
            let kind = Int(runs[run] & 255)
            let isMixed = scalar & 255 > 0 || end - scalar < 256
            if isMixed {
                if scalar & 255 == 0 { pages.append(UInt16(kinds.count >> 8)) }
                let count = min(end, (scalar | 255) + 1) - scalar
                kinds += rows[kind][..<count]
                scalar += count
                continue
            }
            let page = uniform[kind] ?? UInt16(kinds.count >> 8)
            if uniform[kind] == nil { kinds += rows[kind] }
            uniform[kind] = page
            let count = (end - scalar) / 256
            pages.append(contentsOf: repeatElement(page, count: count))
            scalar += count * 256
        }
        self.pages = pages
        self.kinds = kinds
    }
}
