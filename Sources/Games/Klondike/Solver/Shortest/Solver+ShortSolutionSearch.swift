extension Klondike.Solver {
    /// A quick beam search for a short solution. For each number of moves, it keeps only the most
    /// promising tables.
    struct ShortSolutionSearch {
        private let tableSteps: TableSteps
        private let bound: MoveBound
        private let width: Int
        private var tree = TableTree()
        private var reached = ReachedTables()
        /// The reached tables, by the number of moves.
        private var layers: [[TableTree.Node]] = []

        init(_ layout: Layout, width: Int) {
            (tableSteps, bound) = (TableSteps(layout: layout), MoveBound(layout))
            self.width = width
        }

        /// The steps that win within `limit` moves; nil if the search finds none.
        mutating func solution(from start: CompactTable, within limit: Int) -> [TableSteps.Step]? {
            guard limit >= 0 else { return nil }
            (tree, reached) = (TableTree(), ReachedTables())
            layers = Array(repeating: [], count: limit + 1)
            layers[0] = [TableTree.Node(start: start)]
            for moves in 0...limit {
                let layer = promising(layers[moves])
                layers[moves] = []
                guard WorkBudget.add(500 * layer.count) else { return nil }
                for node in layer {
                    if node.table.isWon { return tree.steps(to: node) }
                    if reached.hasShorterWay(to: node.table.key, than: node.moves) { continue }
                    expand(node, within: limit)
                }
            }
            return nil
        }

        private mutating func expand(_ node: TableTree.Node, within limit: Int) {
            let parent = tree.add(node)
            tableSteps.forEach(from: node.table) { table, cost, step in
                let moves = Int(node.moves) + cost
                let (least, hidden) = bound.moves(from: table)
                guard moves + least <= limit, reached.reach(table.key, moves: moves) else { return }
                var next = TableTree.Node(table, after: step, of: parent, moves: moves)
                // A face-down card usually takes two moves more than the lower bound, and a card of
                // the talon half a move. The rank counts half moves.
                next.rank = Int16(2 * least + 4 * hidden + table.talon.nonzeroBitCount)
                layers[moves].append(next)
            }
        }

        /// The `width` most promising tables of a layer, in the order of their ranks, or the whole
        /// layer if it is no larger.
        private func promising(_ layer: [TableTree.Node]) -> [TableTree.Node] {
            guard layer.count > width else { return layer }
            // Ranks are small numbers, so a bucket for each rank sorts them.
            var places: [[Int]] = []
            for (place, node) in layer.enumerated() {
                let rank = Int(node.rank)
                while places.count <= rank { places.append([]) }
                places[rank].append(place)
            }
            return places.joined().prefix(width).map { layer[$0] }
        }
    }
}
