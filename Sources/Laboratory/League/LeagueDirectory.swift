import Parlor

/// A player of a league: the name that the host chose, and the directory of the games.
struct LeaguePlayer: Equatable {
    /// The name of the directory, which is also the name of the player's key.
    let id: String
    let name: String
    let directory: DataDirectory

    var proofs: RecordingFolder { RecordingFolder(provingResultsIn: directory) }
}

/// The directory of a host. It contains a directory for each player, and a file of their names. A
/// player's directory contains the files of Parlor, or a directory `parlor` that contains them.
struct LeagueDirectory {
    let path: String

    /// The file of names. Each line has a directory, a space and a name.
    static let namesFile = "names"
    /// The maximum length of a name. Longer names are truncated.
    private static let longest = 40

    /// The players, sorted by directory; nil if the host's directory does not exist.
    func players() -> [LeaguePlayer]? {
        guard Disk.isDirectory(path) else { return nil }
        let names = names
        return Disk.names(in: path).sorted().compactMap { id in
            let whole = "\(path)/\(id)"
            guard Disk.isDirectory(whole) else { return nil }
            let own = "\(whole)/parlor"
            let isAbove = !hasResults(whole) && hasResults(own)
            let directory = DataDirectory(path: isAbove ? own : whole)
            let known = names[id].map(LeagueDirectory.shown)
            let name = known.flatMap { $0.isVisible ? $0 : nil } ?? LeagueDirectory.shown(id)
            return LeaguePlayer(id: id, name: name, directory: directory)
        }
    }

    private func hasResults(_ path: String) -> Bool {
        Disk.names(in: path).contains(ResultsLog.name)
    }

    private var names: [String: String] {
        guard let bytes = try? Disk.read("\(path)/\(LeagueDirectory.namesFile)") else { return [:] }
        let lines = String(decoding: bytes, as: UTF8.self).split { $0.isNewline }
        let pairs = lines.compactMap { line -> (String, String)? in
            let parts = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" }.map(String.init)
            return parts.count == 2 && !parts[0].hasPrefix("#") ? (parts[0], parts[1]) : nil
        }
        return Dictionary(pairs) { $1 }
    }

    /// A name that is safe to show: without control characters, and not too long.
    private static func shown(_ name: String) -> String {
        String(name.drop { $0.isWhitespace }.prefix(longest)).withoutControls()
    }
}

extension String {
    /// Indicates whether the text has a visible character.
    fileprivate var isVisible: Bool {
        unicodeScalars.contains {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
    }
}
