/// The consequences of an assumed candidate that lead to a contradiction.
public struct SudokuNet: Hashable, Sendable {
    /// A digit that follows, or a candidate that is refuted.
    public struct Consequence: Hashable, Sendable {
        public let candidate: Candidate
        public internal(set) var reason: Reason
        /// The indices of the earlier consequences from which this one follows directly. In a
        /// nested net, the first indices refer to the causes of the candidate that the net refutes,
        /// and the others to the net's own consequences.
        public internal(set) var causes: [Int] = []

        /// Indicates whether the candidate is wrong.
        public var isRefuted: Bool { if case .refuted = reason { true } else { false } }
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
    public internal(set) var consequences: [Consequence]
    public let contradiction: Contradiction
    /// The indices of the consequences from which the contradiction follows directly, counted as in
    /// `Consequence.causes`.
    public internal(set) var causes: [Int] = []

    public var assumption: Candidate { consequences[0].candidate }

    /// The number of consequences, including those of nested nets.
    public var size: Int {
        consequences.reduce(0) { size, consequence in
            guard case .refuted(let net) = consequence.reason else { return size + 1 }
            return size + 1 + net.size
        }
    }

    /// The candidates to show: the assumption, its consequences and, if the net leaves a cell
    /// without a digit, the candidates of that cell in `position`. Nets inside the net are not
    /// shown.
    func evidence(in position: SudokuPosition) -> [Candidate] {
        var candidates = consequences.map(\.candidate)
        if case .noDigit(let cell) = contradiction {
            candidates += position.digits[cell].map { Candidate($0, at: cell) }
        }
        var seen: Set<Candidate> = []
        return candidates.filter { seen.insert($0).inserted }
    }
}

extension SudokuNet {
    /// The net without the consequences that the proof does not need. The remaining consequences
    /// list their causes.
    func shortened(in position: SudokuPosition) -> SudokuNet {
        trimmed(in: position).citing(given: nil, in: position)
    }

    /// The net without the consequences that the proof does not need. At this stage, a nested net
    /// lists only its own consequences as causes.
    private func trimmed(in position: SudokuPosition) -> SudokuNet {
        var (net, before) = (self, position)
        for index in consequences.indices.dropFirst().reversed() {
            var shorter = net
            shorter.consequences.remove(at: index)
            if shorter.missing(in: position).isEmpty { net = shorter }
        }
        for index in net.consequences.indices {
            if case .refuted(let inner) = net.consequences[index].reason {
                net.consequences[index].reason = .refuted(inner.trimmed(in: before))
            }
            net.consequences[index].causes = Self.causes(
                of: net.consequences[index].missing(in: position),
                among: net.consequences[..<index])
            net.consequences[index].apply(to: &before)
        }
        net.causes = Self.causes(
            of: net.contradiction.missing(in: position), among: net.consequences[...])
        return net.withoutLooseEnds
    }

    /// This net, with the causes in its nested nets filled in. `given` contains the consequences of
    /// the outer net that this net may use; nil if there is no outer net.
    private func citing(given: [Consequence]?, in position: SudokuPosition) -> SudokuNet {
        var net = self
        let around = given ?? []
        for index in net.consequences.indices {
            let known = around + net.consequences[..<index]
            var consequence = net.consequences[index]
            if given != nil {
                consequence.causes = Self.causes(
                    of: consequence.missing(in: position), among: known[...],
                    given: around.count)
            }
            if case .refuted(let inner) = consequence.reason {
                let causes = consequence.causes.map { known[$0] }
                consequence.reason = .refuted(inner.citing(given: causes, in: position))
            }
            net.consequences[index] = consequence
        }
        if given != nil {
            let known = around + net.consequences
            net.causes = Self.causes(
                of: contradiction.missing(in: position), among: known[...], given: around.count)
        }
        return net
    }

