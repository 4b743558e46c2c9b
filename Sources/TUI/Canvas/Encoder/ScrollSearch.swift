/// Finds rows that only moved, so that the terminal can move them.
struct ScrollSearch: ~Copyable {
    /// A block of rows, and how far it moves up (or, below zero, down).
    struct Scroll: Equatable {
        var top: Int
        var bottom: Int
        var distance: Int
    }

    private var old: PlainBuffer<UInt64>
    private var new: PlainBuffer<UInt64>
    /// The cost of a row over the row that is shown, and over blanks; -1 while unknown.
    private var cost: PlainBuffer<Int32>
    private var costOnBlank: PlainBuffer<Int32>
    private var isCandidate: PlainBuffer<Bool>

    init(rows: Int) {
        old = PlainBuffer(repeating: 0, count: rows)
        new = PlainBuffer(repeating: 0, count: rows)
        cost = PlainBuffer(repeating: 0, count: rows)
        costOnBlank = PlainBuffer(repeating: 0, count: rows)
        isCandidate = PlainBuffer(repeating: false, count: 2 * rows + 1)
    }

    /// The move that saves most, if one saves anything.
    mutating func best(in frame: borrowing FrameDifference) -> Scroll? {
        var dirty = 0
        for row in 0..<frame.rows where !frame.spans[row].isEmpty { dirty += 1 }
        guard dirty >= 3 else { return nil }
        for row in 0..<frame.rows {
            old[row] = frame.hash(row, of: frame.shown)
            let isDirty = !frame.spans[row].isEmpty
            new[row] = isDirty ? frame.hash(row, of: frame.next) : old[row]
            cost[row] = isDirty ? -1 : 0
            costOnBlank[row] = -1
        }
        guard findCandidates(frame) else { return nil }
        var best: Scroll?
        var bestGain = 0
        for distance in 1 - frame.rows..<frame.rows where isCandidate[distance + frame.rows] {
            var row = max(0, -distance)
            let end = min(frame.rows, frame.rows - distance)
            while row < end {
                guard new[row] == old[row + distance] else {
                    row += 1
                    continue
                }
                let start = row
                var gain = 0
                while row < end && new[row] == old[row + distance] {
                    gain += price(row, frame)
                    row += 1
                }
                if gain == 0 { continue }
                let scroll = Scroll(
                    top: min(start, start + distance), bottom: max(row, row + distance) - 1,
                    distance: distance)
                gain -= loss(of: scroll, frame)
                if gain > bestGain { (best, bestGain) = (scroll, gain) }
            }
        }
        return best
    }

    /// Distances at which a row that changed finds itself among the old ones.
    private mutating func findCandidates(_ frame: borrowing FrameDifference) -> Bool {
        isCandidate.fill(with: false)
        var found = false
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            for other in 0..<frame.rows where new[row] == old[other] && other != row {
                if frame.spans[other].isEmpty { continue }
                isCandidate[other - row + frame.rows] = true
                found = true
            }
        }
        return found
    }

    /// The cost of the scroll itself: its bytes, and the rows that come in blank.
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
        if cost[row] < 0 {
            var count = 0 as Int32
            for place in row * frame.columns..<(row + 1) * frame.columns
            where frame.next[place] != frame.shown[place] { count += 1 }
            cost[row] = count == 0 ? 0 : count + 6
        }
        return Int(cost[row])
    }

    private mutating func priceOnBlank(_ row: Int, _ frame: borrowing FrameDifference) -> Int {
        if costOnBlank[row] < 0 {
            var count = 0 as Int32
            for place in row * frame.columns..<(row + 1) * frame.columns
            where frame.next[place] != .blank { count += 1 }
            costOnBlank[row] = count == 0 ? 0 : count + 6
        }
        return Int(costOnBlank[row])
    }
}

extension FrameDifference {
    fileprivate borrowing func hash(_ row: Int, of cells: borrowing PlainBuffer<Cell>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for place in row * columns..<(row + 1) * columns {
            // Sound: a cell is sixteen plain bytes without padding, as two words are.
            let words = unsafeBitCast(cells[place], to: (UInt64, UInt64).self)
            hash = (hash ^ words.0 ^ words.1 &* 0xff51_afd7_ed55_8ccd) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 29
        }
        return hash
    }

    /// Moves the rows of a block in what is shown; those that come in are blank.
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
