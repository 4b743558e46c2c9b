import FoundationEssentials

/// The file of the settings, which people may write in as well.
///
///     {"language": "ko", "memory.pairs": 12, "version": 1}
struct SettingsFile {
    let file: StoredFile

    private static let version = JSONValue.integer(1)

    init(in directory: DataDirectory) { file = directory.file("settings.json") }

    /// The settings as far as the file says them, and everything in it that says nothing.
    func load() -> Loaded<Settings> {
        do {
            return settings(in: try members())
        } catch {
            return Loaded(value: Settings(), problems: [error])
        }
    }

    /// Writes what changed and what was missing. Everything else in the file stays, understood or
    /// not: it may be meant for a later version, or be a slip that somebody wants to correct.
    func save(_ settings: Settings, insteadOf old: Settings) throws(StorageProblem) {
        var members: [String: JSONValue] = [:]
        do {
            members = try self.members()
        } catch .damaged {
            // It is kept under another name, and somebody was told when it was read first.
        }
        for setting in Setting.all {
            let new = setting.value(settings)
            if new != setting.value(old) || members[setting.name] == nil {
                members[setting.name] = new
            }
        }
        if members["version"] == nil { members["version"] = SettingsFile.version }
        try write(members)
    }

    private func settings(in members: [String: JSONValue]) -> Loaded<Settings> {
        var loaded = Loaded(value: Settings())
        for setting in Setting.all {
            if let value = members[setting.name], !setting.take(value, &loaded.value) {
                loaded.problems.append(.badSetting(setting.name, setting.accepted))
            }
        }
        // What is understood of it is used, and the file waits for the version that wrote it.
        if let version = members["version"], version != SettingsFile.version {
            loaded.problems.append(file.setAside { .otherVersion(file.path, keptAs: $0) })
        }
        return loaded
    }

    private func members() throws(StorageProblem) -> [String: JSONValue] {
        guard let bytes = try file.read() else { return [:] }
        let decoder = JSONDecoder()
        // People write comments, and forget commas.
        decoder.allowsJSON5 = true
        guard let members = try? decoder.decode([String: JSONValue].self, from: Data(bytes)) else {
            throw file.setAside { .damaged(file.path, keptAs: $0) }
        }
        return members
    }

    private func write(_ members: [String: JSONValue]) throws(StorageProblem) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // JSON itself has no words for these, but those who write by hand may.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        guard let data = try? encoder.encode(members) else {
            preconditionFailure("Everything that was read from JSON can be written as JSON.")
        }
        try file.replace(with: Array(data) + [UInt8(ascii: "\n")])
    }
}
