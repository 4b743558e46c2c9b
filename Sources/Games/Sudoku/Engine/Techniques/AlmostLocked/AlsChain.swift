/// Almost locked sets in a row: what one gives up the next must have, by another digit each time, so
/// a digit that the first and the last know stands in one of them.
struct AlsChain: Technique {
    let name = SudokuTechnique.alsChain

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        let graph = AlsLinks(position)
        for start in graph.sets.indices {
            for digit in 1...9 { walk(from: start, digit, graph, &best) }
        }
        return best.step
    }

    private struct Visit {
        let set: Int
        /// The digit by which it was reached.
        let digit: Int
        let before: Int
        let length: Int
    }

    /// Breadth first, each set once for each digit it is reached by: the shortest chains.
    private func walk(from start: Int, _ first: Int, _ graph: AlsLinks, _ best: inout BestStep) {
        var visits: [Visit] = []
        var known = Set<Int>()
        for link in graph.links[start] where link.digit == first {
            visits.append(Visit(set: link.other, digit: first, before: -1, length: 2))
            known.insert(link.other * 10 + first)
        }
        var index = 0
        while index < visits.count {
            defer { index += 1 }
            let visit = visits[index]
            if visit.length >= 4 {
                graph.offer(
                    from: start, first, to: visit.set, visit.digit,
                    along: path(to: index, visits, from: start), &best)
            }
            guard visit.length < 6 else { continue }
            for link in graph.links[visit.set]
            where link.digit != visit.digit && link.other != start
                && known.insert(link.other * 10 + link.digit).inserted
            {
                visits.append(
                    Visit(
                        set: link.other, digit: link.digit, before: index,
                        length: visit.length + 1))
            }
        }
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
