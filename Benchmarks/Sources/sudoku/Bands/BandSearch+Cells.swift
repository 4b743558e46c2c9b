/// The result of placing digits in cells.
enum CellsOutcome {
    case contradiction
    case changed
    /// There was nothing to place. `pairs` has the cells of each band with exactly two candidates.
    case unchanged(pairs: (UInt32, UInt32, UInt32))
}

extension BandSearch {
    /// Places the last candidate of every cell that has only one.
    func placeLastCandidates(_ frame: UnsafeMutablePointer<UInt32>) -> CellsOutcome {
        var pairs: (UInt32, UInt32, UInt32) = (0, 0, 0)
        var hasPlaced = false
        for band in 0..<3 {
            // Counts the candidates of 27 cells at a time: at least one, at least two, and at least
            // three.
            var one: UInt32 = 0
            var two: UInt32 = 0
            var three: UInt32 = 0
            var word = band
            while word < 27 {
                let cells = frame[word]
                three |= two & cells
                two |= one & cells
                one |= cells
                word += 3
            }
            guard one == Self.band else { return .contradiction }
            let open = frame[Self.open + band]
            let last = one & ~two & open
            if last != 0 {
                hasPlaced = true
                placeAll(last, band: band, in: frame)
            }
            switch band {
            case 0: pairs.0 = two & ~three & open
            case 1: pairs.1 = two & ~three & open
            default: pairs.2 = two & ~three & open
            }
        }
        return hasPlaced ? .changed : .unchanged(pairs: pairs)
    }

    /// Places the candidates of `cells`, which have one each. If two cells need the same digit in
    /// the same house, both lose it, and the search then finds that the digit has no place.
    private func placeAll(_ cells: UInt32, band: Int, in frame: UnsafeMutablePointer<UInt32>) {
        var word = band
        while word < 27 {
            var own = frame[word] & cells
            while own != 0 {
                frame[word] &= ~tables[BandTables.seen + own.trailingZeroBitCount]
                own &= own &- 1
            }
            word += 3
        }
    }

    /// Places a digit in a cell: removes it from the other cells of the row and the box in this
    /// band. The row then has no other place for the digit, and `narrow` finds the other
    /// consequences.
    func place(_ cell: UInt32, at word: Int, in frame: UnsafeMutablePointer<UInt32>) {
        frame[word] &= ~tables[BandTables.seen + cell.trailingZeroBitCount]
    }

    /// Chooses a cell with two candidates if there is one, because each guess then covers half of
    /// the search. Otherwise, chooses a digit with few places in a row.
    func choose(
        _ frame: UnsafeMutablePointer<UInt32>, pairs: (UInt32, UInt32, UInt32)
    ) -> Guess {
        if pairs.0 != 0 { return firstDigit(of: pairs.0 & (0 &- pairs.0), band: 0, in: frame) }
        if pairs.1 != 0 { return firstDigit(of: pairs.1 & (0 &- pairs.1), band: 1, in: frame) }
        if pairs.2 != 0 { return firstDigit(of: pairs.2 & (0 &- pairs.2), band: 2, in: frame) }
        return fewestPlaces(frame)
    }

    private func firstDigit(
        of cell: UInt32, band: Int, in frame: UnsafeMutablePointer<UInt32>
    ) -> Guess {
        var word = band
        while frame[word] & cell == 0 { word += 3 }
        return Guess(word: word, cell: cell)
    }

    /// Returns the digit with the fewest places in a row. There is such a digit, because one with a
    /// single place would already be settled.
    private func fewestPlaces(_ frame: UnsafeMutablePointer<UInt32>) -> Guess {
        var best = Guess.nothing
        var fewest = 10
        for word in 0..<27 {
            let open = frame[Self.open + word % 3]
            for row in 0..<3 {
                let cells = frame[word] & open & 0x1FF << (UInt32(row) * 9)
                let count = cells.nonzeroBitCount
                if count >= 2, count < fewest {
                    fewest = count
                    best = Guess(word: word, cell: cells & (0 &- cells))
                    if count == 2 { return best }
                }
            }
        }
        return best
    }
}
