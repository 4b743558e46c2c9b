import TUI

/// The large rank of a card, which is as wide as the margin of the card allows.
struct RankPicture {
    let picture: PixelPicture
    /// Whether the pixels are quarter cells. A rank of two digits is as wide as the others.
    private let hasQuarters: Bool

    init(_ rank: Int) {
        (picture, hasQuarters) = (RankPicture.pictures[rank - 1], rank == 10)
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

    private static let pictures = PixelPicture.sheet(
        """
        .#. ##. ##. #.# ### .## ### ### ### #.#### ..# .#. #.#
        #.# ..# ..# #.# #.. #.. ..# #.# #.# #.#..# ..# #.# #.#
        ### .#. .#. ### ##. ### .#. .#. ### #.#..# ..# #.# ##.
        #.# #.. ..# ..# ..# #.# .#. #.# ..# #.#..# #.# ### #.#
        #.# ### ##. ..# ##. ### .#. ### ##. #.#### .#. .## #.#
        """)
}
