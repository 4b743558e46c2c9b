import CLibrary

/// A file or a folder with its name.
public struct FolderEntry: Equatable, Sendable {
    public let name: String
    public let isFolder: Bool

    public init(_ name: String, isFolder: Bool) { (self.name, self.isFolder) = (name, isFolder) }

    /// Returns the entries of a folder, folders first, or nil if the folder cannot be read. Leaves
    /// out names that begin with a dot. Call this function in a task, because it may take a while.
    public static func all(in path: String) -> [FolderEntry]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var entries: [FolderEntry] = []
        while let entry = readdir(folder) {
            let name = name(of: entry)
            if name.hasPrefix(".") { continue }
            entries.append(FolderEntry(name, isFolder: isFolder(path + "/" + name)))
        }
        return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        // Sound: the C library ends the name with a zero, and the name is copied before the next
        // call.
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                String(cString: $0)
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
