extension Klondike.Solver {
    /// The tables that a search has reached, each with the step that led to it.
    struct TableTree {
        struct Node {
            let table: CompactTable
            let step: TableSteps.Step
            /// The index of the previous table; -1 at the start.
            let parent: Int32
            /// The number of moves from the start.
            let moves: Int16
            /// The rank of the table. A table with a smaller rank is more promising.
            var rank: Int16 = 0

            init(start table: CompactTable) {
                (self.table, step, parent, moves) = (table, TableSteps.Step(0, to: 0), -1, 0)
            }

            init(_ table: CompactTable, after step: TableSteps.Step, of parent: Int, moves: Int) {
                (self.table, self.step) = (table, step)
                (self.parent, self.moves) = (Int32(parent), Int16(moves))
            }
        }

        private(set) var nodes: [Node] = []

        /// The average number of bytes that a table takes while the array grows.
        static let bytesPerTable = 2 * MemoryLayout<Node>.stride

        /// Adds a table, and returns its index.
        @inline(__always)
        mutating func add(_ node: Node) -> Int {
            nodes.append(node)
            return nodes.count - 1
        }

        /// The steps that lead to a table.
        func steps(to node: Node) -> [TableSteps.Step] {
            var (node, steps) = (node, [TableSteps.Step]())
            while node.parent >= 0 {
                steps.append(node.step)
                node = nodes[Int(node.parent)]
            }
            return steps.reversed()
        }
    }

    /// The tables that a search has reached, each with the fewest moves to it.
    struct ReachedTables {
        private var keys: [TableKey]
        private var moves: [Int16]
        private(set) var count = 0

        private static let emptyKey = TableKey(one: 0, two: 0)

        init() {
            keys = Array(repeating: Self.emptyKey, count: 1 << 12)
            moves = Array(repeating: 0, count: 1 << 12)
        }

        /// The average number of bytes that a table takes while the arrays grow.
        static let bytesPerTable = 60

        /// Adds a table. Returns false if it was already reached in at most this number of moves.
        @inline(__always)
        mutating func reach(_ key: TableKey, moves number: Int) -> Bool {
            if count > keys.count / 16 * 11 { grow() }
            let index = place(of: key)
            if keys[index] == Self.emptyKey {
                keys[index] = key
                count += 1
            } else if moves[index] <= number {
                return false
            }
            moves[index] = Int16(number)
            return true
        }

        /// Returns whether the table has been reached in fewer moves.
        @inline(__always)
        func hasShorterWay(to key: TableKey, than number: Int16) -> Bool {
            let index = place(of: key)
            return keys[index] != Self.emptyKey && moves[index] < number
        }

        /// The slot of the table, or the free slot where it belongs.
        @inline(__always)
        private func place(of key: TableKey) -> Int {
            let last = keys.count - 1
            var index = Int(truncatingIfNeeded: key.one) & last
            while keys[index] != key, keys[index] != Self.emptyKey { index = (index + 1) & last }
            return index
        }

        private mutating func grow() {
            let old = (keys: keys, moves: moves)
            keys = Array(repeating: Self.emptyKey, count: 2 * old.keys.count)
            moves = Array(repeating: 0, count: keys.count)
            for slot in old.keys.indices where old.keys[slot] != Self.emptyKey {
                let index = place(of: old.keys[slot])
                (keys[index], moves[index]) = (old.keys[slot], old.moves[slot])
            }
        }
    }
}
