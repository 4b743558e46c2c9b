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
    }

    @Test func `stand around the lines, where there is room for them`() {
        let chart = LineChart(
            [.init([0, 10, 40], name: "cost")], axes: ChartAxes(across: 0...60, unit: "s"))
        let shown = picture(chart, 24, 7)
        for part in ["40 ┤", " 0 ┤", "└", "┬", "50 s", "━ cost"] {
            #expect(shown.contains(part), "\(part) in\n\(shown)")
        }
        #expect(!picture(chart, 8, 3).contains("┤"))
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
