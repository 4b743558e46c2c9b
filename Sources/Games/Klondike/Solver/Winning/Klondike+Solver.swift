extension Klondike {
    /// A solver that finds out whether a position can be won, with the place of every card known.
    ///
    /// The search goes depth first through reduced positions (`State`), and skips those that it has
    /// already visited with the same cards in reach. Then it shortens the solution that it found.
    public struct Solver {
        public enum Verdict: Hashable, Sendable {
            /// The position can be won by these moves, which are few and in a sensible order. The
            /// list is empty if only the verdict was requested.
            case winnable([Move])
            /// The position cannot be won, because all moves were tried.
            case unwinnable
            /// The search ran out of time or memory.
            case unknown
        }

        let layout: Layout
        let prunes: Bool
        /// The beam width of the search for a shorter solution: how many positions it keeps per
        /// number of moves. 0 turns that search off.
        private let width: Int
        /// Indicates whether the verdict contains the winning moves.
        private let needsMoves: Bool
        private let position: Position
        private let rules: Rules
        private var seen: TranspositionTable
        private var recent = RecentStates()
        private let start: State
        var talon = Talon()

        /// The path from the start to the current state. Each element has a step, and the index in
        /// `waiting` of the first step that is still to be tried there.
        private var path: [(step: Step?, firstWaiting: Int)] = []
        private var waiting: [(step: Step?, state: State)] = []
        var steps: [Step] = []

        /// The number of positions searched.
        public private(set) var searched = 0

        /// Indicates whether this is the thorough search. It follows the quick search, which
        /// decides most positions but leaves out some steps that may be needed. The thorough search
        /// leaves out only steps that are certainly useless.
        private(set) var isThorough: Bool
        /// Indicates whether the quick search left out a step that may be needed.
        var isIncomplete = false
        private let bytes: Int
        /// A solver of the same position under easier rules, in which every card of the talon is
        /// always in reach; empty if there is none. Its search needs fewer positions. If the easier
        /// rules allow no win, neither do the actual rules. The search begins together with the
        /// thorough search, and ends with its own verdict. The solver is in an array, because a
        /// struct cannot contain itself.
        private var easier: [Self] = []
        private let isEasier: Bool

        /// The maximum number of positions in the quick search.
        private static let quickLimit = 20_000
        /// The beam width of a search for a short solution, by the number of positions after which
        /// that search is tried. The search finds most solutions that the depth-first search would
        /// take long to find.
        private static let widths = [quickLimit: 300, 200_000: 1_000, 1_000_000: 3_000]
        /// The maximum number of moves of a solution that these searches look for.
        private static let longest = 400

        /// The beam width of a search for a hint, while the player waits.
        public static let quickWidth = 100
        /// The smallest beam width of a search that may take seconds.
        public static let thoroughWidth = 600

        /// Creates a solver that takes at most this number of bytes. A greater beam width gives
        /// shorter solutions, and takes longer.
        public init(
            _ position: Position, rules: Rules, bytes: Int = 256 << 20, width: Int = quickWidth
        ) { self.init(position, rules: rules, bytes: bytes, prunes: true, width: width) }

        init(
            _ position: Position, rules: Rules, bytes: Int = 256 << 20, prunes: Bool,
            width: Int = quickWidth, needsMoves: Bool = true, isEasier: Bool = false
        ) {
            (self.position, self.rules, self.isEasier) = (position, rules, isEasier)
            (self.prunes, self.width, self.needsMoves) = (prunes, width, needsMoves)
            isThorough = isEasier
            layout = Layout(position.table, draw: rules.draw.rawValue)
            let redeals = rules.redeals.map { $0 - position.redeals }
            start = State(position.table, redeals: redeals, layout: layout)
            self.bytes = bytes / 5 * 4
            seen = Self.table(self.bytes, prunes: prunes, start)
            begin()
        }

        private static func table(
            _ bytes: Int, prunes: Bool, _ start: State
        ) -> TranspositionTable {
            TranspositionTable(
                bytes: bytes, keepsPhases: prunes && start.redeals == State.unlimited)
        }

        private mutating func begin() {
            var state = start
            settle(&state)
            waiting = [(nil, state)]
            path = [(nil, 0)]
        }

        /// Starts again from the first position, with the thorough search.
        mutating func beginThoroughly() {
            isThorough = true
            seen = Self.table(bytes, prunes: prunes, start)
            recent = RecentStates()
            if !hasWholeTalon {
                easier = [
                    Self(
                        position, rules: Rules(draw: .one), bytes: bytes / 4, prunes: true,
                        width: 0, needsMoves: false, isEasier: true)
                ]
            }
            begin()
        }

        /// Indicates whether each card of the talon is always in reach.
        var hasWholeTalon: Bool { layout.draw == 1 && start.redeals == State.unlimited }

        /// The number of positions between two turns of the search under easier rules.
        private static let easierSearchInterval = 1 << 14

        /// Continues the search under easier rules. Returns true if the search shows that the
        /// position cannot be won.
        mutating func isLostUnderEasierRules() -> Bool {
            guard !easier.isEmpty else { return false }
            let verdict = easier[0].search(4 * Self.easierSearchInterval)
            if verdict != nil { easier = [] }
            return verdict == .unwinnable
        }

        /// Searches up to the given number of further positions. Returns the verdict if it is known
        /// by then.
        public mutating func search(_ positions: Int) -> Verdict? {
            let before = searched
            defer { WorkBudget.note(100 * (searched - before)) }
            let end = before + positions
            while searched < end {
                guard let firstWaiting = path.last?.firstWaiting else {
                    guard isIncomplete, !isThorough else { return .unwinnable }
                    beginThoroughly()
                    continue
                }
                guard waiting.count > firstWaiting, let (step, state) = waiting.popLast() else {
                    path.removeLast()
                    continue
                }
                var known: TalonPhase.Known?
                if state.allowsEveryStep {
                    let phase = prunes ? state.phase : TalonPhase(0)
                    known = seen.insert(prunes ? state.key : state.keyWithPhase, phase)
                    if let known, phase.isCovered(by: known) { continue }
                } else {
                    // Only states whose last move allows every next step are in `seen`. A state
                    // that allows only some next steps must not exclude the others.
                    guard !prunes || recent.insert(state) else { continue }
                }
                if seen.isFull { return .unknown }
                searched += 1
                if searched % Self.easierSearchInterval == 0, isLostUnderEasierRules() {
                    return .unwinnable
                }
                if prunes, !isEasier, let least = Self.widths[searched] {
                    if let moves = shortSolution(within: Self.longest, width: max(width, least)) {
                        return .winnable(width > 0 ? position.inGoodOrder(moves, by: rules) : moves)
                    }
                    if !isThorough {
                        beginThoroughly()
                        continue
                    }
                }
                path.append((step, waiting.count))
                if state.isWon { return needsMoves ? solution : .winnable([]) }
                expand(state, known)
            }
            return nil
        }

        /// Adds the states after this state to `waiting`. Leaves out the steps that earlier visits,
        /// recorded in `known`, could already take.
        private mutating func expand(_ state: State, _ known: TalonPhase.Known?) {
            steps.removeAll(keepingCapacity: true)
            addSteps(from: state, known)
            for step in steps {
                var next = state
                next.take(step, layout: layout)
                if !prunes { (next.allowedOnPiles, next.allowedOnFoundations) = (.max, .max) }
                settle(&next)
                if !prunes || !seen.isRecent(next.key, next.phase) { waiting.append((step, next)) }
            }
        }

        /// The moves of a solution that is at most as long, with productive moves early. If a
        /// search from the start finds no shorter solution, searches begin at later positions of
        /// the known one. If, in addition, the beam is wide and the known solution is long, a last
        /// search from the start keeps five times as many tables.
        private func shortened(_ moves: [Klondike.Move]) -> [Klondike.Move] {
            var best = moves
            if let shorter = shortSolution(within: best.count - 1, width: width) {
                best = shorter
            } else {
                best = shortEnding(of: moves) ?? moves
                if width >= Self.thoroughWidth, moves.count > 3 * leastMoves / 2 {
                    best = shortSolution(within: best.count - 1, width: 5 * width) ?? best
                }
            }
            return position.inGoodOrder(best, by: rules)
        }

        /// The same solution with a shorter end, if a quick search finds one that begins after the
        /// first, second or third quarter of the moves.
        private func shortEnding(of moves: [Klondike.Move]) -> [Klondike.Move]? {
            for quarter in 1...3 {
                let begun = moves.prefix(moves.count * quarter / 4)
                let later = begun.reduce(position) { $0.after($1, by: rules) ?? $0 }
                let solver = Self(later, rules: rules, bytes: 1 << 10, prunes: prunes)
                let left = moves.count - begun.count - 1
                if let end = solver.shortSolution(within: left, width: width) { return begun + end }
            }
            return nil
        }

        /// A lower bound for the number of moves of any solution.
        private var leastMoves: Int { MoveBound(layout).moves(from: compactStart).least }

        private var compactStart: CompactTable {
            CompactTable(position.table, redeals: start.redeals, layout: layout)
        }

        /// A short solution within `limit` moves; nil if a quick search finds none.
        private func shortSolution(within limit: Int, width: Int) -> [Klondike.Move]? {
            var search = ShortSolutionSearch(layout, width: width)
            return search.solution(from: compactStart, within: limit).flatMap {
                MoveTranslator($0, from: position, rules: rules)?.moves
            }
        }

        private var solution: Verdict {
            mutating get {
                var (state, all) = (start, [Step]())
                settle(&state) { all.append($0) }
                for case let step? in path.map(\.step) {
                    all.append(step)
                    state.take(step, layout: layout)
                    if !prunes { (state.allowedOnPiles, state.allowedOnFoundations) = (.max, .max) }
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
    /// Returns whether the position can be won. Calls `shouldStop` from time to time, and returns
    /// `unknown` once `shouldStop` has returned true.
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
