extension Sweep {
    /// Combines the values of three lists: all combinations in a whole sweep, and otherwise so that
    /// any two values of different lists occur together. For this, the third list must not be
    /// longer than the others.
    public static func covering<A, B, C>(
        _ first: [A], _ second: [B], _ third: [C]
    ) -> [(A, B, C)] {
        var combinations: [(A, B, C)] = []
        for (row, one) in first.enumerated() {
            for (column, other) in second.enumerated() {
                for (number, last) in third.enumerated()
                where isWhole || number == (row + column) % third.count {
                    combinations.append((one, other, last))
                }
            }
        }
        return combinations
    }
}
