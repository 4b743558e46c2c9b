// Settings by their names, as they stand in the file.

extension Desk {
    /// Sets what is named to what stands behind the name, and says so; says what there is to set,
    /// if nothing is named.
    func set(_ words: [String]) -> [String] {
        let plain = self.words.plain.home
        guard let name = words.first else { return Setting.all.map(sentence) }
        let setting = Setting.all.first { $0.name == name || $0.name.hasSuffix(".\(name)") }
        guard let setting else {
            let names = Setting.all.map(\.name)
            return [plain.noSetting(name, name.nearest(in: names))]
        }
        guard let word = words.dropFirst().first else { return [sentence(about: setting)] }
        var new = wanted
        guard let value = setting.accepted.value(of: word), setting.take(value, &new) else {
            return [sentence(about: setting)]
        }
        change(new)
        return [self.words.plain.home.isSet(setting.name, setting.value(wanted).text)]
    }

    private func sentence(about setting: Setting) -> String {
        words.plain.home.setting(
            setting.name, setting.value(wanted).text,
            words.accepted.description(of: setting.accepted))
    }
}

extension AcceptedValue {
    /// What somebody typed, as the file of the settings would say it.
    fileprivate func value(of word: String) -> JSONValue? {
        switch self {
        case .number, .seed: Int(word).map(JSONValue.integer)
        case .truth:
            ["true": true, "on": true, "false": false, "off": false][word].map { .bool($0) }
        default: .string(word)
        }
    }
}

extension JSONValue {
    fileprivate var text: String {
        switch self {
        case .bool(let truth): "\(truth)"
        case .integer(let number): "\(number)"
        case .string(let text): text
        default: ""
        }
    }
}
