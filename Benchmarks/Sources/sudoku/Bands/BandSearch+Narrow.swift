extension BandSearch {
    /// Removes the candidates of each digit that its bands exclude, until nothing changes. Returns
    /// false if a digit has no place left.
    func narrow(_ frame: UnsafeMutablePointer<UInt32>) -> Bool {
        var hasSettled: Bool
        repeat {
            hasSettled = false
            var digit = 0
            while digit < 27 {
                // A band affects the other two bands of its digit. Examines all bands until all
                // stay the same.
                var isAtRest: Bool
                repeat {
                    isAtRest = true
                    if frame[digit] != frame[digit + Self.known] {
                        isAtRest = false
                        guard narrow(frame, digit, 0, 1, 2, &hasSettled) else { return false }
                    }
                    if frame[digit + 1] != frame[digit + 1 + Self.known] {
                        isAtRest = false
                        guard narrow(frame, digit, 1, 0, 2, &hasSettled) else { return false }
                    }
                    if frame[digit + 2] != frame[digit + 2 + Self.known] {
                        isAtRest = false
                        guard narrow(frame, digit, 2, 0, 1, &hasSettled) else { return false }
                    }
                } while !isAtRest
                digit += 3
            }
            // A settled cell has removed candidates of digits that were examined before.
        } while hasSettled
        return true
    }

    @inline(__always)
    private func narrow(
        _ frame: UnsafeMutablePointer<UInt32>, _ digit: Int, _ band: Int, _ other: Int,
        _ another: Int, _ hasSettled: inout Bool
    ) -> Bool {
        var cells = frame[digit + band]
        let slots =
            tables[BandTables.slots + Int(cells & 0x1FF)]
            | tables[BandTables.slots + Int(cells >> 9 & 0x1FF)] << 3
            | tables[BandTables.slots + Int(cells >> 18)] << 6
        cells &= tables[BandTables.kept + Int(slots)]
        guard cells != 0 else { return false }
        frame[digit + band] = cells
        frame[digit + band + Self.known] = cells

        let columns = (cells | cells >> 9 | cells >> 18) & 0x1FF
        let others = tables[BandTables.others + Int(columns)]
        frame[digit + other] &= others
        frame[digit + another] &= others

        let settled = Self.alone(in: cells) & frame[Self.open + band]
        if settled != 0 {
            hasSettled = true
            settle(settled, band: band, for: digit, in: frame)
        }
        return true
    }

    /// Returns the cells that are alone in their rows. No row may be empty.
    @inline(__always)
    private static func alone(in cells: UInt32) -> UInt32 {
        let first = cells & 0x1FF
        let second = cells & 0x1FF << 9
        let third = cells & 0x1FF << 18
        return (first & (first &- 1) == 0 ? first : 0)
            | (second & (second &- 1) == 0 ? second : 0)
            | (third & (third &- 1) == 0 ? third : 0)
    }

    /// Settles `cells` with a digit, and removes them from all other digits.
    @inline(__always)
    private func settle(
        _ cells: UInt32, band: Int, for digit: Int, in frame: UnsafeMutablePointer<UInt32>
    ) {
        frame[Self.open + band] &= ~cells
        let own = frame[digit + band]
        var word = band
        while word < 27 {
            frame[word] &= ~cells
            word += 3
        }
        frame[digit + band] = own
    }
}
