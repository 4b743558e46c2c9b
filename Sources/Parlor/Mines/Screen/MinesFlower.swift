import TUI

/// A flower that grows out of a mine after a win: first a bud, and then in bloom.
struct MinesFlower: Equatable {
    let isOpen: Bool
    /// The role of its color.
    let role: Role

    /// The distance, in cells, between the wave and the first open flowers.
    static let delay = 2.0

    private static let roles: [Role] = [.danger, .accent]

    /// Creates the flower of a cell, whose number decides its color.
    init(ofCell cell: Int, isOpen: Bool) {
        (self.isOpen, role) = (isOpen, Self.roles[cell % Self.roles.count])
    }

    var sign: String { isOpen ? "✿" : "·" }

    /// The flower as a picture; nil if none fits.
    func picture(in room: Size) -> PixelPicture? {
        .largest(of: isOpen ? Self.drawings : Self.buds, in: room)
    }

    private static let drawings = PixelPicture.sheet(
        """
        .##.##.
        #######
        ##yyy##
        .#yyy#.
        ##yyy##
        #######
        .##.##.

        .#.#.
        #####
        ##y##
        #####
        .#.#.
        """)

    private static let buds = PixelPicture.sheet(
        """
        .....
        ..#..
        .###.
        ..#..
        .....
        """)
}
