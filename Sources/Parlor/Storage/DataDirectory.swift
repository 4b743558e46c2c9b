/// Directory of the program's files. It is made when the first of them is written.
struct DataDirectory {
    let path: String

    var volume: any Volume = DiskVolume()
    /// Other programs that use it.
    var sharing: (SharingQuestion) -> SharingAnswer = { _ in .unshared }

    init(path: String) { self.path = path }

    /// The place that the system has for it; nil where there is no home.
    init?(_ environment: [String: String]) {
        func place(_ name: String) -> String? {
            // By the rules of XDG a path that begins somewhere else than at the root is ignored.
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

    /// The file of that name.
    func file(_ name: String) -> StoredFile { StoredFile(name: name, directory: self) }
}

extension DataDirectory: Equatable {
    static func == (one: DataDirectory, other: DataDirectory) -> Bool { one.path == other.path }
}
