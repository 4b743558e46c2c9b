/// Searches boards of 27 words, depth first. For each digit, the three bands have a bit for every
/// cell in which the digit is still possible.
///
/// A frame contains one board. A guess copies the frame to the next one, and continues there.
///
/// Sound: all indices are in bounds. An index in a table is the table's offset plus nine bits, or
/// plus a cell of a band. An index in a frame is three times the digit plus the band. A board takes
/// at most 81 guesses, so it uses at most 82 frames.
struct BandSearch {
    /// The number of words in a frame: the candidates, the candidates at their last examination,
    /// the unsettled cells of each band, and padding up to a cache line.
    static let frameSize = 64
    static let frames = 83

    static let known = 27
    static let open = 54
    static let band: UInt32 = 0x7FF_FFFF

    let tables: UnsafePointer<UInt32>
    let limit: Int
    private(set) var found = 0
    private(set) var guesses = 0
    /// The candidates of the first solution.
    private(set) var solution: [UInt32] = []

    init(tables: UnsafePointer<UInt32>, limit: Int) {
        self.tables = tables
        self.limit = limit
    }

    /// Counts the solutions of the board in `frame`, up to `limit`.
    mutating func explore(_ frame: UnsafeMutablePointer<UInt32>) {
        while let guess = settle(frame) {
            guard guess.word >= 0 else {
                if found == 0 {
                    solution = Array(UnsafeBufferPointer(start: frame, count: Self.known))
                }
                found += 1
                return
            }
            guesses += 1
            let next = frame + Self.frameSize
            next.initialize(from: frame, count: Self.frameSize)
            place(guess.cell, at: guess.word, in: next)
            explore(next)
            if found >= limit { return }
            frame[guess.word] &= ~guess.cell
        }
    }

    /// Follows every consequence. Returns the next candidate to try, or nil if there is no
    /// solution.
    private func settle(_ frame: UnsafeMutablePointer<UInt32>) -> Guess? {
        while true {
            guard narrow(frame) else { return nil }
            if frame[Self.open] | frame[Self.open + 1] | frame[Self.open + 2] == 0 {
                return .nothing
            }
            switch placeLastCandidates(frame) {
            case .contradiction: return nil
            case .changed: continue
            case .unchanged(let pairs): return choose(frame, pairs: pairs)
            }
        }
    }
}

/// A candidate to try, which is one bit of one word of a frame.
struct Guess {
    let word: Int
    let cell: UInt32

    /// No guess: every cell is settled.
    static let nothing = Guess(word: -1, cell: 0)
}
