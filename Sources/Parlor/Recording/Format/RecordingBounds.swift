/// The bounds of what a recording may say. It may come from a stranger: within them nothing it says
/// can end the program, or keep it busy for long.
package enum RecordingBounds {
    /// A file that is longer is no recording: they end themselves before.
    package static let bytes = 8 << 20

    /// A recording that is written ends itself at this size: a hundred megabytes that are pasted
    /// into a game do not become a file.
    static let written = 5 << 20

    /// The bytes in a recording for the texts of frames, and for the values of streams: half a
    /// megabyte each, so that long runs are recorded to their end. After that, digests are
    /// recorded.
    static let texts = 500_000

    /// A week, in milliseconds.
    static let times = 0...7 * 86_400_000

    /// Half a day: a recording that is written ends itself then, however long the program stays
    /// open. A clock that runs all the time makes a timer a second, and leaves many for the player.
    static let lasting = 43_200_000

    /// Windows that a terminal can have.
    static let columns = 0...1_000
    static let rows = 0...500

    /// Places of the mouse, which may leave the window.
    static let places = 0...4_096

    /// Seconds from 1970 to the end of the last year of four digits.
    static let seconds = 0...253_402_300_799

    /// Uses of a file between two inputs.
    static let uses = 0...1_000_000

    /// Numbers that the system has for processes, and for failures.
    static let processes = 0...Int(Int32.max)
    static let failures = -Int(Int32.max)...Int(Int32.max)

    /// The timers of a run that may go off. A clock that runs for half a day makes most of them.
    package static let timers = 50_000

    /// The work that a run may make, as cells of pictures: what it draws for comparison, and the
    /// boards, searches and hints on its way by what they cost (`Effort`). It is many times what a
    /// long evening makes, and a recording that is written ends itself before it. A test that
    /// reaches this bound sets a lower one for its task.
    @TaskLocal package static var work = 150_000_000

    /// Milliseconds without an input after which an export looks again only when the next comes:
    /// who is away is not waited for, however long a clock goes on.
    package static let quiet = 60_000

    /// The bytes of an export.
    package static let exported = 48 << 20
}

extension KeyedDecodingContainer {
    /// A number within its bounds.
    func number(_ name: Key, in bounds: ClosedRange<Int>) throws -> Int {
        let number = try decode(Int.self, forKey: name)
        guard bounds.contains(number) else {
            throw DecodingError.dataCorruptedError(
                forKey: name, in: self, debugDescription: "It is out of bounds.")
        }
        return number
    }

    func numberIfPresent(_ name: Key, in bounds: ClosedRange<Int>) throws -> Int? {
        contains(name) ? try number(name, in: bounds) : nil
    }
}
