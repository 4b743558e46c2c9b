/// A search for the fewest numbers that prove a part of a step.
///
/// The search tries sets of numbers, small sets first. A number is a constraint on the mines among
/// its covered cells. The number of mines is a constraint on all covered cells.
struct MinesProof {
    /// A set of cells that contain exactly `need` mines.
    private struct Constraint {
        let cells: [Int]
        let need: Int
    }

    /// The cells that the numbers prove to be safe, and to be mines.
    private struct Found {
        var safe: [Int] = []
        var mines: [Int] = []
    }

    let solver: MinesSolver
    /// The step to prove, and the numbers that may be used. A proof of any part of the step is
    /// enough.
    let step: MinesSolver.Step

    /// The maximum number of sets to try. After that, numbers are removed one by one, as long as
    /// the others still prove a part of the step. The result may contain more numbers than
    /// necessary.
    private static let tryLimit = 3_000

    /// A part of the step that few numbers prove. A proof without the number of mines is preferred.
    /// If no part is found, the result is the whole step.
    var smallest: MinesSolver.Step {
        search(countsMines: false) ?? reduced(countsMines: false) ?? search(countsMines: true)
            ?? reduced(countsMines: true) ?? step
    }

    private func search(countsMines: Bool) -> MinesSolver.Step? {
        var sets: Set<[Int]> = [[]]
        var tried = 0
        while !sets.isEmpty {
            for numbers in sets.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                tried += 1
                if tried > Self.tryLimit { return nil }
                if let step = proof(numbers, countsMines) { return step }
            }
            sets = Set(
                sets.flatMap { numbers in
                    more(numbers, countsMines).map { (numbers + [$0]).sorted() }
                })
        }
        return nil
    }

    /// The numbers to try in addition to these numbers. Unless the number of mines is used, only
    /// numbers that share unknown cells with them can help.
    private func more(_ numbers: [Int], _ countsMines: Bool) -> [Int] {
        let rest = step.numbers.filter { !numbers.contains($0) }
        if countsMines { return rest.filter { $0 > numbers.last ?? -1 } }
        let near = numbers.isEmpty ? step.safe + step.mines : numbers.flatMap(solver.hidden)
        return rest.filter { number in near.contains { solver.size.touch($0, number) } }
    }

    /// A part of the step, with the numbers that are necessary to prove it; nil if all numbers of
    /// the step together prove no part of it.
    private func reduced(countsMines: Bool) -> MinesSolver.Step? {
        let cells = step.safe + step.mines
        func known(_ numbers: [Int], _ cell: Int) -> [Int]? {
            (try? MinesOdds(solver, numbers: numbers, countsMines: countsMines))?.group(of: cell)
                .flatMap { (step.safe.contains(cell) ? $0.isSafe : $0.isMine) ? $0.cells : nil }
        }
        guard let cell = cells.first(where: { known(step.numbers, $0) != nil }) else { return nil }
        let kept = step.numbers.reduce(step.numbers) { kept, number in
            let fewer = kept.filter { $0 != number }
            return known(fewer, cell) == nil ? kept : fewer
        }
        let group = known(kept, cell) ?? [cell]
        let isSafe = step.safe.contains(cell)
        return MinesSolver.Step(
            rule: .numbers(countsMines: countsMines), numbers: kept, safe: isSafe ? group : [],
            mines: isSafe ? [] : group)
    }

    private func constraints(_ numbers: [Int], _ countsMines: Bool) -> [Constraint] {
        let all = Constraint(cells: countsMines ? solver.unknown : [], need: solver.minesLeft)
        return (countsMines ? [all] : [])
            + numbers.map { Constraint(cells: solver.hidden(around: $0), need: solver.need[$0]) }
    }

    /// The part of the step that these numbers prove, if any.
    private func proof(_ numbers: [Int], _ countsMines: Bool) -> MinesSolver.Step? {
        let constraints = constraints(numbers, countsMines)
        if let step = rest(constraints, numbers, countsMines) { return step }
        let found = found(constraints)
        if found.safe.isEmpty && found.mines.isEmpty { return nil }
        return MinesSolver.Step(
            rule: rule(numbers, countsMines), numbers: numbers, safe: found.safe,
            mines: found.mines)
    }

    private func rule(_ numbers: [Int], _ countsMines: Bool) -> MinesHint.Rule {
        guard numbers.count == 2, !countsMines else { return .numbers(countsMines: countsMines) }
        let shared = solver.hidden(around: numbers[0]).count { solver.size.touch($0, numbers[1]) }
        return .pair(shared: shared)
    }

    /// The simplest kind of proof. The cells of all other constraints lie within the cells of one
    /// constraint and do not overlap. The remaining cells of this constraint contain no mines or
    /// only mines.
    private func rest(
        _ constraints: [Constraint], _ numbers: [Int], _ countsMines: Bool
    ) -> MinesSolver.Step? {
        for whole in countsMines ? 0..<1 : constraints.indices {
            let parts = constraints[..<whole] + constraints[(whole + 1)...]
            let inside = parts.flatMap(\.cells)
            let cells = Set(constraints[whole].cells)
            guard Set(inside).count == inside.count, cells.isSuperset(of: inside) else { continue }
            let rest = cells.subtracting(inside)
            let need = constraints[whole].need - parts.reduce(0) { $0 + $1.need }
            let safe = need == 0 ? step.safe.filter(rest.contains) : []
            let mines = need == rest.count ? step.mines.filter(rest.contains) : []
            guard !safe.isEmpty || !mines.isEmpty else { continue }
            let others = countsMines ? numbers : numbers.filter { $0 != numbers[whole] }
            return MinesSolver.Step(
                rule: .rest(isOfBoard: countsMines),
                numbers: countsMines ? others : [numbers[whole]] + others, safe: safe, mines: mines)
        }
        return nil
    }

    /// The cells of the step that are safe, or mines, in every arrangement that fits the
    /// constraints.
    private func found(_ constraints: [Constraint]) -> Found {
        var touched: [Int: Int] = [:]
        for (place, constraint) in constraints.enumerated() {
            for cell in constraint.cells { touched[cell, default: 0] |= 1 << place }
        }
        let groups = Dictionary(grouping: touched.keys) { touched[$0, default: 0] }
        let parts = groups.keys.sorted().map { (mask: $0, most: groups[$0, default: []].count) }
        let needs = constraints.map(\.need)
        var found = Found()
        for (place, part) in parts.enumerated() {
            let safe = step.safe.filter { touched[$0] == part.mask }
            if !safe.isEmpty, !Self.fits(parts, needs, place, 1...part.most) { found.safe += safe }
            let mines = step.mines.filter { touched[$0] == part.mask }
            if !mines.isEmpty, !Self.fits(parts, needs, place, 0...part.most - 1) {
                found.mines += mines
            }
        }
        return found
    }

    /// Returns whether some arrangement of mines meets the needs. `range` contains the numbers of
    /// mines that the part at `place` may have.
    private static func fits(
        _ parts: [(mask: Int, most: Int)], _ needs: [Int], _ place: Int, _ range: ClosedRange<Int>
    ) -> Bool {
        func fits(_ index: Int, _ needs: [Int]) -> Bool {
            for number in needs.indices {
                var room = 0
                for part in index..<parts.count where parts[part].mask >> number & 1 == 1 {
                    room += parts[part].most
                }
                if needs[number] < 0 || needs[number] > room { return false }
            }
            guard index < parts.count else { return true }
            for mines in index == place ? range : 0...parts[index].most {
                var rest = needs
                for number in needs.indices where parts[index].mask >> number & 1 == 1 {
                    rest[number] -= mines
                }
                if fits(index + 1, rest) { return true }
            }
            return false
        }
        return fits(0, needs)
    }
}
