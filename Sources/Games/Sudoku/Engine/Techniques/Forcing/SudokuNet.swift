/// The consequences of an assumed candidate that lead to a contradiction.
public struct SudokuNet: Hashable, Sendable {
    /// A digit that follows, or a candidate that is refuted.
    public struct Consequence: Hashable, Sendable {
        public let candidate: Candidate
        public let reason: Reason
    }

    public enum Reason: Hashable, Sendable {
        /// The candidate is the assumption.
        case assumption
        /// No other digit is left in the cell.
        case onlyDigit
        /// No other place is left in this house.
        case onlyPlace(House)
        /// The candidate is wrong, because another net that begins with it proves this.
        indirect case refuted(SudokuNet)
    }

    public enum Contradiction: Hashable, Sendable {
        /// A cell has no digit left.
        case noDigit(Int)
        /// A digit has no place left in a house.
        case noPlace(Int, House)
    }

    /// The assumption, followed by its consequences. Each follows from earlier ones.
    public let consequences: [Consequence]
    public let contradiction: Contradiction

    public var assumption: Candidate { consequences[0].candidate }

    /// The number of consequences, including those of nested nets.
    public var size: Int {
        consequences.reduce(0) { size, consequence in
            guard case .refuted(let net) = consequence.reason else { return size + 1 }
            return size + 1 + net.size
        }
    }

    /// The candidates that the net mentions, in order, each of them once.
    func evidence(in position: SudokuPosition) -> [Candidate] {
        var seen: Set<Candidate> = []
        return mentioned(in: position).filter { seen.insert($0).inserted }
    }

    private func mentioned(in position: SudokuPosition) -> [Candidate] {
        var mentioned = consequences.flatMap { consequence in
            guard case .refuted(let net) = consequence.reason else {
                return [consequence.candidate]
            }
            return net.mentioned(in: position)
        }
        if case .noDigit(let cell) = contradiction {
            mentioned += position.digits[cell].map { Candidate($0, at: cell) }
        }
        return mentioned
    }
}

extension SudokuNet.Reason {
    /// The candidates that must be gone for this reason to hold, including those that were never
    /// there.
    func rivals(of candidate: Candidate) -> [Candidate] {
        switch self {
        case .assumption: []
        case .onlyDigit:
            (1...9).filter { $0 != candidate.digit }.map { Candidate($0, at: candidate.cell) }
        case .onlyPlace(let house):
            house.cells.filter { $0 != candidate.cell }.map { Candidate(candidate.digit, at: $0) }
        case .refuted(let net): net.rivals
        }
    }
}

extension SudokuNet {
    /// The candidates that must be gone for the consequences and for the contradiction.
    var rivals: [Candidate] {
        consequences.flatMap { $0.reason.rivals(of: $0.candidate) } + contradiction.rivals
    }
}

extension SudokuNet.Contradiction {
    var rivals: [Candidate] {
        switch self {
        case .noDigit(let cell): (1...9).map { Candidate($0, at: cell) }
        case .noPlace(let digit, let house): house.cells.map { Candidate(digit, at: $0) }
        }
    }
}
