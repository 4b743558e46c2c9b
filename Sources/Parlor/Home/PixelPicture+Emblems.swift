import TUI

extension PixelPicture {
    /// Emblems of the games that have no pictures of their own.
    static let (digits, mineWithMargin, spade) = (emblems[0], emblems[1], emblems[2])
    /// The mine on a board, whose cells have a margin of their own.
    static let mine = emblems[3]

    private static let emblems = sheet(emblemSheet)
}

private let emblemSheet = """
    ......... ........ ....... ....#....
    KKKK.BBBB #..##..# ...#... .#.###.#.
    K.......B .######. ..###.. ..#ww##..
    KKK...BBB ##ww#### .#####. .##w####.
    ...K....B ##w##### ####### #########
    ...K....B .######. ##.#.## ..#####..
    KKK..BBBB #..##..# ..###.. .#.###.#.
    ......... ........ ....... ....#....
    """
