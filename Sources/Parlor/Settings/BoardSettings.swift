extension Services {
    /// The settings with which a board begins. On a board of the day, the settings that shape the
    /// board have their default values, so that everybody plays the same board. Only options that
    /// are given together with `--daily` change them.
    func boardSettings(_ slot: BoardSlot) -> Settings {
        var settings = settings.now.settings
        guard slot == .daily else { return settings }
        for row in SettingRow.all where row.shapesBoard { settings.remove(row) }
        return invocation.isDaily ? settings.overridden(by: invocation.settings) : settings
    }
}
