import TUI

/// The start of a run, which is the first line of its recording.
package struct RecordingHeader: Codable, Equatable {
    /// The format of recordings. The number increases when older programs can no longer read them.
    package static let format = 5

    /// The formats that this program reads. Format 2 has no packed lines. Format 3 has no boards of
    /// mines, because a game then found its board at once. Format 4 has no proofs.
    static let formats = 2...format

    var recording = RecordingHeader.format

    /// The version of the program that wrote the recording.
    package var parlor = version

    /// The commit and the digests of the code; nil if they are not known.
    package let commit, rules, pictures: String?

    /// The time of the start, in seconds since 1970.
    package let begun: Int

    /// The name of the recording, which the results of the run contain.
    package let name: String?

    package let arguments: [String]
    package let environment: [String: String]
    package let columns, rows: Int
    let colors: String
    let scheme: String?
    let hasFocus: Bool
    package let reducesMotion: Bool

    init(
        _ arguments: [String], _ environment: [String: String], _ surroundings: Surroundings,
        begun: Int, name: String? = nil
    ) {
        self.name = name
        self.arguments = RecordingHeader.withoutFullPath(arguments)
        self.environment = RecordingHeader.withoutFullPath(environment, besides: arguments)
        self.begun = begun
        let build = Build.current
        (commit, rules, pictures) = (build.commit, build.rules, build.pictures)
        (columns, rows) = (surroundings.size.columns, surroundings.size.rows)
        colors = surroundings.colors.name
        scheme = surroundings.scheme?.name
        hasFocus = surroundings.hasFocus
        reducesMotion = surroundings.reducesMotion
    }

    /// The arguments. Of the path of the data directory, only the last name is left. A league
    /// identifies the player by that name, and a shared recording should reveal nothing else about
    /// its machine.
    private static func withoutFullPath(_ arguments: [String]) -> [String] {
        var (shown, isPlace) = ([String](), false)
        for argument in arguments {
            if isPlace {
                shown.append(ownName(of: argument[...]))
            } else if argument.hasPrefix("\(dataDirectory)=") {
                shown.append(
                    "\(dataDirectory)=\(ownName(of: argument.dropFirst(dataDirectory.count + 1)))")
            } else {
                shown.append(argument)
            }
            isPlace = !isPlace && argument == dataDirectory
        }
        return shown
    }

    private static func ownName(of path: Substring) -> String {
        path.split(separator: "/").last.map(String.init) ?? "/"
    }

    /// The environment without the paths of directories. If the run found its data directory by
    /// these paths, a home directory with a made-up path takes their place.
    private static func withoutFullPath(
        _ environment: [String: String], besides arguments: [String]
    ) -> [String: String] {
        var shown = environment
        (shown["HOME"], shown["XDG_DATA_HOME"]) = (nil, nil)
        let isNamed = arguments.contains { $0.hasPrefix(dataDirectory) }
        if !isNamed, DataDirectory(environment) != nil { shown["HOME"] = "/home" }
        return shown
    }

    private static let dataDirectory = "--data-dir"

    /// The build that wrote the recording; nil if it is not known.
    package var build: Build? {
        guard let rules, let pictures else { return nil }
        return Build(name: parlor, commit: commit, rules: rules, pictures: pictures)
    }

    /// The argument that shows the inspector. A replay ignores it, and released programs do not
    /// accept it.
    package static let inspect = "--inspect"

    /// Indicates whether the run had the inspector, which lets the player go back in time.
    package var isInspected: Bool { arguments.contains(RecordingHeader.inspect) }

    /// Indicates whether the numbers of the terminal and the clock are within bounds.
    var isSound: Bool {
        RecordingBounds.columns.contains(columns) && RecordingBounds.rows.contains(rows)
            && RecordingBounds.seconds.contains(begun)
    }

    /// The window and the terminal at the start of the run.
    package var surroundings: Surroundings {
        var surroundings = Surroundings(
            size: Size(columns: columns, rows: rows), colors: ColorDepth(name: colors))
        surroundings.scheme = scheme.flatMap(ColorScheme.init(name:))
        surroundings.hasFocus = hasFocus
        surroundings.reducesMotion = reducesMotion
        return surroundings
    }
}

extension ColorDepth {
    /// The name of the color depth. It is spelled out, because finding it by reflection would be
    /// most of the cost of starting a recording.
    var name: String {
        switch self {
        case .none: "none"
        case .sixteen: "sixteen"
        case .indexed: "indexed"
        case .full: "full"
        }
    }

    init(name: String) { self = ColorDepth.allCases.first { $0.name == name } ?? .full }
}

extension ColorScheme {
    var name: String { self == .dark ? "dark" : "light" }

    init?(name: String) {
        switch name {
        case "dark": self = .dark
        case "light": self = .light
        default: return nil
        }
    }
}
