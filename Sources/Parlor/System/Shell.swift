#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the program was started from.
enum Shell {
    /// The variables that say something about languages and places for files.
    static var environment: [String: String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG", "XDG_DATA_HOME", "HOME"]
        return names.reduce(into: [:]) { environment, name in
            // Sound: the text is copied before anybody could change the environment.
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
    }

    /// What time it is, in UTC.
    static func secondsSince1970() -> Int { time(nil) }

    /// Says a sentence where errors are said.
    static func complain(_ sentence: String) {
        let line = Array("parlor: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    /// Says a sentence where errors are said, and ends the process with the status.
    static func refuse(_ sentence: String, status: Int32) -> Never {
        complain(sentence)
        exit(status)
    }
}
