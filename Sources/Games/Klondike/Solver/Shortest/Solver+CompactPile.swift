extension Klondike.Solver {
    /// A pile in one word: the number of its face-down cards, and its face-up cards.
    ///
    /// The face-up cards descend by rank with alternating colors. The bottom card therefore
    /// determines the pair to which each card on it belongs, so each of these cards takes only one
    /// bit.
    struct CompactPile {
        /// The fields from the lowest bit: three bits for the number of face-down cards, four bits
        /// for the number of face-up cards, six bits for the bottom face-up card, and one bit for
        /// each card on it.
        private(set) var word: UInt32

        init(word: UInt32) { self.word = word }

        init(hidden: Int) { word = UInt32(hidden) }

        @inline(__always) var hidden: Int { Int(word & 7) }
        /// The number of face-up cards.
        @inline(__always) var count: Int { Int(word >> 3 & 15) }
        /// The bottom face-up card.
        @inline(__always) var base: Int { Int(word >> 7 & 63) }
        @inline(__always) var isEmpty: Bool { word == 0 }

        /// The face-up card at this place, counted from the bottom.
        @inline(__always)
        subscript(place: Int) -> Int {
            guard place > 0 else { return base }
            return (base >> 1 - 2 * place) << 1 | Int(word >> UInt32(12 + place) & 1)
        }

        /// The card on top of a pile that is not empty.
        @inline(__always) var top: Int { self[count - 1] }

        /// Returns whether the card may be put on this pile.
        @inline(__always)
        func takes(_ card: Int) -> Bool {
            isEmpty ? card >> 2 == 12 : top >> 1 == card >> 1 + 2
        }

        @inline(__always)
        mutating func put(_ card: Int) {
            let count = count
            word |= count == 0 ? UInt32(card) << 7 : UInt32(card & 1) << UInt32(12 + count)
            word += 1 << 3
        }

        /// Puts the card at `place` of another pile, and all cards on it, onto this pile.
        @inline(__always)
        mutating func put(_ other: CompactPile, from place: Int) {
            put(other[place])
            let more = UInt32(other.count - place - 1)
            let bits = other.word >> UInt32(13 + place) & (1 << more - 1)
            word |= bits << UInt32(12 + count)
            word += more << 3
        }

        /// Removes the card at `place` and all cards on it. Turns up the card under them if it is
        /// face down. `column` contains the face-down cards.
        @inline(__always)
        mutating func take(from place: Int, column: [UInt8]) {
            if place > 0 {
                let kept = word & (1 << UInt32(12 + place) - 1) & ~(15 << 3)
                word = kept | UInt32(place) << 3
            } else {
                let left = hidden - 1
                word = left < 0 ? 0 : UInt32(left) | 1 << 3 | UInt32(column[left]) << 7
            }
        }
    }
}
