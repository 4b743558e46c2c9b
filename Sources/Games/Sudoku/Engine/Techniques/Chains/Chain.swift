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
            for end in walk.right {
                conclude(walk.links, start, end, along: walk.path(to: end), &best)
            }
        }
        return best.step
    }

    /// The shortest chain. If several have the same length, it removes the most candidates.
    func shortestStep(in position: SudokuPosition) -> SudokuStep? {
        guard let step = step(in: position), case .chain(let nodes) = step.pattern else {
            return nil
        }
        let links = ChainLinks(position, kinds)
        let chains = ShortestChain(links) { isPlain($0, links) }
        for length in stride(from: 2, to: nodes.count, by: 2) {
            var best = BestStep(name, in: position)
            chains.forEach(length: length) { start, end in
                let losses = losses(links.nodes[start], links.nodes[end], in: position)
                return !losses.isEmpty && position.isWanted(losses)
            } do: { path in
                conclude(links, path[0], path[length - 1], along: path, &best)
            }
            if let step = best.step { return step }
        }
        return step
    }

    /// The candidates that are wrong because one of two nodes is right.
    private func losses(
        _ one: ChainLinks.Node, _ other: ChainLinks.Node, in position: SudokuPosition
    ) -> [Candidate] {
        let isCells = kinds.contains(.cells) && one.cells.count == 1 && other.cells.count == 1
        if one.digit == other.digit, one.cells == other.cells {
            // The chain returns to its first node. If that node were wrong, it would be right, so
            // it cannot be wrong. In a cell of two digits, the same follows from a chain that
            // begins with the other digit.
            guard name != .xyChain else { return [] }
            return isCells
                ? position.candidates(.all - .only(one.digit), in: one.cells)
                : position.candidates(.only(one.digit), in: one.sight)
        }
        if one.digit == other.digit {
            return position.candidates(.only(one.digit), in: one.sight & other.sight)
        }
        guard isCells else { return [] }
        if one.cells == other.cells {
            return position.candidates(
                .all - .only(one.digit) - .only(other.digit), in: one.cells)
        }
        // Each end rules out the other's digit in its own cell.
        return position.candidates(.only(other.digit), in: one.cells & other.sight)
            + position.candidates(.only(one.digit), in: other.cells & one.sight)
    }

    /// Offers the removals that follow from the chain: one of its two ends is right.
    private func conclude(
        _ links: ChainLinks, _ start: Int, _ end: Int, along path: @autoclosure () -> [Int],
        _ best: inout BestStep
    ) {
        let (one, other) = (links.nodes[start], links.nodes[end])
        let position = best.position
        if start != end, one.digit == other.digit {
            let cells = position.cells[one.digit] & one.sight & other.sight
            if best.isWorth(removing: cells.count) {
                offer(cells.map { Candidate(one.digit, at: $0) }, links, path(), &best)
            }
            if name != .xyChain, other.cells.isSubset(of: one.sight) {
                closeLoop(links, path(), &best)
            }
        } else if start != end, kinds.contains(.cells), one.cells == other.cells,
            one.cells.count == 1
        {
            closeLoop(links, path(), &best)
        } else {
            let losses = losses(one, other, in: position)
            if best.isWorth(removing: losses.count) { offer(losses, links, path(), &best) }
        }
    }

    private func offer(
        _ losses: [Candidate], _ links: ChainLinks, _ path: [Int], _ best: inout BestStep
    ) {
        guard best.isWorth(removing: losses.count), isPlain(path, links) else { return }
        let position = best.position
        best.offer(
            losses, links.pattern(of: path, in: position),
            evidence: links.evidence(of: path, in: position))
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
    private func closeLoop(_ links: ChainLinks, _ path: [Int], _ best: inout BestStep) {
        let position = best.position
        var losses: Set<Candidate> = []
        var index = 1
        while index < path.count {
            let one = links.nodes[path[index]]
            let other = links.nodes[path[(index + 1) % path.count]]
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
        offer(losses.sorted(), links, path, &best)
    }
}
