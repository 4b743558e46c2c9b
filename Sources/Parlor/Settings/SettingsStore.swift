import Reactive

/// The settings of a run: those of the file, and what the command line says instead, for as long as
/// the player sets nothing else by hand.
final class SettingsStore {
    private(set) var settings: Settings
    private var invocation: Invocation
    private let environment: [String: String]
    private let file: SettingsFile?
    private let notices: Notices
    private let relay: BehaviorRelay<Preferences>

    /// Without a directory, settings last as long as the program.
    init(
        _ invocation: Invocation, _ environment: [String: String], in directory: DataDirectory?,
        _ notices: Notices
    ) {
        (self.invocation, self.environment, self.notices) = (invocation, environment, notices)
        file = directory.map { SettingsFile(in: $0) }
        let loaded = file?.load()
        settings = loaded?.value ?? Settings()
        relay = BehaviorRelay(value: Preferences(invocation, settings, environment))
        notices.tell(loaded?.problems ?? [])
    }

    var preferences: Driver<Preferences> { relay.asDriver() }
    var now: Preferences { relay.value }

    /// Sets a row to a value, for now and for the next time.
    func set(_ row: SettingRow, to value: JSONValue) {
        let old = settings
        settings = now.settings
        settings[row] = value
        for group in settings.groups(differingFrom: old) {
            invocation.settings = invocation.settings.without(group: group)
        }
        relay.accept(Preferences(invocation, settings, environment))
        guard let file, row.isKept else { return }
        let (new, words) = (settings, now.words)
        notices.attempt { () throws(StorageProblem) in
            try file.save(new, insteadOf: old, words: words)
        }
    }
}
