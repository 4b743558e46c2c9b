/// The axes of a chart: round numbers at the left and at the bottom, and the names of the lines.
///
///     40 ┤        ⢀⠔
///     20 ┤   ⢀⣀⠤⠊
///      0 ┤⣀⠤⠒
///        └┬───┬───┬
///         0  30  60 s
public struct ChartAxes: Equatable, Sendable {
    private let across: ClosedRange<Double>?
    private let unit: String
    private let isWhole: Bool

    /// Creates axes. `across` has the numbers at the left and the right end. `unit` follows the
    /// last number. If `isWhole` is true, only whole numbers are below the chart.
    public init(
        across: ClosedRange<Double>? = nil, unit: String = "", isWhole: Bool = false
    ) {
        (self.across, self.unit, self.isWhole) = (across?.clampedToChart, unit, isWhole)
    }

    /// Returns the number of rows for the lower axis and the legend.
    func extraRows(_ series: [LineChart.Series]) -> Int {
        (across == nil ? 1 : 2) + (series.contains { !$0.name.isEmpty } ? 1 : 0)
    }

    /// Returns the number of rows for the lines in an area with the axes.
    func rows(_ series: [LineChart.Series], in size: Size) -> Int { size.rows - extraRows(series) }

    /// Draws the axes, and returns the rectangle of the chart between them. If the axes do not fit,
    /// the chart takes the whole area.
    func draw(_ scale: Scale, _ series: [LineChart.Series], on page: inout Page) -> Rect {
        let size = page.size
        let whole = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        let (rows, range, marks) = (rows(series, in: size), scale.range, scale.marks)
        guard rows >= 2 else { return whole }
        let labels = marks.map { ChartAxes.text($0, marks) }
        let left = (labels.map(\.drawnColumns).max() ?? 0) + 2
        let columns = size.columns - left
        guard columns >= 8 else { return whole }

        let (rule, dim) = (page.style(.rule), page.style(.dim))
        page.fill(Rect(column: left - 1, row: 0, columns: 1, rows: rows), "│", rule)
        for (mark, label) in zip(marks, labels) {
            let row = ChartAxes.place(of: range.upperBound - mark, range, rows)
            page.draw(label, column: left - 2 - label.drawnColumns, row: row, style: dim)
            page.fill(Rect(column: left - 1, row: row, columns: 1, rows: 1), "┤", rule)
        }
        page.fill(Rect(column: left - 1, row: rows, columns: columns + 1, rows: 1), "─", rule)
        page.fill(Rect(column: left - 1, row: rows, columns: 1, rows: 1), "└", rule)
        if let across { drawAcross(across, left, rows, columns, on: &page) }
        drawLegend(series, left, on: &page)
        return Rect(column: left, row: 0, columns: columns, rows: rows)
    }

    private func drawAcross(
        _ across: ClosedRange<Double>, _ left: Int, _ row: Int, _ columns: Int,
        on page: inout Page
    ) {
        let all = ChartAxes.marks(in: across, most: max(3, columns / 8))
        let marks = isWhole ? all.filter { $0 == $0.rounded() } : all
        var end = 0
        for mark in marks {
            let place = ChartAxes.place(of: mark - across.lowerBound, across, columns)
            let isLast = mark == marks.last
            let text = ChartAxes.text(mark, marks) + (isLast && !unit.isEmpty ? " \(unit)" : "")
            let tick = Rect(column: left + place, row: row, columns: 1, rows: 1)
            page.fill(tick, "┬", page.style(.rule))
            let start = min(
                left + place - (text.drawnColumns - 1) / 2, left + columns - text.drawnColumns)
            guard start >= end else { continue }
            page.draw(text, column: start, row: row + 1, style: page.style(.dim))
            end = start + text.drawnColumns + 1
        }
    }

    /// Draws the names below the chart, each in the color of its line.
    private func drawLegend(_ series: [LineChart.Series], _ left: Int, on page: inout Page) {
        var column = left
        for course in series where !course.name.isEmpty {
            let text = "━ \(course.name)"
            let room = page.size.columns - column
            guard room > 3 else { return }
            page.draw(
                Text(text, course.role),
                in: Rect(
                    column: column, row: page.size.rows - 1,
                    columns: min(room, text.drawnColumns), rows: 1))
            column += text.drawnColumns + 2
        }
    }

    /// Returns the row or the column for a distance from the beginning of a range.
    private static func place(of distance: Double, _ range: ClosedRange<Double>, _ cells: Int)
        -> Int
    {
        let span = range.upperBound - range.lowerBound
        let part = span > 0 ? distance / span : 0.5
        return min(cells - 1, max(0, Int((part * Double(cells - 1)).rounded())))
    }

    /// Returns round numbers in a range, at most `most` of them. Their steps are one, two or five
    /// times a power of ten. For a range with almost no span, returns only its lower end.
    static func marks(in range: ClosedRange<Double>, most: Int) -> [Double] {
        let span = range.upperBound - range.lowerBound
        // The steps of a much smaller span would be zero.
        guard span > 1e-300, span.isFinite, most > 1 else { return [range.lowerBound] }
        var power = 1.0
        while power * 10 <= span { power *= 10 }
        while power > span { power /= 10 }
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].map { $0 * power }
        func numbers(_ step: Double) -> ClosedRange<Double> {
            let first = (range.lowerBound / step - 1e-9).rounded(.up)
            return first...max(first, (range.upperBound / step + 1e-9).rounded(.down))
        }
        let step = steps.first { step in
            let numbers = numbers(step)
            return numbers.upperBound - numbers.lowerBound < Double(most)
        }
        guard let step else { return [range.lowerBound] }
        let numbers = numbers(step)
        return (0...Int(numbers.upperBound - numbers.lowerBound)).map {
            (numbers.lowerBound + Double($0)) * step
        }
    }

    /// Returns a number with as many decimals as the steps between the marks need, or as a single
    /// mark needs itself.
    static func text(_ number: Double, _ marks: [Double]) -> String {
        let step = marks.count > 1 ? marks[1] - marks[0] : abs(number)
        var decimals = 0
        var unit = 1.0
        while decimals < 9, abs((step * unit).rounded() - step * unit) > 1e-6 * step * unit {
            decimals += 1
            unit *= 10
        }
        guard abs(number) < 1e15 else { return "\(number)" }
        let scaled = Int((abs(number) * unit).rounded())
        let sign = number < 0 && scaled > 0 ? "-" : ""
        if decimals == 0 { return "\(sign)\(scaled)" }
        let digits = String(scaled)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
