import CLibrary

/// Files, handled so that neither a power cut nor a second program loses what was in them.
enum Disk {
    /// More bytes than that are in nothing that is read as a whole.
    static let largest = 16 << 20

    static func read(
        _ path: String, atMost limit: Int = Disk.largest
    ) throws(DiskFailure) -> [UInt8] { try opened(path).bytes(atMost: limit) }

    /// Hands on what is in a file, a piece after the other, if that is no more than so many bytes.
    static func read(
        _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(DiskFailure) {
        let file = try opened(path)
        if file.size > limit { throw .isTooLarge }
        try file.forEachPiece(take)
    }

    /// The last bytes of a file, so many if there are, from where a character begins.
    static func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
        try opened(path).lastBytes(limit)
    }

    private static func opened(_ path: String) throws(DiskFailure) -> OpenFile {
        // Whatever stands there instead of a file must not keep the program waiting.
        let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        guard file.isRegular else { throw .isNoFile }
        return file
    }

    /// Puts new bytes in the place of the old ones. At every moment one or the other are there.
    static func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        try StagedFile(for: path, bytes).settle()
    }

    /// Adds a line at the end. The system takes one write after the other where all append, so
    /// that programs that write at once need no lock, and none waits for one that sleeps.
    static func append(
        line: [UInt8], to path: String, flushing: Bool = true
    ) throws(DiskFailure) {
        let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
        try file.store(atOnce: line.line(behind: file.lastByte()))
        if flushing { try? file.flush() }
        try file.close()
    }

    /// Waits until what a file holds would survive a power cut.
    static func flush(_ path: String) throws(DiskFailure) {
        try OpenFile(path, O_RDONLY | O_NONBLOCK).flush()
    }

    /// Gives a file a name that none has, and says which.
    static func setAside(_ path: String) throws(DiskFailure) -> String {
        let aside = try unused(path + ".damaged-")
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

    /// Makes the directory, and those that it is in, where they are missing.
    static func makeDirectory(_ path: String) throws(DiskFailure) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            if !isDirectory(path) { throw .isNoDirectory }
        case ENOENT where parent(of: path) != path:
            try makeDirectory(parent(of: path))
            if mkdir(path, 0o700) != 0, !isDirectory(path) { throw .last }
        case let number:
            if !isDirectory(path) { throw DiskFailure(number) }
        }
    }

    static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func parent(of path: String) -> String {
        let names = Disk.names(of: path).dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/\(names)" : names.isEmpty ? "." : names
    }

    /// The names that a path is made of.
    static func names(of path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// The path of the file itself, where the player keeps it elsewhere with a link to it here.
    static func resolved(_ path: String) -> String {
        guard let name = realpath(path, nil) else { return path }
        defer { free(name) }
        // Sound: the text is copied before it is given back.
        return String(cString: name)
    }

    /// Makes an empty file with the first number at the end of its name that no other has.
    private static func unused(_ prefix: String) throws(DiskFailure) -> String {
        // Those that are there are known with one look, so that the search is short.
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

    /// Makes a new name in the directory last. Where the system cannot, the file is still there.
    static func flushDirectory(of path: String) {
        guard let directory = try? OpenFile(parent(of: path), O_RDONLY) else { return }
        try? directory.flush()
    }

    /// The names of what is in a directory, in no order.
    static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // Sound: the entry is there until the next is read, and its name is copied.
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
