import TUI

/// Small pictures of an unfinished game, as lines of colored text.
struct Thumbnail: Equatable {
    typealias Picture = [[Sign]]

    struct Sign: Equatable {
        let text: String
        let role: Role
        /// Indicates whether the text consists of blocks, which have the color that the role's
        /// background has in the game.
        let isFilled: Bool

        init(_ text: String, _ role: Role = .text, isFilled: Bool = false) {
            (self.text, self.role, self.isFilled) = (text, role, isFilled)
        }

        static func blank(_ columns: Int) -> Sign { Sign(String(repeating: " ", count: columns)) }
    }

    /// The maximum size of a picture that fits in every window.
    static let most = Size(columns: 46, rows: 11)

    private let all: (Size) -> [Picture]

    /// Creates a thumbnail of pictures from the largest to the smallest. `all` receives the size of
    /// the window, because the board of a game may depend on it.
    init(_ all: @escaping (Size) -> [Picture]) { self.all = all }

    init(pictures: [Picture]) { all = { _ in pictures } }

    /// All pictures of the game in a window of this size, from the largest to the smallest.
    func pictures(in window: Size) -> [Picture] { all(window) }

    /// The pictures that are small enough for every window, from the widest to the narrowest.
    func smallPictures(in window: Size) -> [Picture] {
        pictures(in: window).filter {
            $0.count <= Thumbnail.most.rows && Thumbnail.columns(of: $0) <= Thumbnail.most.columns
        }
    }

    static func columns(of picture: Picture) -> Int {
        picture.map { $0.reduce(0) { $0 + CharacterWidth($1.text).columns } }.max() ?? 0
    }

    /// Returns whether two thumbnails have equal pictures in a window of 80 columns and 24 rows.
    static func == (one: Thumbnail, other: Thumbnail) -> Bool {
        let window = Size(columns: 80, rows: 24)
        return one.pictures(in: window) == other.pictures(in: window)
    }
}
