#if INSPECTOR
    import Parlor
    import TUI

    /// A volume that reads from a disk and keeps writes in memory. While a run is repeated, reads
    /// return the recorded results.
    final class OverlayVolume: Volume {
        private let disk: any Volume
        private let past: (any Volume)?
        private let isPast: () -> Bool
        private let written = InMemoryVolume()
        /// The paths of the files that were written or removed.
        private var changed: Set<String> = []

        init(_ disk: any Volume, past: (any Volume)?, isPast: @escaping () -> Bool) {
            (self.disk, self.past, self.isPast) = (disk, past, isPast)
        }

        /// The volume with the current contents of a file.
        private func source(of path: String) -> any Volume {
            if isPast(), let past { return past }
            return changed.contains(path) ? written : disk
        }

        func read(_ path: String, atMost limit: Int) throws(DiskFailure) -> [UInt8] {
            try source(of: path).read(path, atMost: limit)
        }

        func readEnd(_ path: String, _ limit: Int) throws(DiskFailure) -> [UInt8] {
            try source(of: path).readEnd(path, limit)
        }

        func read(
            _ path: String, atMost limit: Int, _ take: (ArraySlice<UInt8>) -> Void
        ) throws(DiskFailure) { try source(of: path).read(path, atMost: limit, take) }

        func replace(_ path: String, with bytes: [UInt8]) throws(DiskFailure) {
            changed.insert(path)
            written.replace(path, with: bytes)
            if isPast() { try past?.replace(path, with: bytes) }
        }

        func append(line: [UInt8], to path: String) throws(DiskFailure) {
            if changed.insert(path).inserted {
                written.replace(path, with: (try? disk.read(path)) ?? [])
            }
            written.append(line: line, to: path)
            if isPast() { try past?.append(line: line, to: path) }
        }

        func remove(_ path: String) throws(DiskFailure) {
            changed.insert(path)
            written.remove(path)
            if isPast() { try past?.remove(path) }
        }

        func setAside(_ path: String) throws(DiskFailure) -> String {
            changed.insert(path)
            let newPath = written.setAside(path)
            return isPast() ? try past?.setAside(path) ?? newPath : newPath
        }
    }
#endif
