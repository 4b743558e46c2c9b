extension Canvas {
    /// Draws a glyph of one scalar.
    @inlinable public mutating func draw(
        _ scalar: Unicode.Scalar, column: Int, row: Int, style: Style = .plain
    ) {
        if window.contains(column, row) {
            let old = cells[row &* columns &+ column &+ window.firstPlace]
            if old.shows(scalar, style) { return }
        }
        replace(column, row, with: scalar, style)
    }

    @inline(never) @usableFromInline mutating func replace(
        _ column: Int, _ row: Int, with scalar: Unicode.Scalar, _ style: Style
    ) {
        replace(column, row, with: Cell(scalar, style))
    }

    /// Draws a line of text, and returns its width in columns, including those outside the drawing
    /// area.
    ///
    /// Draws control characters as blanks, and leaves out characters without width.
    @discardableResult @inlinable
    public mutating func draw(
        _ text: some StringProtocol, column: Int, row: Int, style: Style = .plain
    ) -> Int {
        let columns = text.utf8.withContiguousStorageIfAvailable { utf8 in
            drawScalars(utf8.span, column, row, style)
        }
        // The bytes are not contiguous, or some scalars may join.
        guard let columns, columns >= 0 else {
            return drawCharacters(Substring(text), column, row, style)
        }
        return columns
    }

    @usableFromInline mutating func drawCharacters(
        _ text: Substring, _ column: Int, _ row: Int, _ style: Style
    ) -> Int {
        var end = column
        for character in text {
            end = DrawingWindow.sum(end, draw(character, column: end, row: row, style: style))
        }
        return end &- column
    }

    /// Draws a character of any number of scalars, and returns its width in columns.
    @discardableResult
    public mutating func draw(
        _ character: Character, column: Int, row: Int, style: Style = .plain
    ) -> Int {
        let width = CharacterWidth(character)
        if width.columns == 0 && width.risk != .control { return 0 }
        if width.columns > 2 {
            return character.syllables.reduce(0) { columns, syllable in
                columns + draw(syllable, column: column + columns, row: row, style: style)
            }
        }
        let cell = cell(for: character, width, style)
        self[column, row] = cell
        return cell.width
    }

    private func cell(for character: Character, _ width: CharacterWidth, _ style: Style) -> Cell {
        let scalars = character.unicodeScalars
        if width.risk != .cluster {
            return Cell(width.risk == .control ? " " : scalars[scalars.startIndex], style)
        }
        guard let place = clusters.place(of: character) else { return Cell("\u{fffd}", style) }
        return Cell(
            glyph: Cell.clusterBit | UInt32(place), columns: UInt8(width.columns),
            drift: Drift(width.risk), style: style)
    }
}

extension Cell {
    static var clusterBit: UInt32 { 0x8000_0000 }

    /// The index of the character in the pool, if it has several scalars.
    var cluster: Int? {
        glyph & Cell.clusterBit == 0 ? nil : Int(glyph & ~Cell.clusterBit)
    }
}

extension Canvas {
    /// Returns the characters of a row of the drawing area, for tests and for terminals that show
    /// only text.
    public func text(row: Int) -> String {
        text(0..<size.columns, row: row)
    }

    /// Returns the characters in some columns of a row.
    func text(_ columns: Range<Int>, row: Int) -> String {
        plainText(columns, row: row) ?? textOfClusters(columns, row: row)
    }

    /// Returns the characters in some columns of a row. Nil if a character has several scalars or
    /// four bytes, or if a column is outside the drawing area.
    private func plainText(_ columns: Range<Int>, row: Int) -> String? {
        guard let last = columns.last, window.contains(columns.lowerBound, row),
            window.contains(last, row)
        else { return nil }
        let first = row &* self.columns &+ columns.lowerBound &+ window.firstPlace
        let places = first..<first &+ columns.count
        var count = 0
        for place in places {
            let glyph = cells[place].glyph
            if glyph &- 0x20 < 0x5f {
                count &+= 1
            } else if glyph &- 0xa0 < 0x760 {
                count &+= 2
            } else if glyph &- 0x800 < 0xd000 {
                count &+= 3
            } else if cells[place].columns > 0 {
                return nil
            }
        }
        return String(unsafeUninitializedCapacity: count) { bytes in
            var end = 0
            // Sound: the bytes were counted above.
            for place in places {
                let glyph = cells[place].glyph
                if glyph &- 0x20 < 0x5f {
                    bytes[end] = UInt8(truncatingIfNeeded: glyph)
                    end &+= 1
                } else if glyph &- 0xa0 < 0x760 {
                    bytes[end] = UInt8(truncatingIfNeeded: 0xc0 | glyph >> 6)
                    bytes[end &+ 1] = UInt8(truncatingIfNeeded: 0x80 | glyph & 0x3f)
                    end &+= 2
                } else if glyph > 0 {
                    bytes[end] = UInt8(truncatingIfNeeded: 0xe0 | glyph >> 12)
                    bytes[end &+ 1] = UInt8(truncatingIfNeeded: 0x80 | glyph >> 6 & 0x3f)
                    bytes[end &+ 2] = UInt8(truncatingIfNeeded: 0x80 | glyph & 0x3f)
                    end &+= 3
                }
            }
            return end
        }
    }

    private func textOfClusters(_ columns: Range<Int>, row: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(3 * columns.count)
        for column in columns {
            let cell = self[column, row]
            if cell.glyph &- 0x20 < 0x5f {
                bytes.append(UInt8(truncatingIfNeeded: cell.glyph))
            } else if cell.glyph &- 0x800 < 0xd000 {
                // Nearly all other glyphs have three bytes.
                bytes.append(UInt8(truncatingIfNeeded: 0xe0 | cell.glyph >> 12))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.glyph >> 6 & 0x3f))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | cell.glyph & 0x3f))
            } else {
                bytes.append(contentsOf: text(of: cell).utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of a cell, which is empty for the trail of a wide glyph.
    func text(of cell: Cell) -> String {
        if cell.columns == 0 { return "" }
        if let cluster = cell.cluster { return clusters.text(at: cluster) }
        return String(Unicode.Scalar(cell.glyph) ?? "\u{fffd}")
    }
}
