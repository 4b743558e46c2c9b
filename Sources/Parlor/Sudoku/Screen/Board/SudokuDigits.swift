import TUI

/// The large digits of the board as pixel pictures, for cells with at least three rows.
enum SudokuDigits {
    static func picture(of digit: Int, rows: Int) -> PixelPicture {
        rows < 4 ? small[digit - 1] : rows < 5 ? large[digit - 1] : .figure("\(digit)")
    }

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
