import Games
import TUI

extension PixelPicture {
    /// The picture of a suit, as large as fits; nil if none fits.
    static func suit(_ suit: Suit, in room: Size) -> PixelPicture? {
        largest(of: drawings(of: suit), in: room)
    }

    static func drawings(of suit: Suit) -> [PixelPicture] { suits.map { $0[suit.rawValue] } }

    /// The picture of a suit as a pip, in quarter cells; nil if there is too little space. A card
    /// has space for three columns of up to four pips, with gaps between them, and for a large rank
    /// at both edges. The picture has an odd number of rows, so that it has a middle.
    static func pip(_ suit: Suit, in room: Size) -> PixelPicture? {
        let pip = pips[suit.rawValue]
        let fits = room.columns >= 3 * pip.columns / 2 + 10 && room.rows >= 4 * pip.rows + 3
        return fits ? pip : nil
    }

    /// The suits in all sizes. Each sheet has clubs, diamonds, hearts and spades.
    private static let suits = [largeSuits, mediumSuits, smallSuits].map(PixelPicture.sheet)
    private static let pips = PixelPicture.sheet(pipSigns)
}

private let largeSuits = """
    ....###.... .....#..... ..##...##.. .....#.....
    ...#####... ....###.... .####.####. ....###....
    ...#####... ...#####... ########### ...#####...
    ....###.... ..#######.. ########### ..#######..
    .##.###.##. .#########. ########### .#########.
    ########### ########### .#########. ###########
    ########### .#########. ..#######.. ###########
    ########### ..#######.. ...#####... .###.#.###.
    .###.#.###. ...#####... ....###.... ....###....
    ....###.... ....###.... .....#..... ...#####...
    ...#####... .....#..... ........... ...........
    """

private let mediumSuits = """
    ..###.. ...#... .##.##. ...#...
    ..###.. ..###.. ####### ..###..
    ####### .#####. ####### .#####.
    ####### ..###.. .#####. #######
    ...#... ...#... ..###.. ##.#.##
    ..###.. ....... ...#... ..###..
    """

/// The pips in quarter cells, whose outlines are finer than the outlines of half cells.
private let pipSigns = """
    ...####... ....##.... .###..###. ....##....
    ...####... ..######.. ########## ..######..
    .##.##.##. ########## ########## .########.
    ########## ########## .########. ##########
    ###.##.### ..######.. ...####... ###.##.###
    ...####... ....##.... ....##.... ....##....
    """

private let smallSuits = """
    .###. ..#.. ##.## ..#..
    .###. .###. ##### .###.
    ##### .###. .###. #####
    ..#.. ..#.. ..#.. ..#..
    """
