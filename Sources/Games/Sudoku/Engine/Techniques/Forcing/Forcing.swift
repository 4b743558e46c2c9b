/// A candidate that cannot be right, because its consequences leave a cell without a digit, or a
/// digit without a place. In a chain, each digit follows from one other digit. In a net, it may
/// follow from several digits together. If that is not enough, nested nets refute candidates inside
/// a net.
struct Forcing: Technique {
    let name: SudokuTechnique

    private static let deepest = 4

    func step(in position: SudokuPosition) -> SudokuStep? {
        if name == .forcingChain {
            return shortest(in: position, .chain).map { step($0.shortened(in: position), position) }
        }
        if let net = shortest(in: position, .net) {
            return step(net.shortened(in: position), position)
        }
        for depth in 1...Self.deepest {
            if let net = first(in: position, depth: depth) { return step(net, position) }
        }
        return nil
    }

    private func candidates(_ position: SudokuPosition) -> [Candidate] {
        position.candidates(.all, in: position.empty).filter { position.isWanted([$0]) }
    }

    private func shortest(in position: SudokuPosition, _ kind: Inference.Kind) -> SudokuNet? {
        candidates(position).lazy
            .compactMap { Inference.refutation(of: $0, in: position, kind) }
            .min { $0.size < $1.size }
    }

    /// The number of nets with nested nets to compare. Comparing all of them would take too long.
    private static let compared = 8

    /// The shortest of the first few nets, without the consequences that their proofs do not need.
    private func first(in position: SudokuPosition, depth: Int) -> SudokuNet? {
        candidates(position).sorted {
            position.digits[$0.cell].count < position.digits[$1.cell].count
        }.lazy.compactMap {
            Inference.refutation(of: $0, in: position, .net, depth: depth)
        }.prefix(Self.compared).map { $0.shortened(in: position) }.min { $0.size < $1.size }
    }

    private func step(_ net: SudokuNet, _ position: SudokuPosition) -> SudokuStep {
        SudokuStep(
            name, .net(net), evidence: net.evidence(in: position),
            eliminations: [net.assumption])
    }
}
