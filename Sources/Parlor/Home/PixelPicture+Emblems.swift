import TUI

extension PixelPicture {
    /// The mine on a board. It has no margin, because the cells of a board have margins.
    static let mine = sheet(emblemSheet)[3]
}

/// The emblems of the games that have no art of their own. The small drawing of an emblem comes
/// first.
enum Emblems {
    static let (digits, mine) = ([small[0], fine[0]], [small[1], fine[1]])
    static let spade = [small[2]] + PixelPicture.drawings(of: .spades)

    private static let small = PixelPicture.sheet(emblemSheet)
    private static let fine = PixelPicture.sheet(fineEmblemSheet)
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

private let fineEmblemSheet = """
    KKKKKK..BBBBB. .....#.....
    KKKKKK.BBBBBBB .#.#####.#.
    KK.....BB...BB ..#######..
    KKKKK.......BB .##ww#####.
    KKKKKK...BBBB. .#ww######.
    ....KK...BBBB. ###########
    ....KK......BB .#########.
    ....KK......BB .#########.
    KK..KK.BB...BB ..#######..
    KKKKKK.BBBBBBB .#.#####.#.
    .KKKK...BBBBB. .....#.....
    """
