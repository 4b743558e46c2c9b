import TUI

/// The limits of a recording. Recordings may come from untrusted people. Within these limits, no
/// recording can crash the program or keep it busy for long.
package enum RecordingBounds {
    /// The maximum size of a file, in bytes. A recording stops before it reaches this size.
    package static let bytes = 8 << 20

    /// The size in bytes at which a recording stops. A paste of a hundred megabytes is not written
    /// to the file.
    static let written = 5 << 20

    /// The maximum number of bytes for the texts of frames, and also for the elements of streams.
    /// Long runs stay below this maximum. Beyond it, only digests are recorded.
    static let texts = 500_000

    /// The possible times of inputs, in milliseconds since the start: up to one week.
    static let times = 0...7 * 86_400_000

    /// The time in milliseconds after which a recording stops: half a day. A running clock uses one
    /// timer per second until then, so enough of the maximum number of timers is left for the
    /// player.
    static let longestDuration = 43_200_000

    /// The possible sizes of a window.
    static let columns = 0...1_000
    static let rows = 0...500

    /// The possible positions of the mouse, which may be outside the window: those that the decoder
    /// of the terminal returns.
    static let places = 0...Canvas.longestSide

    /// The possible times of day, in seconds since 1970: up to the end of the last year of four
    /// digits.
    static let seconds = 0...253_402_300_799

    /// The possible numbers of uses of a file between two inputs.
    static let uses = 0...1_000_000

    /// The possible identifiers of processes, and the possible codes of failures.
    static let processes = 0...Int(Int32.max)
    static let failures = -Int(Int32.max)...Int(Int32.max)

    /// The maximum number of timers in a run, and in all runs that one command makes from a
    /// recording. A clock that runs for half a day uses most of them.
    @TaskLocal package static var timers = 50_000

    /// The weight of a timer in a run that stores all elements of its streams, and in a run whose
    /// streams are also drawn or written as a test.
    package static let (keptTimer, drawnTimer) = (2, 5)

    /// The maximum work of a run. The unit is the cost of drawing a cell. The work includes inputs,
    /// timers, pages, cells that are drawn and compared, and moves, boards, searches and hints
    /// (`WorkBudget`). The limit is the work of a long evening, with 10,000 moves of any game. A
    /// recording stops before it reaches this limit. Tests that reach the limit set a lower one for
    /// their task.
    @TaskLocal package static var work = 660_000_000

    /// The maximum work of a run that is judged, and of the moves, boards, searches and hints of
    /// any run. This work takes two seconds of processor time.
    package static var judgedWork: Int { work / 22 * 5 }

    /// The work of inputs, of laying out pages, and of timers, without the cells.
    package static func work(inputs: Int, pages: Int, timers: Int) -> Int {
        4_000 * inputs + 10_000 * pages + 1_000 * timers
    }

    /// The time without input, in milliseconds, after which an export skips to the next input, even
    /// if a clock is running.
    package static let skippedPause = 60_000

    /// The maximum size of an export, in bytes.
    package static let exported = 48 << 20
}

extension KeyedDecodingContainer {
    /// Decodes a number. Throws if the number is out of bounds.
    func number(_ name: Key, in bounds: ClosedRange<Int>) throws -> Int {
        let number = try decode(Int.self, forKey: name)
        guard bounds.contains(number) else {
            throw DecodingError.dataCorruptedError(
                forKey: name, in: self, debugDescription: "The number is out of bounds.")
        }
        return number
    }

    func numberIfPresent(_ name: Key, in bounds: ClosedRange<Int>) throws -> Int? {
        contains(name) ? try number(name, in: bounds) : nil
    }
}
