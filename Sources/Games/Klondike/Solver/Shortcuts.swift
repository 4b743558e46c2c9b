extension Klondike.Solver {
    /// A search for a shorter way to win near a known one. It brings back, puts on piles and lifts
    /// only the cards that the known way does, in any order.
    ///
    /// The search goes breadth first by steps and keeps only the most promising nodes of each
    /// layer.
    struct Shortcuts {
        private struct Node {
            var state: State
            /// How many cards of the talon lie on the waste, even where the solver ignores the
            /// number.
            var waste: Int8
            var moves: Int16
            var promise: Int16 = 0
            let parent: Int32
            let step: Step?
        }

        private let layout: Layout
        private let width: Int
        private var backs: Klondike.CardSet = 0
        private var puts: Klondike.CardSet = 0
        private var lifts: Klondike.CardSet = 0
        private var talon = Talon()
        private var nodes: [Node] = []
        /// The latest states that were reached, and the number of moves that it took.
        private var met = [(key: UInt64, moves: Int16)](repeating: (0, 0), count: 1 << 15)

        init(near steps: [Step], layout: Layout, width: Int) {
            (self.layout, self.width) = (layout, width)
            for step in steps {
                let card: Klondike.CardSet = 1 << Klondike.CardSet(step.bit)
                switch step.kind {
                case .home, .homeFromTalon: break
                case .back: backs |= card
                case .put: puts |= card
                case .lift: lifts |= card
                }
            }
        }

        /// Steps that win within `limit` moves, if the search finds any.
        mutating func steps(from start: State, waste: Int, within limit: Int) -> [Step]? {
            nodes = []
            // A position reached again in more moves may seem new. Without this limit, the search
            // might not end.
            let most = Int16(min(limit, 30_000))
            var root = Node(
                state: start, waste: Int8(waste), moves: 0, parent: -1, step: nil)
            settle(&root)
            var layer = [root]
            var best: Node?
            while !layer.isEmpty {
                let first = nodes.count
                nodes += layer
                layer = []
                for index in first..<nodes.count {
                    let node = nodes[index]
                    if !node.state.isWon {
                        expand(index, into: &layer)
                    } else if node.moves < best?.moves ?? most + 1 {
                        best = node
                    }
                }
                layer.removeAll { $0.moves > most || $0.promise >= best?.moves ?? .max }
                layer = promising(layer)
            }
            return best.map { path(to: $0, from: start) }
        }

        private mutating func expand(_ index: Int, into layer: inout [Node]) {
            let node = nodes[index]
            let state = node.state
            let free = state.free
            let fits = free >> 4 | (state.emptyPiles > 0 ? Klondike.Cards.kings : 0)
            let cards = talon.cards(state, layout: layout)
            let steps: [(Step.Kind, Klondike.CardSet)] = [
                (.home, state.faceUp & free & state.next), (.homeFromTalon, cards & state.next),
                (.lift, state.tops & fits & lifts), (.put, cards & fits & puts),
                (.back, Klondike.Cards.lower(state.next) & fits & backs & ~state.safelyHome),
            ]
            for (kind, cards) in steps {
                var cards = cards
                while cards != 0 {
                    let bit = cards.trailingZeroBitCount
                    cards &= cards - 1
                    var next = Node(
                        state: state, waste: node.waste, moves: node.moves, parent: Int32(index),
                        step: Step(kind: kind, bit: UInt8(bit)))
                    take(Step(kind: kind, bit: UInt8(bit)), &next)
                    settle(&next)
                    next.promise = next.moves + distance(next)
                    if isNew(next) { layer.append(next) }
                }
            }
        }

        private func take(_ step: Step, _ node: inout Node) {
            if step.kind == .put || step.kind == .homeFromTalon {
                let (turns, waste) = turns(to: Int(step.bit), node)
                node.moves += Int16(turns)
                node.waste = Int8(waste)
            }
            node.moves += 1
            node.state.take(step, layout: layout)
            (node.state.puttable, node.state.homeable) = (.max, .max)
        }

        /// Sends home the cards that are safe there.
        private func settle(_ node: inout Node, onStep: (Step) -> Void = { _ in }) {
            while true {
                let home = node.state.faceUp & node.state.free & node.state.safe
                guard home != 0 else { return }
                let step = Step(kind: .home, bit: UInt8(home.trailingZeroBitCount))
                take(step, &node)
                onStep(step)
            }
        }

        /// How often the stock is turned to reach a card, and how many cards the waste has when it
        /// is gone.
        private func turns(to bit: Int, _ node: Node) -> (Int, waste: Int) {
            let draw = layout.draw
            let slot: UInt32 = 1 << UInt32(layout.slot[bit])
            let below = (node.state.talon & (slot - 1)).nonzeroBitCount
            let count = node.state.talon.nonzeroBitCount
            let (place, waste) = (below + 1, Int(node.waste))
            if place == waste { return (0, below) }
            if place > waste, (place - waste) % draw == 0 || place == count {
                return ((place - waste + draw - 1) / draw, below)
            }
            let rest = (count - waste + draw - 1) / draw
            return (rest + 1 + (place + draw - 1) / draw, below)
        }

        /// An estimate of the moves that are left. Face-down cards weigh the most.
        private func distance(_ node: Node) -> Int16 {
            let state = node.state
            let counts = state.counts
            // The sum of all counts: first the sums of pairs, then the sum of these.
            let pairs = (counts & 0x0F0F_0F0F) + (counts >> 4 & 0x0F0F_0F0F)
            let hidden = Int((pairs &* 0x0101_0101) >> 24) - state.tops.nonzeroBitCount
            let count = state.talon.nonzeroBitCount
            let stock = count - Int(node.waste)
            return Int16(
                state.faceUp.nonzeroBitCount + 2 * hidden + 3 * count / 2 + stock / layout.draw)
        }

        private mutating func isNew(_ node: Node) -> Bool {
            let key =
                node.state.redeals == State.unlimited
                ? node.state.key | UInt64(node.waste) : node.state.key
            let index = Int(((key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 49)
            if met[index].key == key, met[index].moves <= node.moves { return false }
            met[index] = (key, node.moves)
            return true
        }

        private func promising(_ layer: [Node]) -> [Node] {
            guard layer.count > width else { return layer }
            return Array(layer.sorted { $0.promise < $1.promise }.prefix(width))
        }

        private func path(to end: Node, from start: State) -> [Step] {
            var chosen: [Step] = []
            var node = end
            while let step = node.step {
                chosen.append(step)
                node = nodes[Int(node.parent)]
            }
            var steps: [Step] = []
            node = Node(state: start, waste: 0, moves: 0, parent: -1, step: nil)
            settle(&node) { steps.append($0) }
            for step in chosen.reversed() {
                steps.append(step)
                take(step, &node)
                settle(&node) { steps.append($0) }
            }
            return steps
        }
    }
}
