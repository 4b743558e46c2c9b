import TUI

/// Outcome of the nth request about files.
struct FileNote: Equatable {
    let number: Int
    let outcome: Result<[UInt8], DiskFailure>
}

/// The files of a run, as far as it has read or written them. It foresees what the disk will say,
/// and where there is a disk, tells of everything that came otherwise; where there is none, it knows
/// what was told.
final class FileMemory: Volume {
    private(set) var files: [String: [UInt8]] = [:]
    /// The history of files, by their names, where there is no disk.
    private(set) var history: [String: FileHistory] = [:]
    private let disk: (any Volume)?
    private let note: (FileNote) -> Void
    private let notes: [Int: Result<[UInt8], DiskFailure>]
    private var number = 0

    init(_ disk: any Volume, note: @escaping (FileNote) -> Void) {
        (self.disk, self.note, notes) = (disk, note, [:])
    }

    init(_ notes: [FileNote]) {
        (disk, note) = (nil, { _ in })
        self.notes = Dictionary(notes.map { ($0.number, $0.outcome) }) { $1 }
    }

    func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8] {
        number += 1
        let foreseen = outcome(of: request)
        let outcome = disk?.outcome(of: request) ?? notes[number] ?? foreseen
        if disk != nil, outcome != foreseen { note(FileNote(number: number, outcome: outcome)) }
        follow(request, outcome)
        if disk == nil, case .success(let bytes) = outcome { remember(request, bytes) }
        return try outcome.get()
    }

    /// A file of this size is noted with its bytes; of a larger one it is noted that it is larger, and
    /// the recording ends there.
    static let noted = 2 << 20

    func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) {
        do {
            try take(perform(.readUpTo(FileMemory.noted, path))[...])
        } catch .isTooLarge where disk != nil {
            try disk?.read(path, atMost: limit, take)
        }
    }

    /// A number that tells these files from others.
    var fingerprint: UInt64 {
        var print = Fingerprint()
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            // By the name alone: the directory is another on every machine.
            print.add(Array(path.lastName.utf8))
            print.add(UInt64(bytes.count))
            print.add(bytes)
        }
        return print.value
    }

    private func outcome(of request: FileRequest) -> Result<[UInt8], DiskFailure> {
        switch request {
        case .read(let path), .readUpTo(_, let path):
            files[path].map { .success($0) } ?? .failure(.missing)
        case .readEnd(let limit, let path):
            files[path].map { .success($0.end(limit)) } ?? .failure(.missing)
        case .setAside(let path): .success(Array("\(path).damaged-1".utf8))
        default: .success([])
        }
    }

    private func follow(_ request: FileRequest, _ outcome: Result<[UInt8], DiskFailure>) {
        switch (request, outcome) {
        case (.read(let path), .success(let bytes)),
            (.readUpTo(_, let path), .success(let bytes)):
            files[path] = bytes
        case (.read(let path), .failure), (.readUpTo(_, let path), .failure),
            (.remove(let path), .success),
            (.setAside(let path), .success):
            files[path] = nil
        case (.replace(let path, let bytes), .success): files[path] = bytes
        case (.append(let line, let path), .success):
            // Bytes that are there already may never have been read, and then stay unknown.
            let old = files[path] ?? []
            files[path] = old + line.line(behind: old.last)
        default: break
        }
    }

    private func remember(_ request: FileRequest, _ bytes: [UInt8]) {
        switch request {
        case .read(let path): history[path.lastName, default: FileHistory()].find(bytes)
        case .replace(let path, let bytes):
            history[path.lastName, default: FileHistory()].leave(bytes)
        case .remove(let path): history[path.lastName, default: FileHistory()].leave(nil)
        case .append(let line, let path):
            history[path.lastName, default: FileHistory()].lines.append(line)
        default: break
        }
    }
}

/// The history of a file in a run that was played again.
struct FileHistory {
    /// The bytes that were read before any were written.
    private(set) var found: [UInt8]?
    /// Its last two states, the newest last; nil for one that was removed.
    private(set) var left: [[UInt8]?] = []
    /// The lines that were added.
    var lines: [[UInt8]] = []

    fileprivate mutating func find(_ bytes: [UInt8]) { if left.isEmpty { found = bytes } }
    fileprivate mutating func leave(_ bytes: [UInt8]?) { left = left.suffix(1) + [bytes] }
}

extension String {
    /// The name that a path ends in.
    var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}

extension Volume {
    fileprivate func outcome(of request: FileRequest) -> Result<[UInt8], DiskFailure> {
        do {
            return .success(try perform(request))
        } catch {
            return .failure(error)
        }
    }
}
