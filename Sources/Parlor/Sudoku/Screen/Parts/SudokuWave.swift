import TUI

/// A wave that runs over the board from the last filled cell.
struct SudokuWave: Equatable {
    private let origin: Int
    private let reach: Motion<Double>

    /// Creates a wave. Without a cell it starts in the center.
    init(from origin: Int?, at time: Duration) {
        self.origin = origin ?? 40
        reach = Motion(
            from: 0, to: 12, start: time, duration: .milliseconds(320), curve: .linear)
    }

    /// The cells that the wave lights in this frame.
    func litCells(on page: inout Page) -> Set<Int> {
        let reach = page.value(of: reach)
        return Set(
            (0..<81).filter { cell in
                let distance = max(abs(cell / 9 - origin / 9), abs(cell % 9 - origin % 9))
                return Double(distance) <= reach && reach < Double(distance) + 3
            })
    }
}
