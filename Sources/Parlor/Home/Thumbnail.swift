import TUI

/// Small pictures of an unfinished game, as lines of colored text. They show nothing that a pause
/// would hide.
struct Thumbnail: Equatable {
    struct Sign: Equatable {
        let text: String
        let role: Role

        init(_ text: String, _ role: Role = .text) { (self.text, self.role) = (text, role) }
    }

    /// The pictures of the game, from the widest to the narrowest.
    let pictures: [[[Sign]]]

    static func columns(of picture: [[Sign]]) -> Int {
        picture.map { $0.reduce(0) { $0 + CharacterWidth($1.text).columns } }.max() ?? 0
    }
}
