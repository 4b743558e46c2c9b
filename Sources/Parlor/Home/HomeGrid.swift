/// The widths of the parts below the tiles of the first screen, including their frames.
///
/// A part is as wide as one tile, or as several tiles with the gaps between them, so that its edges
/// are below those of the tiles. The list and the picture of an unfinished game have their places
/// first, then the streak, the last games and the first steps, as far as they fit. The remaining
/// tiles widen the first steps or, without them, the last games or, without both, the list.
struct HomeGrid: Equatable {
    enum Part: Int, CaseIterable { case list, preview, streak, recent, steps }

    static let gap = 2
    private let widths: [Part: Int]

    /// The width of a part; nil if it is left out.
    subscript(part: Part) -> Int? { widths[part] }

    /// Creates the widths of the parts that `least` has a minimum width for. Returns nil if the
    /// list and the picture do not fit below this number of tiles.
    init?(tile: Int, tiles: Int, least: [Part: Int]) {
        let pitch = tile + HomeGrid.gap
        var taken: [Part: Int] = [:]
        var left = tiles
        for part in Part.allCases {
            guard let columns = least[part] else { continue }
            let count = (columns + HomeGrid.gap + pitch - 1) / pitch
            if count <= left {
                taken[part] = count
                left -= count
            } else if part == .list || part == .preview {
                return nil
            }
        }
        let last = [Part.steps, .recent].first { taken[$0] != nil } ?? .list
        taken[last, default: 0] += left
        widths = taken.mapValues { $0 * pitch - HomeGrid.gap }
    }
}
