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

    func overridden(by other: Settings) -> Settings {
        var settings = self
        settings.values.merge(other.values) { _, other in other }
        return settings
    }

    /// Removes the value of a setting, which then has its default value.
    mutating func remove(_ row: SettingRow) { values[row.name] = nil }
}
