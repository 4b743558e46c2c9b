import TUI

/// Beginning of a run: the first line of its recording.
package struct RecordingHeader: Codable, Equatable {
    /// The shape of a recording; it counts on when older programs cannot read it any more.
    package static let format = 2

    var recording = RecordingHeader.format

    /// The version of the program that wrote it.
    package var parlor = version

    /// Its commit, and digests of its code; nil where they are not known.
    package let commit, rules, pictures: String?

    /// When it was, in seconds since 1970.
    package let begun: Int

    /// Its name, which the results of the run carry.
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
        self.arguments = RecordingHeader.withoutPlace(arguments)
        self.environment = RecordingHeader.withoutPlace(environment, besides: arguments)
        self.begun = begun
        let build = Build.current
        (commit, rules, pictures) = (build.commit, build.rules, build.pictures)
        (columns, rows) = (surroundings.size.columns, surroundings.size.rows)
        colors = surroundings.colors.name
        scheme = surroundings.scheme?.name
        hasFocus = surroundings.hasFocus
        reducesMotion = surroundings.reducesMotion
    }

    /// A recording that goes to somebody else says nothing about the machine that it was made on:
    /// of the directory for files only its own name, by which a league tells whose recording it is.
    private static func withoutPlace(_ arguments: [String]) -> [String] {
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

    /// Of the places that the environment names it counts only that there is one.
    private static func withoutPlace(
        _ environment: [String: String], besides arguments: [String]
    ) -> [String: String] {
        var shown = environment
        (shown["HOME"], shown["XDG_DATA_HOME"]) = (nil, nil)
        let isNamed = arguments.contains { $0.hasPrefix(dataDirectory) }
        if !isNamed, DataDirectory(environment) != nil { shown["HOME"] = "/home" }
        return shown
    }

    private static let dataDirectory = "--data-dir"

    /// The program that wrote it; nil where it did not say what it is.
    package var build: Build? {
        guard let rules, let pictures else { return nil }
        return Build(name: parlor, commit: commit, rules: rules, pictures: pictures)
    }

    /// The argument that shows the inspector below the run. It is none of the run, and is no word
    /// of a program that is packed.
    package static let inspect = "--inspect"

    /// Whether the player could go back in time.
    package var isInspected: Bool { arguments.contains(RecordingHeader.inspect) }

    /// Whether a terminal and a clock can be as it says.
    var isSound: Bool {
        RecordingBounds.columns.contains(columns) && RecordingBounds.rows.contains(rows)
            && RecordingBounds.seconds.contains(begun)
    }

    /// Window and terminal in which the run began.
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
    /// Told by no reflection, which would be the better part of what beginning a recording costs.
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
