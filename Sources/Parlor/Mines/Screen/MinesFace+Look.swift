import Games
import TUI

extension MinesFace {
    /// The symbol of a face, and the role of its color.
    var look: (sign: String, role: Role) {
        switch self {
        case .covered: ("▪", .dim)
        case .flagged: ("⚑", .flag)
        case .questioned: ("?", .text)
        case .open(let number): (number == 0 ? " " : "\(number)", MinesFace.roles[number])
        case .mine: ("●", .text)
        case .fatal: ("●", .danger)
        case .wrongFlag: ("⚑", .flag)
        }
    }

    /// The sign beside the symbol, which tells it from the same symbol in another cell. A cell
    /// without space for both has only this sign.
    var addition: String? {
        switch self {
        case .fatal: "!"
        case .wrongFlag: "✗"
        default: nil
        }
    }

    /// The roles of the numbers' colors.
    static let roles: [Role] = [
        .text, .accent, .success, .danger, .key, .warning, .title, .text, .dim,
    ]

    /// The symbol as a picture; nil if none fits.
    func picture(in room: Size) -> PixelPicture? {
        self == .wrongFlag
            ? .largest(of: MinesFace.crossedFlags, in: room)
            : MinesFace.picture(of: look.sign, in: room)
    }

    /// A symbol or a mark of a hint as a picture; nil if none fits.
    static func picture(of sign: String, in room: Size) -> PixelPicture? {
        drawings[sign].flatMap { .largest(of: large[sign, default: []] + [$0], in: room) }
    }

    /// Drawings for large cells.
    private static let large: [String: [PixelPicture]] = (1...8).reduce(
        into: ["●": [.mine, Emblems.mine[1]], "⚑": flags]
    ) { $0["\($1)"] = [.figure("\($1)")] }

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

    /// Flags that are crossed out. Without colors, a gap separates a flag from the cross, and the
    /// smallest picture is only a cross.
    private static let crossedFlags = PixelPicture.sheet(
        """
        #rRRRRRRR.#
        r#rRRRRRr#.
        Rr#rRRRr#..
        RRr#rRr#r..
        RRRr#r#rR..
        RRRRr#rRR..
        ....#.#rR..
        ...#...#r..
        ..#....r#..
        .#.....Rr#.
        #...RRRRRr#

        #rRRRRR.#
        r#rRRRr#.
        Rr#rRr#..
        RRr#r#r..
        RRRr#rR..
        ...#.#r..
        ..#..r#..
        .#...Rr#.
        #..RRRRr#

        #rRRR.#
        r#rRr#.
        Rr#r#..
        RRr#r..
        ..#.#..
        .#..r#.
        #.RRRr#

        #rrr#
        r#r#.
        rr#r.
        .#.#.
        #.rr#
        """)

    private static let drawings = [String: PixelPicture](
        uniqueKeysWithValues: zip(
            "12345678⚑?●✓!".map(String.init),
            PixelPicture.sheet(
                """
                .#. ##. ##. #.# ### .## ### ### #R. ##. #.#.# ....# #
                ##. ..# ..# #.# #.. #.. ..# #.# #RR ..# .###. ...## #
                .#. .#. .#. ### ##. ##. .#. ### #R. .#. ##### #..#. #
                .#. #.. ..# ..# ..# #.# .#. #.# #.. ... .###. ####. .
                ### ### ##. ..# ##. .#. .#. ### #.. .#. #.#.# .##.. #
                """)))
}
