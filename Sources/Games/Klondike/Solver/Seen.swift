extension Klondike.Solver {
    /// The positions that were met: a set of words other than zero, as large as it may be.
    struct Seen {
        private var slots: [UInt64]
        private var recent = [UInt64](repeating: 0, count: 1 << 15)
        private var shift: UInt64
        private let capacity: Int
        private(set) var count = 0

        /// Takes at most so many bytes, also while it grows.
        init(bytes: Int) {
            // While it grows, the old half and the new whole are there at once.
            capacity = max(1 << 10, bytes / 12)
            slots = Array(repeating: 0, count: 1 << 10)
            shift = 64 - 10
        }

        /// Whether there is no room for another one.
        var isFull: Bool { 2 * slots.count > capacity && count >= limit }

        private var limit: Int { slots.count / 16 * 11 }

        /// Adds a word, and tells whether it was not there.
        mutating func insert(_ key: UInt64) -> Bool {
            if count >= limit, 2 * slots.count <= capacity { grow() }
            if isRecent(key) { return false }
            recent[recentIndex(of: key)] = key
            return place(key)
        }

        /// Whether a word is surely there. It is asked of those that came last only, which are near
        /// in every sense, but most of what comes twice comes twice soon.
        @inline(__always)
        func isRecent(_ key: UInt64) -> Bool { recent[recentIndex(of: key)] == key }

        @inline(__always)
        private func recentIndex(of key: UInt64) -> Int { Int(mix(key) >> 49) }

        @inline(__always)
        private func mix(_ key: UInt64) -> UInt64 { (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15 }

        @inline(__always)
        private func index(of key: UInt64) -> Int {
            Int(mix(key) >> shift)
        }

        @inline(__always)
        private mutating func place(_ key: UInt64) -> Bool {
            let mask = slots.count - 1
            var index = index(of: key)
            while slots[index] != 0 {
                if slots[index] == key { return false }
                index = (index + 1) & mask
            }
            slots[index] = key
            count += 1
            return true
        }

        private mutating func grow() {
            let old = slots
            slots = Array(repeating: 0, count: 2 * old.count)
            shift -= 1
            count = 0
            for key in old where key != 0 { _ = place(key) }
        }
    }
}
