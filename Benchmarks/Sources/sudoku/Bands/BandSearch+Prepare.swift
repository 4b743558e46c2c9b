extension BandSearch {
    /// Writes a board into `frame`. Returns false if a house has a digit twice.
    func prepare(_ frame: UnsafeMutablePointer<UInt32>, _ digits: [UInt8]) -> Bool {
        frame.initialize(repeating: 0, count: Self.frameSize)
        // Until the first examination, the words for the last examined candidates have the cells
        // that the givens forbid.
        for cell in 0..<81 where digits[cell] != 0 {
            let digit = Int(digits[cell] &- 1) &* 3
            let band = cell / 27
            let place = cell % 27
            let column: UInt32 = 0x40201 << UInt32(place % 9)
            frame[digit + band] |= 1 << UInt32(place)
            frame[Self.open + band] |= 1 << UInt32(place)
            let forbidden = frame + (Self.known + digit)
            forbidden[band] |= tables[BandTables.seen + place] | column & ~(1 << UInt32(place))
            forbidden[band == 0 ? 1 : 0] |= column
            forbidden[band == 2 ? 1 : 2] |= column
        }
        var clashes: UInt32 = 0
        for word in 0..<27 {
            let given = frame[word]
            let forbidden = frame[Self.known + word]
            clashes |= given & forbidden
            frame[word] = given | Self.band & ~(forbidden | frame[Self.open + word % 3])
            frame[Self.known + word] = 0
        }
        for band in 0..<3 { frame[Self.open + band] = Self.band }
        return clashes == 0
    }
}
