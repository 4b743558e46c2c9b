import Games
import TUI

extension MinesFace {
    /// The symbol of a face, and the role of its color.
    var look: (sign: String, role: Role) {
        switch self {
        case .covered: ("▪", .dim)
        case .flagged: ("⚑", .warning)
        case .questioned: ("?", .text)
        case .open(let number): (number == 0 ? " " : "\(number)", MinesFace.roles[number])
        case .mine: ("●", .text)
        case .fatal: ("X", .danger)
        case .wrongFlag: ("%", .danger)
        }
    }

    /// The roles of the numbers' colors.
    static let roles: [Role] = [
        .text, .accent, .success, .danger, .key, .warning, .title, .text, .dim,
    ]

    /// The symbol as a picture; nil if none fits.
    func picture(in room: Size) -> PixelPicture? {
        let large =
            switch self {
            case .mine: [PixelPicture.mine, Emblems.mine[1]]
            case .flagged: MinesFace.flags
            default: [PixelPicture]()
            }
        return MinesFace.drawings[look.sign].flatMap {
            PixelPicture.largest(of: large + [$0], in: room)
        }
    }

    /// Flags with a foot, for cells that are wide enough.
    private static let flags = PixelPicture.sheet(
        """
        ..RR#..
        RRRR#..
        RRRR#..
        ..RR#..
        ....#..
        ....#..
        ..####.
        .######

        .#RR.
        .#RRR
        .#RR.
        .#...
        ###..
        """)

    private static let drawings = [String: PixelPicture](
        uniqueKeysWithValues: zip(
            "12345678⚑?●X%".map(String.init),
            PixelPicture.sheet(
                """
                .#. ##. ##. #.# ### .## ### ### #R. ##. #.#.# #...# ##..#
                ##. ..# ..# #.# #.. #.. ..# #.# #RR ..# .###. .#.#. ##.#.
                .#. .#. .#. ### ##. ##. .#. ### #R. .#. ##### ..#.. ..#..
                .#. #.. ..# ..# ..# #.# .#. #.# #.. ... .###. .#.#. .#.##
                ### ### ##. ..# ##. .#. .#. ### #.. .#. #.#.# #...# #..##
                """)))
}
