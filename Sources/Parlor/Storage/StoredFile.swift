/// A file of the program's own. What it cannot use it keeps under another name.
struct StoredFile: Equatable {
    let name: String
    let directory: DataDirectory

    var path: String { "\(directory.path)/\(name)" }
    private var volume: any Volume { directory.volume }

    /// What is in it; nil where there is none, which is how every file begins.
    func read() throws(StorageProblem) -> [UInt8]? {
        do {
            return try volume.perform(.read(path))
        } catch .missing {
            return nil
        } catch {
            throw setAside(else: error) { .damaged(path, keptAs: $0) }
        }
    }

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

    /// Moves it out of the way, for its bytes are not what they should be. Returns what to tell.
    func setAside(
        else failure: DiskFailure? = nil, _ problem: (_ newPath: String) -> StorageProblem
    ) -> StorageProblem {
        do {
            let name = try volume.perform(.setAside(path))
            return problem(String(decoding: name, as: UTF8.self))
        } catch {
            return .notRead(path, failure ?? error)
        }
    }
}
