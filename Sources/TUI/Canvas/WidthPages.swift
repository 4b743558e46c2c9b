/// The width table unfolded into pages of 256 scalars, so that a look-up is two loads.
struct WidthPages: Sendable {
    static let shared = WidthPages(WidthTable.runs)

    /// The beginning of a scalar's page in `kinds`; pages of one kind are shared.
    private let pages: [UInt16]
    private let kinds: [UInt8]

    subscript(scalar: Unicode.Scalar) -> UInt8 {
        let value = Int(scalar.value)
        return kinds[Int(pages[value >> 8]) << 8 | value & 255]
    }

    init(_ runs: [UInt32]) {
        var pages: [UInt16] = []
        var kinds: [UInt8] = []
        var uniform: [UInt8: UInt16] = [:]
        var run = 0
        for first in stride(from: 0, to: 0x110000, by: 256) {
            let next = { run + 1 < runs.count ? Int(runs[run + 1] >> 8) : 0x110000 }
            while next() <= first { run += 1 }
            let kind = UInt8(truncatingIfNeeded: runs[run])
            let isUniform = next() >= first + 256
            if isUniform, let page = uniform[kind] {
                pages.append(page)
                continue
            }
            let page = UInt16(kinds.count >> 8)
            pages.append(page)
            if isUniform { uniform[kind] = page }
            for scalar in first..<first + 256 {
                if next() <= scalar { run += 1 }
                kinds.append(UInt8(truncatingIfNeeded: runs[run]))
            }
        }
        self.pages = pages
        self.kinds = kinds
    }
}
