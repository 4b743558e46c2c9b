import Reactive
import Testing

@testable import Parlor

@Suite struct `The settings of a run` {
    /// The options of the general settings. Each is written as a setting and its value, too.
    private static let options = [
        "--lang ko": "language ko", "--theme light": "theme light", "--no-mouse": "mouse false",
        "--no-motion": "motion false", "--no-cursor": "cursor false",
    ]

    @Test(arguments: options)
    func `a general setting that the player changes is no longer overridden`(
        _ option: String, _ setting: String
    ) throws {
        let words = setting.split(separator: " ").map(String.init)
        let row = try #require(GeneralSettings.rows.first { $0.name == words[0] })
        let value = try #require(row.accepted.json(of: words[1]))
        let arguments = option.split(separator: " ").map(String.init)
        var run = RunSettings(Settings(), try Invocation.parse(arguments), [:])
        #expect(run.preferences.settings[row] == value && run.settings == Settings())
        let next = row.value(1, after: value)
        run.apply(.set(row, next))
        #expect(run.preferences.settings[row] == next && run.settings[row] == next)
        var stored = Settings()
        stored[row] = next
        #expect(run.preferences == Preferences(Invocation(), stored, [:]))
    }

    @Test func `a setting that the player changes replaces what the command line said`() {
        for row in SettingRow.all {
            let given = row.value(1, after: row.standard)
            var invocation = Invocation()
            invocation.settings[row] = given
            var run = RunSettings(Settings(), invocation, [:])
            #expect(run.preferences.settings[row] == given, "\(row.name)")
            run.apply(.set(row, row.standard))
            #expect(run.preferences.settings[row] == row.standard, "\(row.name)")
        }
    }

    @Test func `changing one setting stores no override of another`() {
        for row in SettingRow.all {
            var invocation = Invocation()
            for other in SettingRow.all where other != row {
                invocation.settings[other] = other.value(1, after: other.standard)
            }
            var run = RunSettings(Settings(), invocation, [:])
            let before = run.preferences.settings
            let next = row.value(1, after: row.standard)
            run.apply(.set(row, next))
            for other in SettingRow.all where other != row {
                #expect(run.settings[other] == other.standard, "\(row.name), \(other.name)")
                #expect(run.preferences.settings[other] == before[other], "\(other.name)")
            }
            #expect(run.settings[row] == next, "\(row.name)")
        }
    }

    @Test func `a change of an unknown setting stops the program`() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let services = try ProgramRun("").services
            _ = Effects(services: services).carryOut(.set("nothing", to: .bool(true)))
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("The table of settings has no setting nothing."))
    }
}
