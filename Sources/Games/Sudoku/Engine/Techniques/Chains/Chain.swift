/// A chain in which strong and weak links alternate. If the first node is wrong, the second is
/// right, the third is wrong, and so on. The first or the last node is therefore right.
struct Chain: Technique {
    let name: SudokuTechnique
    /// Indicates whether the chain may also use links inside almost locked sets.
    var hasSets = false

    private var kinds: ChainLinks.Kinds {
        if hasSets { return [.places, .pairs, .cells, .groups, .sets] }
        return switch name {
        case .xChain: .places
        case .xyChain: .pairs
        case .alternatingChain: [.places, .pairs, .cells]
        default: [.places, .pairs, .cells, .groups]
        }
    }

    /// The maximum number of nodes in a chain of one digit, or of cells with two digits. Longer
    /// chains are hard to follow.
    private static let mostNodes = 20

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        var walk = ChainWalk(ChainLinks(position, kinds))
        for start in walk.links.nodes.indices where !walk.links.strong[start].isEmpty {
            walk.run(from: start)
            for end in walk.right { conclude(walk, start, end, &best) }
        }
        return best.step
    }

    /// Offers the removals that follow from the chain: one of its two ends is right.
    private func conclude(_ walk: ChainWalk, _ start: Int, _ end: Int, _ best: inout BestStep) {
        let (one, other) = (walk.links.nodes[start], walk.links.nodes[end])
        let position = best.position
        if start == end {
            // The chain returns to its first node. If that node were wrong, it would be right, so
            // it cannot be wrong. In a cell of two digits, the same follows from a chain that
            // begins with the other digit.
            guard name != .xyChain else { return }
            let losses =
                kinds.contains(.cells) && one.cells.count == 1
                ? position.candidates(.all - .only(one.digit), in: one.cells)
                : position.candidates(.only(one.digit), in: one.sight)
            offer(losses, walk, end, &best)
        } else if one.digit == other.digit {
            let cells = position.cells[one.digit] & one.sight & other.sight
            if best.isWorth(removing: cells.count) {
                offer(cells.map { Candidate(one.digit, at: $0) }, walk, end, &best)
            }
            if name != .xyChain, other.cells.isSubset(of: one.sight) { closeLoop(walk, end, &best) }
        } else if kinds.contains(.cells), one.cells.count == 1, other.cells.count == 1 {
            if one.cells == other.cells {
                closeLoop(walk, end, &best)
            } else {
                // Each end rules out the other's digit in its own cell.
                let losses =
                    position.candidates(.only(other.digit), in: one.cells & other.sight)
                    + position.candidates(.only(one.digit), in: other.cells & one.sight)
                offer(losses, walk, end, &best)
            }
        }
    }

    private func offer(
        _ losses: [Candidate], _ walk: ChainWalk, _ end: Int, _ best: inout BestStep
    ) {
        guard best.isWorth(removing: losses.count), isPlain(walk.path(to: end), walk.links) else {
            return
        }
        let position = best.position
        best.offer(
            losses, walk.pattern(to: end, in: position),
            evidence: walk.evidence(to: end, in: position))
    }

    /// Returns whether a chain is short enough, and visits no cell twice, except that it may end in
    /// its first cell. Other chains are hard to follow, and HoDoKu does not use them either.
    private func isPlain(_ path: [Int], _ links: ChainLinks) -> Bool {
        guard path.count <= Self.mostNodes || kinds.contains(.cells) else { return false }
        var (seen, last) = (CellSet(), CellSet())
        for (place, node) in path.enumerated() {
            let cells = links.nodes[node].cells
            defer { last = cells }
            guard cells != last else { continue }
            let isEnd = place == path.count - 1 && cells == links.nodes[path[0]].cells
            guard cells.isDisjoint(with: seen) || isEnd else { return false }
            seen |= cells
        }
        return true
    }

    /// Offers the removals of a closed chain. Its ends exclude each other, so one of the two nodes
    /// of every weak link is right.
    private func closeLoop(_ walk: ChainWalk, _ end: Int, _ best: inout BestStep) {
        let position = best.position
        let path = walk.path(to: end)
        var losses: Set<Candidate> = []
        var index = 1
        while index < path.count {
            let one = walk.links.nodes[path[index]]
            let other = walk.links.nodes[path[(index + 1) % path.count]]
            let found =
                if one.digit == other.digit {
                    position.candidates(
                        .only(one.digit), in: one.sight & other.sight & position.empty)
                } else {
                    position.candidates(
                        .all - .only(one.digit) - .only(other.digit), in: one.cells)
                }
            losses.formUnion(found)
            index += 2
        }
        offer(losses.sorted(), walk, end, &best)
    }
}
