import TUI

/// A picture of half cells, which are roughly square.
///
/// A pixel is a letter that names a color, or one of the signs `clear` and `ink`. A capital letter
/// is ink, which is visible even without colors. A small letter has the same color, but is
/// invisible without colors. Two pictures must therefore differ in their ink.
struct PixelPicture: Equatable {
    let columns, halves: Int
    private let pixels: [UInt8]

    /// A pixel that draws nothing.
    static let clear = UInt8(ascii: ".")
    /// A pixel in the foreground color of the style that the picture is drawn with.
    static let ink = UInt8(ascii: "#")

    init(columns: Int, halves: Int, pixel: (_ column: Int, _ half: Int) -> UInt8) {
        (self.columns, self.halves) = (columns, halves)
        pixels = (0..<columns * halves).map { pixel($0 % columns, $0 / columns) }
    }

    init(columns: Int, halves: Int, isLit: (_ column: Int, _ half: Int) -> Bool) {
        self.init(columns: columns, halves: halves) { isLit($0, $1) ? Self.ink : Self.clear }
    }

    /// A picture of several drawings, each with the position of its upper left pixel. Pixels
    /// outside of the picture are left out.
    init(columns: Int, halves: Int, of drawings: [(picture: PixelPicture, at: Point)]) {
        var pixels = Array(repeating: Self.clear, count: columns * halves)
        for (picture, corner) in drawings {
            for half in 0..<picture.halves {
                for column in 0..<picture.columns where picture[column, half] != Self.clear {
                    let (x, y) = (corner.column + column, corner.row + half)
                    guard (0..<columns).contains(x), (0..<halves).contains(y) else { continue }
                    pixels[y * columns + x] = picture[column, half]
                }
            }
        }
        (self.columns, self.halves, self.pixels) = (columns, halves, pixels)
    }

