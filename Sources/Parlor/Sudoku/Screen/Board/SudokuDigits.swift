import TUI

/// The large digits of the board as pixel pictures, for cells with at least three rows.
enum SudokuDigits {
    static func picture(of digit: Int, rows: Int) -> PixelPicture {
        (rows < 4 ? small : rows < 5 ? large : centered)[digit - 1]
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

    /// The large digits, centered in five rows.
    private static let centered = large.map { digit in
        PixelPicture(columns: digit.columns, halves: digit.halves + 1) { column, half in
            half == 0 ? PixelPicture.clear : digit[column, half - 1]
        }
    }

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
