extension Klondike.Solver {
    /// Recent states whose last move is useful for one purpose only. They are numerous and recur
    /// soon, so a small table finds most of them, although new states overwrite old ones.
    struct RecentStates {
        private typealias Entry = (
            key: UInt64, allowedOnPiles: Klondike.CardSet, allowedOnFoundations: Klondike.CardSet,
            turned: Int8
        )

        private var last: [Entry]

        init() { last = Array(repeating: (0, 0, 0, 0), count: 1 << 13) }

        /// Adds a state. Returns false if the state is in the table already.
        @inline(__always)
        mutating func insert(_ state: State) -> Bool {
            let entry = (state.key, state.allowedOnPiles, state.allowedOnFoundations, state.turned)
            let mixed = (entry.0 ^ entry.0 >> 29 &+ entry.1) &* 0x9E37_79B9_7F4A_7C15
            let index = Int(mixed >> 51)
            if last[index] == entry { return false }
            last[index] = entry
            return true
        }
    }
}
