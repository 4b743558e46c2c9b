import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The list of settings` {
    private static let sizes = [(40, 20), (60, 18), (80, 24), (120, 40), (200, 60)]
    private static let listed = SettingRow.all.filter { $0.isStored && $0.isListed }

    @Test(arguments: Language.allCases)
    func `explains each of them in a line of its own`(_ language: Language) {
        let words = language.words
        for row in Self.listed {
            let summary = row.summary(Settings(), words)
            #expect(!summary.isEmpty && CharacterWidth(summary).columns <= 78, "\(row.name)")
            #expect(summary != row.title(words), "\(row.name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `explains both states of a switch, or neither`(_ language: Language) {
        let words = language.words
        let states = [words.settings.on, words.settings.off].map { "\($0.capitalizingFirst): " }
        var named = 0
        for row in Self.listed where row.accepted == .truth {
            let summary = row.summary(Settings(), words)
            #expect(summary.contains(states[0]) == summary.contains(states[1]), "\(summary)")
            named += summary.contains(states[0]) ? 1 : 0
        }
        #expect(named > 5)
    }

    @Test(arguments: Language.allCases)
    func `says when the difficulty of mines has no effect`(_ language: Language) throws {
        let words = language.words.mines.settings
        for (size, guesses, line) in [
            (MinesSize.large, false, words.levelSummary), (.large, true, words.levelWithGuesses),
            (.largest, false, words.levelOfLargeBoard),
        ] {
            let play = try ProgramRun("", language: language.rawValue) {
                $0.settings.set(MinesSettings.size, to: size)
                $0.settings.set(MinesSettings.guesses, to: guesses)
                $0.settings.set(MinesSettings.level, to: .normal)
            }
            let options = MinesOptions(play.services.settings.now.settings)
            #expect((options.level == nil) == (line != words.levelSummary))
            try play.pilot.click(.value(ListSpot.row(GameName.mines)))
            try play.pilot.move(to: .value(ListSpot.row(MinesSettings.level.name)))
            #expect(play.text.contains(line), "\(play.text)")
        }
    }

    private static func summary(of row: SettingRow, in services: Services) -> String {
        row.summary(services.settings.now.settings, services.words)
    }

    /// Opens each list that has settings: those of the program, and those of each game.
    private func lists(
        _ size: (columns: Int, rows: Int), _ language: Language,
        _ examine: (ProgramRun, [SettingRow]) throws -> Void
    ) throws {
        for game in [nil] + GameName.walked.map(Optional.some) {
            let play = try ProgramRun(
                "", columns: size.columns, rows: size.rows, language: language.rawValue)
            let spot = game.map { ListSpot.row($0) } ?? .row("settings")
            try play.pilot.click(.value(spot))
            try examine(
                play, (game?.module.settings ?? GeneralSettings.rows).filter(\.isStored))
        }
    }

    @Test(arguments: Language.allCases)
    func `shows the line of the selected one`(_ language: Language) throws {
        try lists((80, 24), language) { play, rows in
            for row in rows {
                try play.pilot.move(to: .value(ListSpot.row(row.name)))
                #expect(
                    play.text.contains(Self.summary(of: row, in: play.services)), "\(play.text)")
            }
        }
    }

    @Test(arguments: sizes, Language.allCases)
    func `stays in its place whatever is selected`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        try lists(size, language) { play, rows in
            play.pilot.press(.home)
            let first = frameCorners(in: play.text)
            #expect(first.joined().count >= 4, "\(play.text)")
            for _ in 0..<(rows.count + 6) {
                play.pilot.press(.down)
                #expect(frameCorners(in: play.text) == first, "\(play.text)")
            }
        }
    }

    @Test(arguments: listed.map(\.name), Language.allCases)
    func `explains a setting with the same line in typed play`(_ name: String, _ language: Language)
        throws
    {
        let row = try #require(Self.listed.first { $0.name == name })
        let play = try PlainPlay(language: language.rawValue)
        let set = language == .english ? "set" : "설정"
        let answer = play.type("\(set) \(name)")
        let summary = Self.summary(of: row, in: play.services)
        #expect(answer.last?.contains(summary) == true, "\(answer)")
    }
}
