import CLibrary
import Games
import Reactive
import ReactiveThreads

/// A recording on the disk. The file is created at the first action, and removed if the run had
/// very few actions. Only the newest recordings are kept.
package final class RecordingFile: RecordingSink {
    /// The number of recordings to keep.
    static let limit = 20

    /// The number of actions that a recording must exceed to be kept.
    private static let shortest = 8

    /// The thread that removes old recordings, so that no key waits for it.
    private static let tidying = BackgroundExecutor(atMost: 1)

    private let folder: RecordingFolder
    private let proofs: RecordingFolder
    private let name: String
    private let timeLimit: Duration
    private let flush: (_ path: String) -> Void
    private var path: String?
    private var file: OpenFile?
    private var packer = LinePacker()
    /// The lines that are not yet in the file. They are packed only when they are written, so that
    /// packing does not delay the first picture.
    private var waiting: [UInt8] = []
    private var actions = 0
    private var isProof = false

    /// Creates a recording. `name` contains the time, so that the newest recording is last by name.
    /// The removal of old recordings stops after `timeLimit`, because the player waits for it when
    /// leaving. A few recordings are always removed (`RecordingFolder.removed`). `flush` makes
    /// another thread wait until a file is on the disk.
    package init(
        in directory: DataDirectory, name: String, timeLimit: Duration = .milliseconds(20),
        flush: @escaping (_ path: String) -> Void = { _ in }
    ) {
        self.flush = flush
        self.timeLimit = timeLimit
        folder = RecordingFolder(in: directory)
        proofs = RecordingFolder(provingResultsIn: directory)
        self.name = name
    }

    /// Keeps the recording as a proof too, even if it is short, because it contains a board of the
    /// day.
    func keepAsProof() {
        if isProof { return }
        isProof = true
        if path == nil { writeLines() } else { linkProof() }
    }

    /// Adds a link to the recording in the folder of proofs, where it outlasts the removal of old
    /// recordings.
    private func linkProof() {
        guard let path, file != nil, (try? Disk.makeDirectory(proofs.path)) != nil else { return }
        _ = link(path, proofs.path(name))
        RecordingFile.tidying.async { [proofs, timeLimit] in
            proofs.keepNewest(RecordingFolder.proofLimit, timeLimit: timeLimit)
        }
    }

    package func take(_ line: [UInt8], isUrgent: Bool) {
        waiting += line
        waiting.append(UInt8(ascii: "\n"))
        if isUrgent { actions += 1 }
        if isUrgent || waiting.count > 4096 && path != nil { writeLines() }
    }

    package func settle() { if isProof { flush(proofs.path(name)) } }

    /// Discards the text so far, and starts a new one.
    package func startAgain() {
        waiting.removeAll()
        packer = LinePacker()
        actions = 0
        file?.truncate()
    }

    package var keepsRecording: Bool { isProof || actions >= RecordingFile.shortest }

    package func close() {
        // The end is an urgent line, so it counts as an action.
        if actions <= RecordingFile.shortest, let path { unlink(path) }
        file = nil
        RecordingFile.tidying.wait()
    }

    /// Writes the lines. A failure is not reported, because the game continues without a recording.
    private func writeLines() {
        if path == nil { open() }
        var packed: [UInt8] = []
        for line in waiting.split(separator: UInt8(ascii: "\n")) {
            packed += packer.pack(line)
            packed.append(UInt8(ascii: "\n"))
        }
        // Later lines refer to a line that is lost, so they are not written.
        if (try? file?.store(atOnce: packed)) == nil { file = nil }
        waiting.removeAll(keepingCapacity: true)
    }

    private func open() {
        path = ""
        guard (try? Disk.makeDirectory(folder.path)) != nil else { return }
        // Another recording may already have this name.
        for number in 1...1_000 {
            let path = folder.path(number == 1 ? name : "\(name)-\(number)")
            do throws(DiskFailure) {
                file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
                // Another process may remove the file before it is locked.
                guard file?.lock() ?? false, file?.hasName ?? false else { continue }
                self.path = path
                RecordingFile.tidying.async { [folder, timeLimit] in
                    folder.keepNewest(RecordingFile.limit, timeLimit: timeLimit)
                }
                if isProof { linkProof() }
                return
            } catch {
                if error != .other(EEXIST) { return }
            }
        }
    }
}
