extension Klondike.Solver {
    /// The last states that served one purpose. They are many and lead back soon, so that it is
    /// enough to know those that came last.
    struct Errands {
        private typealias Errand = (
            key: UInt64, puttable: Klondike.CardSet, homeable: Klondike.CardSet, turned: Int8
        )

        private var last: [Errand]

        init() { last = Array(repeating: (0, 0, 0, 0), count: 1 << 13) }

        /// Adds a state. False if it is known to have been here.
        @inline(__always)
        mutating func insert(_ state: State) -> Bool {
            let errand = (state.key, state.puttable, state.homeable, state.turned)
            let mixed = (errand.0 ^ errand.0 >> 29 &+ errand.1) &* 0x9E37_79B9_7F4A_7C15
            let index = Int(mixed >> 51)
            if last[index] == errand { return false }
            last[index] = errand
            return true
        }
    }
}
