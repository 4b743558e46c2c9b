/// A sequence of groups of cells, in which each group after the first shares numbers with an
/// earlier one. A single pass over the chain counts all arrangements of its mines.
struct MinesChain {
    /// A transition between two states. It places a number of mines in the group between them.
    private struct Edge { let start, end, mines: Int }

    /// The maximum number of states at a group. A chain with more states is too broad to count.
    private static let limit = 50_000
    /// The maximum number of unfinished numbers in a state. A state is an integer. It has four bits
    /// for each unfinished number, with the mines that this number still needs. The bits above
    /// contain the number of placed mines.
    private static let unfinishedNumberLimit = 28
    private static let oneMine: UInt128 = 1 << 112

    private let sizes: [Int]
    private var edges: [[Edge]] = []
    /// The number of ways to reach each state, before each group and after the last one, relative
    /// to the largest; and the number of mines in each final state.
    private var waysTo: [[Double]] = [[1]]
    private let mines: [Int]
    /// The number of arrangements for each number of mines, relative to the largest.
    let ways: [Double]

    /// Counts the arrangements for these groups. `needs` contains the mines that each number needs.
    init(_ groups: [MinesOdds.Group], needs: [Int]) throws(MinesOdds.Failure) {
        sizes = groups.map(\.cells.count)
        // The number of unprocessed cells around each number.
        var room = Array(repeating: 0, count: needs.count)
        for group in groups { for number in group.numbers { room[number] += group.cells.count } }
        var seats: [Int: Int] = [:]
        var free = Array((0..<Self.unfinishedNumberLimit).reversed())
        var states: [UInt128] = [0]
        for (size, touched) in zip(sizes, groups.map(\.numbers)) {
            var begun: UInt128 = 0
            for number in touched {
                room[number] -= size
                if seats[number] == nil {
                    guard (0...8).contains(needs[number]) else { throw .contradiction }
                    guard let seat = free.popLast() else { throw .tooBroad }
                    seats[number] = seat
                    begun |= UInt128(needs[number]) << (4 * seat)
                }
            }
            let parts = touched.map { (shift: 4 * seats[$0, default: 0], room: room[$0]) }
            let one = parts.reduce(Self.oneMine) { $0 &- (1 << $1.shift) }
            var found: [UInt128: Int] = [:]
            var next: [UInt128] = []
            var ways: [Double] = []
            var layer: [Edge] = []
            for (start, state) in states.enumerated() {
                let state = state | begun
                var (least, most) = (0, size)
                for part in parts {
                    let need = Int(truncatingIfNeeded: state >> part.shift) & 15
                    (least, most) = (max(least, need - part.room), min(most, need))
                }
                if least > most { continue }
                for mines in least...most {
                    let end = state &+ UInt128(mines) &* one
                    let index = found[end] ?? next.count
                    if index == next.count {
                        found[end] = index
                        next.append(end)
                        ways.append(0)
                    }
                    ways[index] += waysTo[edges.count][start] * Self.choices(mines, of: size)
                    layer.append(Edge(start: start, end: index, mines: mines))
                }
            }
            if next.isEmpty { throw .contradiction }
            guard WorkBudget.add(20 * layer.count), next.count <= Self.limit else {
                throw .tooBroad
            }
            free += touched.filter { room[$0] == 0 }.compactMap { seats[$0] }
            states = next
            edges.append(layer)
            waysTo.append(ways.scaled)
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
