extension ChartAxes {
    /// The range of a chart, and the round numbers at its left.
    struct Scale {
        private(set) var range: ClosedRange<Double>
        private(set) var marks: [Double]

        /// Creates a scale for a number of rows. Unless the range `isExact`, it is widened so that
        /// the distance between two numbers is a whole number of rows.
        init(_ range: ClosedRange<Double>, rows: Int, isExact: Bool) {
            self.range = range
            marks = ChartAxes.marks(in: range, most: max(2, rows / 2 + 1))
            let span = range.upperBound - range.lowerBound
            // The steps of much smaller and of much larger numbers would not be exact.
            let isOrdinary = span > 1e-9 * max(abs(range.lowerBound), abs(range.upperBound), 1e-9)
            guard !isExact, rows > 2, isOrdinary, span < 1e15 else { return }
            let scales = (2...max(2, min(5, rows - 1))).compactMap {
                Scale(around: range, span, rows: rows, distance: $0)
            }
            func width(_ scale: Scale) -> Double {
                scale.range.upperBound - scale.range.lowerBound
            }
            if let best = scales.min(by: { width($0) < width($1) }) { self = best }
        }

        /// Creates the narrowest scale with a round number every `distance` rows; nil if it would
        /// have fewer than two numbers.
        private init?(
            around range: ClosedRange<Double>, _ span: Double, rows: Int, distance: Int
        ) {
            var power = 1.0
            while power * 1_000 <= span { power *= 10 }
            while power * 100 > span { power /= 10 }
            let steps = (0...5).flatMap { _ -> [Double] in
                defer { power *= 10 }
                return [power, 2 * power, 5 * power]
            }
            for step in steps {
                let row = step / Double(distance)
                let lowest = (range.lowerBound / row + 1e-9).rounded(.down)
                let highest = lowest + Double(rows - 1)
                guard highest * row >= range.upperBound - 1e-9 * span else { continue }
                let first = (lowest / Double(distance)).rounded(.up)
                let last = (highest / Double(distance)).rounded(.down)
                guard first < last else { return nil }
                self.range = lowest * row...highest * row
                marks = (0...Int(last - first)).map { (first + Double($0)) * step }
                return
            }
            return nil
        }
    }
}
