/// The directory of the program's files. It is created when the first file is written.
package struct DataDirectory {
    package let path: String

    var volume: any Volume = DiskVolume()
    /// Answers whether other processes of Parlor use a file in the directory.
    var sharing: (SharingQuestion) -> SharingAnswer = { _ in .unshared }

    package init(path: String) { self.path = path }

    /// The directory at its standard place in the system; nil if the environment does not name the
    /// place.
    init?(_ environment: [String: String]) {
        func place(_ name: String) -> String? {
            // The XDG specification says to ignore relative paths.
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        #if os(macOS)
            let data = place("HOME").map { "\($0)/Library/Application Support" }
        #else
            let data = place("XDG_DATA_HOME") ?? place("HOME").map { "\($0)/.local/share" }
        #endif
        guard let data else { return nil }
        path = "\(data)/parlor"
    }

    package func file(_ name: String) -> StoredFile { StoredFile(name: name, directory: self) }
}

extension DataDirectory: Equatable {
    package static func == (one: DataDirectory, other: DataDirectory) -> Bool {
        one.path == other.path
    }
}
