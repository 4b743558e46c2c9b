/// Almost locked sets in a chain. If a set loses a digit, it has all its other digits, so the next
/// set loses the digit that links the two. Successive links have different digits. So if the first
/// set does not have a digit that both end sets share, the last set has this digit. Cells that see
/// all places of this digit in both sets lose it.
struct AlsChain: Technique {
    let name = SudokuTechnique.alsChain

    /// The minimum and the maximum number of sets in a chain.
    private static let lengths = 4...6

    func step(in position: SudokuPosition) -> SudokuStep? {
        step(AlsLinks(position), in: position, mostSets: Self.lengths.upperBound)
    }

    /// The shortest chain. If several have the same length, it removes the most candidates.
    func shortestStep(in position: SudokuPosition) -> SudokuStep? {
        let graph = AlsLinks(position)
        return Self.lengths.lazy.compactMap { step(graph, in: position, mostSets: $0) }.first
    }

    private func step(
        _ graph: AlsLinks, in position: SudokuPosition, mostSets: Int
    ) -> SudokuStep? {
        var best = BestStep(name, in: position)
        var reached = Reached(sets: graph.sets.count)
        for start in graph.sets.indices {
            for digit in DigitSet(graph.links[start].lazy.map(\.digit)) {
                reached.forget()
                walk(from: start, digit, graph, mostSets, &reached, &best)
            }
        }
        return best.step
    }

    private struct Visit {
        let set: Int
        /// The digit by which the set was reached.
        let digit: Int
        let before: Int
        let length: Int
    }

    /// The digits by which each set was reached in the current walk.
    private struct Reached {
        private var walks: [Int]
        private var walk = 0

        init(sets: Int) { walks = [Int](repeating: 0, count: sets * 10) }

        mutating func forget() { walk += 1 }

        /// Marks a link as reached. Returns whether it was not reached before.
        mutating func insert(_ link: AlsLinks.Link) -> Bool {
            let index = link.other * 10 + link.digit
            defer { walks[index] = walk }
            return walks[index] != walk
        }
    }

    /// Walks breadth first, which finds the shortest chains. Each set is visited once for each
    /// digit.
    private func walk(
        from start: Int, _ first: Int, _ graph: AlsLinks, _ mostSets: Int,
        _ reached: inout Reached, _ best: inout BestStep
    ) {
        var visits: [Visit] = []
        for link in graph.links[start] where link.digit == first && reached.insert(link) {
            visits.append(Visit(set: link.other, digit: first, before: -1, length: 2))
        }
        var index = 0
        while index < visits.count {
            defer { index += 1 }
            let visit = visits[index]
            if visit.length >= Self.lengths.lowerBound {
                graph.offer(
                    from: start, first, to: visit.set, visit.digit,
                    along: path(to: index, visits, from: start),
                    joinedBy: digits(to: index, visits), &best)
            }
            guard visit.length < mostSets else { continue }
            for link in graph.links[visit.set]
            where link.digit != visit.digit && link.other != start
                && reached.insert(link)
            {
                visits.append(
                    Visit(
                        set: link.other, digit: link.digit, before: index,
                        length: visit.length + 1))
            }
        }
    }

    /// The digits that link the sets on the path.
    private func digits(to index: Int, _ visits: [Visit]) -> [Int] {
        var digits: [Int] = []
        var index = index
        while index >= 0 {
            digits.append(visits[index].digit)
            index = visits[index].before
        }
        return digits.reversed()
    }

    private func path(to index: Int, _ visits: [Visit], from start: Int) -> [Int] {
        var path: [Int] = []
        var index = index
        while index >= 0 {
            path.append(visits[index].set)
            index = visits[index].before
        }
        return [start] + path.reversed()
    }
}
