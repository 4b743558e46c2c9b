/// The pairs of almost locked sets with a digit that only one of them can have.
struct AlsLinks {
    struct Link {
        let other: Int
        let digit: Int
    }

    let sets: [AlmostLockedSet]
    /// The links of each set.
    let links: [[Link]]

    init(_ position: SudokuPosition) {
        let sets = AlmostLockedSet.all(in: position)
        var links = [[Link]](repeating: [], count: sets.count)
        for one in sets.indices {
            for other in (one + 1)..<max(one + 1, sets.count) {
                for digit in sets[one].restricted(with: sets[other]) {
                    links[one].append(Link(other: other, digit: digit))
                    links[other].append(Link(other: one, digit: digit))
                }
            }
        }
        self.sets = sets
        self.links = links
    }

    /// Offers to remove each digit that one of the two sets must have. Cells that see all places of
    /// the digit in both sets lose it.
    func offer(
        from start: Int, _ first: Int, to end: Int, _ last: Int, along path: [Int],
        joinedBy digits: @autoclosure () -> [Int], _ best: inout BestStep
    ) {
        let position = best.position
        let common = sets[start].digits & sets[end].digits - .only(first) - .only(last)
        for digit in common {
            best.offer(
                digit, from: sets[start].sight[digit] & sets[end].sight[digit],
                .sets(path.map { sets[$0].cells }, joinedBy: digits()),
                evidence: path.flatMap { position.candidates(.all, in: sets[$0].cells) })
        }
    }
}
