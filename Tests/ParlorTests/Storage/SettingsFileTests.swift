import Testing

@testable import Parlor

@Suite struct SettingsFileTests {
    private let place: TemporaryDirectory
    private let file: SettingsFile

    init() throws {
        place = try TemporaryDirectory()
        file = SettingsFile(in: place.data)
    }

    private var changed: Settings {
        var settings = Settings()
        settings.language = .korean
        settings.theme = .contrast
        settings.usesMouse = false
        settings.hasMotion = false
        settings.showsClock = false
        settings.isRecorded = false
        settings.memory = .init(pairs: 12, deck: .suits, seconds: 0, rounds: 5)
        return settings
    }

    private func text() throws -> String {
        String(decoding: try place.bytes("settings.json"), as: UTF8.self)
    }

    @Test func `settings are read as they were written`() throws {
        #expect(file.load() == Loaded(value: Settings()))
        try file.save(changed, insteadOf: Settings())
        #expect(file.load() == Loaded(value: changed))
        try file.save(Settings(), insteadOf: changed)
        #expect(file.load() == Loaded(value: Settings()))
    }

    @Test func `every setting is in the file, for those who want to write there`() throws {
        try file.save(Settings(), insteadOf: Settings())
        #expect(
            try text() == """
                {
                  "clock" : true,
                  "klondike.colors" : "2",
                  "klondike.draw" : "1",
                  "klondike.light" : true,
                  "klondike.redeals" : "unlimited",
                  "klondike.scoring" : "standard",
                  "klondike.winnable" : true,
                  "language" : "auto",
                  "memory.deck" : "emoji",
                  "memory.opponent" : "nobody",
                  "memory.pairs" : 8,
                  "memory.rounds" : 3,
                  "memory.seconds" : 90,
                  "motion" : true,
                  "mouse" : true,
                  "recording" : true,
                  "sudoku.clean" : false,
                  "sudoku.digits" : false,
                  "sudoku.letters" : false,
                  "sudoku.level" : "any",
                  "sudoku.marking" : "rule",
                  "sudoku.mistakes" : 3,
                  "theme" : "auto",
                  "version" : 1
                }

                """)
    }

    @Test func `what is not understood is kept`() throws {
        let unknown = #""sound": {"bell": [1, 2.5, null, true, "x"]}"#
        try place.write("{\(unknown), // mine\n}".utf8, to: "settings.json")
        #expect(file.load() == Loaded(value: Settings()))
        try file.save(changed, insteadOf: Settings())
        let flat = try text().filter { !$0.isWhitespace }
        #expect(flat.contains(#""sound":{"bell":[1,2.5,null,true,"x"]}"#))
        #expect(file.load() == Loaded(value: changed))
    }

    @Test func `a bad value is named, and stays until the setting is changed`() throws {
        try place.write(
            #"{"theme": "pink", "memory.pairs": 33, "mouse": 1, "memory.rounds": 4}"#.utf8,
            to: "settings.json")
        let loaded = file.load()
        #expect(loaded.value.memory.rounds == 4)
        #expect(
            loaded.problems == [
                .badSetting("theme", .choice(ThemeChoice.allCases.map(\.rawValue))),
                .badSetting("mouse", .truth), .badSetting("memory.pairs", .number(2...32)),
            ])
        var settings = loaded.value
        settings.usesMouse = false
        try file.save(settings, insteadOf: loaded.value)
        #expect(try text().contains(#""theme" : "pink""#))
        #expect(try text().contains(#""mouse" : false"#))
        #expect(file.load().problems.count == 2)
    }

    @Test func `every setting refuses what it is not`() {
        for setting in Setting.all {
            for value in [JSONValue.null, .number(1.5), .string("?"), .array([]), .object([:])] {
                var settings = Settings()
                #expect(!setting.take(value, &settings), "\(setting.name)")
                #expect(settings == Settings())
            }
        }
    }

    @Test func `a file that was cut off anywhere is kept, and told`() throws {
        try file.save(changed, insteadOf: Settings())
        // The last two bytes are the brace and the end of the line.
        let whole = try place.bytes("settings.json").dropLast()
        for count in 0..<whole.count {
            try place.write(whole.prefix(count), to: "settings.json")
            let loaded = file.load()
            #expect(loaded.value == Settings())
            #expect(loaded.problems.count == 1)
            #expect(
                try place.bytes("settings.json.damaged-\(count + 1)") == Array(whole.prefix(count)))
        }
    }

    @Test func `the file of another version is understood as far as may be, and kept`() throws {
        try place.write(#"{"version": 2, "theme": "light", "new": 1}"#.utf8, to: "settings.json")
        let loaded = file.load()
        let kept = place.path("settings.json.damaged-1")
        #expect(loaded.value.theme == .light)
        #expect(loaded.problems == [.otherVersion(file.file.path, keptAs: kept)])
    }

    @Test func `a directory in its place is moved`() throws {
        try place.makeDirectory("settings.json")
        #expect(file.load().problems.count == 1)
        try file.save(changed, insteadOf: Settings())
        #expect(file.load() == Loaded(value: changed))
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
            .missing, .isFull, .isReadOnly, .isForbidden, .isNoFile, .isNoDirectory, .other(5),
        ]
        let problems: [StorageProblem] =
            [
                .hasNoPlace, .damaged("a", keptAs: "b"), .otherVersion("a", keptAs: "b"),
                .damagedLines(2, in: "a"), .badSetting("a", .truth),
            ] + failures.map { .notRead("a", $0) } + failures.map { .notWritten("a", $0) }
        let sentences = problems.map { $0.sentence(in: language.words) }
        #expect(Set(sentences).count == problems.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    }
}
