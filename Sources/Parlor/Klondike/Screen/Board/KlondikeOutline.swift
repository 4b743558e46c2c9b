import TUI

/// A place without cards. A sign in it, as large as the place permits, says what the place is for.
struct KlondikeOutline: View, Equatable {
    enum Sign: Equatable {
        /// A foundation, which begins with an ace.
        case ace
        /// The stock while the waste can be turned over this many times; nil for any number.
        case turn(left: Int?)
        /// The stock after the last turn.
        case end
    }

    let highlight: KlondikeHighlight
    let sign: Sign?

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        page.fill(style: page.theme[.felt])
        let ink = page.onFelt(.dim)
        page.drawFrame(highlight, resting: ink)
        guard let sign else { return }
        guard let picture = sign.picture(in: page.size), page.theme.drawsSigns else {
            let label = sign.label
            let column = (page.size.columns - label.count) / 2
            page.draw(label, column: column, row: page.size.rows / 2, style: ink)
            return
        }
        let inside = Rect(
            column: 1, row: 1, columns: page.size.columns - 2, rows: page.size.rows - 2)
        // A large sign has a weaker color, so that it stands out less than the cards.
        var quiet = ink
        quiet.foreground = ink.foreground.mixed(with: ink.background)
        page.within(inside) { picture.draw(inMiddleOf: &$0, style: quiet) }
        if case .turn(let left?) = sign {
            let (column, row) = (page.size.columns / 2, page.size.rows - 2)
            page.draw("\(left)", column: column, row: row, style: ink)
        }
    }
}

extension KlondikeOutline.Sign {
    var label: String {
        switch self {
        case .ace: "A"
        case .turn(let left): left.map { "↻ \($0)" } ?? "↻"
        case .end: "✗"
        }
    }

    /// The sign as a picture; nil if none fits. At least a quarter of the place stays free around
    /// the picture, except around the smallest ace. A symbol is clearer than a small drawing of a
    /// turn or of a cross.
    fileprivate func picture(in place: Size) -> PixelPicture? {
        let inside = Size(columns: place.columns - 2, rows: place.rows - 2)
        let large = Size(columns: inside.columns * 3 / 4, rows: inside.rows * 3 / 4)
        switch self {
        case .ace:
            return .largestSmooth(of: [Self.fineAce, Self.signs[0]], in: large)
                ?? .largestSmooth(of: [Self.smallAce], in: inside)
        case .turn: return .largestSmooth(of: [Self.signs[1]], in: large)
        case .end: return .largestSmooth(of: [Self.signs[2]], in: large)
        }
    }

    private static let signs = PixelPicture.sheet(
        """
        ...#... ..###.# ##...##
        ..###.. .#...## .##.##.
        ..#.#.. #...### ..###..
        .##.##. #...... ..###..
        .#####. #.....# .##.##.
        ##...## .#...#. ##...##
        #.....# ..###.. .......
        """)

    private static let fineAce = PixelPicture.sheet(
        """
        ......#......
        .....###.....
        .....###.....
        ....##.##....
        ....##.##....
        ...##...##...
        ...##...##...
        ..##.....##..
        ..#########..
        .###########.
        .##.......##.
        ##.........##
        ##.........##
        """)[0]

    private static let smallAce = PixelPicture.sheet(
        """
        ..#..
        .#.#.
        .#.#.
        #####
        #...#
        #...#
        """)[0]
}

extension Theme {
    /// Indicates whether signs are drawn with blocks.
    fileprivate var drawsSigns: Bool { !isASCII && hasPartialBlocks }
}
