extension Klondike.Solver {
    /// The visited positions, each with its known phases: a set of nonzero words, of limited size.
    struct TranspositionTable {
        private var slots: [UInt64]
        private var recent = [UInt64](repeating: 0, count: 1 << 15)
        private var shift: UInt64
        private let capacity: Int
        /// The bits of a word that identify the position.
        private let mask: UInt64
        private(set) var count = 0

        /// Creates a table that takes at most this number of bytes, even while it grows. If
        /// `keepsPhases` is true, the low bits of each word contain the known phases.
        init(bytes: Int, keepsPhases: Bool) {
            mask = keepsPhases ? ~0xFF : .max
            // While the table grows, the old table and the new one, which is twice as large, exist
            // at the same time.
            capacity = max(1 << 10, bytes / 12)
            slots = Array(repeating: 0, count: 1 << 10)
            shift = 64 - 10
        }

        /// Indicates whether there is no room for another position.
        var isFull: Bool { 2 * slots.count > capacity && count >= limit }

        private var limit: Int { slots.count / 16 * 11 }

        /// Adds a position. Returns the phases known before, or nil if the position is new.
        @inline(__always)
        mutating func insert(_ key: UInt64, _ phase: TalonPhase) -> TalonPhase.Known? {
            if count >= limit, 2 * slots.count <= capacity { grow() }
            let index = place(of: key)
            let slot = slots[index]
            guard slot != 0 else {
                let word = key | UInt64(phase.added(to: 0))
                slots[index] = word
                recent[recentIndex(of: key)] = word
                count += 1
                return nil
            }
            let known = mask == .max ? 0 : UInt8(truncatingIfNeeded: slot)
            if !phase.isCovered(by: known) { slots[index] = key | UInt64(phase.added(to: known)) }
            recent[recentIndex(of: key)] = slots[index]
            return known
        }

        /// Returns true only if the position was visited before with at least the same cards in
        /// reach. May return false for such a position, because only recent entries are searched.
        /// They are in the processor's cache, and most positions recur soon.
        @inline(__always)
        func isRecent(_ key: UInt64, _ phase: TalonPhase) -> Bool {
            let word = recent[recentIndex(of: key)]
            return word & mask == key && phase.isCovered(by: UInt8(truncatingIfNeeded: word))
        }

        @inline(__always)
        private func recentIndex(of key: UInt64) -> Int { Int(mix(key) >> 49) }

        @inline(__always)
        private func mix(_ key: UInt64) -> UInt64 { (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15 }

        @inline(__always)
        private func index(of key: UInt64) -> Int {
            Int(mix(key) >> shift)
        }

        /// The slot of the position, or the free slot where it belongs.
        @inline(__always)
        private func place(of key: UInt64) -> Int {
            let last = slots.count - 1
            var index = index(of: key)
            while slots[index] != 0, slots[index] & mask != key { index = (index + 1) & last }
            return index
        }

        private mutating func grow() {
            let old = slots
            slots = Array(repeating: 0, count: 2 * old.count)
            shift -= 1
            for word in old where word != 0 { slots[place(of: word & mask)] = word }
        }
    }
}
