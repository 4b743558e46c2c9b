import TUI

extension PixelPicture {
    /// Emblems of the games that have no pictures of their own.
    static let (digits, mine, spade) = (emblems[0], emblems[1], emblems[2])

    private static let emblems = sheet(emblemSheet)
}

private let emblemSheet = """
    ......... ....#.... ...#...
    KKKK.BBBB .#.###.#. ..###..
    K.......B ..#ww##.. .#####.
    KKK...BBB .##w####. #######
    ...K....B ######### #######
    ...K....B ..#####.. .#####.
    KKK..BBBB .#.###.#. ...#...
    ......... ....#.... ..###..
    """
