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
