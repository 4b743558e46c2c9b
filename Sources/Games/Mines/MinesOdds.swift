/// The exact odds of all unknown cells, from all numbers and the count of the mines at once.
///
/// Cells that touch the same numbers are alike: they form a group, of which only the number of its
/// mines matters. Numbers that share groups form a chain. A chain is walked group by group; what
/// matters of the way so far is only what its unfinished numbers still need, and how many mines it
/// took. So the work grows with the breadth of a chain, and hardly with its length.
struct MinesOdds {
    /// Why there are no odds.
    enum Failure: Error {
        /// No mines fit the numbers.
        case contradiction
        /// A chain is broader than can be walked, or there are more ways than can be counted.
        case tooBroad
    }

    struct Group {
        let cells: [Int]
        /// The numbers that it touches, as places among the numbers that were looked at.
        let numbers: [Int]
        /// The weights of all arrangements, for a cell that is none and for a cell that is a mine.
        fileprivate(set) var safeWeight = 0.0
        fileprivate(set) var mineWeight = 0.0

        var chance: Double { mineWeight / (mineWeight + safeWeight) }
        var isSafe: Bool { mineWeight == 0 }
        var isMine: Bool { safeWeight == 0 }
    }

    private(set) var groups: [Group] = []

    /// The odds by some of the numbers, or all, and by the count of the mines, or without it.
    init(
        _ solver: MinesSolver, numbers: [Int]? = nil, countsMines: Bool = true
    ) throws(Failure) {
        let numbers = numbers ?? solver.numbers
        group(solver, numbers)
        let needs = numbers.map { solver.need[$0] }
        let (sea, shores) = (groups.firstIndex { $0.numbers.isEmpty }, shores)
        let chains = try shores.map { shore throws(Failure) in
            try MinesChain(shore.map { groups[$0] }, needs: needs)
        }
        let mines = countsMines ? solver.minesLeft : nil
        let seaSize = sea.map { groups[$0].cells.count } ?? 0
        let weights = Self.weights(
            of: mines, sea: seaSize, upTo: chains.reduce(0) { $0 + $1.ways.count - 1 })
        for (place, chain) in chains.enumerated() {
            let others = Self.ways(of: chains[..<place] + chains[(place + 1)...])
            let outside = chain.ways.indices.map { mines in
                others.indices.reduce(0.0) { $0 + others[$1] * weights[mines + $1] }
            }
            chain.weigh(outside) { group, mines, weight in
                let group = shores[place][group]
                add(weight, Double(mines) / Double(groups[group].cells.count), to: group)
            }
        }
        for (used, ways) in Self.ways(of: chains[...]).enumerated() {
            guard let sea, weights[used] > 0 else { continue }
            let share = mines.map { Double($0 - used) / Double(seaSize) } ?? 0.5
            add(ways * weights[used], share, to: sea)
        }
        let weightsOfGroups = groups.map { $0.mineWeight + $0.safeWeight }
        guard weightsOfGroups.allSatisfy(\.isFinite) else { throw .tooBroad }
        guard weightsOfGroups.allSatisfy({ $0 > 0 }) else { throw .contradiction }
    }

    private mutating func add(_ weight: Double, _ share: Double, to group: Int) {
        groups[group].mineWeight += weight * share
        groups[group].safeWeight += weight * (1 - share)
    }

    func group(of cell: Int) -> Group? { groups.first { $0.cells.contains(cell) } }

    private mutating func group(_ solver: MinesSolver, _ numbers: [Int]) {
        var touched = [[Int]](repeating: [], count: solver.size.count)
        for (place, number) in numbers.enumerated() {
            for cell in solver.neighbors[number] { touched[cell].append(place) }
        }
        groups = Dictionary(grouping: solver.unknown) { touched[$0] }
            .map { Group(cells: $1, numbers: $0) }.sorted { $0.cells[0] < $1.cells[0] }
    }

    /// The places of the groups of each chain, those next to each other that share numbers.
    private var shores: [[Int]] {
        var rest = groups.indices.filter { !groups[$0].numbers.isEmpty }
        var shores: [[Int]] = []
        while let first = rest.first {
            let shore = [Int].reached(from: first) { group in
                let numbers = Set(groups[group].numbers)
                return rest.filter { !numbers.isDisjoint(with: groups[$0].numbers) }
            }
            rest.removeAll(where: shore.contains)
            shores.append(shore)
        }
        return shores
    }

    /// For each number of mines in the chains, the ways of the rest of them to lie in the sea, as a
    /// multiple of the fewest. A way that there is never counts for nothing.
    private static func weights(of mines: Int?, sea: Int, upTo limit: Int) -> [Double] {
        guard let mines else { return Array(repeating: 1, count: limit + 1) }
        var weights = [Double](repeating: 0, count: limit + 1)
        var weight = 1.0
        for used in stride(from: min(limit, mines), through: max(0, mines - sea), by: -1) {
            weights[used] = weight
            let rest = mines - used
            weight = min(1e200, max(1e-200, weight * Double(sea - rest) / Double(rest + 1)))
        }
        return weights
    }

    /// The ways of some chains together, by the number of their mines.
    private static func ways(of chains: ArraySlice<MinesChain>) -> [Double] {
        chains.reduce([1]) { ways, chain in
            var product = [Double](repeating: 0, count: ways.count + chain.ways.count - 1)
            for (one, some) in ways.enumerated() where some > 0 {
                for (other, more) in chain.ways.enumerated() { product[one + other] += some * more }
            }
            return product
        }
    }
}
