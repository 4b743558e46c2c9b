extension Klondike.Solver {
    /// The number of cards on the waste, for a talon with unlimited redeals.
    ///
    /// If three cards are drawn at once, every third card and the last one are always in reach.
    /// With `n` cards on the waste, the `n`th card and every third card after it are in reach too.
    /// An earlier visit with fewer cards on the waste, and the same remainder by three, therefore
    /// had at least the same cards in reach.
    struct TalonPhase {
        let turned: Int8

        @inline(__always)
        init(_ turned: Int8) { self.turned = turned }

        /// The visited phases in eight bits: four bits for each nonzero remainder. Four bits are
        /// `15 - turned / 3` for the lowest visited phase with their remainder, or 0 if there is no
        /// such phase.
        typealias Known = UInt8

        @inline(__always)
        private var shift: Int8 { turned % 3 == 1 ? 0 : 4 }

        @inline(__always)
        private var rank: UInt8 { UInt8(15 - turned / 3) }

        /// Returns whether the phase brings no new card into reach.
        @inline(__always)
        func isCovered(by known: Known) -> Bool {
            turned == 0 || known >> UInt8(shift) & 15 >= rank
        }

        /// The known phases with this one added.
        @inline(__always)
        func added(to known: Known) -> Known {
            if turned == 0 { return known }
            return known & (15 << UInt8(4 - shift)) | rank << UInt8(shift)
        }

        /// Calls `body` with the lowest known phase of each nonzero remainder.
        @inline(__always)
        static func forEach(in known: Known, _ body: (Int8) -> Void) {
            let (one, two) = (known & 15, known >> 4)
            if one != 0 { body(3 * Int8(15 - one) + 1) }
            if two != 0 { body(3 * Int8(15 - two) + 2) }
        }
    }
}
