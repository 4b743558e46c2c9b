/// A way to find a step.
protocol Technique: Sendable {
    var name: SudokuTechnique { get }

    /// A step of this technique in `position`; nil if there is none. Equal positions give equal
    /// steps.
    func step(in position: SudokuPosition) -> SudokuStep?

    /// The step to show in a hint: of a chain, the shortest one. Nil if there is none.
    func shortestStep(in position: SudokuPosition) -> SudokuStep?
}

extension Technique {
    func shortestStep(in position: SudokuPosition) -> SudokuStep? { step(in: position) }
}

/// The first or the best of the steps that a technique finds.
struct BestStep {
    /// The choice among several steps. HoDoKu makes the same choice, and its levels depend on this
    /// choice.
    enum Choice {
        /// The first step.
        case first
        /// The step that removes the most candidates. Ties are decided by less evidence, and then
        /// by candidates in earlier cells.
        case best
    }

    let position: SudokuPosition
    let name: SudokuTechnique
    let choice: Choice
    private(set) var step: SudokuStep?

    init(_ name: SudokuTechnique, in position: SudokuPosition, _ choice: Choice = .best) {
        self.name = name
        self.position = position
        self.choice = choice
    }

    /// Indicates whether no other step can be better.
    var isFinal: Bool { choice == .first && step != nil }

    /// Returns whether a step that removes this many candidates may be better.
    func isWorth(removing count: Int) -> Bool {
        count > 0 && count >= step?.eliminations.count ?? 0 && !isFinal
    }

    /// Offers the removal of a digit from `cells`. The pattern and the evidence are evaluated only
    /// if the step may be better.
    mutating func offer(
        _ digit: Int, from cells: CellSet, _ pattern: @autoclosure () -> SudokuPattern,
        evidence: @autoclosure () -> [Candidate]
    ) {
        let cells = cells & position.cells[digit]
        guard isWorth(removing: cells.count) else { return }
        offer(cells.map { Candidate(digit, at: $0) }, pattern(), evidence: evidence())
    }

    /// Offers the removal of candidates. All of them must be possible.
    mutating func offer(
        _ eliminations: [Candidate], _ pattern: @autoclosure () -> SudokuPattern,
        evidence: @autoclosure () -> [Candidate]
    ) {
        guard isWorth(removing: eliminations.count), position.isWanted(eliminations) else {
            return
        }
        let evidence = evidence()
        if let step, eliminations.count == step.eliminations.count {
            guard evidence.count <= step.evidence.count else { return }
            if evidence.count == step.evidence.count {
                guard lateness(eliminations) < lateness(step.eliminations) else { return }
            }
        }
        step = SudokuStep(name, pattern(), evidence: evidence, eliminations: eliminations)
    }

    /// A weighted sum of the cells of the candidates, in the order of their digits. Later
    /// candidates have a greater weight.
    private func lateness(_ candidates: [Candidate]) -> Int {
        let ordered = candidates.sorted { ($0.digit, $0.cell) < ($1.digit, $1.cell) }
        return zip(ordered, 0...).reduce(0) { sum, entry in
            sum + entry.0.cell * (1 + 80 * entry.1) + entry.0.digit
        }
    }
}

/// Calls `body` with each choice of `count` elements, in order, until it returns a result.
func firstChoice<Element, Result>(
    of count: Int, from elements: [Element], _ body: ([Element]) -> Result?
) -> Result? {
    var chosen: [Element] = []
    chosen.reserveCapacity(count)

    func choose(from start: Int) -> Result? {
        if chosen.count == count { return body(chosen) }
        let missing = count - chosen.count
        guard start + missing <= elements.count else { return nil }
        for index in start...(elements.count - missing) {
            chosen.append(elements[index])
            if let result = choose(from: index + 1) { return result }
            chosen.removeLast()
        }
        return nil
    }
    return choose(from: 0)
}
