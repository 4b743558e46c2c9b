import BenchKit
import Games

/// Measures the time to create a board without guesses, and compares it with trying random boards
/// until one needs none.
enum Generating {
    static func run(count: Int, first: Int) -> Bool {
        let table = Table(
            "boards without guesses, ms, \(count) of each size from seed \(first)",
            [
                ("board", -10), ("median", 8), ("p99", 8), ("most", 8), ("random pass", 11),
                ("thrown: median", 14), ("p99", 8),
            ])
        var isGood = true
        for size in [MinesSize.small, .medium, .large] {
            var (mended, thrown, passed, tried, wrong) = ([Double](), [Double](), 0, 0, 0)
            for seed in first..<first + count {
                let start = (seed &* 7919) % size.count
                let (board, nanoseconds) = time {
                    MinesBoard(size: size, start: start, seed: UInt64(seed))
                }
                mended.append(Double(nanoseconds) / 1e6)
                if !isRight(board, start) { wrong += 1 }
                guard seed < first + min(count, 300) else { continue }
                let (tries, all) = time { throwing(size, start, seed) }
                thrown.append(Double(all) / 1e6)
                (passed, tried) = (passed + 1, tried + tries)
            }
            mended.sort()
            thrown.sort()
            table.row([
                "\(size.rawValue)", fixed(mended[count / 2], 2), fixed(mended[count * 99 / 100], 2),
                fixed(mended[count - 1], 2), fixed(100 * Double(passed) / Double(tried), 1) + " %",
                fixed(thrown[thrown.count / 2], 2), fixed(thrown[thrown.count * 99 / 100], 2),
            ])
            if wrong > 0 { print("  \(wrong) wrong") }
            isGood = isGood && wrong == 0
            if size == .large {
                isGood = isGood && mended[count / 2] < 50 && mended[count * 99 / 100] < 400
            }
        }
        return isGood
    }

    /// Returns whether a board has the right number of mines, a region at the first cell, and no
    /// cell that needs a guess.
    private static func isRight(_ board: MinesBoard, _ start: Int) -> Bool {
        board.mines.count == board.size.mines && !board.isMine[start]
            && board.number(at: start) == 0 && board.unknown(from: start).isEmpty
    }

    /// Tries random boards until one needs no guess. Returns how many it has tried.
    private static func throwing(_ size: MinesSize, _ start: Int, _ seed: Int) -> Int {
        var tries = 0
        while true {
            let number = UInt64(seed) << 20 | UInt64(tries)
            let board = MinesBoard(size: size, start: start, seed: number, allowsGuesses: true)
            tries += 1
            if board.unknown(from: start).isEmpty { return tries }
        }
    }
}
