/// Candidates with the same role in a step.
public struct SudokuPatternPart: Hashable, Sendable {
    public enum Role: Hashable, Sendable {
        case body, fin, pivot
        /// A group of candidates, by its number from 0.
        case group(Int)
        /// A claim of a chain or a net: that the candidates are right, or that they are wrong. The
        /// claims are counted from 0 in their order. In a chain, claims about the same cells have
        /// the same number.
        case claim(Int, isRight: Bool)

        /// The number of the group or of the claim.
        public var number: Int? {
            switch self {
            case .body, .fin, .pivot: nil
            case .group(let number), .claim(let number, _): number
            }
        }
    }

    public let role: Role
    public let candidates: [Candidate]
}

extension [SudokuChainNode] {
    /// For each node of a chain, the number of its cells, counted from 0 in the order of the chain.
    public var numbers: [Int] {
        var known: [CellSet: Int] = [:]
        return map { node in
            defer { known[node.cells] = known[node.cells] ?? known.count }
            return known[node.cells] ?? known.count
        }
    }
}

extension SudokuStep {
    /// The parts of the evidence, by their role.
    public var parts: [SudokuPatternPart] {
        switch pattern {
        case .fish(_, _, let body, let fins): [part(.body, body), part(.fin, fins)]
        case .wing(let pivot, let pincers, _):
            [part(.pivot, [pivot])] + groups(pincers.map { [$0] })
        case .remotePair(let one, let other, _): groups([one, other])
        case .strongLinks(let one, let other):
            groups([[one.first], [one.second], [other.first], [other.second]])
        case .emptyRectangle(let cells, _, _, _, let link):
            [part(.body, cells)] + groups([[link.first], [link.second]])
        case .linkedPairs(let one, let other, _, let link):
            [part(.body, [link.first, link.second])] + groups([[one], [other]])
        case .rectangle(let found):
            [part(.body, CellSet(found.corners) - found.roof)] + groups([found.roof, found.others])
        case .crossing(let meeting, _, let ofLine, _, let ofBox): groups([meeting, ofLine, ofBox])
        case .colors(let groups): self.groups(groups)
        case .chain(let nodes):
            zip(nodes.indices, zip(nodes, nodes.numbers)).map { index, entry in
                let (node, number) = entry
                let candidates = node.cells.map { Candidate(node.digit, at: $0) }
                let role = SudokuPatternPart.Role.claim(number, isRight: index % 2 == 1)
                return SudokuPatternPart(role: role, candidates: candidates)
            }
        case .sets(let sets, _): groups(sets)
        case .blossom(let stem, let petals, _): [part(.pivot, [stem])] + groups(petals.map(\.cells))
        case .net(let net): parts(of: net)
        default: [part(.body, cells)]
        }
    }

    /// The assumption and the consequences, in order. Nets inside another net have no parts.
    private func parts(of net: SudokuNet) -> [SudokuPatternPart] {
        net.consequences.enumerated().map {
            SudokuPatternPart(
                role: .claim($0, isRight: !$1.isRefuted), candidates: [$1.candidate])
        }
    }

    private func part(_ role: SudokuPatternPart.Role, _ cells: CellSet) -> SudokuPatternPart {
        SudokuPatternPart(role: role, candidates: evidence.filter { cells.contains($0.cell) })
    }

    private func groups(_ groups: [CellSet]) -> [SudokuPatternPart] {
        groups.enumerated().map { part(.group($0), $1) }
    }

    /// The base houses of the pattern, and the cover houses, in which other cells lose candidates.
    /// Only intersections and fish have cover houses.
    public var houses: (base: [House], cover: [House]) {
        switch pattern {
        case .lastCell(let house), .onlyPlace(let house, _), .hiddenSet(_, _, let house):
            ([house], [])
        case .nakedSet(_, _, let houses): (houses, [])
        case .intersection(_, let house, let other): ([house], [other])
        case .fish(let base, let cover, _, _): (base, cover)
        case .strongLinks(let one, let other): ([one.house, other.house], [])
        case .emptyRectangle(_, let box, _, _, let link): ([box, link.house], [])
        case .linkedPairs(_, _, _, let link): ([link.house], [])
        case .rectangle(let found): (found.lines, [])
        case .crossing(_, let line, _, let box, _): ([line, box], [])
        case .onlyDigit, .remotePair, .surplus, .wing, .colors, .chain, .sets, .blossom, .net,
            .lookUp:
            ([], [])
        }
    }

    /// The digits on the board that exclude the other cells of the houses, or the other digits of a
    /// cell. Nothing on the board excludes a note that the player removed.
    public func blockers(on grid: SudokuGrid) -> CellSet {
        func blocking(_ digits: DigitSet, from cell: Int) -> [Int] {
            digits.compactMap { digit in CellHouses.peers[cell].first { grid[$0] == digit } }
        }
        let digits = DigitSet(evidence.lazy.map(\.digit))
        switch pattern {
        case .onlyDigit:
            return CellSet(cells.flatMap { blocking(.all - digits, from: $0) })
        case .onlyPlace, .hiddenSet, .intersection, .fish, .strongLinks, .emptyRectangle,
            .linkedPairs:
            let open = houses.base.reduce(CellSet()) { $0 | $1.cells } - cells
            return CellSet(
                open.filter { grid[$0] == 0 }.flatMap { blocking(digits, from: $0) })
        default: return CellSet()
        }
    }
}
