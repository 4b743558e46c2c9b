/// One application of a technique to a position: what is seen, and what follows from it.
public struct SudokuStep: Hashable, Sendable {
    public let technique: SudokuTechnique
    /// The parts of what is seen.
    public let pattern: SudokuPattern
    /// The candidates the step rests on; those of a chain in its order.
    public let evidence: [Candidate]
    /// The digits that are found.
    public let placements: [Candidate]
    /// The candidates that are found to be impossible, each of them possible so far.
    public let eliminations: [Candidate]

    init(
        _ technique: SudokuTechnique, _ pattern: SudokuPattern, evidence: [Candidate],
        placements: [Candidate] = [], eliminations: [Candidate] = []
    ) {
        self.technique = technique
        self.pattern = pattern
        self.evidence = evidence
        self.placements = placements
        self.eliminations = eliminations
    }

    /// The cells the step rests on.
    public var cells: CellSet { CellSet(evidence.lazy.map(\.cell)) }
}

extension SudokuStep: CustomStringConvertible {
    /// Such as `nakedPair r1c2=3 r1c2=7 r1c5=3 r1c5=7: not r1c9=3`.
    public var description: String {
        let seen = evidence.map(\.description).joined(separator: " ")
        let found = placements.map(\.description) + eliminations.map { "not \($0)" }
        return "\(technique) \(seen): \(found.joined(separator: ", "))"
    }
}
