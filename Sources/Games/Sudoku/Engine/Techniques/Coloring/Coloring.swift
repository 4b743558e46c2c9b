/// The places of a digit that strong links join, in two colors. All places of one color are right,
/// and all places of the other color are wrong.
struct Coloring {
    let colors: [CellSet]

    var cells: CellSet { colors[0] | colors[1] }

    static func all(of digit: Int, in position: SudokuPosition) -> [Coloring] {
        let links = StrongLink.all(of: digit, in: position)
        var rest = links.reduce(CellSet()) { $0 | [$1.first, $1.second] }
        var found: [Coloring] = []
        while let start = rest.first {
            let coloring = Coloring(from: start, links)
            rest -= coloring.cells
            found.append(coloring)
        }
        return found
    }

    private init(from start: Int, _ links: [StrongLink]) {
        var colors: [CellSet] = [.only(start), CellSet()]
        var isGrowing = true
        while isGrowing {
            let before = colors
            for link in links {
                for side in 0..<2 {
                    if colors[side].contains(link.first) { colors[1 - side].insert(link.second) }
                    if colors[side].contains(link.second) { colors[1 - side].insert(link.first) }
                }
            }
            isGrowing = colors != before
        }
        self.colors = colors
    }
}

extension CellSet {
    /// The cells that see at least one of these cells.
    var sight: CellSet { reduce(CellSet()) { $0 | CellHouses.peers[$1] } }
}
