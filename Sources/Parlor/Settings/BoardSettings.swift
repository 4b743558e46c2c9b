extension Services {
    /// The settings with which a board begins. On a board of the day, those that shape it have
    /// their default values, so that everybody plays the same one. Only an option beside `--daily`
    /// changes them.
    func boardSettings(isDaily: Bool) -> Settings {
        var settings = settings.now.settings
        guard isDaily else { return settings }
        for row in SettingRow.all where row.shapesBoard { settings.remove(row) }
        return invocation.isDaily ? settings.overridden(by: invocation.settings) : settings
    }
}
