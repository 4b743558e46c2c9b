/// Preferences of the player, by the names that they have in their file. What is not said is the
/// standard of its setting.
struct Settings: Equatable, Sendable {
    private(set) var values: [String: JSONValue] = [:]

    subscript<Value>(setting: Setting<Value>) -> Value {
        get { values[setting.name].flatMap(setting.read) ?? setting.standard }
        set { values[setting.name] = setting.write(newValue) }
    }

    subscript(row: SettingRow) -> JSONValue {
        get { values[row.name] ?? row.standard }
        set { values[row.name] = newValue }
    }

    /// The same with what another says instead.
    func overridden(by other: Settings) -> Settings {
        var settings = self
        settings.values.merge(other.values) { _, other in other }
        return settings
    }

    /// The same without the settings of a group, such as `memory`.
    func without(group: Substring) -> Settings {
        var settings = self
        settings.values = values.filter { $0.key.settingGroup != group }
        return settings
    }

    /// The groups in which two differ.
    func groups(differingFrom other: Settings) -> Set<Substring> {
        let names = Set(values.keys).union(other.values.keys)
        return Set(names.filter { values[$0] != other.values[$0] }.map(\.settingGroup))
    }
}

extension String {
    /// The part of a setting's name before the point: its game; nothing for a general setting.
    fileprivate var settingGroup: Substring {
        contains(".") ? prefix { $0 != "." } : ""
    }
}
