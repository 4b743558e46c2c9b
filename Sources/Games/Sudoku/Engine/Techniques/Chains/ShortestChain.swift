/// A search for the shortest chains from which something follows. It takes more time than a walk
/// from each node, so only hints use it.
///
/// Something follows from a chain exactly if something follows from its two ends alone: a chain
/// that closes into a loop can be opened at each of its weak links.
struct ShortestChain {
    private let links: ChainLinks
    /// For each node, the lengths of the shortest walks from it.
    private let walks: [Lengths]
    private let isPlain: ([Int]) -> Bool

    /// `isPlain` returns whether a chain of nodes is easy to follow.
    init(_ links: ChainLinks, isPlain: @escaping ([Int]) -> Bool) {
        (self.links, self.isPlain) = (links, isPlain)
        walks = links.nodes.indices.map { Lengths(from: $0, links) }
    }

    /// Calls `body` with each plain chain of exactly `length` nodes whose ends are accepted.
    func forEach(
        length: Int, where isEnds: (_ start: Int, _ end: Int) -> Bool, do body: ([Int]) -> Void
    ) {
        for start in links.nodes.indices where !links.strong[start].isEmpty {
            for end in start..<links.nodes.count
            where walks[start].right[end] <= length && isEnds(start, end) {
                extend([start], to: end, length, body)
            }
        }
    }

    /// Extends a chain by one node after the other, as long as the end is near enough.
    private func extend(
        _ path: [Int], to end: Int, _ length: Int, _ body: ([Int]) -> Void
    ) {
        if path.count == length {
            if path.last == end, isPlain(path) { body(path) }
            return
        }
        let (last, isRightNext) = (path[path.count - 1], path.count % 2 == 1)
        for next in isRightNext ? links.strong[last] : links.weak[last] {
            // Seen from the end, a node that is right in the chain is wrong, and vice versa.
            let rest = isRightNext ? walks[end].wrong[next] : walks[end].right[next]
            guard path.count + rest <= length, !visits(path, next), WorkBudget.add(20) else {
                continue
            }
            extend(path + [next], to: end, length, body)
        }
    }

    /// Returns whether a chain already visits the cells of a node, other than at its ends.
    private func visits(_ path: [Int], _ next: Int) -> Bool {
        let cells = links.nodes[next].cells
        guard links.nodes[path[path.count - 1]].cells != cells else { return false }
        return path.dropFirst().dropLast().contains { node in
            !links.nodes[node].cells.isDisjoint(with: cells)
        }
    }

    /// The number of nodes in the shortest walk to each node that makes the node wrong or right.
    /// The walk begins with a wrong node, and may visit a cell several times.
    private struct Lengths {
        /// The length to a node that cannot be reached. Adding to it does not overflow.
        private static let infinite = 1 << 30
        private(set) var wrong, right: [Int]

        init(from start: Int, _ links: ChainLinks) {
            wrong = [Int](repeating: Self.infinite, count: links.nodes.count)
            right = wrong
            wrong[start] = 1
            var (ends, length) = ([start], 1)
            while !ends.isEmpty {
                length += 1
                let isRight = length % 2 == 0
                var next: [Int] = []
                for end in ends {
                    for node in isRight ? links.strong[end] : links.weak[end]
                    where (isRight ? right[node] : wrong[node]) == Self.infinite {
                        if isRight { right[node] = length } else { wrong[node] = length }
                        next.append(node)
                    }
                }
                ends = next
            }
        }
    }
}
