/// The areas of a frame's pieces, without those that another piece hides.
struct GatheredAreas {
    private(set) var all = Areas()
    /// The number of areas of each piece; nil if a piece hides the areas below it.
    private var counts: [Int]? = []

    init() {}

    init(of pieces: [FramePiece]) {
        for piece in pieces {
            if piece.traces.hidesBelow {
                all.removeAll()
                counts = nil
            }
            all.add(piece.traces.areas)
            counts?.append(piece.traces.areas.all.count)
        }
    }

    /// Returns the number of areas of the piece at an index, or nil if it is unknown.
    func count(ofPiece index: Int) -> Int? {
        counts.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Replaces the areas of the pieces that were drawn again. Returns false if the number of
    /// pieces, or the number of areas of a piece, has changed.
    mutating func update(_ pieces: [FramePiece], _ isDrawn: [Bool]) -> Bool {
        guard let counts, counts.count == pieces.count else { return false }
        for index in pieces.indices where isDrawn[index] {
            if pieces[index].traces.areas.all.count != counts[index] { return false }
        }
        var first = 0
        for index in pieces.indices {
            if isDrawn[index] { all.replace(from: first, with: pieces[index].traces.areas) }
            first += counts[index]
        }
        return true
    }
}
