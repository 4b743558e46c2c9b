import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The file of settings` {
    private let place: TemporaryDirectory
    private let file: SettingsFile

    init() throws {
        place = try TemporaryDirectory()
        file = SettingsFile(in: place.data)
    }

    private var changed: Settings {
        var settings = Settings()
        settings[GeneralSettings.language] = .korean
        settings[GeneralSettings.theme] = .contrast
        settings[GeneralSettings.mouse] = false
        settings[GeneralSettings.motion] = false
        settings[GeneralSettings.clock] = false
        settings[GeneralSettings.recording] = false
        settings[GeneralSettings.sound] = true
        settings[MemorySettings.pairs] = 12
        settings[MemorySettings.deck] = .suits
        settings[MemorySettings.seconds] = 0
        settings[MemorySettings.rounds] = 5
        return settings
    }

    /// Returns whether the settings were read without a problem.
    private func isRead(_ settings: Settings) -> Bool {
        let loaded = file.load()
        let rows = SettingRow.all.filter(\.isStored)
        return loaded.problems == [] && rows.allSatisfy { loaded.value[$0] == settings[$0] }
    }

    private func text() throws -> String {
        String(decoding: try place.bytes("settings.json"), as: UTF8.self)
    }

    @Test func `settings are read as they were written`() throws {
        #expect(isRead(Settings()))
        try file.save(changed, insteadOf: Settings())
        #expect(isRead(changed))
        try file.save(Settings(), insteadOf: changed)
        #expect(isRead(Settings()))
    }

    @Test func `every setting is in the file, for users who edit it`() throws {
        try file.save(Settings(), insteadOf: Settings())
        #expect(
            try text().hasPrefix(
                """
                // The settings of Parlor. You can edit this file: Parlor keeps your comments, and settings
                // that it does not know. The comment after a setting lists its possible values.
                {
                  "language": "auto", // auto, en or ko
                  "theme": "auto", // auto, dark, light, contrast, mono or ascii
                  "mouse": true, // true or false

                """))
        #expect(try text().contains("  \"memory.pairs\": 8, // a whole number from 2 to 32\n"))
        #expect(try text().hasSuffix("\n  \"version\": 1, // Parlor\n}\n"))
        let names = try text().split(separator: "\n").dropFirst(3).dropLast(2)
            .map { $0.split(separator: "\"")[1] }
        #expect(names.map(String.init) == SettingRow.all.filter(\.isStored).map(\.name))
    }

    @Test func `unknown settings are kept`() throws {
        let unknown = #""music": {"bell": [1, 2.5, null, true, "x"]}"#
        try place.write("{\(unknown), // mine\n}".utf8, to: "settings.json")
        #expect(isRead(Settings()))
        try file.save(changed, insteadOf: Settings())
        let flat = try text().filter { !$0.isWhitespace }
        #expect(flat.contains(#""music":{"bell":[1,2.5,null,true,"x"]}"#))
        #expect(isRead(changed))
    }

    @Test func `a bad value is reported, and stays until the setting is changed`() throws {
        try place.write(
            #"{"theme": "pink", "memory.pairs": 33, "mouse": 1, "memory.rounds": 4}"#.utf8,
            to: "settings.json")
        let loaded = file.load()
        #expect(loaded.value[MemorySettings.rounds] == 4)
        #expect(
            loaded.problems == [
                .badSetting("theme", .choice(ThemeChoice.allCases.map(\.rawValue))),
                .badSetting("mouse", .truth), .badSetting("memory.pairs", .number(2...32)),
            ])
        var settings = loaded.value
        settings[GeneralSettings.mouse] = false
        try file.save(settings, insteadOf: loaded.value)
        #expect(try text().contains(#""theme": "pink""#))
        #expect(try text().contains(#""mouse": false"#))
        #expect(file.load().problems.count == 2)
    }

    @Test func `comments beside the settings stay in place`() throws {
        let mine = """
            // Mine. {
            {
              theme: 'light', // for the balcony
              "memory.pairs": 12, /* she likes 12 */
              "music": [1, 2], "language": "ko"
            }
            """
        try place.write(mine.utf8, to: "settings.json")
        let loaded = file.load()
        #expect(loaded.problems.isEmpty && loaded.value[MemorySettings.pairs] == 12)
        var settings = loaded.value
        settings[GeneralSettings.theme] = .dark
        try file.save(settings, insteadOf: loaded.value)
        #expect(
            try text().hasPrefix(
                """
                // Mine. {
                {
                  theme: "dark", // for the balcony
                  "memory.pairs": 12, /* she likes 12 */
                  "music": [1, 2], "language": "ko",
                  "mouse": true, // true or false

                """))
        #expect(isRead(settings))
        let once = try text()
        try file.save(settings, insteadOf: settings)
        #expect(try text() == once)
    }

    @Test func `programs that write one after the other keep each other's changes`() throws {
        let old = Settings()
        var (one, other) = (old, old)
        one[GeneralSettings.theme] = .light
        other[MemorySettings.pairs] = 5
        try file.save(one, insteadOf: old)
        try file.save(other, insteadOf: old)
        #expect(
            file.load().value[GeneralSettings.theme] == .light
                && file.load().value[MemorySettings.pairs] == 5)
    }

    @Test func `a text that is not UTF-8 is set aside, and the next start goes well`() throws {
        let texts: [[UInt8]] = [
            Array("{".utf8) + [0xff, 0xfe] + Array("\"a\":1}".utf8),
            // The file in UTF-16, with and without a mark, as an editor may save it.
            #"{"theme": "light"}"#.utf8.flatMap { [$0, 0] },
            [0xff, 0xfe] + #"{"theme": "light"}"#.utf8.flatMap { [$0, 0] },
            [0xfe, 0xff] + #"{"theme": "light"}"#.utf8.flatMap { [0, $0] },
            [0xff, 0xfe, 0, 0] + #"{"theme": "light"}"#.utf8.flatMap { [$0, 0, 0, 0] },
            Array("{\"theme\": \"li".utf8) + [0xc0, 0x80] + Array("ght\"}".utf8),
            Array("{\"a\": \"".utf8) + [0xed, 0xa0, 0x80] + Array("\"}".utf8),
        ]
        for (number, text) in texts.enumerated() {
            try place.write(text, to: "settings.json")
            let kept = place.path("settings.json.damaged-\(number + 1)")
            #expect(file.load().problems == [.damaged(file.file.path, keptAs: kept)])
            #expect(isRead(Settings()))
        }
    }

    @Test func `the comments are in the language of the reader`() throws {
        try file.save(Settings(), insteadOf: Settings(), words: .korean)
        #expect(try text().contains(#""memory.pairs": 8, // 2부터 32까지의 정수"#))
    }

    @Test func `every setting refuses invalid values`() {
        for setting in SettingRow.all {
            for value in [JSONValue.null, .number(1.5), .string("?"), .array([]), .object([:])] {
                #expect(!setting.accepts(value), "\(setting.name)")
            }
        }
    }

    @Test func `a truncated file is kept and reported`() throws {
        try file.save(changed, insteadOf: Settings())
        // The last two bytes are the brace and the end of the line.
        let whole = try place.bytes("settings.json").dropLast()
        // Steps of a prime length cut words, names, numbers and comments.
        for count in stride(from: 0, to: whole.count, by: 11) {
            try place.write(whole.prefix(count), to: "settings.json")
            let loaded = file.load()
            #expect(loaded.value == Settings())
            #expect(loaded.problems.count == 1)
            let kept = "settings.json.damaged-1"
            #expect(try place.bytes(kept) == Array(whole.prefix(count)))
            try place.remove(kept)
        }
    }

    @Test func `a file that is damaged while the program runs is kept and reported`() throws {
        let notices = Store(Notices())
        let store = SettingsStore(Invocation(), [:], in: place.data, notices)
        try place.write("{".utf8, to: "settings.json")
        let row = try #require(SettingRow.all.first { $0.name == "memory.pairs" })
        store.set(row, to: .integer(12))
        let kept = place.path("settings.json.damaged-1")
        #expect(notices.now.unread == [.damaged(file.file.path, keptAs: kept)])
        #expect(file.load().value[MemorySettings.pairs] == 12)
        #expect(try place.bytes("settings.json.damaged-1") == Array("{".utf8))
    }

    @Test func `the file of a later version is read as far as possible, and stays as it is`() throws
    {
        let text = Array(#"{"version": 2, "theme": "light", "new": 1}"#.utf8)
        try place.write(text, to: "settings.json")
        let notices = Store(Notices())
        let told = [StorageProblem.newerSettings(file.file.path)]
        let store = SettingsStore(Invocation(), [:], in: place.data, notices)
        #expect(store.settings[GeneralSettings.theme] == .light)
        #expect(notices.now.unread == told)
        notices.apply(.dismiss)
        let row = try #require(SettingRow.all.first { $0.name == "memory.pairs" })
        store.set(row, to: .integer(12))
        #expect(store.settings[MemorySettings.pairs] == 12)
        #expect(notices.now.unread == told)
        #expect(try place.names == ["settings.json"] && place.bytes("settings.json") == text)
    }

    @Test(arguments: ["0", "-1", "\"x\"", "1.5", "null"])
    func `the file of an unknown version is read as far as possible, and kept`(
        _ version: String
    ) throws {
        try place.write(
            #"{"version": \#(version), "theme": "light"}"#.utf8, to: "settings.json")
        let loaded = file.load()
        let kept = place.path("settings.json.damaged-1")
        #expect(loaded.value[GeneralSettings.theme] == .light)
        #expect(loaded.problems == [.otherVersion(file.file.path, keptAs: kept)])
    }

    @Test func `a directory in its place is reported, and left alone`() throws {
        try place.makeDirectory("settings.json")
        #expect(file.load().problems == [.notRead(file.file.path, .isNotAFile)])
        #expect(throws: StorageProblem.notRead(file.file.path, .isNotAFile)) {
            try file.save(changed, insteadOf: Settings())
        }
        #expect(try place.names == ["settings.json"])
    }

    @Test func `places follow the environment`() {
        #if !os(macOS)
            let home = ["HOME": "/home/me"]
            #expect(DataDirectory(home)?.path == "/home/me/.local/share/parlor")
            let data = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]
            #expect(DataDirectory(data)?.path == "/data/parlor")
            let relative = ["HOME": "/home/me", "XDG_DATA_HOME": "data"]
            #expect(DataDirectory(relative) == DataDirectory(home))
        #endif
        #expect(DataDirectory([:]) == nil)
    }

    @Test(arguments: Language.allCases)
    func `every problem has its sentence in every language`(_ language: Language) {
        let failures: [DiskFailure] = [
            .missing, .isFull, .isReadOnly, .isForbidden, .isNotAFile, .isNotADirectory,
            .isTooLarge,
            .other(5),
        ]
        let problems: [StorageProblem] =
            [
                .hasNoPlace, .damaged("a", keptAs: "b"), .otherVersion("a", keptAs: "b"),
                .newerVersion("a"), .newerSettings("a"),
                .damagedLines(2, in: "a"), .badSetting("a", .truth), .playedElsewhere("a"),
                .lockedElsewhere("a", process: 42, since: 1_795_000_000),
                .lockedElsewhere("a", process: 0, since: 0),
            ] + failures.map { .notRead("a", $0) } + failures.map { .notWritten("a", $0) }
        let sentences = problems.map { $0.sentence(in: language.words) }
        #expect(Set(sentences).count == problems.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
        // The sentence names the game that another program plays.
        for game in GameName.allCases {
            let path = "/x/\(game.rawValue).json"
            let problem = StorageProblem.lockedElsewhere(path, process: 42, since: 0)
            let title = game.module.title(language.words)
            #expect(problem.sentence(in: language.words).contains(title))
            // It fits on a line, as does the sentence about a game that was continued elsewhere.
            let latest = StorageProblem.lockedElsewhere(path, process: 999_999, since: 1)
            for problem in [latest, .playedElsewhere(path)] {
                let sentence = problem.sentence(in: language.words)
                #expect(CharacterWidth(sentence).columns <= 78, "\(sentence)")
            }
        }
    }
}
