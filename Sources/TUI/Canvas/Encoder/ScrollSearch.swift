/// Finds rows that have moved, as a whole or except for a pane beside them, so that the terminal
/// can scroll them.
struct ScrollSearch: ~Copyable {
    /// A block of rows, and how far they move: up if positive, down if negative.
    struct Scroll: Equatable {
        var top: Int
        var bottom: Int
        var distance: Int
    }

    private var old: PlainBuffer<UInt64>
    private var new: PlainBuffer<UInt64>
    /// The cost of writing a row over the shown row, and over blanks; -1 if it is not known yet.
    private var cost: PlainBuffer<Int32>
    private var costOnBlank: PlainBuffer<Int32>
    private var isCandidate: PlainBuffer<Bool>
    private var pieces: ScrollVotes

    init(columns: Int, rows: Int) {
        old = PlainBuffer(repeating: 0, count: rows)
        new = PlainBuffer(repeating: 0, count: rows)
        cost = PlainBuffer(repeating: 0, count: rows)
        costOnBlank = PlainBuffer(repeating: 0, count: rows)
        isCandidate = PlainBuffer(repeating: false, count: 2 * rows + 1)
        pieces = ScrollVotes(columns: columns, rows: rows)
    }

    /// Returns the scroll that saves the most bytes, or nil if none saves any, or if fewer than
    /// three rows have changed.
    mutating func best(in frame: borrowing FrameDifference) -> Scroll? {
        var dirty = 0
        for row in 0..<frame.rows where !frame.spans[row].isEmpty { dirty += 1 }
        guard dirty >= 3 else { return nil }
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            old[row] = frame.hash(row, of: frame.shown)
            new[row] = frame.hash(row, of: frame.next)
            (cost[row], costOnBlank[row]) = (-1, -1)
        }
        let moved = findCandidates(frame)
        // If most changed rows have moved as a whole, there is no pane.
        let partly = 2 * moved < dirty ? pieces.distance(in: frame) : nil
        if moved == 0 && partly == nil { return nil }
        for row in 0..<frame.rows where frame.spans[row].isEmpty {
            old[row] = frame.hash(row, of: frame.shown)
            new[row] = old[row]
            (cost[row], costOnBlank[row]) = (0, -1)
        }
        var best: Scroll?
        var bestGain = 0
        for distance in 1 - frame.rows..<frame.rows where isCandidate[distance + frame.rows] {
            improve(&best, &bestGain, by: distance, inPart: false, frame)
        }
        if let partly { improve(&best, &bestGain, by: partly, inPart: true, frame) }
        return best
    }

    /// Looks for a block with this distance that saves more bytes than the best block so far. If
    /// `inPart` is true, some rows of the block may differ.
    private mutating func improve(
        _ best: inout Scroll?, _ bestGain: inout Int, by distance: Int, inPart: Bool,
        _ frame: borrowing FrameDifference
    ) {
        var start = max(0, -distance)
        let end = min(frame.rows, frame.rows - distance)
        var gain = 0
        for row in start..<end {
            if new[row] == old[row + distance] {
                gain += price(row, frame)
            } else if inPart {
                gain += price(row, frame) - frame.price(row, over: row + distance)
            } else {
                gain = 0
            }
            if gain <= 0 {
                (start, gain) = (row + 1, 0)
                continue
            }
            let goesOn = row + 1 < end && new[row + 1] == old[row + 1 + distance]
            if goesOn && !inPart { continue }
            let scroll = Scroll(
                top: min(start, start + distance), bottom: max(row, row + distance),
                distance: distance)
            let saved = gain - loss(of: scroll, frame)
            if saved > bestGain { (best, bestGain) = (scroll, saved) }
        }
    }

    /// Marks the distances from changed rows to equal old rows. Returns the number of rows that
    /// have such a distance.
    private mutating func findCandidates(_ frame: borrowing FrameDifference) -> Int {
        isCandidate.fill(with: false)
        var moved = 0
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            var isFound = false
            for other in 0..<frame.rows where new[row] == old[other] && other != row {
                if frame.spans[other].isEmpty { continue }
                isCandidate[other - row + frame.rows] = true
                isFound = true
            }
            if isFound { moved += 1 }
        }
        return moved
    }

    /// Returns the cost of the scroll itself: its bytes, and those of the blank rows that scroll
    /// in.
    private mutating func loss(of scroll: Scroll, _ frame: borrowing FrameDifference) -> Int {
        var loss = 7 + digits(scroll.top + 1) + digits(scroll.bottom + 1)
        loss += CursorMove.stepCost(abs(scroll.distance))
        for offset in 0..<abs(scroll.distance) {
            let row = scroll.distance > 0 ? scroll.bottom - offset : scroll.top + offset
            loss += priceOnBlank(row, frame) - price(row, frame)
        }
        return loss
    }

    private mutating func price(_ row: Int, _ frame: borrowing FrameDifference) -> Int {
        if cost[row] < 0 { cost[row] = Int32(frame.price(row, over: row)) }
        return Int(cost[row])
    }

    private mutating func priceOnBlank(_ row: Int, _ frame: borrowing FrameDifference) -> Int {
        if costOnBlank[row] < 0 { costOnBlank[row] = Int32(frame.price(row, over: nil)) }
        return Int(costOnBlank[row])
    }
}

extension FrameDifference {
    /// Returns the approximate number of bytes that writing a row over another, or over blanks,
    /// takes: glyphs, jumps, and changes of the pen.
    fileprivate borrowing func price(_ row: Int, over other: Int?) -> Int {
        let base = row * columns
        let shift = other.map { ($0 - row) * columns }
        var price = 0
        var end = -1
        var pen = Cell.unknown
        for place in base..<base + columns {
            let cell = next[place]
            if cell == shift.map({ shown[place + $0] }) ?? .blank { continue }
            if place != end { price += end < 0 ? 6 : min(4, place - end) }
            if cell.foreground != pen.foreground || cell.background != pen.background
                || cell.attributes != pen.attributes
            {
                price += 8
                pen = cell
            }
            price += 1
            end = place + 1
        }
        return price
    }

    borrowing func hash(_ row: Int, of cells: borrowing PlainBuffer<Cell>) -> UInt64 {
        hash(row * columns..<(row + 1) * columns, of: cells)
    }

    /// Returns a hash of adjacent cells.
    @inline(__always)
    borrowing func hash(_ places: Range<Int>, of cells: borrowing PlainBuffer<Cell>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for place in places {
            // Sound: a cell is sixteen plain bytes without padding, like two words.
            let words = unsafeBitCast(cells[place], to: (UInt64, UInt64).self)
            hash = (hash ^ words.0 ^ words.1 &* 0xff51_afd7_ed55_8ccd) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        return hash
    }

    /// Moves the rows of a block in `shown`. Rows that scroll in are blank.
    mutating func apply(_ scroll: ScrollSearch.Scroll) {
        let distance = abs(scroll.distance)
        let block = scroll.top * columns..<(scroll.bottom + 1) * columns
        let shift = distance * columns
        if scroll.distance > 0 {
            shown.move(block.lowerBound + shift..<block.upperBound, to: block.lowerBound)
            shown.fill(block.upperBound - shift..<block.upperBound, with: .blank)
        } else {
            shown.move(block.lowerBound..<block.upperBound - shift, to: block.lowerBound + shift)
            shown.fill(block.lowerBound..<block.lowerBound + shift, with: .blank)
        }
        for row in scroll.top...scroll.bottom { tighten(row, .row(columns)) }
    }
}
