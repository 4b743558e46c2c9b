/// Series of numbers as lines. Each cell has two by four Braille dots.
public struct LineChart: View {
    /// One line. Values that are not finite leave a gap.
    public struct Series: Equatable, Sendable {
        public var values: [Double]
        public var role: Role

        /// The name in the legend of a chart with axes.
        public var name: String

        public init(_ values: [Double], role: Role = .accent, name: String = "") {
            (self.values, self.role, self.name) = (values, role, name)
        }
    }

    private let series: [Series]
    private let range: ClosedRange<Double>
    private let axes: ChartAxes?
    /// Indicates whether the program has chosen the range.
    private let isExact: Bool

    /// Creates a chart of all values, from left to right. `range` has the values at the bottom and
    /// at the top. If nil, the range extends from the smallest to the largest value; beside axes,
    /// it is a little wider, so that the numbers at the left are whole rows apart.
    public init(
        _ series: [Series], range: ClosedRange<Double>? = nil, axes: ChartAxes? = nil
    ) {
        let values = series.flatMap(\.values).filter(\.isFinite)
        self.series = series
        self.range = (range ?? (values.min() ?? 0)...(values.max() ?? 1)).clampedToChart
        self.axes = axes
        isExact = range != nil
    }

    public func size(in offer: Size) -> Size {
        let chart = Size(
            columns: min(offer.columns.clampedToCanvas, 40),
            rows: min(offer.rows.clampedToCanvas, 8))
        guard let axes else { return chart }
        return Size(
            columns: chart.columns,
            rows: min(offer.rows.clampedToCanvas, chart.rows + axes.extraRows(series)))
    }

    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        let size = page.size
        var place = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        var range = range
        if let axes {
            let scale = ChartAxes.Scale(range, rows: axes.rows(series, in: size), isExact: isExact)
            (place, range) = (axes.draw(scale, series, on: &page), scale.range)
        }
        page.within(place) { drawLines(in: range, on: &$0) }
    }

    private func drawLines(in range: ClosedRange<Double>, on page: inout Page) {
        let size = page.size
        guard size.columns > 0, size.rows > 0 else { return }
        let span = range.upperBound - range.lowerBound
        for course in series {
            var dots = BrailleDots(columns: size.columns, rows: size.rows)
            var last: Point?
            for (place, value) in course.values.enumerated() {
                guard value.isFinite else {
                    last = nil
                    continue
                }
                let part = span > 0 ? (value - range.lowerBound) / span : 0.5
                let across = Double(place) / Double(max(1, course.values.count - 1))
                let point = Point(
                    column: Int((across * Double(dots.width - 1)).rounded()),
                    row: Int(((1 - min(max(0, part), 1)) * Double(dots.height - 1)).rounded()))
                dots.line(from: last ?? point, to: point)
                last = point
            }
            dots.draw(on: &page, style: page.style(course.role))
        }
    }
}

extension ClosedRange<Double> {
    /// The range, limited so that the distance between its ends is finite.
    var clampedToChart: ClosedRange { clamped(to: -1e307...1e307) }
}

/// A grid of dots. A cell has two columns and four rows of dots.
struct BrailleDots {
    let width, height: Int
    private var cells: [UInt8]

    init(columns: Int, rows: Int) {
        (width, height) = (columns * 2, rows * 4)
        cells = Array(repeating: 0, count: columns * rows)
    }

    /// The bits of a cell's dots, row by row.
    private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    mutating func set(_ column: Int, _ row: Int) {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return }
        cells[row / 4 * (width / 2) + column / 2] |= BrailleDots.bits[row % 4 * 2 + column % 2]
    }

    /// Sets the dots of a straight line.
    mutating func line(from start: Point, to end: Point) {
        let (across, down) = (end.column - start.column, end.row - start.row)
        let steps = max(abs(across), abs(down))
        for step in 0...steps {
            let part = steps == 0 ? 0 : Double(step) / Double(steps)
            set(
                start.column + Int((Double(across) * part).rounded()),
                start.row + Int((Double(down) * part).rounded()))
        }
    }

    func draw(on page: inout Page, style: Style) {
        for (place, dots) in cells.enumerated() where dots != 0 {
            let (column, row) = (place % (width / 2), place / (width / 2))
            let braille = Unicode.Scalar(0x2800 + UInt32(dots)) ?? " "
            let ascii: Unicode.Scalar = dots & 0x1b == 0 ? "." : dots & 0xe4 == 0 ? "'" : ":"
            page.canvas.draw(
                page.theme.isASCII ? ascii : braille, column: column, row: row, style: style)
        }
    }
}
