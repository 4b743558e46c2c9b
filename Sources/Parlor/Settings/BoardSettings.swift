extension Services {
    /// The settings with which a board begins. What shapes a board of the day has its default value,
    /// so that everybody plays the same board. Only an option beside `--daily` changes it.
    func boardSettings(isDaily: Bool) -> Settings {
        var settings = settings.now.settings
        guard isDaily else { return settings }
        for row in SettingRow.all where row.shapesBoard { settings.remove(row) }
        return invocation.isDaily ? settings.overridden(by: invocation.settings) : settings
    }
}
