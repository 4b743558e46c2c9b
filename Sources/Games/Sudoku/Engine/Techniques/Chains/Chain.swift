/// A chain in which strong and weak links alternate. If the first node is wrong, the second is
/// right, the third is wrong, and so on. The first or the last node is therefore right.
struct Chain: Technique {
    let name: SudokuTechnique
    /// Whether the chain may also use links inside almost locked sets.
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

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        var walk = ChainWalk(ChainLinks(position, kinds))
        for start in walk.links.nodes.indices where !walk.links.strong[start].isEmpty {
            walk.run(from: start)
            for end in walk.right { conclude(walk, start, end, &best) }
        }
        return best.step
    }

    /// Offers the removals that follow because one of the ends is right.
    private func conclude(_ walk: ChainWalk, _ start: Int, _ end: Int, _ best: inout BestStep) {
        let (one, other) = (walk.links.nodes[start], walk.links.nodes[end])
        let position = best.position
        if start == end {
            // The chain leads back to its first node, so that node is right even if it is assumed
            // to be wrong. All that it sees is wrong.
            best.offer(
                one.digit, from: one.sight, walk.pattern(to: end),
                evidence: walk.evidence(to: end, in: position))
        } else if one.digit == other.digit {
            best.offer(
                one.digit, from: one.sight & other.sight - one.cells - other.cells,
                walk.pattern(to: end), evidence: walk.evidence(to: end, in: position))
            if name != .xyChain, other.cells.isSubset(of: one.sight) { closeLoop(walk, end, &best) }
        } else if kinds.contains(.cells), one.cells.count == 1, other.cells.count == 1 {
            if one.cells == other.cells {
                closeLoop(walk, end, &best)
            } else {
                // Each end rules out the other's digit in its own cell.
                let losses =
                    position.candidates(.only(other.digit), in: one.cells & other.sight)
                    + position.candidates(.only(one.digit), in: other.cells & one.sight)
                best.offer(
                    losses, walk.pattern(to: end), evidence: walk.evidence(to: end, in: position))
            }
        }
    }

    /// Offers the removals of a closed chain. Its ends exclude each other, so one of any two nodes
    /// that a weak link joins is right.
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
        best.offer(
            losses.sorted(), walk.pattern(to: end), evidence: walk.evidence(to: end, in: position))
    }
}
