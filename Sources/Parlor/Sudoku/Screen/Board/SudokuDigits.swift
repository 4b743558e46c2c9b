import TUI

/// The large digits of the board as pixel pictures, for cells with at least three rows.
enum SudokuDigits {
    static func picture(of digit: Int, rows: Int) -> PixelPicture {
        (rows < 4 ? small : rows < 5 ? large : giant)[digit - 1]
    }

    private static let giant = (1...9).map { PixelPicture.figure("\($0)") }

    private static let small = PixelPicture.sheet(
        """
        .#. ##. ##. #.# ### .## ### ### ###
        ##. ..# ..# #.# #.. #.. ..# #.# #.#
        .#. ..# .#. #.# ##. ##. ..# ### #.#
        .#. .#. ..# ### ..# #.# .#. #.# .##
        .#. #.. ..# ..# ..# #.# .#. #.# ..#
        ### ### ##. ..# ##. .#. .#. ### ##.
        """)

    private static let large = PixelPicture.sheet(
        """
        ..#.. .###. .###. ...#. ##### ..##. ##### .###. .###.
        .##.. #...# #...# ..##. #.... .#... ....# #...# #...#
        #.#.. ....# ....# .#.#. #.... #.... ....# #...# #...#
        ..#.. ....# ..##. #..#. ####. ####. ...#. .###. #...#
        ..#.. ..##. ....# #..#. ....# #...# ...#. #...# .####
        ..#.. .#... ....# ##### ....# #...# ..#.. #...# ....#
        ..#.. #.... #...# ...#. #...# #...# ..#.. #...# ...#.
        ##### ##### .###. ...#. .###. .###. ..#.. .###. .##..
        """)
}
