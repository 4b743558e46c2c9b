import Games
import TUI

extension PixelPicture {
    /// A suit, as large as there is room for it; nothing where there is none.
    static func suit(_ suit: Suit, in room: Size) -> PixelPicture? {
        largest(of: suits.map { $0[suit.rawValue] }, in: room)
    }

    /// A suit that stands on a card up to ten times, in three columns; nothing where it is too
    /// large for that. It has an odd number of rows, for a middle.
    static func pip(_ suit: Suit, in room: Size) -> PixelPicture? {
        let pip = suits[1][suit.rawValue]
        let fits = room.columns >= 3 * pip.columns + 2 && room.rows >= 4 * pip.rows + 3
        return fits ? pip : nil
    }

    /// In their sizes; the clubs come first, then the diamonds, the hearts and the spades.
    private static let suits = [largeSuits, suitsOfPips, smallSuits].map(PixelPicture.sheet)
}

private let largeSuits = """
    ....###.... .....#..... ..##...##.. .....#.....
    ...#####... ....###.... .####.####. ....###....
    ...#####... ...#####... ########### ...#####...
    ....###.... ..#######.. ########### ..#######..
    .###.#.###. .#########. ########### .#########.
    ########### ########### .#########. ###########
    ########### .#########. ..#######.. ###########
    .###.#.###. ..#######.. ...#####... .###.#.###.
    .....#..... ...#####... ....###.... ....###....
    ....###.... ....###.... .....#..... ...#####...
    ...#####... .....#..... ........... ...........
    """

private let suitsOfPips = """
    ..###.. ...#... .##.##. ...#...
    ..###.. ..###.. ####### ..###..
    ###.### .#####. ####### .#####.
    ####### .#####. .#####. #######
    ...#... ..###.. ..###.. ##.#.##
    ..###.. ...#... ...#... ..###..
    """

private let smallSuits = """
    .###. ..#.. ##.## ..#..
    ##.## .###. ##### .###.
    ##### .###. .###. #####
    ..#.. ..#.. ..#.. ..#..
    """
