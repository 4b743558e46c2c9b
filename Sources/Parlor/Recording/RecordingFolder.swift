import CLibrary
import Games
import Reactive
import ReactiveThreads

package struct RecordingFolder {
    let path: String

    package init(in directory: DataDirectory) { path = "\(directory.path)/recordings" }

    /// The folder of recordings that prove results of boards of the day.
    package init(provingResultsIn directory: DataDirectory) { path = "\(directory.path)/proofs" }

    /// The number of proofs to keep, enough for 100 days with four boards each.
    package static let proofLimit = 400

    private static let ending = ".jsonl"

    /// The name of a recording that starts at this time, in UTC. Later names sort after earlier
    /// ones.
    static func name(secondsSince1970 time: Int) -> String {
        func digits(_ number: Int) -> String { String("\(100 + number)".suffix(2)) }
        let day = Day(daysSince1970: time / 86_400)
        let (hour, minute, second) = (time / 3600 % 24, time / 60 % 60, time % 60)
        return "\(day.year)-\(digits(day.month))-\(digits(day.day))"
            + "-\(digits(hour))\(digits(minute))\(digits(second))"
    }

    /// A name for a recording that starts at this time. Random digits make it unique.
    package static func newName(secondsSince1970 time: Int) -> String {
        let digits = UInt64.random(in: 0...UInt64.max).digits
        return name(secondsSince1970: time) + "-" + String(digits.suffix(8))
    }

    /// The part of a recording's name that contains the date and the time of its start, to the
    /// second.
    package static func second(of name: String) -> Substring {
        name.prefix("2026-11-21-101500".count)
    }

    /// The names of the recordings, newest last.
    package var names: [String] {
        Disk.names(in: path).filter { $0.hasSuffix(Self.ending) }.sorted()
            .map { String($0.dropLast(Self.ending.count)) }
    }

    /// The path of the newest recording with a game or, if no recording has one, of the newest
    /// recording. Nil if there is none.
    package var newestGame: String? {
        let paths = names.reversed().lazy.map(path)
        let game = paths.first { (try? Recording(file: $0))?.containsStreams ?? false }
        return game ?? paths.first
    }

    /// The minimum number of recordings that each clean-up removes, even if its time is used up.
    /// Without this minimum, recordings could accumulate on a slow disk.
    static let removed = 8

    /// Removes all but the newest `count` recordings, oldest first. Recordings that are being
    /// written stay. When `timeLimit` is used up, the rest is removed the next time.
    func keepNewest(_ count: Int, timeLimit: Duration) {
        let clock = ContinuousClock()
        let end = clock.now + timeLimit
        for (number, name) in names.dropLast(count).enumerated() {
            if number >= RecordingFolder.removed, clock.now >= end { return }
            let path = path(name)
            if let file = try? OpenFile(path, O_RDWR | O_NONBLOCK), file.lock() { unlink(path) }
        }
    }

    /// Returns whether a program is writing the recording.
    package static func isBeingWritten(_ path: String) -> Bool {
        // NFS locks a file only if it is open for writing.
        guard let file = try? OpenFile(path, O_RDWR | O_NONBLOCK) else { return false }
        return !file.lock()
    }

    package func path(_ name: String) -> String { "\(path)/\(name)\(Self.ending)" }
}