    /// The pictures of a sheet, from left to right and from top to bottom. Spaces separate pictures
    /// side by side, and empty lines separate rows of pictures.
    static func sheet(_ text: String) -> [PixelPicture] {
        let lines = Array(text.utf8)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.split(separator: UInt8(ascii: " ")).map { Array($0) } }
        return lines.split(whereSeparator: \.isEmpty).flatMap { band in
            let lines = Array(band)
            return lines[0].indices.map { number in
                PixelPicture(columns: lines[0][number].count, halves: lines.count) {
                    lines[$1][number][$0]
                }
            }
        }
    }

    var rows: Int { (halves + 1) / 2 }

    func scaled(by scale: Int) -> PixelPicture {
        PixelPicture(columns: columns * scale, halves: halves * scale) {
            self[$0 / scale, $1 / scale]
        }
    }

    /// The drawing that fills the space best, enlarged by a whole factor; nil if none fits. A finer
    /// drawing is preferred if it covers at least half of the largest area. Outlines are smooth if
    /// the factor permits.
    static func largest(of drawings: [PixelPicture], in room: Size) -> PixelPicture? {
        func scale(of picture: PixelPicture) -> Int {
            min(room.columns / picture.columns, 2 * room.rows / picture.halves)
        }
        func area(of picture: PixelPicture) -> Int {
            picture.columns * picture.halves * scale(of: picture) * scale(of: picture)
        }
        let fitting = drawings.filter { scale(of: $0) > 0 }
        let most = fitting.map(area).max() ?? 0
        let finest = fitting.filter { 2 * area(of: $0) >= most }.min {
            scale(of: $0) < scale(of: $1)
        }
        return finest.map { drawing in
            let scale = scale(of: drawing)
            return smoothScales.contains(2 * scale)
                ? drawing.smooth(halves: 2 * scale) : drawing.scaled(by: scale)
        }
    }

    /// The picture, rotated by 180 degrees.
    var upsideDown: PixelPicture {
        PixelPicture(columns: columns, halves: halves) { self[columns - 1 - $0, halves - 1 - $1] }
    }

    /// The picture in the center of a space. Its vertical position is a multiple of half a cell.
    func centered(in room: Size) -> PixelPicture {
        PixelPicture(
            columns: room.columns, halves: 2 * room.rows, of: [(self, at: corner(in: room))])
    }

    /// The column and the half row of the picture's corner if the picture is in the center.
    private func corner(in room: Size) -> Point {
        Point(column: (room.columns - columns) / 2, row: (2 * room.rows - halves) / 2)
    }

    /// A color of a picture, and black or white, whichever can be read on it.
    struct MainColor: Equatable {
        let color, ink: Color
    }

    /// The color of most of the picture's ink other than black and white, which a page may also
    /// have; nil if its ink has no colors.
    var mainColor: MainColor? {
        let inks = pixels.filter { !"KW".utf8.contains($0) && PixelPicture.color(of: $0) != nil }
        let counts = Dictionary(grouping: inks) { $0 }.mapValues(\.count)
        // The order of a dictionary is not always the same.
        let letter = counts.keys.sorted().max { counts[$0, default: 0] < counts[$1, default: 0] }
        guard let letter, let color = Self.color(of: letter) else { return nil }
        let isLight = PixelPicture.lightColors.contains(letter)
        return MainColor(
            color: color, ink: isLight ? .rgb(0, 0, 0) : .rgb(0xff, 0xff, 0xff))
    }

    /// The letters of colors on which black is easier to read than white.
    private static let lightColors = Set("MOYLCTAW".utf8)

    subscript(column: Int, half: Int) -> UInt8 {
        half < halves ? pixels[half * columns + column] : Self.clear
    }

    /// Returns whether a pixel is visible without colors.
    func isInk(_ column: Int, _ half: Int) -> Bool {
        let pixel = self[column, half]
        return pixel == Self.ink || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(pixel)
    }

    func draw(inMiddleOf page: inout Page, style: Style) {
        let corner = corner(in: page.size)
        // A picture that begins in the middle of a cell pairs its half rows into other cells.
        if corner.row.isMultiple(of: 2) {
            draw(on: &page, column: corner.column, row: corner.row / 2, style: style)
        } else {
            centered(in: page.size).draw(on: &page, column: 0, row: 0, style: style)
        }
    }

    /// Draws the picture with its upper left corner at a position. `style` contains the color of
    /// the ink and the background.
    func draw(on page: inout Page, column left: Int, row top: Int, style: Style) {
        let hasColors = page.theme[.cardFace].background != .default
        let isASCII = page.theme.isASCII
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = cell(column, row, hasColors, style)
                guard let cell else { continue }
                page.canvas.draw(
                    isASCII ? Self.asciiForm(of: cell.glyph) : cell.glyph, column: left + column,
                    row: top + row, style: cell.style)
            }
        }
    }

    private static func asciiForm(of glyph: Unicode.Scalar) -> Unicode.Scalar {
        switch glyph {
        case "▀": "'"
        case "▄": "."
        default: "#"
        }
    }

    /// Draws the ink of the picture in quarter cells, with its upper left corner at a position.
    func drawQuarters(on page: inout Page, column left: Int, row top: Int, style: Style) {
        for row in 0..<rows {
            for column in 0..<(columns + 1) / 2 {
                let lit = [(0, 0), (1, 0), (0, 1), (1, 1)].map { right, lower in
                    2 * column + right < columns && isInk(2 * column + right, 2 * row + lower)
                }
                let number = lit.reversed().reduce(0) { 2 * $0 + ($1 ? 1 : 0) }
                if number == 0 { continue }
                page.canvas.draw(
                    page.theme.isASCII ? "#" : Self.quarters[number], column: left + column,
                    row: top + row, style: style)
            }
        }
    }

    /// The glyphs for four quarters. The upper left quarter counts 1, the upper right 2, the lower
    /// left 4, and the lower right 8.
    static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)

    /// The glyph for two pixels, one above the other. Ink is drawn in the foreground color.
    private func cell(
        _ column: Int, _ row: Int, _ hasColors: Bool, _ style: Style
    ) -> (glyph: Unicode.Scalar, style: Style)? {
        let (upper, lower) = (2 * row, 2 * row + 1)
        func color(_ half: Int) -> Color? {
            hasColors || isInk(column, half) ? self.color(column, half, style) : nil
        }
        var style = style
        switch (color(upper), color(lower)) {
        case (nil, nil): return nil
        case (let color?, nil):
            style.foreground = color
            return ("▀", style)
        case (nil, let color?):
            style.foreground = color
            return ("▄", style)
        case (let above?, let below?):
            let isTurned = isInk(column, lower) && !isInk(column, upper)
            (style.foreground, style.background) =
                !hasColors
                ? (style.foreground, style.background)
                : isTurned ? (below, above) : (above, below)
            return (!hasColors || above == below ? "█" : isTurned ? "▄" : "▀", style)
        }
    }

    private func color(_ column: Int, _ half: Int, _ style: Style) -> Color? {
        let pixel = self[column, half]
        if pixel == Self.clear { return nil }
        let capital = pixel & ~0x20
        return pixel == Self.ink || style.foreground == .default
            ? style.foreground
            : PixelPicture.color(of: capital)?.visible(onDark: style.background)
    }

    private static func color(of letter: UInt8) -> Color? {
        switch letter {
        case UInt8(ascii: "R"): .rgb(0xc6, 0x28, 0x28)
        case UInt8(ascii: "M"): .rgb(0xef, 0x8f, 0xa5)
        case UInt8(ascii: "O"): .rgb(0xe8, 0x79, 0x1a)
        case UInt8(ascii: "Y"): .rgb(0xe8, 0xb5, 0x00)
        case UInt8(ascii: "L"): .rgb(0x8b, 0xc3, 0x4a)
        case UInt8(ascii: "G"): .rgb(0x2e, 0x7d, 0x32)
        case UInt8(ascii: "B"): .rgb(0x24, 0x56, 0xa8)
        case UInt8(ascii: "C"): .rgb(0x6f, 0xb7, 0xe9)
        case UInt8(ascii: "P"): .rgb(0x7b, 0x3f, 0xa0)
        case UInt8(ascii: "N"): .rgb(0x6d, 0x43, 0x26)
        case UInt8(ascii: "T"): .rgb(0xd2, 0xa3, 0x6c)
        case UInt8(ascii: "K"): .rgb(0x1c, 0x1c, 0x1c)
        case UInt8(ascii: "A"): .rgb(0x8a, 0x8f, 0x99)
        case UInt8(ascii: "S"): .rgb(0x5d, 0x6b, 0x7a)
        case UInt8(ascii: "W"): .rgb(0xff, 0xff, 0xff)
        default: nil
        }
    }
}
