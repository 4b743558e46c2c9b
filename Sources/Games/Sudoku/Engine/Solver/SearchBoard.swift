/// The candidates of all cells, arranged for work on nine boxes at once. For each of the nine
/// places in a box, a `BoxSets` contains the candidates of the nine cells at that place.
struct SearchBoard {
    /// The rows of every box, each from left to right.
    var top, middle, bottom: BoxTrio

    @inline(__always)
    func map(_ transform: (BoxSets) -> BoxSets) -> SearchBoard {
        SearchBoard(
            top: top.map(transform), middle: middle.map(transform), bottom: bottom.map(transform))
    }

    @inline(__always)
    func merging(_ other: SearchBoard, _ merge: (BoxSets, BoxSets) -> BoxSets) -> SearchBoard {
        SearchBoard(
            top: top.merging(other.top, merge), middle: middle.merging(other.middle, merge),
            bottom: bottom.merging(other.bottom, merge))
    }

    /// The candidates in each row of every box.
    var rows: BoxTrio { BoxTrio(first: top.union, second: middle.union, third: bottom.union) }

    /// The candidates in each column of every box.
    var columns: BoxTrio { top | middle | bottom }

    // The sum of the sets in each row and column of every box, and in each box, as numbers.

    var rowSums: BoxTrio { BoxTrio(first: top.sum, second: middle.sum, third: bottom.sum) }
    var columnSums: BoxTrio { top &+ middle &+ bottom }
    var sum: BoxSets { columnSums.sum }
}
