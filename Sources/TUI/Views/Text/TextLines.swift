/// A text, split into lines at newlines and, if it wraps, where a line is full.
struct TextLines {
    enum Glyph {
        /// A printable ASCII character. Most texts have no others.
        case byte(UInt8, piece: Int)
        case other(Character, columns: Int, piece: Int)

        init(_ character: Character, columns: Int, piece: Int) {
            if let byte = character.asciiValue, byte.isPrintable {
                self = .byte(byte, piece: piece)
            } else {
                self = .other(character, columns: columns, piece: piece)
            }
        }

        var columns: Int { if case .other(_, let columns, _) = self { columns } else { 1 } }

        var piece: Int {
            switch self {
            case .byte(_, let piece), .other(_, _, let piece): piece
            }
        }

        var isSpace: Bool { if case .byte(0x20, _) = self { true } else { false } }

        var isHyphen: Bool { if case .byte(0x2d, _) = self { true } else { false } }

        var isParenthesis: Bool { if case .byte(0x28, _) = self { true } else { false } }

        var isLetter: Bool {
            switch self {
            case .byte(let byte, _): 0x61...0x7a ~= byte | 0x20
            case .other(let character, _, _): character.isLetter
            }
        }

        var isDigit: Bool { if case .byte(0x30...0x39, _) = self { true } else { false } }

        /// Indicates whether the character is a word by itself, as Han characters, kana and emoji
        /// are. Hangul is written in words.
        var needsNoSpaces: Bool {
            guard case .other(let character, let columns, _) = self else { return false }
            return columns > 1 && !("가"..."힣").contains(character)
        }
    }

    struct Line {
        var glyphs: Range<Int>
        var columns: Int
    }

    /// A text, and the layout of its lines.
    struct Source: Hashable {
        let pieces: [TextPiece]
        /// The width in which lines wrap; nil if they do not.
        let width: Int?
        /// Indicates whether the lines of a paragraph are about equally long.
        var isBalanced = false
    }

    private(set) var glyphs: [Glyph] = []
    private(set) var lines: [Line] = []

    init(_ source: Source) {
        let (width, isBalanced) = (source.width, source.isBalanced)
        var start = 0
        for (index, piece) in source.pieces.enumerated() {
            if piece.plainColumns != nil {
                for byte in piece.text.utf8 { glyphs.append(.byte(byte, piece: index)) }
                continue
            }
            for character in piece.text {
                if character.isNewline {
                    wrap(start..<glyphs.count, width, isBalanced)
                    start = glyphs.count
                } else {
                    let columns = character.drawnColumns
                    if columns == 0 { continue }
                    glyphs.append(Glyph(character, columns: columns, piece: index))
                }
            }
        }
        wrap(start..<glyphs.count, width, isBalanced)
    }

    private mutating func wrap(_ paragraph: Range<Int>, _ width: Int?, _ isBalanced: Bool) {
        wrap(paragraph, isBalanced ? width.map { balanced(paragraph, $0) } : width)
    }

    /// Returns the smallest width in which a paragraph takes no more lines than in `width`, and
    /// breaks no more words.
    private mutating func balanced(_ paragraph: Range<Int>, _ width: Int) -> Int {
        guard columns(of: paragraph) > width else { return width }
        func rows(_ lines: inout TextLines, in width: Int) -> Int {
            let count = lines.lines.count
            lines.wrap(paragraph, width)
            defer { lines.lines.removeSubrange(count...) }
            return lines.lines.count - count
        }
        let wanted = rows(&self, in: width)
        var (low, high) = (min(longestWord(in: paragraph), width), width)
        while low < high {
            let middle = (low + high) / 2
            if rows(&self, in: middle) > wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the number of columns of the longest word.
    private func longestWord(in paragraph: Range<Int>) -> Int {
        var (longest, columns) = (1, 0)
        for index in paragraph {
            columns = glyphs[index].isSpace ? 0 : columns + glyphs[index].columns
            longest = max(longest, columns)
        }
        return longest
    }

    /// Returns the number of columns of plain pieces, or nil if a piece is not plain.
    static func columns(ofPlain pieces: [TextPiece]) -> Int? {
        var columns = 0
        for piece in pieces {
            guard let own = piece.plainColumns else { return nil }
            columns += own
        }
        return columns
    }

    /// Wraps a paragraph. Spaces at the end of a line are not shown, and take no columns. A line
    /// may end after a hyphen in a word such as "well-known", but not in the name of an option such
    /// as `--no-motion`. A word that is longer than a line is broken, if possible before a
    /// parenthesis.
    private mutating func wrap(_ paragraph: Range<Int>, _ width: Int?) {
        guard let width, columns(of: paragraph) > width else { return add(paragraph) }
        var start = paragraph.lowerBound
        var index = start
        var columns = 0
        var wordEnd: Int?
        var parenthesis: Int?
        var hasWord = false
        var isOption = false
        while index < paragraph.upperBound {
            let glyph = glyphs[index]
            if columns + glyph.columns > width && index > start {
                let end = glyph.isSpace ? index : wordEnd ?? parenthesis ?? index
                isOption = isOption && end == index && !glyph.isSpace
                add(trimmed(start..<end))
                start = end
                while start < paragraph.upperBound && glyphs[start].isSpace { start += 1 }
                if start == paragraph.upperBound { return }
                (index, columns, wordEnd, parenthesis, hasWord) = (start, 0, nil, nil, false)
                continue
            }
            if glyph.isParenthesis, index > start { parenthesis = index }
            columns += glyph.columns
            index += 1
            hasWord = hasWord || !glyph.isSpace
            let next = index < paragraph.upperBound ? glyphs[index] : nil
            var endsWord = glyph.isSpace || glyph.needsNoSpaces
            if glyph.isHyphen {
                let previous = index - 2 < paragraph.lowerBound ? nil : glyphs[index - 2]
                let followsWord = previous.map { $0.isLetter || $0.isDigit } ?? false
                isOption = isOption || !followsWord
                endsWord = !isOption && next?.isLetter ?? false
            } else if glyph.isSpace {
                isOption = false
            }
            if hasWord && (endsWord || next?.needsNoSpaces ?? false) { wordEnd = index }
        }
        add(start..<paragraph.upperBound)
    }

    private mutating func add(_ range: Range<Int>) {
        lines.append(Line(glyphs: range, columns: columns(of: range)))
    }

    /// Returns the range without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound && glyphs[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    func columns(of range: Range<Int>) -> Int {
        var columns = 0
        for index in range { columns += glyphs[index].columns }
        return columns
    }
}

extension String.UTF8View {
    /// Indicates whether each byte is an ASCII character with a width of one column.
    var allPrintable: Bool {
        for byte in self where !byte.isPrintable { return false }
        return true
    }
}

extension UInt8 {
    /// Indicates whether the byte is an ASCII character with a width of one column.
    fileprivate var isPrintable: Bool { 0x20 <= self && self < 0x7f }
}

extension Character {
    /// The number of columns on a canvas, where a control character is a blank.
    var drawnColumns: Int {
        let width = CharacterWidth(self)
        return width.risk == .control ? 1 : width.columns
    }
}

extension String {
    /// The number of columns on a canvas.
    var drawnColumns: Int {
        if utf8.allPrintable { return utf8.count }
        var columns = 0
        for character in self { columns += character.drawnColumns }
        return columns
    }
}
