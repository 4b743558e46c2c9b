/// The consequences of a candidate, the nearest first. A digit follows if its cell has no other
/// digit left, or if a house has no other place for it.
struct Inference {
    /// The way in which a digit may follow: from one other digit, or from several together.
    enum Kind { case chain, net }

    private let start: SudokuPosition
    private let kind: Kind
    private(set) var position: SudokuPosition
    private var consequences: [SudokuNet.Consequence] = []
    /// For each cell and digit, the index of the consequence that removed the candidate; -1 if
    /// there is none.
    private var takers = [Int16](repeating: -1, count: 810)
    /// Digits that follow but are not placed yet.
    private var pending: [SudokuNet.Consequence] = []
    private var waiting = CellSet()
    private var contradiction: SudokuNet.Contradiction?

    private init(_ position: SudokuPosition, _ kind: Kind) {
        (start, self.position, self.kind) = (position, position, kind)
    }

    /// The net that proves a candidate wrong; nil if there is none. If nothing else follows, other
    /// candidates are refuted inside the net, by nets nested up to `depth` levels.
    static func refutation(
        of candidate: Candidate, in position: SudokuPosition, _ kind: Kind, depth: Int = 0
    ) -> SudokuNet? {
        var inference = Inference(position, kind)
        inference.pending.append(.init(candidate: candidate, reason: .assumption))
        inference.waiting.insert(candidate.cell)
        inference.run()
        if depth > 0 { inference.goOn(depth: depth) }
        return inference.net
    }

    /// Places the digits that follow, until there are no more or a contradiction appears.
    private mutating func run() {
        var next = 0
        while next < pending.count, contradiction == nil {
            let consequence = pending[next]
            next += 1
            consequences.append(consequence)
            let candidate = consequence.candidate
            guard position.digits[candidate.cell].contains(candidate.digit) else { continue }
            let taker = consequences.count - 1
            for digit in position.digits[candidate.cell] where digit != candidate.digit {
                take(Candidate(digit, at: candidate.cell), taker)
            }
            for cell in position.cells[candidate.digit] & CellHouses.peers[candidate.cell] {
                take(Candidate(candidate.digit, at: cell), taker)
            }
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Refutes candidates one after the other, as long as this adds consequences.
    private mutating func goOn(depth: Int) {
        var isGoing = true
        while isGoing, contradiction == nil, WorkBudget.add(100_000) {
            isGoing = false
            for digit in 1...9 {
                for cell in position.cells[digit] - waiting where contradiction == nil {
                    let candidate = Candidate(digit, at: cell)
                    guard position.digits[cell].contains(digit),
                        let net = Self.refutation(
                            of: candidate, in: position, kind, depth: depth - 1)
                    else { continue }
                    consequences.append(.init(candidate: candidate, reason: .refuted(net)))
                    take(candidate, consequences.count - 1)
                    run()
                    isGoing = true
                }
            }
        }
    }

    private mutating func take(_ candidate: Candidate, _ taker: Int) {
        guard contradiction == nil else { return }
        let (cell, digit) = (candidate.cell, candidate.digit)
        position.remove(digit, at: cell)
        takers[cell * 10 + digit] = Int16(taker)
        let digits = position.digits[cell]
        if digits.isEmpty {
            end(.noDigit(cell))
        } else if digits.count == 1, !waiting.contains(cell), let last = digits.first {
            offer(Candidate(last, at: cell), .onlyDigit)
        }
        for house in CellHouses.houses[cell] {
            let places = position.cells[digit] & house.cells
            guard places.count < 2 else { continue }
            if let last = places.first {
                if !waiting.contains(last) { offer(Candidate(digit, at: last), .onlyPlace(house)) }
            } else {
                end(.noPlace(digit, house))
            }
        }
    }

    private mutating func end(_ found: SudokuNet.Contradiction) {
        if contradiction == nil { contradiction = found }
    }

    private mutating func offer(_ candidate: Candidate, _ reason: SudokuNet.Reason) {
        if kind == .chain {
            let causes = causes(of: reason.obstacles(of: candidate), before: consequences.count)
            guard causes.allSatisfy({ $0 == causes[0] }) else { return }
        }
        waiting.insert(candidate.cell)
        pending.append(.init(candidate: candidate, reason: reason))
    }

    /// The indices of the consequences before `index` that removed the given candidates. A
    /// candidate that was impossible from the start has no such consequence.
    private func causes(of obstacles: [Candidate], before index: Int) -> [Int] {
        obstacles.compactMap { obstacle in
            let taker = Int(takers[obstacle.cell * 10 + obstacle.digit])
            return taker >= 0 && taker < index ? taker : nil
        }
    }

    /// The net of the consequences that lead to the contradiction.
    private var net: SudokuNet? {
        guard let contradiction else { return nil }
        var isNeeded = [Bool](repeating: false, count: consequences.count)
        isNeeded[0] = true
        for cause in causes(of: contradiction.obstacles, before: consequences.count) {
            isNeeded[cause] = true
        }
        for index in consequences.indices.reversed() where isNeeded[index] {
            let (candidate, reason) = (consequences[index].candidate, consequences[index].reason)
            for cause in causes(of: reason.obstacles(of: candidate), before: index) {
                isNeeded[cause] = true
            }
        }
        return SudokuNet(
            consequences: consequences.indices.filter { isNeeded[$0] }.map { consequences[$0] },
            contradiction: contradiction)
    }
}
