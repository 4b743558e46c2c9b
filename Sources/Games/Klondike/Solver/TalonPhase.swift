extension Klondike.Solver {
    /// The number of cards on the waste, of a talon that can be turned over without end.
    ///
    /// Of a talon by threes, the third, the sixth … and the last card can always be had. If `n`
    /// cards lie on the waste, so can the `n`th, the third after it … . So a search that has been
    /// here with fewer on the waste, and the same remainder by three, could have the same cards and
    /// more.
    struct TalonPhase {
        let turned: Int8

        @inline(__always)
        init(_ turned: Int8) { self.turned = turned }

        /// The phases that were here, as eight bits: for either remainder that is not zero the
        /// lowest, counted down from 15; 0 for none.
        typealias Known = UInt8

        @inline(__always)
        private var shift: Int8 { turned % 3 == 1 ? 0 : 4 }

        @inline(__always)
        private var rank: UInt8 { UInt8(15 - turned / 3) }

        /// Whether nothing new can be had.
        @inline(__always)
        func isCovered(by known: Known) -> Bool {
            turned == 0 || known >> UInt8(shift) & 15 >= rank
        }

        /// The phases that are known after this one.
        @inline(__always)
        func added(to known: Known) -> Known {
            if turned == 0 { return known }
            return known & (15 << UInt8(4 - shift)) | rank << UInt8(shift)
        }

        /// The lowest phases that were here, besides the one with nothing on the waste.
        @inline(__always)
        static func forEach(in known: Known, _ body: (Int8) -> Void) {
            let (one, two) = (known & 15, known >> 4)
            if one != 0 { body(3 * Int8(15 - one) + 1) }
            if two != 0 { body(3 * Int8(15 - two) + 2) }
        }
    }
}
