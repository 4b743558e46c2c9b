extension [Int] {
    /// The ascending numbers as ranges of consecutive numbers.
    package var contiguousRanges: [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for number in self {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges
    }
}
