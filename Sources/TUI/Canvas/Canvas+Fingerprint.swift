extension Canvas {
    /// A number for the picture of the canvas. The same picture has the same number in every run of
    /// a program, and different pictures almost always have different numbers.
    public var fingerprint: UInt64 {
        fingerprint(ofRows: (0..<rows).map { fingerprint(ofRow: $0) })
    }

    /// Returns the fingerprint of a canvas whose rows have these fingerprints.
    func fingerprint(ofRows rowPrints: [UInt64]) -> UInt64 {
        var print = Fingerprint()
        print.add(UInt64(columns) << 32 | UInt64(rows))
        for rowPrint in rowPrints { print.add(rowPrint) }
        print.add(cursor.map { UInt64($0.row) << 32 | UInt64($0.column) } ?? .max)
        return print.value
    }

    public func fingerprint(ofRow row: Int) -> UInt64 {
        var print = Fingerprint()
        for place in row * columns..<(row + 1) * columns { add(cells[place], to: &print) }
        return print.value
    }

    // Uses the texts of clusters and links, because their numbers depend on earlier frames.
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
