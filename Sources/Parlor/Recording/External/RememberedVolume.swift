/// The files of a replayed run: those in its recording, and those that it writes.
package final class RememberedVolume: Volume {
    private let position: () -> Int
    private let memory = MemoryVolume()
    private var held = NotesByUse<Result<[UInt8], DiskFailure>>()
    private var written = NotesByUse<FileNote.Finding>()
    private var reads = UseCounter()
    private var writes = UseCounter()

    /// The history of each file, by its name.
    package private(set) var history: [String: FileHistory] = [:]

    /// `position` is the number of inputs of the terminal that have come.
    init(_ recording: Recording, position: @escaping () -> Int) {
        self.position = position
        for placed in recording.notes {
            guard case .file(let note) = placed.note else { continue }
            let place = UsePlace(position: placed.position, earlier: note.earlier)
            if case .held(let state) = note.finding {
                held.add(state, about: note.name, at: place)
            } else {
                written.add(note.finding, about: note.name, at: place)
            }
        }
    }

    /// Stands for the files as the run knows them.
    package var fingerprint: UInt64 { memory.fingerprint }
    /// Stands for all that the run has written, in its order.
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

    /// Makes the file what it was found to be, if that was not foreseen. A reading that the run
    /// does not repeat has found the same.
    private func look(at path: String) {
        let here = place(&reads, path)
        if let state = held.take(path.lastName, at: here)?.note { memory.change(path, to: state) }
    }

    /// What happened at this writing: a failure, or another name than could be foreseen.
    @discardableResult private func write(_ path: String) throws(DiskFailure) -> String? {
        let here = place(&writes, path)
        // What was found before is written over.
        _ = held.take(path.lastName, at: UsePlace(position: here.position, earlier: -1))
        guard let written = written.take(path.lastName, at: here), written.isHere else {
            return nil
        }
        switch written.note {
        case .refused(let failure): throw failure
        case .setAside(let name): return name
        case .held: return nil
        }
    }

    private func place(_ uses: inout UseCounter, _ path: String) -> UsePlace {
        let position = position()
        return UsePlace(
            position: position, earlier: uses.count(path.lastName, at: position))
    }
}

/// The history of a file in a run that was played again.
package struct FileHistory {
    /// The bytes that were read before any were written.
    package private(set) var found: [UInt8]?
    /// Its last state, nil for one that was removed, and how the one before it comes of that.
    private var newest: [UInt8]??
    private var older = Older.none
    /// The lines that were added.
    package private(set) var lines: [[UInt8]] = []

    private enum Older {
        case none
        case state([UInt8]?)
        /// The last state has a line behind so many bytes of it.
        case beginning(Int)
    }

    /// Its last two states, the newest last; nil for one that was removed.
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
        bytes += line.line(behind: bytes.last)
        newest = .some(bytes)
    }
}