    /// The net without the consequences from which nothing follows.
    private var withoutLooseEnds: SudokuNet {
        var needed: Set = [0]
        needed.formUnion(causes)
        for index in consequences.indices.reversed() where needed.contains(index) {
            needed.formUnion(consequences[index].causes)
        }
        let kept = needed.sorted()
        let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
        var net = self
        net.consequences = kept.map { index in
            var consequence = consequences[index]
            consequence.causes = consequence.causes.compactMap { places[$0] }
            return consequence
        }
        net.causes = causes.compactMap { places[$0] }
        return net
    }

    /// The candidates that must be gone for the proof to hold, but that the net itself does not
    /// remove.
    private func missing(in position: SudokuPosition) -> [Candidate] {
        var position = position
        var missing: [Candidate] = []
        for consequence in consequences {
            missing += consequence.missing(in: position)
            consequence.apply(to: &position)
        }
        return missing + contradiction.missing(in: position)
    }

    /// The indices of known consequences that together remove these candidates. None of them can be
    /// left out. If several remove the same candidate, one after the first `given` ones is
    /// preferred.
    private static func causes(
        of removed: [Candidate], among known: ArraySlice<Consequence>, given: Int = 0
    ) -> [Int] {
        let takers = removed.map { candidate in
            known.indices.filter { known[$0].removes(candidate) }
        }.filter { !$0.isEmpty }
        var causes: Set<Int> = []
        for takers in takers where causes.isDisjoint(with: takers) {
            causes.insert(takers.first { $0 >= given } ?? takers[0])
        }
        for cause in causes.sorted().reversed() {
            let others = causes.subtracting([cause])
            if takers.allSatisfy({ !others.isDisjoint(with: $0) }) { causes = others }
        }
        return causes.sorted()
    }
}

extension SudokuNet.Consequence {
    /// The candidates that must be removed for this consequence to follow, and are still possible.
    fileprivate func missing(in position: SudokuPosition) -> [Candidate] {
        if case .refuted(let net) = reason { return net.missing(in: position) }
        return reason.obstacles(of: candidate).filter(position.has)
    }

    fileprivate func removes(_ other: Candidate) -> Bool {
        if case .refuted = reason { return other == candidate }
        return other != candidate
            && (other.cell == candidate.cell
                || other.digit == candidate.digit
                    && CellHouses.peers[candidate.cell].contains(other.cell))
    }

    /// Removes the candidates that this consequence rules out.
    fileprivate func apply(to position: inout SudokuPosition) {
        let (cell, digit) = (candidate.cell, candidate.digit)
        if case .refuted = reason { return position.remove(digit, at: cell) }
        for other in position.digits[cell] where other != digit { position.remove(other, at: cell) }
        for peer in position.cells[digit] & CellHouses.peers[cell] {
            position.remove(digit, at: peer)
        }
    }
}

extension SudokuPosition {
    fileprivate func has(_ candidate: Candidate) -> Bool {
        digits[candidate.cell].contains(candidate.digit)
    }
}

extension SudokuNet.Reason {
    /// The candidates that must be impossible for this reason to hold, including candidates that
    /// were never possible.
    func obstacles(of candidate: Candidate) -> [Candidate] {
        switch self {
        case .assumption: []
        case .onlyDigit:
            (1...9).filter { $0 != candidate.digit }.map { Candidate($0, at: candidate.cell) }
        case .onlyPlace(let house):
            house.cells.filter { $0 != candidate.cell }.map { Candidate(candidate.digit, at: $0) }
        case .refuted(let net): net.obstacles
        }
    }
}

extension SudokuNet {
    /// The candidates that must not be possible for the consequences and for the contradiction.
    var obstacles: [Candidate] {
        consequences.flatMap { $0.reason.obstacles(of: $0.candidate) } + contradiction.obstacles
    }
}

extension SudokuNet.Contradiction {
    /// The candidates that must be removed for this contradiction, and are still possible.
    fileprivate func missing(in position: SudokuPosition) -> [Candidate] {
        obstacles.filter(position.has)
    }

    var obstacles: [Candidate] {
        switch self {
        case .noDigit(let cell): (1...9).map { Candidate($0, at: cell) }
        case .noPlace(let digit, let house): house.cells.map { Candidate(digit, at: $0) }
        }
    }
}
