import TUI

/// Small pictures of an unfinished game, as lines of colored text. They show nothing that a pause
/// would hide.
struct Thumbnail: Equatable {
    struct Sign: Equatable {
        let text: String
        let role: Role
        /// Indicates whether the text consists of blocks, which have the color that the role's
        /// background has in the game.
        let isFilled: Bool

        init(_ text: String, _ role: Role = .text, isFilled: Bool = false) {
            (self.text, self.role, self.isFilled) = (text, role, isFilled)
        }
    }

    /// The maximum number of rows of a picture.
    static let rows = 11

    /// The pictures of the game, from the widest to the narrowest.
    let pictures: [[[Sign]]]

    static func columns(of picture: [[Sign]]) -> Int {
        picture.map { $0.reduce(0) { $0 + CharacterWidth($1.text).columns } }.max() ?? 0
    }
}
