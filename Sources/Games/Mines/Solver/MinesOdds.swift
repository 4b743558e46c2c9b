/// The exact odds of all unknown cells, from all numbers and the number of mines together.
///
/// Cells that touch the same numbers are equivalent. They form a group, and only the number of
/// mines in the group matters. Groups that share numbers form a chain, which is processed group by
/// group. A number is unfinished while some of its groups are processed and others are not. The
/// state after each group consists of the mines that the unfinished numbers still need, and the
/// number of placed mines. The work depends mostly on how many numbers are unfinished at once.
struct MinesOdds {
    /// The reason why there are no odds.
    enum Failure: Error {
        /// No arrangement of mines fits the numbers.
        case contradiction
        /// A chain has too many unfinished numbers at once, or too many arrangements to count.
        case tooBroad
    }

    struct Group {
        let cells: [Int]
        /// The numbers that the group touches, as indices into the given numbers.
        let numbers: [Int]
        /// The total weight of the arrangements in which a cell of the group is safe, and in which
        /// it is a mine.
        fileprivate(set) var safeWeight = 0.0
        fileprivate(set) var mineWeight = 0.0

        /// The probability that a cell of the group is a mine. 0 and 1 are certain, and no other
        /// probability is rounded to them.
        var chance: Double {
            if isSafe || isMine { return isMine ? 1 : 0 }
            let chance = mineWeight / (mineWeight + safeWeight)
            return min(max(chance, .leastNormalMagnitude), 1.0.nextDown)
        }
        var isSafe: Bool { mineWeight == 0 }
        var isMine: Bool { safeWeight == 0 }
    }

    private(set) var groups: [Group] = []

    /// Computes the odds from `numbers`, or from all numbers if nil, and from the number of mines
    /// if `countsMines` is true.
    init(
        _ solver: MinesSolver, numbers: [Int]? = nil, countsMines: Bool = true
    ) throws(Failure) {
        let numbers = numbers ?? solver.numbers
        WorkBudget.note(20 * solver.size.count + 200 * numbers.count)
        group(solver, numbers)
        let needs = numbers.map { solver.need[$0] }
        let (sea, orders) = (groups.firstIndex { $0.numbers.isEmpty }, chainOrders(numbers.count))
        let chains = try orders.map { chain throws(Failure) in
            try MinesChain(chain.map { groups[$0] }, needs: needs)
        }
        let mines = countsMines ? solver.minesLeft : nil
        let seaSize = sea.map { groups[$0].cells.count } ?? 0
        let weights = Self.weights(
            of: mines, sea: seaSize, upTo: chains.reduce(0) { $0 + $1.ways.count - 1 })
        for (place, chain) in chains.enumerated() {
            let others = Self.ways(of: chains[..<place] + chains[(place + 1)...])
            let outside = chain.ways.indices.map { mines in
                others.indices.reduce(0.0) { $0 + others[$1] * weights[mines + $1] }
            }.scaled
            chain.weigh(outside) { group, mines, weight in
                let group = orders[place][group]
                add(weight, Double(mines) / Double(groups[group].cells.count), to: group)
            }
        }
        for (used, ways) in Self.ways(of: chains[...]).enumerated() {
            guard let sea, weights[used] > 0 else { continue }
            let share = mines.map { Double($0 - used) / Double(seaSize) } ?? 0.5
            add(ways * weights[used], share, to: sea)
        }
        guard groups.allSatisfy({ $0.mineWeight + $0.safeWeight > 0 }) else {
            throw .contradiction
        }
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

    /// The indices of the groups of each chain, in an order that leaves few numbers unfinished at
    /// each step.
    private func chainOrders(_ count: Int) -> [[Int]] {
        var touching = [[Int]](repeating: [], count: count)
        for (place, group) in groups.enumerated() {
            for number in group.numbers { touching[number].append(place) }
        }
        var left = touching.map(\.count)
        var isTaken = groups.map(\.numbers.isEmpty)
        /// The change in the number of unfinished numbers if this group is processed next.
        func growth(_ place: Int) -> Int {
            groups[place].numbers.reduce(0) { growth, number in
                growth + (left[number] == touching[number].count ? 1 : 0)
                    - (left[number] == 1 ? 1 : 0)
            }
        }
        var chains: [[Int]] = []
        while let first = isTaken.firstIndex(of: false) {
            var chain: [Int] = []
            var near = [first]
            while let next = near.min(by: { (growth($0), $0) < (growth($1), $1) }) {
                chain.append(next)
                isTaken[next] = true
                for number in groups[next].numbers {
                    left[number] -= 1
                    near += touching[number].filter { !isTaken[$0] && !near.contains($0) }
                }
                near.removeAll { $0 == next }
            }
            chains.append(chain)
        }
        return chains
    }

    /// The number of ways to place the remaining mines in the cells that touch no number, for each
    /// number of mines in the chains. The values are relative to the largest. If `mines` is nil,
    /// the number of mines is not used, and all values are equal.
    private static func weights(of mines: Int?, sea: Int, upTo limit: Int) -> [Double] {
        guard let mines else { return Array(repeating: 1, count: limit + 1) }
        var weights = [Double](repeating: 0, count: limit + 1)
        // With fewer mines in the chains, the number of ways first increases and then decreases.
        var weight = 1.0
        for used in stride(from: min(limit, mines), through: max(0, mines - sea), by: -1) {
            weights[used] = weight
            let rest = mines - used
            weight = max(.leastShare, weight * Double(sea - rest) / Double(rest + 1))
            if weight > 1e100 {
                weights = weights.map { $0 > 0 ? max(.leastShare, $0 / weight) : 0 }
                weight = 1
            }
        }
        return weights.scaled
    }

    /// The number of arrangements of several chains together, for each number of mines, relative to
    /// the largest.
    private static func ways(of chains: ArraySlice<MinesChain>) -> [Double] {
        chains.reduce([1]) { ways, chain in
            var product = [Double](repeating: 0, count: ways.count + chain.ways.count - 1)
            for (one, some) in ways.enumerated() where some > 0 {
                for (other, more) in chain.ways.enumerated() { product[one + other] += some * more }
            }
            return product.scaled
        }
    }
}

extension Double {
    /// A share that is almost zero. The product of two such shares is still greater than zero.
    fileprivate static let leastShare = 1e-150
}

extension [Double] {
    /// Weights relative to the largest. A positive weight stays positive.
    var scaled: [Double] {
        guard let most = self.max(), most > 0 else { return self }
        return map { $0 > 0 ? Swift.max(.leastShare, $0 / most) : 0 }
    }
}
