/// One application of a technique to a position, with its evidence and its conclusions.
public struct SudokuStep: Hashable, Sendable {
    public let technique: SudokuTechnique
    /// The shape of the evidence and its parts.
    public let pattern: SudokuPattern
    /// The candidates that the step is based on. The candidates of a chain are in the order of the
    /// chain.
    public let evidence: [Candidate]
    /// The digits that the step places.
    public let placements: [Candidate]
    /// The candidates that the step removes. All of them were possible before.
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

    /// The cells that the step is based on.
    public var cells: CellSet { CellSet(evidence.lazy.map(\.cell)) }
}

extension SudokuStep: CustomStringConvertible {
    /// The step as text, such as `nakedPair r1c2=3 r1c2=7 r1c5=3 r1c5=7: not r1c9=3`.
    public var description: String {
        let seen = evidence.map(\.description).joined(separator: " ")
        let found = placements.map(\.description) + eliminations.map { "not \($0)" }
        return "\(technique) \(seen): \(found.joined(separator: ", "))"
    }
}
