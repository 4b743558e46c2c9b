/// Finds the distance by which rows have moved, even if they have also changed, for example beside
/// a pane that has not moved. Looks for pieces of the rows in other rows. The largest group of
/// pieces that moved by the same distance wins.
struct ScrollVotes: ~Copyable {
    private static let size = 4096
    /// Stands for a row number if several rows contain the piece. Such a piece does not count.
    private static let several = 0xfff as UInt64
    /// The minimum number of pieces that must have moved by the same distance.
    private static let quorum = 6

    /// The width of a piece. It grows with the screen, so that the table is at most half full.
    private let width: Int
    /// The pieces of the shown page. A slot has the hash of a piece and, in its last twelve bits,
    /// the row. A free slot is 0.
    private var table: PlainBuffer<UInt64>
    /// The slots in use, which are cleared before the next search.
    private var taken: PlainBuffer<Int32>
    private var takenCount = 0
    private var votes: PlainBuffer<Int32>

    init(columns: Int, rows: Int) {
        width = max(8, 2 * columns * rows / ScrollVotes.size + 1)
        table = PlainBuffer(repeating: 0, count: ScrollVotes.size)
        taken = PlainBuffer(repeating: 0, count: ScrollVotes.size)
        votes = PlainBuffer(repeating: 0, count: 2 * rows + 1)
    }

    /// Returns the number of rows by which the largest group of pieces has moved up, or down if
    /// negative. Nil if the group is too small.
    mutating func distance(in frame: borrowing FrameDifference) -> Int? {
        guard frame.rows < Int(ScrollVotes.several) else { return nil }
        for index in 0..<takenCount { table[Int(taken[index])] = 0 }
        takenCount = 0
        votes.fill(with: 0)
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            let base = row * frame.columns
            var column = firstPiece(of: frame.spans[row])
            while column < frame.spans[row].end, column + width <= frame.columns {
                let piece = base + column..<base + column + width
                enter(frame.hash(piece, of: frame.shown), row, at: column)
                column += width
            }
        }
        guard takenCount >= ScrollVotes.quorum else { return nil }
        var best = 0
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            let base = row * frame.columns
            var column = firstPiece(of: frame.spans[row])
            while column < frame.spans[row].end, column + width <= frame.columns {
                let piece = base + column..<base + column + width
                let hash = frame.hash(piece, of: frame.next)
                if let other = self.row(of: hash, at: column), other != row {
                    let place = other - row + frame.rows
                    votes[place] += 1
                    if votes[place] > votes[best] { best = place }
                }
                column += width
            }
        }
        return votes[best] < ScrollVotes.quorum ? nil : best - frame.rows
    }

    /// Returns the column of the first changed piece. Unchanged pieces do not count.
    private func firstPiece(of span: Damage) -> Int { Int(span.first) / width * width }

    /// Returns the slot of a piece, or the free slot for it.
    private func place(of key: UInt64) -> Int {
        var place = Int(key >> 40) % ScrollVotes.size
        while table[place] != 0 && table[place] | ScrollVotes.several != key | ScrollVotes.several {
            place = (place + 1) % ScrollVotes.size
        }
        return place
    }

    /// Returns the key of a piece. The same cells in another column have another key.
    private func key(_ hash: UInt64, _ column: Int) -> UInt64 {
        (hash ^ UInt64(column)) &* 0x9e37_79b9_7f4a_7c15 | ScrollVotes.several
    }

    private mutating func enter(_ hash: UInt64, _ row: Int, at column: Int) {
        let key = key(hash, column)
        let place = place(of: key)
        if table[place] != 0 {
            table[place] = key
        } else {
            table[place] = key & ~ScrollVotes.several | UInt64(row)
            taken[takenCount] = Int32(place)
            takenCount += 1
        }
    }

    private func row(of hash: UInt64, at column: Int) -> Int? {
        let entry = table[place(of: key(hash, column))]
        let row = entry & ScrollVotes.several
        return entry == 0 || row == ScrollVotes.several ? nil : Int(row)
    }
}
