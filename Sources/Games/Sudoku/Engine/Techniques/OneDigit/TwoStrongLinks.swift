/// Two strong links of a digit, in which one end of the first link sees one end of the second. At
/// most one of these two ends is right, so at least one of the outer ends is right. Candidates that
/// see both outer ends are removed.
struct TwoStrongLinks: Technique {
    let name: SudokuTechnique

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        let links = (0...9).map { StrongLink.all(of: $0, in: position) }
        for (kind, other) in kinds {
            for (digit, links) in links.enumerated() {
                for (index, first) in links.enumerated() where first.kind == kind {
                    for second in links[(index + 1)...] where second.kind == other {
                        for first in [first, first.reversed] {
                            for second in [second, second.reversed] {
                                offer(digit, first, second, &best)
                            }
                        }
                    }
                    if best.isFinal { return best.step }
                }
            }
        }
        return nil
    }

    /// The kinds of houses of the two links.
    private var kinds: [(House.Kind, House.Kind)] {
        switch name {
        case .skyscraper: [(.row, .row), (.column, .column)]
        case .twoStringKite: [(.row, .column)]
        default: [(.row, .box), (.column, .box)]
        }
    }

    /// Offers the removals for two links whose inner ends are `first.second` and `second.first`.
    private func offer(
        _ digit: Int, _ first: StrongLink, _ second: StrongLink, _ best: inout BestStep
    ) {
        let cells = [first.first, first.second, second.first, second.second]
        guard isJoint(first.second, second.first), Set(cells).count == 4 else { return }
        best.offer(
            digit,
            from: CellHouses.peers[first.first] & CellHouses.peers[second.second] - CellSet(cells),
            .strongLinks(first.link, second.link),
            evidence: cells.map { Candidate(digit, at: $0) })
    }

    private func isJoint(_ one: Int, _ other: Int) -> Bool {
        switch name {
        case .twoStringKite: CellHouses.box(one) == CellHouses.box(other)
        default: CellHouses.peers[one].contains(other)
        }
    }
}
