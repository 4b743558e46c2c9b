/// The widths of the parts of the first screen's list in a large window, including their frames.
///
/// Together, the parts are as wide as the tiles above them, or wider if the list and the picture of
/// an unfinished game need more. The streak is as wide as a tile, and the list at least as wide.
/// The last games and the first steps of a game take the rest, as far as they fit. If neither fits,
/// the list takes the rest.
struct LargeListWidths: Equatable {
    let list: Int
    let preview: Int?
    let streak: Int
    /// The width of the last games.
    private(set) var recent: Int?
    /// The width of the first steps of a game.
    private(set) var steps: Int?

    /// Creates the widths. `list` and `recent` are the minimum widths of the list and of the last
    /// games. Returns nil if the list, the picture and the streak do not fit in a window of `room`
    /// columns.
    init?(tile: Int, tiles: Int, list: Int, preview: Int?, recent: Int?, room: Int) {
        let gap = 2
        let most = max(tile, list)
        let used = most + (preview.map { $0 + gap } ?? 0) + gap + tile
        guard used <= room else { return nil }
        let rest = max(tiles * (tile + gap) - gap, used) - used
        let space = rest - gap
        (self.preview, streak) = (preview, tile)
        if let recent {
            if space >= recent + gap + tile {
                self.recent = max(recent, tile)
                steps = space - gap - max(recent, tile)
            } else if space >= recent {
                self.recent = space
            }
        } else if space >= tile {
            steps = space
        }
        self.list = most + (self.recent == nil && steps == nil ? rest : 0)
    }
}
