extension Klondike {
    /// Finds out whether a position can be won, given that the place of every card is known.
    ///
    /// Depth first through positions that matter (`State`), none of them twice.
    public struct Solver {
        public enum Verdict: Hashable, Sendable {
            /// It can be won: by these moves, which are few and in an order that makes sense.
            case winnable([Move])
            /// It cannot be won: everything has been tried.
            case unwinnable
            /// Time or memory ended first.
            case unknown
        }

        let layout: Layout
        let prunes: Bool
        private let shortens: Bool
        private let position: Position
        private let rules: Rules
        private var seen: TranspositionTable
        private var recent = RecentStates()
        private let start: State
        var talon = Talon()

        /// From the start to where the search is: the step that led there, and where the steps that
        /// are left there begin in `waiting`.
        private var path: [(step: Step?, firstWaiting: Int)] = []
        private var waiting: [(step: Step?, state: State)] = []
        var steps: [Step] = []

        /// How many positions were looked at.
        public private(set) var searched = 0

        /// Takes at most so many bytes.
        public init(_ position: Position, rules: Rules, bytes: Int = 256 << 20) {
            self.init(position, rules: rules, bytes: bytes, prunes: true)
        }

        init(
            _ position: Position, rules: Rules, bytes: Int = 256 << 20, prunes: Bool,
            shortens: Bool = true
        ) {
            (self.position, self.rules) = (position, rules)
            (self.prunes, self.shortens) = (prunes, shortens)
            layout = Layout(position.table, draw: rules.draw.rawValue)
            let redeals = rules.redeals.map { $0 - position.refreshes }
            start = State(position.table, redeals: redeals, layout: layout)
            seen = TranspositionTable(
                bytes: bytes, keepsPhases: prunes && start.redeals == State.unlimited)
            var state = start
            settle(&state)
            waiting.append((nil, state))
            path.append((nil, 0))
        }

        /// Searches on through so many positions; the verdict, if it is known then.
        public mutating func search(_ positions: Int) -> Verdict? {
            let before = searched
            defer { Effort.add(100 * (searched - before)) }
            let end = before + positions
            while searched < end {
                guard let firstWaiting = path.last?.firstWaiting else { return .unwinnable }
                guard waiting.count > firstWaiting, let (step, state) = waiting.popLast() else {
                    path.removeLast()
                    continue
                }
                var known: TalonPhase.Known?
                if state.isFree {
                    let phase = prunes ? state.phase : TalonPhase(0)
                    known = seen.insert(prunes ? state.key : state.keyWithPhase, phase)
                    if let known, phase.isCovered(by: known) { continue }
                } else {
                    // A position that serves one purpose is no reason to leave out others.
                    guard !prunes || recent.insert(state) else { continue }
                }
                if seen.isFull { return .unknown }
                searched += 1
                path.append((step, waiting.count))
                if state.isWon { return line }
                expand(state, known)
            }
            return nil
        }

        /// The known facts about the position are reused; only new moves are tried.
        private mutating func expand(_ state: State, _ known: TalonPhase.Known?) {
            steps.removeAll(keepingCapacity: true)
            addSteps(from: state, known)
            for step in steps {
                var next = state
                next.take(step, layout: layout)
                if !prunes { (next.puttable, next.homeable) = (.max, .max) }
                settle(&next)
                if !prunes || !seen.isRecent(next.key, next.phase) { waiting.append((step, next)) }
            }
        }

        /// A shorter way to win near this one, or the same; what gets something done comes early.
        private func shortened(_ moves: [Klondike.Move], _ steps: [Step]) -> [Klondike.Move] {
            var best = moves
            for width in [64, 512] {
                var shortcuts = Shortcuts(near: steps, layout: layout, width: width)
                guard
                    let steps = shortcuts.steps(
                        from: start, waste: position.table.waste.count, within: moves.count)
                else { continue }
                let shorter = MoveTranslator(steps, from: position, rules: rules)?.moves ?? moves
                if shorter.count < moves.count { best = shorter }
                break
            }
            return position.inGoodOrder(best, by: rules)
        }

        private var line: Verdict {
            mutating get {
                var (state, all) = (start, [Step]())
                settle(&state) { all.append($0) }
                for case let step? in path.map(\.step) {
                    all.append(step)
                    state.take(step, layout: layout)
                    if !prunes { (state.puttable, state.homeable) = (.max, .max) }
                    settle(&state) { all.append($0) }
                }
                return MoveTranslator(all, from: position, rules: rules).map {
                    .winnable(shortens ? shortened($0.moves, all) : $0.moves)
                } ?? .unknown
            }
        }
    }
}

extension Klondike.Position {
    /// Whether this can be won; unknown once `shouldStop`, which is asked now and then, says so.
    public func verdict(
        by rules: Klondike.Rules, bytes: Int = 256 << 20, shouldStop: () -> Bool
    ) -> Klondike.Solver.Verdict {
        var solver = Klondike.Solver(self, rules: rules, bytes: bytes)
        while true {
            if let verdict = solver.search(1 << 12) { return verdict }
            if shouldStop() { return .unknown }
        }
    }
}
