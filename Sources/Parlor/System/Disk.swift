import CLibrary

/// File access that loses no data in a power cut, or when a second program writes the same file.
package enum Disk {
    /// The maximum size of a file to read as a whole, in bytes.
    static let largest = 16 << 20

    package static func read(
        _ path: String, atMost limit: Int = Disk.largest
    ) throws(DiskFailure) -> [UInt8] { try opened(path).bytes(atMost: limit) }

    /// Reads a file piece by piece. Throws if it is larger than `limit`.
    static func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) {
        let file = try opened(path)
        if file.size > limit { throw .isTooLarge }
        try file.forEachPiece(take)
    }

    /// At most the last `limit` bytes of a file. They begin with a whole character.
    static func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try opened(path).lastBytes(limit)
    }

    private static func opened(_ path: String) throws(DiskFailure) -> OpenFile {
        // A pipe or device in place of the file must not block the program.
        let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        guard file.isRegular else { throw .isNotAFile }
        return file
    }

    /// Replaces the contents of a file. At any time, the file contains either the old bytes or the
    /// new ones.
    static func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try StagedFile(for: path, bytes).settle()
    }

    /// Adds a line at the end of a file. The system orders appending writes, so programs that write
    /// at the same time need no lock, and no program waits for a suspended one.
    static func append(
        line: [UInt8], to path: String, flushing: Bool = true
    ) throws(DiskFailure) {
        let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
        try file.store(atOnce: line.line(after: file.lastByte()))
        if flushing { try? file.flush() }
        try file.close()
    }

    /// Waits until the contents of a file would survive a power cut.
    static func flush(_ path: String) throws(DiskFailure) {
        try OpenFile(path, O_RDONLY | O_NONBLOCK).flush()
    }

    /// Renames a file to a new, unused name, and returns its new path. The new name begins with the
    /// name of the file, or with that of `owner`.
    static func setAside(
        _ path: String, asPartOf owner: String? = nil
    ) throws(DiskFailure) -> String {
        let aside = try unused((owner ?? path) + ".damaged-")
        if rename(path, aside) == 0 { return aside }
        let failure = DiskFailure.last
        unlink(aside)
        throw failure
    }

    static func remove(_ path: String, flushing: Bool = true) throws(DiskFailure) {
        guard unlink(path) != 0 else { return flushing ? flushDirectory(of: path) : () }
        let failure = DiskFailure.last
        if failure != .missing { throw failure }
    }

    /// Creates the directory and its missing parents.
    static func makeDirectory(_ path: String) throws(DiskFailure) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            if !isDirectory(path) { throw .isNotADirectory }
        case ENOENT where parent(of: path) != path:
            try makeDirectory(parent(of: path))
            if mkdir(path, 0o700) != 0, !isDirectory(path) { throw .last }
        case let number:
            if !isDirectory(path) { throw DiskFailure(number) }
        }
    }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func parent(of path: String) -> String {
        let names = Disk.names(of: path).dropLast().map(String.init).joined(separator: "/")
        return path.hasPrefix("/") ? "/\(names)" : names.isEmpty ? "." : names
    }

    /// The components of a path.
    static func names(of path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// The path with its links resolved, because the player may keep a file elsewhere and link to
    /// it. A path that does not exist is returned unchanged.
    static func resolved(_ path: String) -> String {
        guard let name = realpath(path, nil) else { return path }
        defer { free(name) }
        // Sound: the text is copied before it is freed.
        return String(cString: name)
    }

    /// Creates an empty file whose name ends in a number that is not in use, and returns its path.
    private static func unused(_ prefix: String) throws(DiskFailure) -> String {
        // Listing the directory once makes the search for a free number short.
        let (folder, start) = (parent(of: prefix), names(of: prefix).last ?? "")
        let taken = names(in: folder).filter { $0.hasPrefix(start) }
            .compactMap { Int($0.dropFirst(start.count)) }
        var number = (taken.max() ?? 0) + 1
        while true {
            do {
                try OpenFile("\(prefix)\(number)", O_WRONLY | O_CREAT | O_EXCL).close()
                return "\(prefix)\(number)"
            } catch .other(EEXIST) {
                number += 1
            }
        }
    }

    /// Makes a new name in the directory durable. If the system cannot do this, the file exists
    /// anyway.
    static func flushDirectory(of path: String) {
        guard let directory = try? OpenFile(parent(of: path), O_RDONLY) else { return }
        try? directory.flush()
    }

    /// The names of a directory's entries, in no particular order.
    package static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // Sound: the entry is valid until the next call of `readdir`, and its name is copied.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(
                    to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)
                ) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
