/// What a recording says of the places of files: the name of the program's directory, and not the
/// way that leads there. Where somebody keeps their files is nobody's business.
enum RecordedPlaces {
    private static let option = "--data-dir"

    /// The variables that say where somebody's files are.
    private static let homes: Set = ["HOME", "XDG_DATA_HOME"]

    /// The arguments, with the name of the directory in the place of its path.
    static func arguments(_ arguments: [String], _ environment: [String: String]) -> [String] {
        guard let invocation = try? Invocation.parse(arguments, environment),
            let directory = invocation.directory(in: environment)
        else { return arguments }
        var (kept, rest) = ([String](), arguments[...])
        while let argument = rest.popFirst() {
            if argument == option {
                _ = rest.popFirst()
            } else if !argument.hasPrefix("\(option)=") {
                kept.append(argument)
            }
        }
        return kept + ["\(option)=\(directory.shownPath)"]
    }

    static func environment(_ environment: [String: String]) -> [String: String] {
        environment.filter { !homes.contains($0.key) }
    }
}

extension DataDirectory {
    /// Its path as a screen and a recording have it: `…/parlor`.
    var shownPath: String { "…/\(path.split(separator: "/").last ?? "")" }
}
