import TUI

/// The large rank of a card, which is as wide as the margin of the card allows.
struct RankPicture {
    let picture: PixelPicture
    /// Indicates whether the pixels are quarter cells. A rank of two digits is then as wide as the
    /// other ranks, the sides of an A meet at its top, and a Q has its tail outside of its ring.
    private let hasQuarters: Bool

    init(_ rank: Int) {
        self.init(
            RankPicture.fine[rank] ?? RankPicture.pictures[rank - 1],
            hasQuarters: RankPicture.fine[rank] != nil || rank == 10)
    }

    /// The rank in half cells, for a drawing that is enlarged.
    static func halves(of rank: Int) -> PixelPicture { pictures[rank - 1] }

    private init(_ picture: PixelPicture, hasQuarters: Bool) {
        (self.picture, self.hasQuarters) = (picture, hasQuarters)
    }

    /// The rank, rotated by 180 degrees. It ends at the lower edge of its last row.
    var upsideDown: RankPicture {
        let (picture, free) = (picture.upsideDown, 2 * rows - halves)
        return RankPicture(
            PixelPicture(columns: picture.columns, halves: 2 * rows) { column, half in
                half < free ? PixelPicture.clear : picture[column, half - free]
            }, hasQuarters: hasQuarters)
    }

    /// The rank, half a row lower.
    var lower: RankPicture {
        RankPicture(
            PixelPicture(columns: picture.columns, halves: halves + 1) { column, half in
                half == 0 ? PixelPicture.clear : picture[column, half - 1]
            }, hasQuarters: hasQuarters)
    }

    var columns: Int { hasQuarters ? picture.columns / 2 : picture.columns }
    var rows: Int { picture.rows }
    var halves: Int { picture.halves }

    func draw(on page: inout Page, column: Int, row: Int, style: Style) {
        if hasQuarters {
            picture.drawQuarters(on: &page, column: column, row: row, style: style)
        } else {
            picture.draw(on: &page, column: column, row: row, style: style)
        }
    }

    private static let fine = [
        1: PixelPicture.sheet(
            """
            ..##..
            .####.
            ##..##
            ######
            ##..##
            ##..##
            """)[0],
        12: PixelPicture.sheet(
            """
            .#####..
            ##...##.
            ##...##.
            ##.####.
            .####.##
            """)[0],
    ]

    private static let pictures = PixelPicture.sheet(
        """
        .#. ##. ##. #.# ### .## ### ### ### #.#### ..# .#. #.#
        #.# ..# ..# #.# #.. #.. ..# #.# #.# #.#..# ..# #.# #.#
        ### .#. .#. ### ##. ### .#. .#. ### #.#..# ..# #.# ##.
        #.# #.. ..# ..# ..# #.# .#. #.# ..# #.#..# #.# ### #.#
        #.# ### ##. ..# ##. ### .#. ### ##. #.#### .#. .## #.#
        """)
}
