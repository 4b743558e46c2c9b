/// A file of the program's own. What it cannot use it keeps under another name.
struct StoredFile: Equatable, Sendable {
    let name: String
    let directory: DataDirectory

    var path: String { "\(directory.path)/\(name)" }

    /// What is in it; nil where there is none, which is how every file begins.
    func read() throws(StorageProblem) -> [UInt8]? {
        do {
            return try Disk.read(path)
        } catch .missing {
            return nil
        } catch {
            throw setAside(else: error) { .damaged(path, keptAs: $0) }
        }
    }

    func replace(with bytes: [UInt8]) throws(StorageProblem) {
        do {
            try Disk.makeDirectory(directory.path)
            try Disk.replace(path, with: bytes)
        } catch {
            throw .notWritten(path, error)
        }
    }

    func append(line: [UInt8]) throws(StorageProblem) {
        do {
            try Disk.makeDirectory(directory.path)
            try Disk.append(line: line, to: path)
        } catch {
            throw .notWritten(path, error)
        }
    }

    func remove() throws(StorageProblem) {
        do {
            try Disk.remove(path)
        } catch .isNoDirectory {
            // There is nothing to remove where there is no directory.
        } catch {
            throw .notWritten(path, error)
        }
    }

    /// Moves it out of the way, for its bytes are not what they should be. Returns what to tell.
    func setAside(
        else failure: DiskFailure? = nil, _ problem: (_ newPath: String) -> StorageProblem
    ) -> StorageProblem {
        do {
            return problem(try Disk.setAside(path))
        } catch {
            return .notRead(path, failure ?? error)
        }
    }
}
