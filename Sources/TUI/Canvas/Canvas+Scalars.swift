extension Canvas {
    /// Draws text scalar by scalar, and returns its width in columns. A negative result means that
    /// some scalars may join into characters. The caller then draws the text again.
    @usableFromInline mutating func drawScalars(
        _ utf8: Span<UInt8>, _ column: Int, _ row: Int, _ style: Style
    ) -> Int {
        // The canvas already has most of the text that a frame draws, and most of it is ASCII.
        let there = shown(utf8, 0, column, row, style)
        return there == utf8.count ? there : drawRest(utf8, there, column, row, style)
    }

    /// Returns the number of ASCII characters, starting at an index, that the canvas already has in
    /// the same style.
    @inline(__always)
    private func shown(
        _ utf8: Span<UInt8>, _ first: Int, _ column: Int, _ row: Int, _ style: Style
    ) -> Int {
        let isInside = UInt(bitPattern: row &- window.top) < window.rows
        let past = UInt(bitPattern: column &- window.left)
        guard isInside && past < window.columns else { return 0 }
        let count = min(utf8.count &- first, Int(bitPattern: window.columns &- past))
        let place = row &* columns &+ column &+ window.firstPlace
        // Sound: a cell is sixteen plain bytes without padding, like two words. The glyph is the
        // lower half of the first word.
        let blank = unsafeBitCast(Cell(" ", style), to: (UInt64, UInt64).self)
        func difference(_ offset: Int) -> UInt64 {
            // Sound: the text has at least this many bytes, and the row this many cells in the
            // window.
            let byte = UInt64(utf8[unchecked: first &+ offset])
            // Sound: a cell is like two words.
            let cell = unsafeBitCast(cells[place &+ offset], to: (UInt64, UInt64).self)
            return (cell.0 ^ blank.0 ^ 0x20 ^ byte) | (cell.1 ^ blank.1) | byte & 0x80
        }
        var offset = 0
        while offset &+ 4 <= count && difference(offset) == 0 {
            let pair = difference(offset &+ 1) | difference(offset &+ 2)
            if pair | difference(offset &+ 3) != 0 { break }
            offset &+= 4
        }
        while offset < count && difference(offset) == 0 { offset &+= 1 }
        return offset
    }

    /// Draws the text from an index on. Each byte before the index takes one column.
    @inline(never)
    private mutating func drawRest(
        _ utf8: Span<UInt8>, _ there: Int, _ column: Int, _ row: Int, _ style: Style
    ) -> Int {
        let isInside = UInt(bitPattern: row &- window.top) < window.rows
        let (left, width) = (window.left, isInside ? window.columns : 0)
        let place = row &* columns &+ window.firstPlace
        var end = column &+ there
        var index = there
        var letter = Cell(" ", style)
        // Sound: a cell is sixteen plain bytes without padding, like two words.
        let blank = unsafeBitCast(letter, to: (UInt64, UInt64).self)
        while index < utf8.count {
            let byte = utf8[index]
            // Most other cells are boxes and blocks, which take three bytes each.
            if byte == 0xe2 && UInt(bitPattern: end &- left) < width {
                let box = utf8.box(at: index)
                // Sound: a cell is like two words. The drift is the upper byte of the second word.
                let cell = unsafeBitCast(cells[place &+ end], to: (UInt64, UInt64).self)
                let isThere = cell.0 == blank.0 ^ 0x20 ^ box && (cell.1 ^ blank.1) << 8 == 0
                if isThere && box &- 0x2500 < 0xa0 {
                    index &+= 3
                    end &+= 1
                    continue
                }
            }
            if byte &- 0x20 < 0x5f {
                index &+= 1
                letter.glyph = UInt32(byte)
                guard UInt(bitPattern: end &- left) < width else {
                    end = DrawingWindow.sum(end, 1)
                    continue
                }
                let old = cells[place &+ end]
                if old.looks(like: letter) {
                    end &+= 1
                    // After a letter that differs, the canvas often already has the next letters.
                    let more = shown(utf8, index, end, row, style)
                    index &+= more
                    end &+= more
                    continue
                }
                // A narrow letter that replaces another one splits no wide glyph.
                if old.columns == 1 {
                    cells[place &+ end] = letter
                    damage[row &+ window.originRow].add(
                        end &+ window.originColumn, end &+ window.originColumn &+ 1)
                    versions[row &+ window.originRow] &+= 1
                } else {
                    replace(end, row, with: letter)
                }
                end &+= 1
                continue
            }
            let scalar = utf8.scalar(at: &index)
            guard scalar.standsAlone else { return -1 }
            let isInside = UInt(bitPattern: end &- left) < width
            if isInside && cells[place &+ end].shows(scalar, style) {
                end &+= 1
                continue
            }
            let cell = Cell(scalar, style)
            replace(end, row, with: cell)
            end = DrawingWindow.sum(end, cell.width)
        }
        return end &- column
    }
}

