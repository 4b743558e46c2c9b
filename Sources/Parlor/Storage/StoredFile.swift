/// A file of the program. If its contents cannot be used, it is moved to another name.
package struct StoredFile: Equatable {
    let name: String
    let directory: DataDirectory

    var path: String { "\(directory.path)/\(name)" }
    private var volume: any Volume { directory.volume }

    /// Reads the file. Returns nil if it does not exist yet.
    package func read() throws(StorageProblem) -> [UInt8]? {
        do {
            return try volume.read(path)
        } catch .missing {
            return nil
        } catch {
            // A file that cannot be read may be intact, so it stays in place.
            throw .notRead(path, error)
        }
    }

    /// Reads the file piece by piece. If there is no file, `take` is not called.
    func read(
        atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
    ) throws(StorageProblem) {
        do {
            try volume.read(path, atMost: limit, take)
        } catch .missing {
            return
        } catch {
            throw .notRead(path, error)
        }
    }

    /// The last `limit` bytes of the file, or fewer if it is shorter; none if it cannot be read.
    func readEnd(_ limit: Int) -> [UInt8] { (try? volume.readEnd(path, limit)) ?? [] }

    package func replace(with bytes: [UInt8]) throws(StorageProblem) {
        do {
            try volume.replace(path, with: bytes)
        } catch {
            throw .notWritten(path, error)
        }
    }

    package func append(line: [UInt8]) throws(StorageProblem) {
        do {
            try volume.append(line: line, to: path)
        } catch {
            throw .notWritten(path, error)
        }
    }

    func remove() throws(StorageProblem) {
        do {
            try volume.remove(path)
        } catch .isNotADirectory {
            // Without a directory, there is no file to remove.
        } catch {
            throw .notWritten(path, error)
        }
    }

    /// Moves the file to another name, because its contents cannot be used. Returns the problem to
    /// report.
    func setAside(_ problem: (_ newPath: String) -> StorageProblem) -> StorageProblem {
        do {
            return problem(try volume.setAside(path))
        } catch {
            return .notRead(path, error)
        }
    }
}
