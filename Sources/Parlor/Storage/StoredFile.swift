/// A file of the program's own. What it cannot use it keeps under another name.
struct StoredFile: Equatable {
    let name: String
    let directory: DataDirectory

    var path: String { "\(directory.path)/\(name)" }
    private var volume: any Volume { directory.volume }

    /// Its bytes; nil if there is none, which is how every file begins.
    func read() throws(StorageProblem) -> [UInt8]? {
        do {
            return try volume.perform(.read(path))
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
    func readEnd(_ limit: Int) -> [UInt8] { (try? volume.perform(.readEnd(limit, path))) ?? [] }

    func replace(with bytes: [UInt8]) throws(StorageProblem) {
        do {
            _ = try volume.perform(.makeDirectory(directory.path))
            _ = try volume.perform(.replace(path, with: bytes))
        } catch {
            throw .notWritten(path, error)
        }
    }

    func append(line: [UInt8]) throws(StorageProblem) {
        do {
            _ = try volume.perform(.makeDirectory(directory.path))
            _ = try volume.perform(.append(line: line, to: path))
        } catch {
            throw .notWritten(path, error)
        }
    }

    func remove() throws(StorageProblem) {
        do {
            _ = try volume.perform(.remove(path))
        } catch .isNoDirectory {
            // There is nothing to remove where there is no directory.
        } catch {
            throw .notWritten(path, error)
        }
    }

    /// Does nothing, in as many requests as it takes to replace it: they are counted in recordings,
    /// and those that were taken while it was written again here stay the same.
    func leaveAsItIs() {
        for _ in 0..<2 { _ = try? volume.perform(.nothing) }
    }

    /// Moves it out of the way, for its bytes are not what they should be. Returns what to tell.
    func setAside(_ problem: (_ newPath: String) -> StorageProblem) -> StorageProblem {
        do {
            let name = try volume.perform(.setAside(path))
            return problem(String(decoding: name, as: UTF8.self))
        } catch {
            return .notRead(path, error)
        }
    }
}
