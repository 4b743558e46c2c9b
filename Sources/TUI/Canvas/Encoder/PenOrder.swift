/// Writes the changed runs pen by pen instead of row by row. A change of colors takes 11 to 35
/// bytes, and a move of the cursor 3 to 8.
struct PenOrder: ~Copyable {
    /// The maximum number of pens. With more pens, no order saves bytes.
    private static let mostPens = 96

    private var runs: PlainBuffer<PenRun>
    private var groups: PlainBuffer<PenGroup>
    private var runCount = 0
    private var groupCount = 0
    private var costs = PenCosts()

    init(cells: Int) {
        runs = PlainBuffer(repeating: PenRun(), count: cells)
        groups = PlainBuffer(repeating: PenGroup(), count: PenOrder.mostPens)
    }

    /// Writes the frame. Returns false if the frame has too many pens, or takes too many bytes.
    mutating func write(
        _ frame: borrowing FrameDifference, _ clusters: Clusters, below limit: Int,
        to writer: inout TerminalWriter
    ) -> Bool {
        guard collect(frame) else { return false }
        for _ in 0..<groupCount {
            guard let chosen = nearestGroup(to: writer.pen) else { break }
            let group = groups[chosen]
            let style = group.isBlank ? writer.pen.blanking(group.style.background) : group.style
            groups[chosen].isWritten = true
            // The same pen prints blanks on the same background.
            var blanks = -1
            if !group.isBlank && style.attributes.isDisjoint(with: .visibleOnBlanks) {
                if let companion = blankGroup(on: style.background) {
                    groups[companion].isWritten = true
                    blanks = Int(groups[companion].first)
                }
            }
            writer.change(to: style)
            writeRuns(Int(group.first), blanks, frame, clusters, to: &writer)
            if writer.bytes.count >= limit { return false }
        }
        return true
    }

    /// Writes both linked lists of runs, merged in reading order.
    private func writeRuns(
        _ first: Int, _ second: Int, _ frame: borrowing FrameDifference, _ clusters: Clusters,
        to writer: inout TerminalWriter
    ) {
        var (first, second) = (first, second)
        while first >= 0 || second >= 0 {
            let takesFirst = second < 0 || (first >= 0 && first < second)
            let run = runs[takesFirst ? first : second]
            if takesFirst { first = Int(run.next) } else { second = Int(run.next) }
            let row = Int(run.row)
            for column in Int(run.start)..<Int(run.end) {
                let cell = frame.next[row * frame.columns + column]
                if cell.columns == 0 { continue }
                writer.cursor = writer.cursor.approaching(cell)
                writer.move(to: column, row)
                writer.print(cell, clusters)
                writer.cursor = writer.cursor.printing(cell, from: column, columns: frame.columns)
            }
        }
    }

    private mutating func nearestGroup(to pen: Style) -> Int? {
        var best: Int?
        var bestCost = Int.max
        for index in 0..<groupCount where !groups[index].isWritten {
            let group = groups[index]
            let style = group.isBlank ? pen.blanking(group.style.background) : group.style
            let cost = costs.cost(from: pen, to: style)
            if cost < bestCost || (cost == bestCost && !group.isBlank) {
                (best, bestCost) = (index, cost)
            }
        }
        return best
    }

    private func blankGroup(on background: Color) -> Int? {
        for index in 0..<groupCount {
            let group = groups[index]
            if group.isBlank && !group.isWritten && group.style.background == background {
                return index
            }
        }
        return nil
    }

    /// Splits the changed cells into runs of one pen. Returns false if there are too many pens.
    private mutating func collect(_ frame: borrowing FrameDifference) -> Bool {
        runCount = 0
        groupCount = 0
        for row in 0..<frame.rows where !frame.spans[row].isEmpty {
            let base = row * frame.columns
            let end = Int(frame.spans[row].end)
            var column = Int(frame.spans[row].first)
            while column < end {
                let cell = frame.next[base + column]
                guard frame.changed[base + column] && cell.columns > 0 else {
                    column += 1
                    continue
                }
                var run = PenRun(start: Int16(column), end: 0, row: Int16(row), next: -1)
                var style = cell.style
                var isBlank = cell.isBlank
                column += Int(cell.columns)
                while column < end && frame.changed[base + column] {
                    let cell = frame.next[base + column]
                    guard cell.joins(&style, &isBlank) else { break }
                    column += max(1, Int(cell.columns))
                }
                run.end = Int16(column)
                guard add(run, style, isBlank) else { return false }
            }
        }
        return true
    }

    private mutating func add(_ run: PenRun, _ style: Style, _ isBlank: Bool) -> Bool {
        var index = 0
        while index < groupCount
            && (groups[index].isBlank != isBlank || groups[index].style != style)
        {
            index += 1
        }
        let place = Int32(runCount)
        if index == groupCount {
            guard groupCount < PenOrder.mostPens else { return false }
            groups[index] = PenGroup(
                style: style, first: place, last: place, isBlank: isBlank, isWritten: false)
            groupCount += 1
        } else {
            runs[Int(groups[index].last)].next = place
            groups[index].last = place
        }
        runs[runCount] = run
        runCount += 1
        return true
    }
}
