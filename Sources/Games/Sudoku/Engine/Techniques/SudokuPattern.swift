/// The shape of a step: its parts, and what each of them is there for. The digits are those of the
/// step's evidence.
public enum SudokuPattern: Hashable, Sendable {
    /// One cell of a house is empty.
    case lastCell(of: House)
    /// A cell sees all other digits.
    case onlyDigit
    /// A digit has one place in a house.
    case onlyPlace(in: House)
    /// Cells of these houses that have as many digits as they are.
    case nakedSet(CellSet, DigitSet, in: [House])
    /// Digits that have as many places in a house as they are.
    case hiddenSet(CellSet, DigitSet, in: House)
    /// The places of a digit in one house all lie in another one too.
    case intersection(CellSet, of: House, with: House)
    /// The places of a digit in base lines lie in as many cover lines, but for the fins.
    case fish(base: [House], cover: [House], body: CellSet, fins: CellSet)
    /// Cells with the same two digits, in two groups that have them in turn.
    case remotePair(CellSet, CellSet, DigitSet)
    /// A digit that keeps a cell from having two left, as all others have.
    case surplus(Candidate)
    /// Two houses with two places each, of which the second and the third see each other.
    case strongLinks(SudokuLink, SudokuLink)
    /// The places of a digit in a box lie on a line near a link and on one far from it.
    case emptyRectangle(CellSet, in: House, near: House, far: House, SudokuLink)
    /// Two cells with the same two digits, and a link of which each sees an end, in this order.
    case linkedPairs(Int, Int, DigitSet, SudokuLink)
    /// A cell and two that it sees: whatever it is, one of the cells has the digit.
    case wing(pivot: Int, pincers: [Int], digit: Int)
    /// Corners that could all hold two digits; some have others besides.
    case rectangle(SudokuRectangle)
    /// Cells where a line meets a box, of the rest of the line and of the rest of the box.
    case crossing(CellSet, House, CellSet, House, CellSet)
    /// Places of a digit by colours: of the first two one is right, and so of the other two.
    case colors([CellSet])
    /// Nodes of which, if the first is wrong, the second is right, the third wrong, and so on.
    case chain([SudokuChainNode])
    /// Sets of cells with one digit more than cells, each and the next joined by a digit that not
    /// both have.
    case sets([CellSet], joinedBy: [Int])
    /// A cell, and for each of its digits a set that loses it then: one of the sets has the digit.
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

/// A digit in a cell, or in several of a box and a line.
public struct SudokuChainNode: Hashable, Sendable {
    public let digit: Int
    public let cells: CellSet
    /// The almost locked set in which it follows from the node before it, if it does so in one.
    public var set: CellSet?
}

/// An almost locked set that has a digit of the stem, in places that all see this.
public struct SudokuPetal: Hashable, Sendable {
    public let digit: Int
    public let cells: CellSet
}

/// Four corners in two rows, two columns and two boxes.
public struct SudokuRectangle: Hashable, Sendable {
    public let corners: [Int]
    /// The two digits that would stand crosswise.
    public let digits: DigitSet
    /// The corners that have, or may have, something else.
    public let roof: CellSet
    /// Cells that form a set with what the roof has besides.
    public let others: CellSet
    /// The digits of the roof, and of the cells beside it, that are none of the two.
    public let extra: DigitSet
    /// Lines in which a digit has no place but corners.
    public let lines: [House]
}

extension StrongLink {
    var link: SudokuLink { SudokuLink(house: house, first: first, second: second) }
}

extension DoubtfulRectangle {
    /// The rectangle with what saves it from being doubtful.
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
    /// The cells that lose digits.
    public var losingCells: CellSet { CellSet(eliminations.map(\.cell)) }

    /// The digits of some cells that the step rests on.
    public func digits(in cells: CellSet) -> DigitSet {
        DigitSet(evidence.lazy.filter { cells.contains($0.cell) }.map(\.digit))
    }

    /// Digits that a crossing takes from the rest of its line, and from that of its box: those that
    /// its cells have in the line only, and those that they have in the box only.
    public func crossingDigits(
        _ ofLine: CellSet, _ ofBox: CellSet
    ) -> (line: DigitSet, box: DigitSet) {
        let all = digits(in: cells)
        return (all - digits(in: ofBox), all - digits(in: ofLine))
    }

    /// Whether the ends of its chain exclude each other, so that every link says what the ends say.
    public var isRing: Bool {
        guard case .chain(let nodes) = pattern, let first = nodes.first, let last = nodes.last
        else { return false }
        return first.digit == last.digit
            ? last.cells.isSubset(of: Place.common(first.cells)) : first.cells == last.cells
    }

    /// Whether one of these groups is what goes: it sees itself, or both of two that exclude it.
    public func isGone(_ group: CellSet) -> Bool {
        eliminations.allSatisfy { group.contains($0.cell) }
    }
}
