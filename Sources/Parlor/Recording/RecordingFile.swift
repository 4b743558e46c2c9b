import CLibrary
import Games
import Reactive
import ReactiveThreads

/// A recording on the disk, which grows at its end. It begins with the first deed; one of a
/// visit that was over at once is not kept, and neither are all but the newest.
package final class RecordingFile: RecordingSink {
    /// How many recordings are kept.
    static let limit = 20

    /// A visit with fewer deeds than that is not worth keeping.
    private static let shortest = 8

    /// The thread on which old recordings are removed: no key waits for that.
    private static let tidying = WorkThreads(atMost: 1)

    private let folder: RecordingFolder
    private let proofs: RecordingFolder
    private let name: String
    private let patience: Duration
    private var path: String?
    private var file: OpenFile?
    private var waiting: [UInt8] = []
    private var deeds = 0
    private var isProof = false

    /// `name` contains the time: the last one by name is the newest. Old recordings are removed
    /// until `patience` is used up, because the player waits for this on leaving.
    package init(
        in directory: DataDirectory, name: String, patience: Duration = .milliseconds(20)
    ) {
        self.patience = patience
        folder = RecordingFolder(in: directory)
        proofs = RecordingFolder(provingResultsIn: directory)
        self.name = name
    }

    /// Keeps it among the proofs, too, however short it will be: a board of the day is played in
    /// it.
    func prove() {
        if isProof { return }
        isProof = true
        if path == nil { flush() } else { keepAsProof() }
    }

    /// Gives it a second name, so that tidying up the recordings does not lose it.
    private func keepAsProof() {
        guard let path, file != nil, (try? Disk.makeDirectory(proofs.path)) != nil else { return }
        _ = link(path, proofs.path(name))
        RecordingFile.tidying.async { [proofs, patience] in
            proofs.keepNewest(RecordingFolder.proofLimit, patience: patience)
        }
    }

    package func take(_ line: [UInt8], isUrgent: Bool) {
        waiting += line + [UInt8(ascii: "\n")]
        if isUrgent { deeds += 1 }
        if isUrgent || waiting.count > 4096 && path != nil { flush() }
    }

    /// Forgets all that it was given: what comes next is the whole of it.
    package func beginAnew() {
        waiting.removeAll()
        deeds = 0
        file?.truncate()
    }

    package func close() {
        // The end is urgent, too.
        if deeds <= RecordingFile.shortest, let path { unlink(path) }
        file = nil
        RecordingFile.tidying.wait()
    }

    /// A game that cannot be recorded goes on all the same: nothing is said of it.
    private func flush() {
        if path == nil { open() }
        guard file != nil else { return waiting.removeAll() }
        try? file?.store(atOnce: waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    private func open() {
        path = ""
        guard (try? Disk.makeDirectory(folder.path)) != nil else { return }
        // Others may begin in the same second.
        for number in 1...1_000 {
            let path = folder.path(number == 1 ? name : "\(name)-\(number)")
            do throws(DiskFailure) {
                file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
                // One who tidies up may just now have taken it for one that is over.
                guard file?.lock() ?? false, file?.hasName ?? false else { continue }
                self.path = path
                RecordingFile.tidying.async { [folder, patience] in
                    folder.keepNewest(RecordingFile.limit, patience: patience)
                }
                if isProof { keepAsProof() }
                return
            } catch {
                if error != .other(EEXIST) { return }
            }
        }
    }
}

/// The place where recordings are.
package struct RecordingFolder {
    let path: String

    package init(in directory: DataDirectory) { path = "\(directory.path)/recordings" }

    /// The place of those that prove results of boards of the day.
    package init(provingResultsIn directory: DataDirectory) { path = "\(directory.path)/proofs" }

    /// How many proofs are kept: those of a season with four boards a day.
    package static let proofLimit = 400

    private static let ending = ".jsonl"

    /// The name of a recording that begins then, in UTC: the later, the further behind.
    static func name(secondsSince1970 time: Int) -> String {
        func digits(_ number: Int) -> String { String("\(100 + number)".suffix(2)) }
        let day = Day(daysSince1970: time / 86_400)
        let (hour, minute, second) = (time / 3600 % 24, time / 60 % 60, time % 60)
        return "\(day.year)-\(digits(day.month))-\(digits(day.day))"
            + "-\(digits(hour))\(digits(minute))\(digits(second))"
    }

    /// A name for a recording that begins then: of two in the same second each has its own.
    package static func newName(secondsSince1970 time: Int) -> String {
        name(secondsSince1970: time) + "-" + UInt64.random(in: 0...UInt64.max).digits.suffix(8)
    }

    /// The second in which a recording began, as its name says it.
    package static func second(of name: String) -> Substring {
        name.prefix("2026-11-21-101500".count)
    }

    /// The names of the recordings, the newest last.
    package var names: [String] {
        Disk.names(in: path).filter { $0.hasSuffix(Self.ending) }.sorted()
            .map { String($0.dropLast(Self.ending.count)) }
    }

    /// The recording of the last run.
    package var newest: String? { names.last.map(path) }

    /// As many are removed however long that takes, so that there are never more and more.
    static let removed = 8

    /// Removes all but so many, the oldest first, and none of those that are being written. Where
    /// that takes longer than `patience`, the others wait until the next time.
    func keepNewest(_ count: Int, patience: Duration) {
        let clock = ContinuousClock()
        let end = clock.now + patience
        for (number, name) in names.dropLast(count).enumerated() {
            if number >= RecordingFolder.removed, clock.now >= end { return }
            let path = path(name)
            if let file = try? OpenFile(path, O_RDWR | O_NONBLOCK), file.lock() { unlink(path) }
        }
    }

    /// Whether a program is writing the recording at a path.
    package static func isBeingWritten(_ path: String) -> Bool {
        // NFS gives a lock only on what is open for writing.
        guard let file = try? OpenFile(path, O_RDWR | O_NONBLOCK) else { return false }
        return !file.lock()
    }

    /// The path of a recording by its name.
    package func path(_ name: String) -> String { "\(path)/\(name)\(Self.ending)" }
}
