extension Klondike {
    /// A search for the fewest moves that win a position. It starts with a known solution, and
    /// ends with a proof or when its memory is full.
    public struct ShortestSearch {
        /// The shortest known solution.
        public private(set) var moves: [Move]

        /// A lower bound for the number of moves of any solution.
        public private(set) var least: Int

        /// Indicates whether no solution is shorter than the known one.
        public var isProved: Bool { least >= moves.count }

        private let position: Position
        private let rules: Rules
        private let tableSteps: Solver.TableSteps
        private let bound: Solver.MoveBound
        private var tree = Solver.TableTree()
        private var reached = Solver.ReachedTables()
        /// The tables to search next, indexed by the lower bound for the length of a solution
        /// through them.
        private var waiting: [[Int32]]
        private let capacity: Int

        /// Creates a search that takes at most about this number of bytes.
        public init(_ position: Position, rules: Rules, knowing moves: [Move], bytes: Int) {
            (self.position, self.rules, self.moves) = (position, rules, moves)
            let layout = Solver.Layout(position.table, draw: rules.draw.rawValue)
            tableSteps = Solver.TableSteps(layout: layout)
            bound = Solver.MoveBound(layout)
            let redeals = Solver.State.redeals(rules.redeals.map { $0 - position.redeals })
            let table = Solver.CompactTable(position.table, redeals: redeals, layout: layout)
            capacity = bytes / (Solver.TableTree.bytesPerTable + Solver.ReachedTables.bytesPerTable)
            var search = Solver.ShortSolutionSearch(layout, width: min(3_000, capacity / 100))
            let shorter = search.solution(from: table, within: moves.count - 1).flatMap {
                Solver.MoveTranslator($0, from: position, rules: rules)?.moves
            }
            if let shorter { self.moves = position.inGoodOrder(shorter, by: rules) }
            least = min(bound.moves(from: table).least, self.moves.count)
            waiting = Array(repeating: [], count: self.moves.count + 1)
            waiting[least].append(Int32(tree.add(Solver.TableTree.Node(start: table))))
        }

        /// Searches up to the given number of further tables. Returns whether the search is over:
        /// the shortest solution is proved, or the memory or the `WorkBudget` is used up.
        public mutating func search(_ tables: Int) -> Bool {
            var left = tables
            while !isProved {
                guard let index = waiting[least].popLast() else {
                    least += 1
                    continue
                }
                let node = tree.nodes[Int(index)]
                if node.table.isWon {
                    finish(with: node)
                } else if !reached.hasShorterWay(to: node.table.key, than: node.moves) {
                    guard tree.nodes.count < capacity, WorkBudget.add(500) else { return true }
                    expand(node, at: Int(index))
                    left -= 1
                    if left <= 0 { return false }
                }
            }
            return true
        }

        /// Stores the solution that ends with this table. Tables are searched in the order of the
        /// lower bound, so the first won table is reached in the fewest moves.
        private mutating func finish(with node: Solver.TableTree.Node) {
            let steps = tree.steps(to: node)
            let solution = Solver.MoveTranslator(steps, from: position, rules: rules)?.moves
            guard let solution, solution.count == Int(node.moves) else {
                preconditionFailure("Every play of a compact table must be allowed by the rules.")
            }
            moves = position.inGoodOrder(solution, by: rules)
        }

        private mutating func expand(_ node: Solver.TableTree.Node, at parent: Int) {
            tableSteps.forEach(from: node.table) { table, cost, step in
                let moves = Int(node.moves) + cost
                let least = max(self.least, moves + bound.moves(from: table).least)
                guard least < self.moves.count, reached.reach(table.key, moves: moves) else {
                    return
                }
                let next = Solver.TableTree.Node(table, after: step, of: parent, moves: moves)
                waiting[least].append(Int32(tree.add(next)))
            }
        }
    }
}
