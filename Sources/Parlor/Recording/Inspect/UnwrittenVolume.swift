#if INSPECTOR
    import TUI

    /// A disk that is read and never written: what is written stays here. While a run becomes what it
    /// was before, it says what it said then.
    final class UnwrittenVolume: Volume {
        private let disk: any Volume
        private let past: (any Volume)?
        private let isPast: () -> Bool
        /// Bytes that were written, by their path; nil for what was removed.
        private var written: [String: [UInt8]?] = [:]

        init(_ disk: any Volume, past: (any Volume)?, isPast: @escaping () -> Bool) {
            (self.disk, self.past, self.isPast) = (disk, past, isPast)
        }

        func perform(_ request: FileRequest) throws(DiskFailure) -> [UInt8] {
            guard isPast(), let past else { return try performHere(request) }
            if request.isWriting { _ = try performHere(request) }
            return try past.perform(request)
        }

        private func performHere(_ request: FileRequest) throws(DiskFailure) -> [UInt8] {
            switch request {
            case .read(let path):
                guard let bytes = try bytes(of: path) else { return try disk.perform(request) }
                return bytes
            case .readUpTo(let limit, let path):
                guard let bytes = try bytes(of: path) else { return try disk.perform(request) }
                if bytes.count > limit { throw .isTooLarge }
                return bytes
            case .readEnd(let limit, let path):
                guard let bytes = try bytes(of: path) else { return try disk.perform(request) }
                return bytes.end(limit)
            case .replace(let path, let bytes): written[path] = .some(bytes)
            case .append(let line, let path):
                let old = (try? performHere(.read(path))) ?? []
                written[path] = .some(old + line.line(behind: old.last))
            case .remove(let path): written[path] = .some(nil)
            case .setAside(let path):
                written[path] = .some(nil)
                return Array("\(path).damaged-1".utf8)
            case .makeDirectory, .nothing: break
            }
            return []
        }

        /// The bytes that were written; nil if none were.
        private func bytes(of path: String) throws(DiskFailure) -> [UInt8]? {
            guard let bytes = written[path] else { return nil }
            guard let bytes else { throw .missing }
            return bytes
        }

        func read(
            _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
        ) throws(DiskFailure) {
            guard let bytes = try bytes(of: path) else {
                return try disk.read(path, atMost: limit, take)
            }
            if bytes.count > limit { throw .isTooLarge }
            take(bytes[...])
        }
    }

    extension FileRequest {
        fileprivate var isWriting: Bool {
            switch self {
            case .read, .readUpTo, .readEnd, .nothing: false
            case .replace, .append, .setAside, .remove, .makeDirectory: true
            }
        }
    }
#endif
