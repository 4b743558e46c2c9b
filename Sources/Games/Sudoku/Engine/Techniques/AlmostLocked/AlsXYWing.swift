/// An almost locked set that shares a restricted digit with a second set, and another restricted
/// digit with a third set. The first set cannot lose both digits, so the second or the third set
/// loses one of them and has all its other digits. A common digit of these two sets is therefore in
/// one of them.
struct AlsXYWing: Technique {
    let name = SudokuTechnique.alsXYWing

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position)
        let graph = AlsLinks(position)
        for pivot in graph.sets.indices {
            let links = graph.links[pivot]
            for (index, one) in links.enumerated() {
                for other in links[(index + 1)...]
                where one.digit != other.digit && one.other != other.other {
                    guard
                        graph.sets[one.other].cells.isDisjoint(with: graph.sets[other.other].cells)
                    else { continue }
                    graph.offer(
                        from: one.other, one.digit, to: other.other, other.digit,
                        along: [one.other, pivot, other.other],
                        joinedBy: [one.digit, other.digit], &best)
                }
            }
        }
        return best.step
    }
}
