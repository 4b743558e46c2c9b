import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The preferences of a run` {
    private func preferences(
        _ arguments: [String] = [], _ settings: Settings = Settings(),
        _ environment: [String: String] = [:]
    ) throws -> Preferences {
        Preferences(try Invocation.parse(arguments), settings, environment)
    }

    @Test func `the command line has priority over settings, and these over the environment`()
        throws
    {
        var settings = Settings()
        let korean = ["LANG": "ko_KR.UTF-8"]
        #expect(try preferences([], settings, korean).language == .korean)
        settings[GeneralSettings.language] = .english
        #expect(try preferences([], settings, korean).language == .english)
        #expect(try preferences(["--lang", "ko"], settings).language == .korean)

        settings[GeneralSettings.theme] = .light
        #expect(try preferences([], settings).theme == .light)
        #expect(try preferences(["--theme", "auto"], settings).theme == .auto)

        settings[MemorySettings.pairs] = 12
        #expect(try preferences([], settings)[MemorySettings.pairs] == 12)
        let asked = ["--pairs", "4", "--time", "0", "--rounds", "7"]
        let memory = MemoryOptions(try preferences(asked, settings).settings)
        #expect((memory.pairs, memory.timeLimit, memory.rounds) == (4, nil, 7))
    }

    @Test func `the command line can only forbid mouse and motion`() throws {
        var settings = Settings()
        #expect(try preferences([], settings).terminalOptions.mouse == .buttonsAndMotion)
        let still = try preferences(["--no-mouse", "--no-motion"], settings)
        #expect(still.terminalOptions.mouse == .off)
        #expect(still.terminalOptions.reducesMotion)
        settings[GeneralSettings.mouse] = false
        settings[GeneralSettings.motion] = false
        #expect(try preferences([], settings).terminalOptions.mouse == .off)
        #expect(try preferences([], settings).terminalOptions.reducesMotion)
    }

    @Test func `the window has the name of the program`() throws {
        #expect(try preferences([], Settings()).terminalOptions.title == "parlor")
    }

    @Test func `every theme can be chosen, and drawn in ASCII`() throws {
        var light = Surroundings(size: Size(columns: 80, rows: 24))
        light.scheme = .light
        let names = try ThemeChoice.allCases.map {
            try preferences(["--theme", $0.rawValue]).theme(in: light).name
        }
        #expect(names == ["light", "dark", "light", "high contrast", "monochrome", "ASCII"])
        let plain = try preferences(["--theme", "dark", "--ascii"]).theme(in: light)
        #expect(plain.name == "dark")
        #expect(plain.isASCII)
    }

    @Test func `files are in the requested directory, or in that of the system`() throws {
        let environment = ["HOME": "/home/me"]
        let asked = try Invocation.parse(["--data-dir", "here"])
        #expect(asked.directory(in: environment)?.path == "here")
        #expect(asked.directory(in: [:])?.path == "here")
        #expect(Invocation().directory(in: [:]) == nil)
        #expect(Invocation().directory(in: environment) == DataDirectory(environment))
    }
}
