/// The settings file. It is JSON5, because people edit it and add comments:
///
///     {
///       "language": "ko", // auto, en or ko
///       "memory.pairs": 12, // a whole number from 2 to 32
///       "version": 1,
///     }
struct SettingsFile {
    let file: StoredFile

    private static let version = 1

    init(in directory: DataDirectory) { file = directory.file("settings.json") }

    /// Reads the settings. Reports every setting whose value is not accepted. A file of a later
    /// version is read as far as this version understands it.
    func load() -> Loaded<Settings> {
        do {
            return settings(in: try file.read().map(members(in:)) ?? [:])
        } catch {
            return Loaded(value: Settings(), problems: [error])
        }
    }

    /// Writes the settings that changed or were missing. A setting that was missing gets a comment
    /// about its values. Everything else stays in the file, because it may belong to a later
    /// version, or be a typing error that the player wants to correct. A file of a later version is
    /// not written. A file that was damaged while the program ran is replaced and reported.
    func save(
        _ settings: Settings, insteadOf old: Settings, words: Words = .english
    ) throws(StorageProblem) {
        var text = SettingsText.empty
        var members: [String: JSONValue] = [:]
        var damage: StorageProblem?
        do {
            if let bytes = try file.read() {
                members = try self.members(in: bytes)
                text = SettingsText(bytes)
            }
        } catch .damaged(let path, let newPath) {
            damage = .damaged(path, keptAs: newPath)
        }
        if isOfLaterVersion(members) { throw .newerSettings(file.path) }
        for setting in SettingRow.all where setting.isStored {
            let new = settings[setting]
            if new != old[setting] || members[setting.name] == nil {
                members[setting.name] = new
                let accepted = words.accepted.description(of: setting.accepted)
                text.set(setting.name, to: new.json, comment: accepted)
            }
        }
        if members["version"] == nil {
            let version = JSONValue.integer(SettingsFile.version)
            members["version"] = version
            text.set("version", to: version.json, comment: "Parlor")
        }
        try file.replace(with: says(text, members) ? text.bytes : rewritten(members))
        if let damage { throw damage }
    }

    /// Returns whether the edited text has the intended meaning. People write the file by hand, so
    /// an edit may fail.
    private func says(_ text: SettingsText, _ wanted: [String: JSONValue]) -> Bool {
        guard let members = CheckedJSON.members(ofJSON5: text.bytes) else { return false }
        let own = SettingRow.all.filter(\.isStored).map(\.name) + ["version"]
        return members.keys == wanted.keys && own.allSatisfy { members[$0] == wanted[$0] }
    }

    private func settings(in members: [String: JSONValue]) -> Loaded<Settings> {
        var loaded = Loaded(value: Settings())
        for setting in SettingRow.all where setting.isStored {
            guard let value = members[setting.name] else { continue }
            if !setting.accepts(value) {
                loaded.problems.append(.badSetting(setting.name, setting.accepted))
            } else if value != setting.standard {
                // The file lists every setting, but a default value need not be stored in memory.
                loaded.value[setting] = value
            }
        }
        if isOfLaterVersion(members) {
            loaded.problems.append(.newerSettings(file.path))
        } else if let version = members["version"], version != .integer(SettingsFile.version) {
            loaded.problems.append(file.setAside { .otherVersion(file.path, keptAs: $0) })
        }
        return loaded
    }

    private func isOfLaterVersion(_ members: [String: JSONValue]) -> Bool {
        if case .integer(let version)? = members["version"] {
            version > SettingsFile.version
        } else {
            false
        }
    }

    private func members(in bytes: [UInt8]) throws(StorageProblem) -> [String: JSONValue] {
        guard let members = CheckedJSON.members(ofJSON5: bytes) else {
            throw file.setAside { .damaged(file.path, keptAs: $0) }
        }
        return members
    }

    /// The text of the members alone, for a file that cannot be edited in place.
    private func rewritten(_ members: [String: JSONValue]) -> [UInt8] {
        JSONValue.object(members).json + [UInt8(ascii: "\n")]
    }
}

extension JSONValue {
    /// The value as JSON text, with a line for each member of an object.
    fileprivate var json: [UInt8] { JSONWriter.text(of: self, isIndented: true) }
}
