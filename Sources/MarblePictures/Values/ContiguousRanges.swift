extension Sequence<Int> {
    /// Ascending numbers as ranges. Numbers that follow one another are in the same range.
    package var contiguousRanges: [ClosedRange<Int>] {
        reduce(into: []) { ranges, number in
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
    }
}
