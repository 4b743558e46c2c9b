import Reactive

/// Fifteen tiles on a square of four by four, row by row. The hole is 0.
struct Puzzle: Model {
    enum Command {
        case push(Push)
        case slide(place: Int)
        case undo, tick
    }

    /// The direction in which a tile is pushed into the hole. The raw value is the place of the
    /// tile minus the place of the hole.
    enum Push: Int {
        case up = 4
        case down = -4
        case left = 1
        case right = -1
    }

    static let solution = Array(1...15) + [0]

    private var history: History<[Int]>
    private(set) var seconds = 0

    init(_ tiles: [Int]) { history = History(tiles) }

    /// Creates a puzzle that can be solved, because it is shuffled by slides.
    init(seed: UInt64) {
        var (dice, puzzle) = (Dice(seed: seed), Puzzle(Puzzle.solution))
        for _ in 0..<500 { puzzle.slide(from: dice.roll(below: 16)) }
        self.init(puzzle.tiles)
    }

    var tiles: [Int] { history.present }
    var moves: Int { history.step }
    var isSolved: Bool { tiles == Puzzle.solution }
    var isRunning: Bool { moves > 0 && !isSolved }

    mutating func apply(_ command: Command) {
        switch command {
        case .push(let push): if let hole { slide(from: hole + push.rawValue) }
        case .slide(let place): slide(from: place)
        case .undo: history.apply(.undo)
        case .tick: seconds += 1
        }
    }

    private var hole: Int? { tiles.firstIndex(of: 0) }

    /// Slides the tiles between a place and the hole, if both are in the same row or column.
    private mutating func slide(from place: Int) {
        guard let hole, tiles.indices.contains(place) else { return }
        let isInRow = place / 4 == hole / 4
        guard isInRow || place % 4 == hole % 4 else { return }
        let step = (isInRow ? 1 : 4) * (place < hole ? -1 : 1)
        var tiles = tiles
        for next in stride(from: hole, to: place, by: step) { tiles.swapAt(next, next + step) }
        history.apply(.commit(tiles))
    }
}
