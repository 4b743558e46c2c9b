import Reactive

/// The settings of a run. The command line overrides each setting of the file until the player
/// changes that setting.
struct RunSettings: Model {
    enum Command: Equatable { case set(SettingRow, JSONValue) }

    private(set) var settings: Settings
    private(set) var preferences: Preferences
    private var overrides: Settings
    private let invocation: Invocation
    private let environment: [String: String]

    init(_ settings: Settings, _ invocation: Invocation, _ environment: [String: String]) {
        (self.settings, self.invocation, self.environment) = (settings, invocation, environment)
        overrides = invocation.overrides
        preferences = Preferences(invocation, settings, environment)
    }

    mutating func apply(_ command: Command) {
        switch command {
        case .set(let row, let value):
            settings[row] = value
            overrides.remove(row)
            let current = settings.overridden(by: overrides)
            preferences = Preferences(of: current, invocation, environment)
        }
    }
}

/// The settings of a run, and the file in which they are stored.
package final class SettingsStore {
    private let store: Store<RunSettings>
    private let file: SettingsFile?
    private let notices: Store<Notices>

    /// Creates a store. Without a directory, settings last until the program ends.
    init(
        _ invocation: Invocation, _ environment: [String: String], in directory: DataDirectory?,
        _ notices: Store<Notices>
    ) {
        file = directory.map { SettingsFile(in: $0) }
        let loaded = file?.load()
        store = Store(RunSettings(loaded?.value ?? Settings(), invocation, environment))
        self.notices = notices
        notices.apply(.report(loaded?.problems ?? []))
    }

    /// The settings of the file, without the settings of the command line.
    package var settings: Settings { store.now.settings }
    var preferences: Driver<Preferences> { store.state.preferences }
    package var now: Preferences { store.now.preferences }

    /// Changes a setting, now and for later runs.
    func set(_ row: SettingRow, to value: JSONValue) {
        let old = settings
        store.apply(.set(row, value))
        guard let file, row.isStored else { return }
        let (new, words) = (settings, now.words)
        notices.attempt { () throws(StorageProblem) in
            try file.save(new, insteadOf: old, words: words)
        }
    }
}
