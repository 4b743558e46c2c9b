extension Klondike {
    /// Finds out whether a position can be won, with the place of every card known.
    ///
    /// The search goes depth first through positions reduced to what matters (`State`), and visits
    /// none of them twice. A way to win that it finds is then shortened.
    public struct Solver {
        public enum Verdict: Hashable, Sendable {
            /// The position can be won by these moves, which are few and in a sensible order. There
            /// are none if the solver was only asked whether it can be won.
            case winnable([Move])
            /// The position cannot be won: all moves were tried.
            case unwinnable
            /// The search ran out of time or memory.
            case unknown
        }

        let layout: Layout
        let prunes: Bool
        /// The number of tables that the search for a shorter way to win keeps for each number of
        /// moves; 0 if the way is not shortened.
        private let width: Int
        /// Whether the verdict has the winning moves.
        private let wantsMoves: Bool
        private let position: Position
        private let rules: Rules
        private var seen: TranspositionTable
        private var recent = RecentStates()
        private let start: State
        var talon = Talon()

        /// The path from the start to the current state: each step, and the index in `waiting` of
        /// the first step that is left to try there.
        private var path: [(step: Step?, firstWaiting: Int)] = []
        private var waiting: [(step: Step?, state: State)] = []
        var steps: [Step] = []

        /// The number of positions searched.
        public private(set) var searched = 0

        /// The number of positions after which the quick search for a short way to win is tried. It
        /// finds most ways that going depth first misses for long.
        private static let unprunedLimit = 20_000
        /// The most moves of such a way.
        private static let longest = 400

        /// Creates a solver that takes at most the given number of bytes. A greater `width` gives
        /// shorter ways to win, and takes longer.
        public init(
            _ position: Position, rules: Rules, bytes: Int = 256 << 20, width: Int = 100
        ) { self.init(position, rules: rules, bytes: bytes, prunes: true, width: width) }

        init(
            _ position: Position, rules: Rules, bytes: Int = 256 << 20, prunes: Bool,
            width: Int = 100, wantsMoves: Bool = true
        ) {
            (self.position, self.rules) = (position, rules)
            (self.prunes, self.width, self.wantsMoves) = (prunes, width, wantsMoves)
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

        /// Searches up to the given number of further positions. Returns the verdict if it is known
        /// by then.
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
                    // Only states that serve every purpose are in `seen`. One that serves a single
                    // purpose must not exclude the others.
                    guard !prunes || recent.insert(state) else { continue }
                }
                if seen.isFull { return .unknown }
                searched += 1
                if prunes, searched == Self.unprunedLimit,
                    let moves = shortLine(within: Self.longest, width: max(width, 300))
                {
                    return .winnable(width > 0 ? position.inGoodOrder(moves, by: rules) : moves)
                }
                path.append((step, waiting.count))
                if state.isWon { return wantsMoves ? line : .winnable([]) }
                expand(state, known)
            }
            return nil
        }

        /// Tries only the steps that the earlier visits, recorded in `known`, could not take.
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

        /// The least width of a search that may take seconds, unlike the search for a hint.
        private static let thoroughWidth = 600

        /// A shorter way to win, or the same way, with productive moves early. A thorough search
        /// that misses every shorter way to win is tried once more with five times as many tables,
        /// if the known way is long.
        private func shortened(_ moves: [Klondike.Move]) -> [Klondike.Move] {
            let limit = moves.count - 1
            var shorter = shortLine(within: limit, width: width)
            if shorter == nil, width >= Self.thoroughWidth, moves.count > 3 * leastMoves / 2 {
                shorter = shortLine(within: limit, width: 5 * width)
            }
            return position.inGoodOrder(shorter ?? moves, by: rules)
        }

        /// A number of moves that every way to win takes.
        private var leastMoves: Int { MoveBound(layout).moves(from: compactStart).least }

        private var compactStart: CompactTable {
            CompactTable(position.table, redeals: start.redeals, layout: layout)
        }

        /// A short way to win within so many moves, if a quick search finds one.
        private func shortLine(within limit: Int, width: Int) -> [Klondike.Move]? {
            var search = ShortLineSearch(layout, width: width)
            return search.plays(from: compactStart, within: limit).flatMap {
                MoveTranslator($0, from: position, rules: rules)?.moves
            }
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
                    .winnable(width > 0 ? shortened($0.moves) : $0.moves)
                } ?? .unknown
            }
        }
    }
}

extension Klondike.Position {
    /// Whether the position can be won. Calls `shouldStop` from time to time, and returns `unknown`
    /// once it returns true.
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
