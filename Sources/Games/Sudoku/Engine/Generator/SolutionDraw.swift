/// A random full board. All 6.67 · 10²¹ boards are equally likely.
///
/// The upper six boxes are drawn one after the other. There are 12,096 ways to draw each box beside
/// or below the first one, and the middle box beside its left neighbor. If the middle box does not
/// fit below the box above it, the draw starts again, so that no board is favored. There are then
/// eight ways to draw the sixth box, or none. Only the number of ways to fill the last three rows
/// differs between boards, so a draw is kept with a probability proportional to this number.
struct SolutionDraw {
    private var rows = [Row](repeating: Row(), count: 9)

    /// Nine digits, or the missing digits of nine columns, with a bit for each digit.
    private typealias Row = SIMD16<UInt16>

    /// The largest number of ways to fill the last three rows.
    private static let mostEndings = 864

    static func grid(using random: inout some RandomNumberGenerator) -> SudokuGrid {
        let first = Box(random.shuffled(1...9))
        var draw = SolutionDraw()
        while !draw.succeeds(from: first, using: &random) {}
        var grid = SudokuGrid()
        for cell in 0..<81 { grid[cell] = draw.rows[cell / 9][cell % 9].trailingZeroBitCount }
        return grid
    }

    private mutating func succeeds(
        from first: Box, using random: inout some RandomNumberGenerator
    ) -> Bool {
        let above = first.neighbor(using: &random)
        let left = first.transposed.neighbor(using: &random).transposed
        let middle = left.neighbor(using: &random)
        guard middle.fits(below: above) else { return false }
        let corner = first.third(above).shuffled(using: &random)
        guard let right = left.third(middle).shuffled(below: corner, using: &random) else {
            return false
        }
        for row in 0..<3 {
            for column in 0..<3 {
                let place = row * 3 + column
                rows[row][column] = first[place]
                rows[row][column + 3] = above[place]
                rows[row][column + 6] = corner[place]
                rows[row + 3][column] = left[place]
                rows[row + 3][column + 3] = middle[place]
                rows[row + 3][column + 6] = right[place]
            }
        }
        let missing = rows[..<6].reduce(Row(repeating: 0b11_1111_1110)) { $0 & ~$1 }
        var passes = random.number(below: Self.mostEndings)
        return missing.hasRow { seventh in
            (missing & ~seventh).hasRow { eighth in
                passes -= 1
                guard passes < 0 else { return false }
                rows[6] = seventh
                rows[7] = eighth
                rows[8] = missing & ~seventh & ~eighth
                return true
            }
        }
    }
}

extension SIMD16<UInt16> {
    /// Tries rows of nine different digits, each of which is missing in its column, until `isRight`
    /// accepts one. Returns false if it accepts none. Requires that no digit is missing in two
    /// columns of a box.
    @inline(__always)
    fileprivate func hasRow(_ isRight: (Self) -> Bool) -> Bool {
        for first in bits(0) {
            for second in bits(1) {
                for third in bits(2) {
                    let left = first | second | third
                    for fourth in bits(3, without: left) {
                        for fifth in bits(4, without: left) {
                            for sixth in bits(5, without: left) {
                                let free = ~(left | fourth | fifth | sixth)
                                let rest = (self[6] & free, self[7] & free, self[8] & free)
                                guard rest.0 != 0, rest.1 != 0, rest.2 != 0 else { continue }
                                let row: Self = [
                                    first, second, third, fourth, fifth, sixth, rest.0, rest.1,
                                    rest.2, 0, 0, 0, 0, 0, 0, 0,
                                ]
                                if isRight(row) { return true }
                            }
                        }
                    }
                }
            }
        }
        return false
    }

    @inline(__always)
    private func bits(_ column: Int, without used: UInt16 = 0) -> LoneBits {
        LoneBits(bits: self[column] & ~used)
    }
}

/// An iterator over the set bits of a number. Each element has only one of these bits.
private struct LoneBits: Sequence, IteratorProtocol {
    var bits: UInt16

    mutating func next() -> UInt16? {
        guard bits != 0 else { return nil }
        defer { bits &= bits &- 1 }
        return bits & ~(bits &- 1)
    }
}

extension SolutionDraw {
    /// The digits of a box, row by row, with a bit for each digit.
    private struct Box {
        private var digits = SIMD16<UInt16>()

        init(_ digits: [Int]) { for place in 0..<9 { self.digits[place] = 1 << digits[place] } }

        private init() {}

        subscript(place: Int) -> UInt16 { digits[place] }

        var transposed: Box {
            var box = Box()
            for place in 0..<9 { box.digits[place] = digits[place % 3 * 3 + place / 3] }
            return box
        }

        /// The digits of a row or of a column.
        private func row(_ row: Int) -> UInt16 {
            digits[row * 3] | digits[row * 3 + 1] | digits[row * 3 + 2]
        }
        private func column(_ column: Int) -> UInt16 {
            digits[column] | digits[column + 3] | digits[column + 6]
        }

        /// Returns whether no column of one box has a digit of the same column of the other box.
        func fits(below box: Box) -> Bool {
            column(0) & box.column(0) | column(1) & box.column(1) | column(2) & box.column(2) == 0
        }

        /// A random box beside this box. No row of the random box has a digit of the same row of
        /// this box.
        func neighbor(using random: inout some RandomNumberGenerator) -> Box {
            let mixed = shuffled(using: &random)
            // A row takes `taken` digits from the next row of this box, and the others from the row
            // after that. There are 1, 27, 27 and 1 ways to do so.
            let way = random.number(below: 56)
            let taken = way == 0 ? 0 : way < 28 ? 1 : way < 55 ? 2 : 3
            var box = Box()
            for place in 0..<9 {
                let (row, column) = (place / 3, place % 3)
                let source = column < taken ? row + 1 : row + 2
                box.digits[place] = mixed.digits[source % 3 * 3 + column]
            }
            return box.shuffled(using: &random)
        }

        /// The third box of a band. Each row has the digits that the same row of the other two
        /// boxes lacks, in ascending order.
        func third(_ other: Box) -> Box {
            var box = Box()
            for row in 0..<3 {
                var left = 0b11_1111_1110 & ~self.row(row) & ~other.row(row)
                for column in 0..<3 {
                    box.digits[row * 3 + column] = left & ~(left &- 1)
                    left &= left &- 1
                }
            }
            return box
        }

        /// The same rows, each in random order.
        func shuffled(using random: inout some RandomNumberGenerator) -> Box {
            var box = self
            for row in 0..<3 { box.shuffle(row, using: &random) }
            return box
        }

        /// The same rows, each in a random order, so that no digit repeats in a column of `box`;
        /// nil if there is no such order.
        func shuffled(below box: Box, using random: inout some RandomNumberGenerator) -> Box? {
            var shuffled = self
            for row in 0..<3 {
                // If all three digits of the row are in one column above, that column can take none
                // of them.
                if (0..<3).contains(where: { box.column($0) == self.row(row) }) { return nil }
                repeat {
                    shuffled.shuffle(row, using: &random)
                } while (0..<3).contains { shuffled[row * 3 + $0] & box.column($0) != 0 }
            }
            return shuffled
        }

        private mutating func shuffle(_ row: Int, using random: inout some RandomNumberGenerator) {
            let way = random.number(below: 6)
            let (first, second) = (row * 3, row * 3 + 1)
            let (place, other) = (first + way / 2, second + way % 2)
            (digits[first], digits[place]) = (digits[place], digits[first])
            (digits[second], digits[other]) = (digits[other], digits[second])
        }
    }
}
