/// A way to find a step.
protocol Technique: Sendable {
    var name: SudokuTechnique { get }

    /// A step of this technique in `position`; nil if there is none. It is always the same one.
    func step(in position: SudokuPosition) -> SudokuStep?
}

/// Keeps the step that removes the most candidates. If several do, it prefers the one with the
/// least evidence, and then the first.
struct BestStep {
    let position: SudokuPosition
    let name: SudokuTechnique
    private(set) var step: SudokuStep?

    init(_ name: SudokuTechnique, in position: SudokuPosition) {
        self.name = name
        self.position = position
    }

    /// Offers the removal of a digit from `cells`. The pattern and the evidence are evaluated only
    /// if the step may be better.
    mutating func offer(
        _ digit: Int, from cells: CellSet, _ pattern: @autoclosure () -> SudokuPattern,
        evidence: @autoclosure () -> [Candidate]
    ) {
        let cells = cells & position.cells[digit]
        guard !cells.isEmpty, cells.count >= step?.eliminations.count ?? 0 else { return }
        offer(cells.map { Candidate(digit, at: $0) }, pattern(), evidence: evidence())
    }

    /// Offers the removal of candidates. All of them must be possible.
    mutating func offer(
        _ eliminations: [Candidate], _ pattern: @autoclosure () -> SudokuPattern,
        evidence: @autoclosure () -> [Candidate]
    ) {
        guard !eliminations.isEmpty else { return }
        if let step {
            let (new, old) = (eliminations.count, step.eliminations.count)
            guard new >= old else { return }
            let evidence = evidence()
            guard new > old || evidence.count < step.evidence.count else { return }
            self.step = SudokuStep(
                name, pattern(), evidence: evidence, eliminations: eliminations)
        } else {
            step = SudokuStep(
                name, pattern(), evidence: evidence(), eliminations: eliminations)
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
