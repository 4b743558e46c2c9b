/// A file of the program's own. What it cannot use it keeps under another name.
struct StoredFile: Equatable {
    let name: String
    let directory: DataDirectory

    var path: String { "\(directory.path)/\(name)" }
    private var volume: any Volume { directory.volume }

    /// Its bytes; nil if there is none, which is how every file begins.
    func read() throws(StorageProblem) -> [UInt8]? {
        do {
            return try volume.read(path)
        } catch .missing {
            return nil
        } catch {
            // A file that cannot be read may be as good as ever, and stays.
            throw .notRead(path, error)
        }
    }

    /// Hands on what is in it, a piece after the other; nothing where there is none.
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

    /// Its last bytes, so many if there are; none where they cannot be read.
    func readEnd(_ limit: Int) -> [UInt8] { (try? volume.readEnd(path, limit)) ?? [] }

    func replace(with bytes: [UInt8]) throws(StorageProblem) {
        do {
            try volume.replace(path, with: bytes)
        } catch {
            throw .notWritten(path, error)
        }
    }

    func append(line: [UInt8]) throws(StorageProblem) {
        do {
            try volume.append(line: line, to: path)
        } catch {
            throw .notWritten(path, error)
        }
    }

    func remove() throws(StorageProblem) {
        do {
            try volume.remove(path)
        } catch .isNoDirectory {
            // There is nothing to remove where there is no directory.
        } catch {
            throw .notWritten(path, error)
        }
    }

    /// Moves it out of the way, for its bytes are not what they should be. Returns what to tell.
    func setAside(_ problem: (_ newPath: String) -> StorageProblem) -> StorageProblem {
        do {
            return problem(try volume.setAside(path))
        } catch {
            return .notRead(path, error)
        }
    }
}
