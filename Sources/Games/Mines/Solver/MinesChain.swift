/// A sequence of groups of cells, in which each group after the first shares numbers with an
/// earlier one. A single pass over the chain counts all arrangements of its mines.
struct MinesChain {
    /// A transition between two states. It places a number of mines in the group between them.
    private struct Edge { let start, end, mines: Int }

    /// The maximum number of states at a group. A chain with more states is too broad to count.
    private static let limit = 50_000
    /// One placed mine, in a state. A state is an integer. It has four bits for each unfinished
    /// number, with the mines that this number still needs. The bits above contain the number of
    /// placed mines.
    private static let oneMine: UInt128 = 1 << (4 * MinesChainSeats.count)

    private let sizes: [Int]
    private var edges: [[Edge]] = []
    /// The number of ways to reach each state, before each group and after the last one, relative
    /// to the largest number. `mines` contains the number of mines in each final state.
    private var waysTo: [[Double]] = [[1]]
    private let mines: [Int]
    /// The number of arrangements for each number of mines, relative to the largest.
    let ways: [Double]

    /// Counts the arrangements for these groups. `needs` contains the mines that each number needs.
    init(_ groups: [MinesOdds.Group], needs: [Int]) throws(MinesOdds.Failure) {
        sizes = groups.map(\.cells.count)
        var seats = MinesChainSeats(groups, needs: needs)
        var states: [UInt128] = [0]
        for (size, numbers) in zip(sizes, groups.map(\.numbers)) {
            let begun = try seats.begin(numbers, cells: size)
            let layer = Layer(
                from: states.map { $0 | begun }, ways: waysTo[edges.count],
                seats.fields(of: numbers), cells: size)
            if layer.states.isEmpty { throw .contradiction }
            guard WorkBudget.add(20 * layer.edges.count), layer.states.count <= Self.limit else {
                throw .tooBroad
            }
            seats.finish(numbers)
            states = layer.states
            edges.append(layer.edges)
            waysTo.append(layer.ways.scaled)
        }
        mines = states.map { Int($0 / Self.oneMine) }
        var ways = [Double](repeating: 0, count: (mines.max() ?? 0) + 1)
        for (mines, count) in zip(mines, waysTo[groups.count]) { ways[mines] = count }
        self.ways = ways.scaled
    }

    /// Calls `emit` for each group and number of mines, with the weight of all arrangements that
    /// have this many mines in the group. `outside` is the weight of the cells outside the chain,
    /// for each number of mines in the whole chain.
    func weigh(_ outside: [Double], emit: (_ group: Int, _ mines: Int, _ weight: Double) -> Void) {
        var behind = mines.map { outside[$0] }
        for place in sizes.indices.reversed() {
            var before = [Double](repeating: 0, count: waysTo[place].count)
            var weights = [Double](repeating: 0, count: sizes[place] + 1)
            for edge in edges[place] {
                let weight = behind[edge.end] * Self.choices(edge.mines, of: sizes[place])
                before[edge.start] += weight
                weights[edge.mines] += waysTo[place][edge.start] * weight
            }
            for (mines, weight) in weights.enumerated() where weight > 0 {
                emit(place, mines, weight)
            }
            behind = before.scaled
        }
    }

    /// The number of ways to choose this many cells of a group.
    private static func choices(_ chosen: Int, of all: Int) -> Double {
        (0..<chosen).reduce(1.0) { $0 * Double(all - $1) / Double($1 + 1) }
    }
}

extension MinesChain {
    /// The states after a group, the number of ways to reach each of them, and the transitions to
    /// them.
    private struct Layer {
        var states: [UInt128] = []
        var ways: [Double] = []
        var edges: [Edge] = []

        /// Places mines in a group of cells in every possible way. `fields` are the numbers around
        /// the group.
        init(
            from starts: [UInt128], ways startWays: [Double], _ fields: [MinesChainSeats.Field],
            cells size: Int
        ) {
            let one = fields.reduce(oneMine) { $0 &- (1 << $1.shift) }
            var found: [UInt128: Int] = [:]
            for (start, state) in starts.enumerated() {
                var (least, most) = (0, size)
                for field in fields {
                    let need = Int(truncatingIfNeeded: state >> field.shift) & 15
                    (least, most) = (max(least, need - field.room), min(most, need))
                }
                if least > most { continue }
                for mines in least...most {
                    let end = state &+ UInt128(mines) &* one
                    let index = found[end] ?? states.count
                    if index == states.count {
                        found[end] = index
                        states.append(end)
                        ways.append(0)
                    }
                    ways[index] += startWays[start] * choices(mines, of: size)
                    edges.append(Edge(start: start, end: index, mines: mines))
                }
            }
        }
    }
}
