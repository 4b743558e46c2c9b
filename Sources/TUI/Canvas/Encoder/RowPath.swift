/// Finds the shortest encoding of the changed cells of a row, as a shortest path. A step prints a
/// cell, prints a run with REP, erases a run with ECH or EL, or jumps over unchanged cells.
///
/// A state belongs to the position after a column. It contains the cursor and the pen, because both
/// determine the cost of the next step. Each column has at most five states, one for each kind of
/// step that ends there.
struct RowPath: ~Copyable {
    /// The longest gap of unchanged cells that a path prints again instead of jumping over it.
    private static let longestGap = 8
    private static let kinds = 5

    private var states: PlainBuffer<PathState>
    /// For each column, the bits of the states that were reached.
    private var reached: PlainBuffer<UInt8>
    private var path: PlainBuffer<Int32>
    private var costs = PenCosts()

    init(columns: Int) {
        states = PlainBuffer(repeating: PathState(), count: (columns + 2) * RowPath.kinds)
        reached = PlainBuffer(repeating: 0, count: columns + 2)
        path = PlainBuffer(repeating: 0, count: columns + 2)
    }

    mutating func write(
        _ row: Int, of frame: borrowing FrameDifference, _ clusters: Clusters, _ dialect: Dialect,
        to writer: inout TerminalWriter
    ) {
        let span = frame.spans[row].range
        let base = row * frame.columns
        reached.fill(span.lowerBound..<span.upperBound + 1, with: 0)
        var lastEnd = -1
        var run = CellRun()
        for column in span {
            let cell = frame.next[base + column]
            let isChanged = frame.changed[base + column]
            if cell.columns == 0 {
                if isChanged { lastEnd = column + 1 }
                continue
            }
            let previousEnd = lastEnd
            if isChanged {
                lastEnd = column + Int(cell.columns)
            } else if previousEnd < 0 || column - previousEnd >= RowPath.longestGap {
                continue
            }
            run.reach(column, of: frame, base, span, dialect)
            var step = PathStep(column: column, cell: cell, run: run, columns: frame.columns)
            step.glyphLength = cell.length(clusters)
            if previousEnd < 0 {
                step.cursor = writer.cursor.approaching(cell)
                step.pen = writer.pen
                step.cost = CursorMove.cheapest(from: step.cursor, to: column, row).cost
                extend(step)
                continue
            }
            extendAll(at: column, step)
            if previousEnd != column { extendAll(at: previousEnd, step) }
        }
        writeCheapestPath(row, of: frame, base, end: lastEnd, clusters, to: &writer)
    }

    private mutating func extendAll(at end: Int, _ step: PathStep) {
        var bits = reached[end]
        var step = step
        while bits != 0 {
            let kind = bits.trailingZeroBitCount
            bits &= bits - 1
            let state = states[end * RowPath.kinds + kind]
            step.from = end
            step.fromKind = kind
            step.cursor = CursorState(
                column: Int32(state.column), row: 0, isCertain: state.isCertain
            )
            .approaching(step.cell)
            step.pen = state.pen
            step.cost = Int(state.cost) + CursorMove(from: step.cursor, to: step.column).cost
            extend(step)
        }
    }

    /// Tries all kinds of steps at a column from one state. `step.cost` includes the move to the
    /// column.
    @inline(__always)
    private mutating func extend(_ step: PathStep) {
        let cell = step.cell
        var here = step.cursor
        if Int(here.column) != step.column { here = .at(step.column, 0) }
        let style = cell.isBlank ? step.pen.blanking(cell.background) : cell.style
        let cost = step.cost + costs.cost(from: step.pen, to: style)
        let after = here.printing(cell, from: step.column, columns: step.columns)
        let end = step.column + Int(cell.columns)
        relax(end, .print, cost + step.glyphLength, step, after, style)
        if let ahead = step.run.ahead, ahead != style {
            let cost = step.cost + costs.cost(from: step.pen, to: ahead)
            relax(end, .printAhead, cost + step.glyphLength, step, after, ahead)
        }
        let length = step.run.usefulEnd - step.column
        if step.run.repeats {
            let repeated = step.glyphLength + CursorMove.stepCost(length - 1)
            if length > 1 && repeated < length * step.glyphLength {
                let last = step.run.usefulEnd - 1
                let after = here.printing(cell, from: last, columns: step.columns)
                relax(step.run.usefulEnd, .repeated, cost + repeated, step, after, style)
            }
        }
        if step.run.erases && length >= 3 {
            let erased = cost + CursorMove.stepCost(length)
            relax(step.run.usefulEnd, .erased, erased, step, here, style)
            if step.run.end == step.columns {
                relax(step.run.usefulEnd, .erasedToEnd, cost + 3, step, here, style)
            }
        }
    }

    @inline(__always)
    private mutating func relax(
        _ end: Int, _ kind: PathState.Kind, _ cost: Int, _ step: PathStep, _ cursor: CursorState,
        _ pen: Style
    ) {
        let stateIndex = end * RowPath.kinds + Int(kind.rawValue)
        let bit = 1 << kind.rawValue as UInt8
        if reached[end] & bit != 0 && Int(states[stateIndex].cost) <= cost { return }
        reached[end] |= bit
        states[stateIndex] = PathState(
            cost: Int32(truncatingIfNeeded: cost), from: Int16(truncatingIfNeeded: step.from),
            start: Int16(truncatingIfNeeded: step.column),
            column: Int16(truncatingIfNeeded: cursor.column), fromKind: UInt8(step.fromKind),
            isCertain: cursor.isCertain, pen: pen)
    }

    /// Walks back from the cheapest last state, and writes the steps in order.
    private mutating func writeCheapestPath(
        _ row: Int, of frame: borrowing FrameDifference, _ base: Int, end: Int,
        _ clusters: Clusters,
        to writer: inout TerminalWriter
    ) {
        guard end >= 0 else { return }
        var stateIndex = -1
        for kind in 0..<RowPath.kinds where reached[end] >> kind & 1 != 0 {
            let candidate = end * RowPath.kinds + kind
            if stateIndex < 0 || states[candidate].cost < states[stateIndex].cost {
                stateIndex = candidate
            }
        }
        var length = 0
        while stateIndex >= 0 {
            path[length] = Int32(truncatingIfNeeded: stateIndex)
            length += 1
            let state = states[stateIndex]
            stateIndex = state.from < 0 ? -1 : Int(state.from) * RowPath.kinds + Int(state.fromKind)
        }
        for index in stride(from: length - 1, through: 0, by: -1) {
            let stateIndex = Int(path[index])
            let state = states[stateIndex]
            let start = Int(state.start)
            let cell = frame.next[base + start]
            writer.cursor = writer.cursor.approaching(cell)
            writer.move(to: start, row)
            writer.change(to: state.pen)
            let count = stateIndex / RowPath.kinds - start
            switch PathState.Kind(rawValue: UInt8(stateIndex % RowPath.kinds)) {
            case .erased: writer.control(count, "X")
            case .erasedToEnd: writer.bytes.append("\u{1b}[K")
            case .repeated:
                writer.print(cell, clusters)
                writer.control(count - 1, "b")
            default: writer.print(cell, clusters)
            }
            writer.cursor = CursorState(
                column: Int32(state.column), row: Int32(truncatingIfNeeded: row),
                isCertain: state.isCertain)
        }
    }
}
