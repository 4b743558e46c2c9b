/// A breadth-first search from a node along its links, so that the shortest chains come first.
struct ChainWalk {
    let links: ChainLinks
    /// The nodes that are right if the first one is wrong, in the order in which they were reached.
    private(set) var right: [Int] = []
    private var wrong: [Int] = []
    /// For each wrong or right node, the node before it; -1 if it was not reached.
    private var beforeWrong: [Int]
    private var beforeRight: [Int]

    init(_ links: ChainLinks) {
        self.links = links
        beforeWrong = [Int](repeating: -1, count: links.nodes.count)
        beforeRight = beforeWrong
    }

    mutating func run(from start: Int) {
        for node in right { beforeRight[node] = -1 }
        for node in wrong { beforeWrong[node] = -1 }
        right.removeAll(keepingCapacity: true)
        wrong.removeAll(keepingCapacity: true)
        wrong.append(start)
        beforeWrong[start] = start
        var (nextWrong, nextRight) = (0, 0)
        while nextWrong < wrong.count {
            while nextWrong < wrong.count {
                let node = wrong[nextWrong]
                nextWrong += 1
                for other in links.strong[node] where beforeRight[other] < 0 {
                    beforeRight[other] = node
                    right.append(other)
                }
            }
            while nextRight < right.count {
                let node = right[nextRight]
                nextRight += 1
                for other in links.weak[node] where beforeWrong[other] < 0 {
                    beforeWrong[other] = node
                    wrong.append(other)
                }
            }
        }
    }

    /// The nodes from the first, which is assumed wrong, to `end`, which is then right.
    func path(to end: Int) -> [Int] {
        var path = [end]
        var node = end
        while true {
            let wrong = beforeRight[node]
            path.append(wrong)
            if beforeWrong[wrong] == wrong { return path.reversed() }
            node = beforeWrong[wrong]
            path.append(node)
        }
    }
}

extension ChainLinks {
    func pattern(of path: [Int], in position: SudokuPosition) -> SudokuPattern {
        .chain(
            path.enumerated().map { place, index in
                let (digit, cells) = (nodes[index].digit, nodes[index].cells)
                var node = SudokuChainNode(digit: digit, cells: cells)
                if place % 2 == 1 {
                    node.set = set(joining: path[place - 1], index)
                    let both = cells | nodes[path[place - 1]].cells
                    node.house = House.all(of: both).first {
                        position.cells[digit] & $0.cells == both
                    }
                }
                return node
            })
    }

    /// The candidates on the path, and all other candidates of the sets on it.
    func evidence(of path: [Int], in position: SudokuPosition) -> [Candidate] {
        var evidence = path.flatMap { index in
            nodes[index].cells.map { Candidate(nodes[index].digit, at: $0) }
        }
        for place in stride(from: 1, to: path.count, by: 2) {
            guard let set = set(joining: path[place - 1], path[place]) else { continue }
            evidence += position.candidates(.all, in: set).filter { !evidence.contains($0) }
        }
        return evidence
    }
}
