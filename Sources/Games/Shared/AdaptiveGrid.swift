/// A grid of equal cells in a given area: its number of columns, and the size of a cell.
///
/// All sizes are integers, and cell sizes are rounded so that the grid never overflows. `count`
/// includes cells without content.
public struct AdaptiveGrid: Equatable, Sendable {
    /// The ratio of a cell's width to its height.
    public struct Proportion: Equatable, Sendable {
        public let width, height: Int

        public init(width: Int, height: Int) {
            precondition(
                width > 0 && height > 0,
                "The width and the height of a proportion must be positive.")
            (self.width, self.height) = (width, height)
        }

        /// The proportion of a playing card in square units.
        public static let card = Proportion(width: 98, height: 127)
        /// The proportion of a playing card on a terminal, where a character cell is twice as tall
        /// as it is wide.
        public static let cardOfCharacters = Proportion(width: 2 * 98, height: 127)

        /// The height of a cell with the given width, rounded to the nearest unit.
        func height(for cellWidth: Int) -> Int {
            (2 * cellWidth * height + width) / (2 * width)
        }

        /// The width of the widest cell whose height is at most `limit`.
        func width(forHeight limit: Int) -> Int { (width * (2 * limit + 1) - 1) / (2 * height) }
    }

    public let count: Int
    public let columns: Int
    public let cellWidth, cellHeight: Int

    /// The grid with the given number of columns and the largest cells that fit.
    private init(_ count: Int, columns: Int, width: Int, height: Int, _ proportion: Proportion) {
        (self.count, self.columns) = (count, columns)
        let rows = (count + columns - 1) / columns
        cellWidth = min(width / columns, proportion.width(forHeight: height / rows))
        cellHeight = proportion.height(for: cellWidth)
    }

    /// The grid with the largest cells that fit into `width` and `height`; nil if `count` is zero,
    /// or if the cells would be narrower than `smallest`. If several grids have equally large
    /// cells, the one with the most columns is used, because it leaves the most room below.
    public init?(
        count: Int, width: Int, height: Int, proportion: Proportion = .cardOfCharacters,
        smallest: Int = 4
    ) {
        guard count > 0, width > 0, height > 0 else { return nil }
        var best = AdaptiveGrid(count, columns: 1, width: width, height: height, proportion)
        for columns in 1...count {
            let grid = AdaptiveGrid(
                count, columns: columns, width: width, height: height, proportion)
            if grid.cellWidth >= best.cellWidth { best = grid }
        }
        guard best.cellWidth >= max(smallest, 1) else { return nil }
        self = best
    }

    /// The grid with the fewest empty places in its last row; nil if no grid has cells as wide as
    /// `smallest`. If several grids have equally few empty places, the one with the largest cells
    /// is used. The cells are at least four fifths as wide as the widest cells whose rows fill the
    /// width.
    public init?(
        fullRowsOf count: Int, width: Int, height: Int,
        proportion: Proportion = .cardOfCharacters, smallest: Int = 4
    ) {
        guard
            var best = AdaptiveGrid(
                count: count, width: width, height: height, proportion: proportion,
                smallest: smallest)
        else { return nil }
        let plain = AdaptiveGrid.plainWidth(count, width, height, proportion) ?? best.cellWidth
        for columns in 1...count {
            let grid = AdaptiveGrid(
                count, columns: columns, width: width, height: height, proportion)
            let isLarge = 5 * grid.cellWidth >= 4 * plain && grid.cellWidth >= smallest
            if isLarge && best.fullness < grid.fullness { best = grid }
        }
        self = best
    }

    /// The largest cell width of the form `width / columns` with which all rows fit into `height`;
    /// nil if there is none.
    private static func plainWidth(
        _ count: Int, _ width: Int, _ height: Int, _ proportion: Proportion
    ) -> Int? {
        for columns in 1...count {
            let (rows, cellWidth) = ((count + columns - 1) / columns, width / columns)
            if rows * proportion.height(for: cellWidth) <= height { return cellWidth }
        }
        return nil
    }

    /// A sort key that is greater for fewer empty places, then for larger cells, then for more
    /// columns.
    private var fullness: (Int, Int, Int) { (count - rows * columns, cellWidth, columns) }

    public var rows: Int { (count + columns - 1) / columns }
    public var width: Int { columns * cellWidth }
    public var height: Int { rows * cellHeight }
}
