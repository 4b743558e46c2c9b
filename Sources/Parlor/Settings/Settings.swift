/// The player's preferences, by the names of their settings. A missing setting has its default
/// value.
package struct Settings: Equatable, Sendable {
    private(set) var values: [String: JSONValue] = [:]

    package init() {}

    package subscript<Value>(setting: Setting<Value>) -> Value {
        get { values[setting.name].flatMap(setting.read) ?? setting.standard }
        set { values[setting.name] = setting.write(newValue) }
    }

    subscript(row: SettingRow) -> JSONValue {
        get { values[row.name] ?? row.standard }
        set { values[row.name] = newValue }
    }

    /// These settings, overridden by other settings.
    func overridden(by other: Settings) -> Settings {
        var settings = self
        settings.values.merge(other.values) { _, other in other }
        return settings
    }

    /// These settings without those of a group, such as `memory`.
    func without(group: Substring) -> Settings {
        var settings = self
        settings.values = values.filter { $0.key.settingGroup != group }
        return settings
    }

    /// The groups of the settings whose values differ.
    func groups(differingFrom other: Settings) -> Set<Substring> {
        let names = Set(values.keys).union(other.values.keys)
        return Set(names.filter { values[$0] != other.values[$0] }.map(\.settingGroup))
    }
}

extension String {
    /// The part of a setting's name before the dot, such as `memory`. It is empty for a general
    /// setting.
    fileprivate var settingGroup: Substring {
        contains(".") ? prefix { $0 != "." } : ""
    }
}