extension Cell {
    /// Returns whether both cells look the same. Drift is not visible, so it may differ.
    fileprivate func looks(like other: Cell) -> Bool {
        // Sound: a cell is sixteen plain bytes without padding, like two words. The drift is the
        // upper byte of the second word.
        let (first, second) = unsafeBitCast(self, to: (UInt64, UInt64).self)
        let (third, fourth) = unsafeBitCast(other, to: (UInt64, UInt64).self)
        return first == third && (second ^ fourth) << 8 == 0
    }

    /// Returns whether the cell shows this glyph in one column and in this style. The canvas
    /// already has most glyphs of a frame, and this test saves the lookup of their widths.
    @inlinable func shows(_ scalar: Unicode.Scalar, _ style: Style) -> Bool {
        glyph == scalar.value && columns == 1 && self.style == style
    }
}

extension Span<UInt8> {
    /// Returns the scalar of the three bytes at an index. The first byte must be `e2`.
    @inline(__always)
    fileprivate func box(at index: Int) -> UInt64 {
        0x2000 | UInt64(self[index &+ 1] & 0x3f) << 6 | UInt64(self[index &+ 2] & 0x3f)
    }

    /// Returns the scalar at an index, and moves the index past it. The bytes must be well-formed,
    /// like those of a string. Others produce wrong glyphs, or trap.
    @inline(__always)
    fileprivate func scalar(at index: inout Int) -> Unicode.Scalar {
        let first = UInt32(self[index])
        if first < 0x80 {
            index += 1
            return Unicode.Scalar(UInt8(truncatingIfNeeded: first))
        }
        let second = UInt32(self[index + 1]) & 0x3f
        if first < 0xe0 {
            index += 2
            return Unicode.Scalar((first & 0x1f) << 6 | second) ?? "\u{fffd}"
        }
        let third = second << 6 | UInt32(self[index + 2]) & 0x3f
        if first < 0xf0 {
            index += 3
            return Unicode.Scalar((first & 0x0f) << 12 | third) ?? "\u{fffd}"
        }
        let fourth = third << 6 | UInt32(self[index + 3]) & 0x3f
        index += 4
        return Unicode.Scalar((first & 0x07) << 18 | fourth) ?? "\u{fffd}"
    }
}

extension Unicode.Scalar {
    /// Indicates whether the scalar is in a block whose scalars never join: Latin, punctuation,
    /// arrows, boxes, kana, Han or pictures. Scalars that join (marks, joiners, skin tones) are in
    /// other blocks.
    var standsAlone: Bool {
        // Tests boxes and blocks first, because most drawn scalars are boxes and blocks.
        if value &- 0x2500 < 0xa0 { return true }
        return switch value {
        case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300: true
        case 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0x20d0, 0x2100..<0x2cef: true
        case 0x3000..<0x302a, 0x3031..<0x3099, 0x309b..<0xa000: true
        case 0x1f300..<0x1f3fb, 0x1f400..<0x1fb00: true
        default: false
        }
    }
}
