import Reactive

/// The settings of a run. Settings of games on the command line override those of the file, until
/// the player changes a setting. From then on, they count as set by the player too.
struct RunSettings: Model {
    enum Command: Equatable { case set(SettingRow, JSONValue) }

    private(set) var settings: Settings
    private(set) var preferences: Preferences
    private var invocation: Invocation
    private let environment: [String: String]

    init(_ settings: Settings, _ invocation: Invocation, _ environment: [String: String]) {
        (self.settings, self.invocation, self.environment) = (settings, invocation, environment)
        preferences = Preferences(invocation, settings, environment)
    }

    mutating func apply(_ command: Command) {
        switch command {
        case .set(let row, let value): set(row, to: value)
        }
    }

    private mutating func set(_ row: SettingRow, to value: JSONValue) {
        let old = settings
        settings = preferences.settings
        settings[row] = value
        for group in settings.groups(differingFrom: old) {
            invocation.settings = invocation.settings.without(group: group)
        }
        preferences = Preferences(invocation, settings, environment)
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

    /// The settings of the file, without those of the command line.
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
