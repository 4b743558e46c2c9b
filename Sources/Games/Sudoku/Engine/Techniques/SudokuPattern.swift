/// The pattern of a step: its parts, and the role of each part. The digits of the parts are in the
/// evidence of the step.
public enum SudokuPattern: Hashable, Sendable {
    /// One cell of a house is empty.
    case lastCell(of: House)
    /// A cell has only one digit left. The cell sees all other digits, except for digits that were
    /// excluded before.
    case onlyDigit(excluded: DigitSet)
    /// A digit has only one place in a house. All other empty cells see it, except for cells from
    /// which it was excluded before.
    case onlyPlace(in: House, excluded: CellSet)
    /// A set of cells with as many digits as cells. All of them are in each of these houses.
    case nakedSet(CellSet, DigitSet, in: [House])
    /// A set of digits with as many places in this house as digits.
    case hiddenSet(CellSet, DigitSet, in: House)
    /// All places of a digit in one house are also in another house.
    case intersection(CellSet, of: House, with: House)
    /// The places of a digit in n base houses are in n cover houses, except for the fins.
    case fish(base: [House], cover: [House], body: CellSet, fins: CellSet)
    /// Cells with the same two digits, in two groups. All cells of one group have one of the
    /// digits, and all cells of the other group have the other digit.
    case remotePair(CellSet, CellSet, DigitSet)
    /// The surplus candidate of the only cell with three candidates. All other cells have two.
    case surplus(Candidate)
    /// Two houses in which a digit has two places each. The second place of one and the first place
    /// of the other see each other.
    case strongLinks(SudokuLink, SudokuLink)
    /// The places of a digit in a box are on two lines. `near` meets the link, and `far` does not.
    case emptyRectangle(CellSet, in: House, near: House, far: House, SudokuLink)
    /// Two cells with the same two digits, and a link. The first cell sees the first end of the
    /// link, and the second cell its second end.
    case linkedPairs(Int, Int, DigitSet, SudokuLink)
    /// A cell, the pivot, and cells that it sees, the pincers. Whatever digit the pivot has, one of
    /// the pincers has `digit`.
    case wing(pivot: Int, pincers: [Int], digit: Int)
    /// Four corners that could all have the same two digits. Some have other digits too.
    case rectangle(SudokuRectangle)
    /// Cells where a line and a box intersect, cells of the rest of the line, and cells of the rest
    /// of the box.
    case crossing(CellSet, House, CellSet, House, CellSet)
    /// The places of a digit, in two or four colors. One of the first two colors is right, and so
    /// is one of the other two, if there are four.
    case colors([CellSet])
    /// The nodes of a chain. If the first node is wrong, the second is right, the third is wrong,
    /// and so on.
    case chain([SudokuChainNode])
    /// Sets with one digit more than cells. Each set is joined to the next one by a digit that only
    /// one of them can have. If there are only two sets, two digits may join them.
    case sets([CellSet], joinedBy: [Int])
    /// A cell, the stem, and a set for each of its digits. If the stem has a digit, the set for
    /// this digit loses it. One of the sets has `digit`.
    case blossom(stem: Int, petals: [SudokuPetal], digit: Int)
    /// The consequences of a candidate, which end in a contradiction.
    case net(SudokuNet)
    /// The digit comes from the solution.
    case lookUp
}

/// The two places of a digit in a house.
public struct SudokuLink: Hashable, Sendable {
    public let house: House
    public let first, second: Int
}

/// A digit in a cell, or in several cells of a box and a line.
public struct SudokuChainNode: Hashable, Sendable {
    public let digit: Int
    public let cells: CellSet
    /// The almost locked set that joins this node to the previous one, if there is one.
    public var set: CellSet?
    /// The house in which this node and the previous one are the only places of the digit, if there
    /// is one.
    public var house: House?
}

/// An almost locked set with a digit of the stem. All places of this digit in the set see the stem.
public struct SudokuPetal: Hashable, Sendable {
    public let digit: Int
    public let cells: CellSet
}

/// Four corners in two rows, two columns and two boxes.
public struct SudokuRectangle: Hashable, Sendable {
    public let corners: [Int]
    /// The two digits that could be exchanged.
    public let digits: DigitSet
    /// The corners that have other digits, or may have them.
    public let roof: CellSet
    /// Cells that form a naked set with the other digits of the roof.
    public let others: CellSet
    /// The digits of `roof` except for `digits`, and all digits of `others`.
    public let extra: DigitSet
    /// The houses in which a digit has places only in corners or, in type 3, the house of the naked
    /// set.
    public let lines: [House]
}

extension StrongLink {
    var link: SudokuLink { SudokuLink(house: house, first: first, second: second) }
}

extension DoubtfulRectangle {
    /// The pattern of a step that is based on the rectangle.
    func pattern(
        in position: SudokuPosition, others: CellSet = [], lines: [House] = []
    ) -> SudokuPattern {
        .rectangle(
            SudokuRectangle(
                corners: rectangle.corners, digits: digits, roof: roof, others: others,
                extra: position.digits(in: roof) - digits | position.digits(in: others),
                lines: lines))
    }
}

extension SudokuStep {
    /// The cells that lose candidates.
    public var losingCells: CellSet { CellSet(eliminations.map(\.cell)) }

    /// The digits of the evidence in some cells.
    public func digits(in cells: CellSet) -> DigitSet {
        DigitSet(evidence.lazy.filter { cells.contains($0.cell) }.map(\.digit))
    }

    /// The digits that a crossing removes from the rest of its line and from the rest of its box.
    /// The line loses the digits that are not in the box's part, and the box loses the digits that
    /// are not in the line's part.
    public func crossingDigits(
        _ ofLine: CellSet, _ ofBox: CellSet
    ) -> (line: DigitSet, box: DigitSet) {
        let all = digits(in: cells)
        return (all - digits(in: ofBox), all - digits(in: ofLine))
    }

    /// Indicates whether the ends of the chain exclude each other. Every weak link can then remove
    /// candidates.
    public var isRing: Bool {
        guard case .chain(let nodes) = pattern, let first = nodes.first, let last = nodes.last
        else { return false }
        return first.digit == last.digit
            ? last.cells.isSubset(of: CellHouses.common(first.cells)) : first.cells == last.cells
    }

    /// Returns whether the step removes this color. A color is removed if it sees itself, or both
    /// colors of the other coloring.
    public func isGone(_ group: CellSet) -> Bool {
        eliminations.allSatisfy { group.contains($0.cell) }
    }
}
