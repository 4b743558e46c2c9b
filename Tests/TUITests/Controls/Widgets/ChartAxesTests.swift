import Testing

@testable import TUI

@Suite struct `The axes of a chart` {
    @Test func `have round numbers`() {
        #expect(ChartAxes.marks(in: 0...100, most: 3) == [0, 50, 100])
        #expect(ChartAxes.marks(in: 0...96, most: 6) == [0, 20, 40, 60, 80])
        #expect(ChartAxes.marks(in: -0.3...0.4, most: 8).count == 8)
        #expect(ChartAxes.marks(in: 5...5, most: 4) == [5])
        let marks = ChartAxes.marks(in: 0...1, most: 5)
        #expect(marks.map { ChartAxes.text($0, marks) } == ["0.0", "0.5", "1.0"])
        #expect(ChartAxes.text(-20, [-20, 0]) == "-20")
        #expect(ChartAxes.text(0.6, [0.6]) == "0.6" && ChartAxes.text(0, [0]) == "0")
    }

    @Test func `stand around the lines, where there is room for them`() {
        let chart = LineChart(
            [.init([0, 10, 40], name: "cost")], axes: ChartAxes(across: 0...60, unit: "s"))
        let shown = picture(chart, 24, 7)
        for part in ["50 ┤", " 0 ┤", "└", "┬", "50 s", "━ cost"] {
            #expect(shown.contains(part), "\(part) in\n\(shown)")
        }
        #expect(!picture(chart, 8, 3).contains("┤"))
    }

    @Test(arguments: [5, 8, 13, 20, 37, 60])
    func `have numbers at equal distances`(_ rows: Int) {
        let ranges: [ClosedRange<Double>] = [
            0...2, 1...2, 0.5...2, 9...11, 99...101, 60...400, 0.1...0.7, -3...4, 71.4...71.9,
            0...1e9, 12...9_999,
        ]
        for range in ranges {
            let scale = ChartAxes.Scale(range, rows: rows, isExact: false)
            let (wide, marks) = (scale.range, scale.marks)
            #expect(wide.lowerBound <= range.lowerBound + 1e-6 * range.upperBound)
            #expect(wide.upperBound >= range.upperBound - 1e-6 * range.upperBound)
            let row = (wide.upperBound - wide.lowerBound) / Double(rows - 1)
            let places = marks.map { ($0 - wide.lowerBound) / row }
            #expect(marks.count > 1 && places.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
            let steps = Set(zip(places.dropFirst(), places).map { Int(($0 - $1).rounded()) })
            #expect(steps.count == 1, "\(range) in \(rows) rows: \(marks)")
            // The lines use most of the rows.
            let span = range.upperBound - range.lowerBound
            #expect(rows < 8 || 2 * span > wide.upperBound - wide.lowerBound, "\(range), \(rows)")
        }
        let values = LineChart([.init([0, 1, 2])], axes: ChartAxes(across: 1...3, isWhole: true))
        #expect(picture(values, 60, rows + 2).split(separator: "\n").last?.contains(".") == false)
    }

    @Test(
        arguments: [
            -1e308...1e308, 0...Double.infinity, -Double.infinity...0, 1e308...1e308,
            0...Double.leastNonzeroMagnitude,
        ])
    func `tolerate ranges of any size`(range: ClosedRange<Double>) {
        let values = [range.lowerBound, 1, range.upperBound, -.infinity, .nan]
        for given in [range, nil] {
            let chart = LineChart([.init(values)], range: given, axes: ChartAxes(across: range))
            #expect(picture(chart, 60, 8).contains("┤"))
        }
    }
}
