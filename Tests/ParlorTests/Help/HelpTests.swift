import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The help on a game` {
    @Test(arguments: GameName.allCases, ["en", "ko_KR.UTF-8"])
    func `can be read whole in a small window`(_ game: GameName, _ language: String) throws {
        let play = try ProgramRun(
            "\(game.rawValue) --seed 3", columns: 40, rows: 20, language: language)
        play.pilot.type("?")
        var seen = play.text
        for _ in 0..<20 {
            // Dots between keys and after an arrow are intended.
            let text = play.text.replacing(" … ", with: "").replacing("→ …", with: "")
            #expect(!text.contains("…"), "\(play.text)")
            play.pilot.press(.pageDown)
            seen += play.text
        }
        let page = game.module.help(play.services.words)
        let high = try ProgramRun(
            "\(game.rawValue) --seed 3", columns: 100, rows: 200, language: language)
        high.pilot.type("?")
        let keys = high.text.split(separator: "\n").map { $0.filter { !"│─╭╮╰╯".contains($0) } }
        for text in keys + page.rules {
            for word in text.split(separator: " ") where word.contains(where: \.isLetter) {
                #expect(seen.contains(word), "\(word) of «\(text)»")
            }
        }
        #expect(page.sketch.split(separator: "\n").count > 1)
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `names each game above its rules if it lists the rules of all games`(_ language: String)
        throws
    {
        let play = try ProgramRun("--seed 3", columns: 80, rows: 200, language: language)
        play.pilot.type("?")
        let words = play.services.words
        let lines = play.text.split(separator: "\n").map { line in
            String(line.filter { !"│─╭╮╰╯".contains($0) }.drop { $0 == " " })
                .split(separator: " ").joined(separator: " ")
        }
        for game in GameModule.all {
            let heading = try #require(lines.firstIndex(of: game.title(words)), "\(play.text)")
            let rule = try #require(game.help(words).rules.first)
            // The row after the heading is empty once the frame is removed.
            let next = try #require(lines[(heading + 1)...].first { !$0.isEmpty })
            #expect(rule.hasPrefix(next), "\(next)")
        }
        #expect(lines.contains(words.settings.mouse))
        #expect(play.text.contains("← →, h l      \(words.menu.toToday)"), "\(play.text)")
    }

    @Test(arguments: ["", "Memory", "Settings", "Statistics"])
    func `lists the letters that move in a list`(_ page: String) throws {
        let play = try ProgramRun.withResults(columns: 80, rows: 60)
        if page == "Memory" {
            try play.pilot.click(.value(ListSpot.row(GameName.memory)))
        } else if !page.isEmpty {
            try play.pilot.click(.text(page))
        }
        // The second page of the statistics has several rows.
        if page == "Statistics" { play.pilot.type("2") }
        let start = play.text
        play.pilot.type("j")
        #expect(play.text != start)
        play.pilot.type("k")
        #expect(play.text == start)
        play.pilot.type("?")
        #expect(play.text.contains("↑ ↓, j k, Tab move"), "\(play.text)")
    }

    @Test func `does not say lobby, which is a word of the code`() {
        for language in Language.allCases {
            for game in GameModule.all {
                let page = game.help(language.words)
                for text in page.rules + page.firstSteps {
                    #expect(!text.lowercased().contains("lobby") && !text.contains("로비"), "\(text)")
                }
            }
        }
    }

    /// A line between two parts would stand alone where the parts are below each other.
    @Test(arguments: GameName.allCases)
    func `has parts that need no line between them`(_ game: GameName) {
        let sketch = game.module.help(Language.english.words).sketch
        let lines = sketch.split(separator: "\n").map(Array.init)
        let width = lines.map(\.count).max() ?? 0
        #expect(width > 10)
        for column in 0..<width {
            let signs = lines.map { $0.count > column ? $0[column] : " " }
            #expect(Set(signs) != ["│"], "\(sketch)")
        }
    }

    @Test func `has equal distances between the pictures of a sketch`() throws {
        let sketch = GameName.mines.module.help(Language.english.words).sketch
        let lines = sketch.split(separator: "\n")
        let parts = try #require(lines.first { $0.contains("→") }).split(separator: "→")
        #expect(parts.count == 3 && parts[1].hasPrefix("   1") && parts[1].hasSuffix("▒   "))
        #expect(parts[0].hasSuffix("▒   ") && parts[2].hasPrefix("   1"), "\(sketch)")
    }

    @Test(arguments: GameName.allCases, [Key.pageDown, "j"])
    func `scrolls no further than its end`(_ game: GameName, _ key: Key) throws {
        let play = try ProgramRun("\(game.rawValue) --seed 3", columns: 60, rows: 20)
        play.pilot.type("?")
        var looks: [String] = []
        while looks.last != play.text {
            looks.append(play.text)
            play.pilot.press(key)
        }
        #expect(looks.count > 2)
        for _ in 0..<12 { play.pilot.press(key) }
        try play.pilot.wheel(.down, at: .at(30, 10), notches: 12)
        play.pilot.press(.up)
        #expect(play.text != looks.last, "One key after the end moves back.")
        play.pilot.press(.home)
        #expect(play.text == looks.first)
        try play.pilot.wheel(.down, at: .at(30, 10))
        #expect(play.text != looks.first)
    }

    @Test(arguments: GameName.allCases)
    func `shows its sketch in full where there is room`(_ game: GameName) throws {
        let play = try ProgramRun("\(game.rawValue) --seed 3", columns: 80, rows: 50)
        play.pilot.type("?")
        for line in game.module.help(play.services.words).sketch.split(separator: "\n") {
            #expect(play.text.contains(line), "\(play.text)")
        }
    }
}
