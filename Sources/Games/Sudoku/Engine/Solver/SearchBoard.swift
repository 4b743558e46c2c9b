/// The candidates of all cells, held so that nine boxes are worked on at once: for each of the nine
/// places in a box, what is possible in the cells that have this place.
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

    /// Candidates in each row of every box.
    var rows: BoxTrio { BoxTrio(first: top.union, second: middle.union, third: bottom.union) }

    /// Candidates in each column of every box.
    var columns: BoxTrio { top | middle | bottom }

    // The same as numbers.

    var rowSums: BoxTrio { BoxTrio(first: top.sum, second: middle.sum, third: bottom.sum) }
    var columnSums: BoxTrio { top &+ middle &+ bottom }
    var sum: BoxSets { columnSums.sum }
}
