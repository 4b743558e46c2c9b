import Sweep
import Testing

@testable import Games

/// A search for chains that tries every path, without knowing how far the end is.
private struct EveryChain {
    let links: ChainLinks
    let position: SudokuPosition
    /// Indicates whether a digit also excludes the other digits of its cell.
    let hasCells: Bool

    /// Returns whether a chain of at most `length` nodes rules out a candidate.
    func exists(ofAtMost length: Int) -> Bool {
        links.nodes.indices.contains { extends([$0], length) }
    }

    private func extends(_ path: [Int], _ length: Int) -> Bool {
        if path.count % 2 == 0, isPlain(path), rulesOut(path[0], path[path.count - 1]) {
            return true
        }
        guard path.count < length else { return false }
        let last = path[path.count - 1]
        let next = path.count % 2 == 1 ? links.strong[last] : links.weak[last]
        return next.contains { extends(path + [$0], length) }
    }

    /// Returns whether the chain visits no cell again, except that it may end where it begins.
    private func isPlain(_ path: [Int]) -> Bool {
        var cells = path.map { links.nodes[$0].cells }
        cells = cells.indices.filter { $0 == 0 || cells[$0] != cells[$0 - 1] }.map { cells[$0] }
        if cells.count > 1, cells.last == cells.first { cells.removeLast() }
        return cells.indices.allSatisfy { index in
            cells[..<index].allSatisfy { $0.isDisjoint(with: cells[index]) }
        }
    }

    private func rulesOut(_ one: Int, _ other: Int) -> Bool {
        position.candidates(.all, in: position.empty).contains { candidate in
            [one, other].allSatisfy { node in
                let node = links.nodes[node]
                if candidate.digit == node.digit { return node.sight.contains(candidate.cell) }
                return hasCells && node.cells == .only(candidate.cell)
            }
        }
    }
}

@Suite struct `The chain of a hint` {
    private static let kinds: [(SudokuTechnique, ChainLinks.Kinds)] = [
        (.xChain, .places), (.xyChain, .pairs),
        (.alternatingChain, [.places, .pairs, .cells]),
        (.groupedChain, [.places, .pairs, .cells, .groups]),
    ]

    private func length(of step: SudokuStep?) -> Int? {
        guard case .chain(let nodes)? = step?.pattern else { return nil }
        return nodes.count
    }

    /// Positions of which singles and pairs solve nothing more.
    private static let positions = SudokuTechnique.byDifficulty.filter { $0.level > .medium }
        .compactMap { SudokuExample($0)?.position }

    private func positions() -> some Sequence<SudokuPosition> {
        Self.positions.suffix(Sweep.count(24, whole: Self.positions.count))
    }

    @Test func `is the shortest one`() {
        var (compared, shorter) = (0, 0)
        for position in positions() {
            for (technique, kinds) in Self.kinds {
                let step = position.hintedStep(of: technique)
                guard let step, let length = length(of: step) else { continue }
                // A grouped chain goes through almost locked sets only if there is no other one.
                if case .chain(let nodes) = step.pattern, nodes.contains(where: { $0.set != nil }) {
                    continue
                }
                let chains = EveryChain(
                    links: ChainLinks(position, kinds), position: position,
                    hasCells: kinds.contains(.cells))
                // Trying every long path would take too long.
                let most = min(length - 2, technique == .groupedChain ? 4 : 6)
                #expect(!chains.exists(ofAtMost: most), "\(technique) \(position.grid)")
                if length <= most + 2 { #expect(chains.exists(ofAtMost: length)) }
                let graded = self.length(of: position.step(of: technique)) ?? 0
                #expect(graded >= length)
                shorter += graded > length ? 1 : 0
                compared += 1
            }
        }
        #expect(compared > 20 && shorter > 0, "\(shorter) of \(compared)")
    }

    @Test func `has as few almost locked sets as possible`() {
        var compared = 0
        for position in positions() {
            guard let step = position.hintedStep(of: .alsChain),
                case .sets(let sets, _) = step.pattern,
                case .sets(let graded, _)? = position.step(of: .alsChain)?.pattern
            else { continue }
            #expect(sets.count <= graded.count && sets.count >= 4)
            compared += 1
        }
        #expect(compared > 0)
    }

    @Test func `removes candidates that the solution does not have`() {
        for position in positions() {
            guard let solution = SudokuSolver().onlySolution(of: position.grid) else { continue }
            for (technique, _) in Self.kinds {
                let gone = position.hintedStep(of: technique)?.eliminations ?? []
                #expect(gone.allSatisfy { solution[$0.cell] != $0.digit })
            }
        }
    }
}
