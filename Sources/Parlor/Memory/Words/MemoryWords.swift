/// The memory game.
struct MemoryWords: Sendable {
    /// The label of the clock.
    let time: @Sendable (_ minutes: Int, _ seconds: Int) -> String

    let start, pause, resume, shuffle, reset: String
    let paused, pausedText: String
    let timeout: String
    let finished, finishedText: String
    let newBoard, boardOfTheDay: String

    let pairs: @Sendable (Int) -> String
    let moves: @Sendable (Int) -> String

    /// What somebody with a perfect memory needs on average, already as text: "10.4".
    let par: @Sendable (String) -> String
    let stars: @Sendable (_ given: Int, _ all: Int) -> String

    let player: @Sendable (Int) -> String
    let computer: String
    let turn: @Sendable (_ name: String) -> String
    let winner: @Sendable (_ name: String) -> String
    let draw: String

    let lookBack, nothingAvoidable: String
    let avoidable: @Sendable (_ flips: Int, _ all: Int) -> String

    /// The clock's label for so many seconds.
    func time(seconds: Int) -> String { time(seconds / 60, seconds % 60) }
}
