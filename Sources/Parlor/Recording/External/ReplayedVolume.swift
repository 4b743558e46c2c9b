/// The files of a replayed run: files from its recording, and files that it writes.
package final class ReplayedVolume: Volume {
    private let position: () -> Int
    private let memory = InMemoryVolume()
    private var states = NotesByUse<Result<[UInt8], DiskFailure>>()
    private var written = NotesByUse<FileNote.Finding>()
    private var reads = UseCounter()
    private var writes = UseCounter()

    /// The history of each file, by name.
    package private(set) var history: [String: FileHistory] = [:]

    /// `position` is the number of terminal inputs so far.
    init(_ recording: Recording, position: @escaping () -> Int) {
        self.position = position
        for placed in recording.notes {
            guard case .file(let note) = placed.note else { continue }
            let place = UsePlace(position: placed.position, earlier: note.earlier)
            if case .read(let state) = note.finding {
                states.add(state, about: note.name, at: place)
            } else {
                written.add(note.finding, about: note.name, at: place)
            }
        }
    }

    /// A digest of the files that the run has read or written.
    package var fingerprint: UInt64 { memory.fingerprint }
    /// A digest of everything the run has written, in order.
    package var keptFingerprint: UInt64 { memory.writing.value }

    package func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
        look(at: path)
        let bytes = try memory.read(path, atMost: .max)
        history[path.lastName, default: FileHistory()].find(bytes)
        return bytes
    }

    package func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        look(at: path)
        return try memory.readEnd(path, limit)
    }

    package func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) { try take(read(path, atMost: limit)[...]) }

    package func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try write(path)
        memory.replace(path, with: bytes)
        history[path.lastName, default: FileHistory()].leave(bytes)
    }

    package func append(line: [UInt8], to path: String) throws(DiskFailure) {
        try write(path)
        memory.append(line: line, to: path)
        history[path.lastName, default: FileHistory()].add(line)
    }

    package func remove(_ path: String) throws(DiskFailure) {
        try write(path)
        memory.remove(path)
        history[path.lastName, default: FileHistory()].leave(nil)
    }

    package func setAside(_ path: String) throws(DiskFailure) -> String {
        guard let name = try write(path) else { return memory.setAside(path) }
        _ = memory.setAside(path)
        return path.dropLast(path.lastName.count) + name
    }

    /// Changes the file to the recorded state, if there is a new one. Also applies the states of
    /// recorded reads that the replay does not repeat.
    private func look(at path: String) {
        let here = place(&reads, path)
        if let state = states.take(path.lastName, at: here)?.note { memory.change(path, to: state) }
    }

    /// Applies the note about this write: throws the recorded failure, or returns the recorded
    /// name.
    @discardableResult private func write(_ path: String) throws(DiskFailure) -> String? {
        let here = place(&writes, path)
        // This write replaces the states that were recorded before it.
        _ = states.take(path.lastName, at: UsePlace(position: here.position, earlier: -1))
        guard let written = written.take(path.lastName, at: here), written.isHere else {
            return nil
        }
        switch written.note {
        case .refused(let failure): throw failure
        case .setAside(let name): return name
        case .read: return nil
        }
    }

    private func place(_ uses: inout UseCounter, _ path: String) -> UsePlace {
        let position = position()
        return UsePlace(
            position: position, earlier: uses.count(path.lastName, at: position))
    }
}

/// The history of a file in a replayed run.
package struct FileHistory {
    /// The bytes that the run read before its first write.
    package private(set) var found: [UInt8]?
    /// The last state, which is nil for a removed file. `older` describes the state before it.
    private var newest: [UInt8]??
    private var older = Older.none
    /// The lines that were added.
    package private(set) var lines: [[UInt8]] = []

    private enum Older {
        case none
        case state([UInt8]?)
        /// The previous state was the beginning of the last state, with this number of bytes.
        case beginning(Int)
    }

    /// The last two states that the run wrote, or fewer, with the newest last. A state is nil if
    /// the file was removed.
    package var left: [[UInt8]?] {
        guard let newest else { return [] }
        switch older {
        case .none: return [newest]
        case .state(let state): return [state, newest]
        case .beginning(let count): return [newest.map { Array($0.prefix(count)) }, newest]
        }
    }

    fileprivate mutating func find(_ bytes: [UInt8]) { if newest == nil { found = bytes } }

    fileprivate mutating func leave(_ bytes: [UInt8]?) {
        older = newest.map { .state($0) } ?? .none
        newest = .some(bytes)
    }

    fileprivate mutating func add(_ line: [UInt8]) {
        lines.append(line)
        guard case .some(.some(var bytes)) = newest else { return }
        newest = nil
        older = .beginning(bytes.count)
        bytes += line.line(after: bytes.last)
        newest = .some(bytes)
    }
}
