#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files, handled so that neither a power cut nor a second program loses what was in them.
enum Disk {
    static func read(_ path: String) throws(DiskFailure) -> [UInt8] {
        // Whatever stands there instead of a file must not keep the program waiting.
        let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        guard file.isRegular else { throw .isNoFile }
        return try file.bytes()
    }

    /// Puts new bytes in the place of the old ones. At every moment one or the other are there.
    static func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
        // Somebody may keep the file elsewhere, with a link to it here: the link is to stay.
        let path = resolved(path)
        let new = try unused(path + ".new-") { name throws(DiskFailure) in
            let file = try OpenFile(name, O_WRONLY | O_CREAT | O_EXCL)
            do throws(DiskFailure) {
                try file.store(atOnce: bytes)
                try file.flush()
            } catch {
                unlink(name)
                throw error
            }
        }
        guard rename(new, path) == 0 else {
            let failure = DiskFailure.last
            unlink(new)
            throw failure
        }
        flushDirectory(of: path)
    }

    /// Adds a line at the end. The system takes one write after the other where all append, so
    /// that programs that write at once need no lock, and nobody waits for one that sleeps.
    static func append(line: [UInt8], to path: String) throws(DiskFailure) {
        let newline = UInt8(ascii: "\n")
        let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
        // Half a line of a writer that died is not to spoil this one. An empty line does no harm.
        let last = try file.lastByte() ?? newline
        try file.store(atOnce: (last == newline ? [] : [newline]) + line + [newline])
        try? file.flush()
    }

    /// Gives a file, or whatever stands there, a name that nobody has, and says which.
    static func setAside(_ path: String) throws(DiskFailure) -> String {
        let aside = try unused(path + ".damaged-") { name throws(DiskFailure) in
            _ = try OpenFile(name, O_WRONLY | O_CREAT | O_EXCL)
        }
        if rename(path, aside) == 0 { return aside }
        // A directory takes the place of directories only.
        unlink(aside)
        if mkdir(aside, 0o700) == 0, rename(path, aside) == 0 { return aside }
        let failure = DiskFailure.last
        rmdir(aside)
        throw failure
    }

    static func remove(_ path: String) throws(DiskFailure) {
        guard unlink(path) != 0 else { return flushDirectory(of: path) }
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

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func parent(of path: String) -> String {
        let names = path.split(separator: "/").dropLast().joined(separator: "/")
        return path.hasPrefix("/") ? "/\(names)" : names.isEmpty ? "." : names
    }

    private static func resolved(_ path: String) -> String {
        guard let name = realpath(path, nil) else { return path }
        defer { free(name) }
        // Sound: the text is copied before it is given back.
        return String(cString: name)
    }

    /// The first name with a number at its end for which `take` does not find somebody else's.
    private static func unused(
        _ prefix: String, take: (String) throws(DiskFailure) -> Void
    ) throws(DiskFailure) -> String {
        var number = 1
        while true {
            do {
                try take("\(prefix)\(number)")
                return "\(prefix)\(number)"
            } catch .other(EEXIST) {
                number += 1
            }
        }
    }

    /// Makes a new name in the directory last. Where the system cannot, the file is still there.
    private static func flushDirectory(of path: String) {
        guard let directory = try? OpenFile(parent(of: path), O_RDONLY) else { return }
        try? directory.flush()
    }
}
