import TUI
import Testing

@testable import Parlor

@Suite struct `The statistics` {
    private func open(
        columns: Int = 80, rows: Int = 24, language: String = "en"
    ) throws -> ProgramRun {
        let play = try ProgramRun.withResults(columns: columns, rows: rows, language: language)
        play.pilot.press(.up, .up, .up, .up, .enter)
        return play
    }

    @Test func `fill a window of eighty columns`() throws {
        let play = try open()
        #expect(
            play.text == """
                             Statistics   1 Memory   2 Sudoku   3 Board of the day

                 ▸ 8 pairs, 3 rounds of 1:30  24   Played 24             Won 19
                                                   Streak 0              Longest streak 7
                                                   Win rate 79%          Best time 1:10
                                                   Fewest moves 24       Median time 1:37

                                                   Latest times (lower is faster) ▅▇▇▇▆▆█▇▇▇▅▅▆

                                                   Number of wins by time
                                                   1:10–1:15 █████████████████████▍ 2
                                                   1:15–1:20 █████████████████████▍ 2
                                                   1:20–1:25 ████████████████████████████████ 3
                                                   1:25–1:30 ██████████▋ 1
                                                   1:30–1:35 ██████████▋ 1
                                                   1:35–1:40 █████████████████████▍ 2
                                                   1:40–1:45 █████████████████████▍ 2
                                                   1:45–1:50 ██████████▋ 1
                                                   1:50–1:55 █████████████████████▍ 2
                                                   1:55–2:00 ████████████████████████████████ 3



                 ←→ change  b back  ? help  q quit
                """)
    }

    @Test func `fit in the smallest window`() throws {
        let play = try open(columns: 40, rows: 15)
        #expect(
            play.text == """
                            ‹  Memory 1/3  ›
                 8 pairs, 3 rounds of 1:30
                 Played 24          Won 19
                 Streak 0           Longest streak 7
                 Win rate 79%       Best time 1:10
                 Fewest moves 24    Median time 1:37

                 Latest times (lower is faster) █▇▇▇▅▅▆
                 Number of wins by time
                 1:00–1:20 █████████████ 4
                 1:20–1:40 ██████████████████████▊ 7
                 1:40–2:00 ██████████████████████████ 8


                 ←→ change  b back  ? help  q quit
                """)
        play.pilot.type("3")
        #expect(
            play.text == """
                       ‹  Board of the day 3/3  ›
                 All games 1/3 ▾
                 Streak 7           Longest streak 7
                 Days solved 19     Next at 00:00 UTC
                    7 8         9       10      11
                 M  · · · · · · · · · · · · · · · ● · ●
                 T  · · · · · · · · · · · · · · ● · ● ●
                 W  · · · · · · · · · · · ○ · ● · ● · ●
                 T  · · · · · · · · · · · · ● · · · ● ●
                 F  · · · · · · · · · · · · · · ● ○ · ●
                 S  · · · · · · · · · · · · · ● · · ●
                 S  · · · · · · · · · · · ● ● · · ● ●
                 ● solved   ○ not solved

                 ←→ change  ↑↓ move  b ? q
                """)
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `name the kind of a game in words`(_ language: String) throws {
        for (columns, rows) in [(80, 24), (40, 15), (120, 40)] {
            let play = try open(columns: columns, rows: rows, language: language)
            let board = play.services.words.memory.settings.board(
                pairs: 8, rounds: 3, "1:30", perMove: false)
            #expect(play.text.contains(board), "\(play.text)")
        }
    }

    /// A name that is too long for the list is above the figures.
    @Test func `name a long kind of a game above its figures`() throws {
        let results = [GameResult(.memory, "2×1, free, unforgetting", took: 60)]
        let scene = StatisticsScene(Statistics(results, today: 0), .english)
        var page = Page(columns: 80, rows: 24, theme: .monochrome)
        page.show(StatisticsPicture(scene: scene, today: 0))
        let text = page.canvas.text()
        #expect(text.contains("2 pairs, 1 round, no time limit,"), "\(text)")
        #expect(text.contains("▸ 2 pairs, "), "\(text)")
    }

    @Test func `have a calendar of the boards of the day`() throws {
        let play = try open()
        play.pilot.press(.left)
        #expect(
            play.text == """
                             Statistics   1 Memory   2 Sudoku   3 Board of the day

                 ▸ All games                  19   Streak 7              Longest streak 7
                   Memory                     17   Days solved 19        Next at 00:00 UTC
                   Sudoku                     11
                                                      7       8         9       10      11
                                                   M  · · · · · · · · · · · · · · · · · · ● · ●
                                                   T  · · · · · · · · · · · · · · · · · ● · ● ●
                                                   W  · · · · · · · · · · · · · · ○ · ● · ● · ●
                                                   T  · · · · · · · · · · · · · · · ● · · · ● ●
                                                   F  · · · · · · · · · · · · · · · · · ● ○ · ●
                                                   S  · · · · · · · · · · · · · · · · ● · · ●
                                                   S  · · · · · · · · · · · · · · ● ● · · ● ●

                                                   ● solved   ○ not solved








                 ←→ change  ↑↓ move  b back  ? help  q quit
                """)
    }

    @Test(arguments: Language.allCases, [(40, 15), (80, 24), (120, 40), (200, 60)])
    func `show before the first result every game and its figures, without values`(
        _ language: Language, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(columns: size.0, rows: size.1, language: language.rawValue)
        play.pilot.press(.up, .up, .up, .up, .enter)
        let words = play.services.words
        for word in words.statistics.nothingYet.split(separator: " ") {
            #expect(play.text.contains(word), "\(word)\n\(play.text)")
        }
        let figures = [words.statistics.played, words.statistics.won, words.statistics.share]
        for text in GameModule.all.map({ $0.title(words) }) + figures {
            for word in text.split(separator: " ") {
                #expect(play.text.contains(word), "\(word)\n\(play.text)")
            }
        }
        #expect(play.text.count { $0 == "–" } >= 3 * GameModule.all.count, "\(play.text)")
        #expect(!play.text.contains("…"), "\(play.text)")
        guard size.0 == 200 else { return }
        // The page fills most of the window.
        let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let widest = lines.map { CharacterWidth(String($0)).columns }.max() ?? 0
        #expect(widest > 140 && lines.count { !$0.isEmpty } > 25, "\(play.text)")
    }

    @Test(arguments: Language.allCases, [(80, 24), (200, 60)])
    func `show the last games and what counts while there are few results`(
        _ language: Language, _ size: (Int, Int)
    ) throws {
        let scene = StatisticsScene(
            Statistics([GameResult(took: 60), GameResult(won: false, took: 9)], today: 0),
            language.words)
        var page = Page(columns: size.0, rows: size.1, theme: .monochrome)
        page.show(StatisticsPicture(scene: scene, today: 0))
        let text = page.canvas.text()
        let words = language.words.statistics
        for part in [words.lastGames, "1:00", "0:09"] {
            #expect(text.contains(part), "\(part)\n\(text)")
        }
        for word in (words.whatCounts + " " + words.chartsLater).split(separator: " ") {
            #expect(text.contains(word), "\(word)\n\(text)")
        }
    }

    @Test(arguments: Language.allCases, [40, 50, 60])
    func `show the days of the last games of all kinds uncut in a narrow window`(
        _ language: Language, _ columns: Int
    ) throws {
        let day = 20_413
        let variants = ["30x16/99, hard", "9x9/10, ?", "24x20/99"]
        let results = variants.enumerated().map { GameResult(.mines, $1, day: day - 9 - $0) }
        var scene = StatisticsScene(Statistics(results, today: day), language.words)
        scene.apply(.act(.choose(variants.count)))
        var page = Page(columns: columns, rows: 20, theme: .monochrome)
        page.show(StatisticsPicture(scene: scene, today: day))
        let lines = page.canvas.text().split(separator: "\n")
        for days in 9..<12 {
            let date = language.words.statistics.day(day - days, today: day, isShort: true)
            let line = try #require(
                lines.first { $0.contains(" \(date)") || $0.contains("-\(date)") },
                "\(page.canvas.text())")
            #expect(line.contains("1:00") && line.contains("×"), "\(line)")
            // A wider window has space for the year.
            #expect(line.contains("2025-") == (columns > 40), "\(line)")
        }
        #expect(!lines.contains { $0.contains("…") }, "\(page.canvas.text())")
    }

    private static let windows = [(40, 15), (80, 24), (120, 40), (150, 50), (200, 60), (300, 100)]

    /// Times of one game: equal ones, exact ones within a second, and ones that differ.
    private static let times: [[GameTime]] = [
        [6, 6].map(GameTime.init(tenths:)), [3, 5, 9].map(GameTime.init(tenths:)),
        [61, 61, 61].map { GameTime(seconds: $0) },
        (1...30).map { GameTime(seconds: 50 + $0 * $0) },
    ]
    private static let variants: [GameName: String] = [
        .memory: "8×3, 90 s", .sudoku: "Extreme", .klondike: "3, 2×",
        .mines: "30x16/99, hard",
    ]

    /// Facts and headings take up to fourteen rows beside a list of forty columns.
    @Test(arguments: GameName.walked, Language.allCases)
    func `have charts with true numbers wherever one fits`(
        _ game: GameName, _ language: Language
    ) throws {
        let variant = try #require(Self.variants[game])
        let widths = [40, 60, 72, 80, 100, 110, 115, 120, 130, 150, 200]
        for (columns, rows) in widths.flatMap({ width in [15, 20, 24, 40, 60].map { (width, $0) } })
        {
            for times in Self.times {
                let results = times.enumerated().map { number, time in
                    GameResult(
                        game, variant, second: number, took: time.seconds, tenth: time.tenth)
                }
                let statistics = Statistics(results, today: ProgramRun.today)
                let text = drawn(StatisticsScene(statistics, language.words), (columns, rows))
                let shown = "\(columns)×\(rows)\n\(text)"
                #expect(!text.contains("…"), "\(shown)")
                let isDistributed = text.contains(language.words.statistics.times)
                let isDrawn = text.contains("└")
                #expect(isDistributed || isDrawn || rows < 24, "\(shown)")
                #expect(isDrawn || rows < 40, "\(shown)")
                let numbers = text.split(separator: "\n").compactMap { line -> Double? in
                    let mark = line.firstIndex(of: "┤")
                    return mark.flatMap { line[..<$0].split(separator: " ").last }
                        .flatMap { Double($0) }
                }
                guard isDrawn else { continue }
                #expect(Set(numbers).count == numbers.count && !numbers.isEmpty, "\(shown)")
                // Equal times have one number, which is the time.
                if Set(times).count == 1 {
                    #expect(numbers == [Double(times[0].tenths) / 10], "\(shown)")
                }
            }
        }
    }

    @Test(arguments: Language.allCases, windows)
    func `keep their list in its place from page to page`(
        _ language: Language, _ window: (columns: Int, rows: Int)
    ) throws {
        guard window.columns >= 72 else { return }
        for results in [
            nil, [GameResult(took: 60), GameResult(.mines, day: 9, daily: true, board: 9)],
        ] {
            var scene: StatisticsScene
            if let results {
                scene = StatisticsScene(Statistics(results, today: 9), language.words)
            } else {
                let play = try ProgramRun.withResults()
                let statistics = Statistics(play.services.results.load(), today: ProgramRun.today)
                scene = StatisticsScene(statistics, language.words)
            }
            #expect(scene.pages.count > 1)
            let places = scene.pages.indices.map { number in
                scene.apply(.act(.open(number)))
                return place(of: "▸", in: drawn(scene, window))
            }
            #expect(places[0] != nil && Set(places).count == 1, "\(drawn(scene, window))")
        }
    }

    /// The names of the pages, the boxes and the boxes of all games have common left edges.
    @Test(arguments: Language.allCases, [(150, 50), (200, 60), (300, 100)])
    func `have boxes with common edges in a large window`(
        _ language: Language, _ window: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun.withResults(
            columns: window.columns, rows: window.rows, language: language.rawValue)
        play.pilot.press(.up, .up, .up, .up, .enter)
        let grid = try #require(
            StatisticsGrid(in: Size(columns: window.columns, rows: window.rows - 1)))
        for _ in 0..<3 {
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            let edges = Set(lines.flatMap { line in columns(of: "╭┏", in: line) }).sorted()
            let left = try #require(edges.first)
            let all = (0..<StatisticsGrid.tiles).map {
                left + $0 * (grid.columns(1) + HomeGrid.gap)
            }
            #expect(Set(edges).isSubset(of: all) && edges.count > 1, "\(edges)\n\(play.text)")
            let title = columns(
                of: String(play.services.words.statistics.title.prefix(1)), in: lines[0])
            #expect(title.first == left + 1, "\(play.text)")
            play.pilot.press(.right)
        }
    }

    private func drawn(_ scene: StatisticsScene, _ window: (columns: Int, rows: Int)) -> String {
        var page = Page(columns: window.columns, rows: window.rows, theme: .monochrome)
        page.show(StatisticsPicture(scene: scene, today: ProgramRun.today))
        return page.canvas.text()
    }

    private func place(of sign: Character, in text: String) -> Point? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.lazy.compactMap { row in
            columns(of: String(sign), in: lines[row]).first.map { Point(column: $0, row: row) }
        }.first
    }

    /// The columns of the terminal at which one of these characters is.
    private func columns(of signs: String, in line: Substring) -> [Int] {
        line.indices.filter { signs.contains(line[$0]) }
            .map { CharacterWidth(String(line[..<$0])).columns }
    }

    @Test(arguments: Language.allCases, windows)
    func `say for all kinds together where the charts are`(
        _ language: Language, _ window: (columns: Int, rows: Int)
    ) {
        let results =
            (1...5).map { GameResult(second: $0, took: $0) }
            + [GameResult(.memory, "2×1, 90 s", took: 0)]
        var scene = StatisticsScene(Statistics(results, today: 0), language.words)
        scene.apply(.act(.choose(2)))
        let text = drawn(scene, window)
        let words = language.words.statistics
        for word in words.chartsOfKinds.split(separator: " ") {
            #expect(text.contains(word), "\(word)\n\(text)")
        }
        #expect(!text.contains(words.chartsLater.prefix(20)), "\(text)")
        // A game of less than a second, measured in seconds, does not take 0:00.
        #expect(window.columns < 72 || text.contains("<0:01"), "\(text)")
        #expect(!text.contains(" 0:00 "), "\(text)")
    }

    @Test func `report that there are no results`() throws {
        let play = try ProgramRun()
        play.pilot.press(.up, .up, .up, .up, .enter)
        #expect(play.text.contains("No results yet"))
        play.pilot.press(.left, .down, .tab)
        play.pilot.type("3")
        #expect(play.text.contains("No results yet"))
        play.pilot.type("b")
        #expect(play.text.contains("P A R L O R"))
    }

    @Test func `are walked through by keys`() throws {
        let play = try open()
        func expect(_ page: String, _ row: String) {
            #expect(play.pilot.runs.contains { $0.text.contains(page) && $0.isMarked })
            #expect(play.text.contains("▸ \(row)"), "\(row) in\n\(play.text)")
        }
        expect("Memory", "8 pairs, 3 rounds of 1:30")
        play.pilot.press(.right)
        expect("Sudoku", "Easy")
        play.pilot.press(.down, .down)
        expect("Sudoku", "All together")
        play.pilot.press(.up)
        expect("Sudoku", "Hard")
        play.pilot.press(.tab, .tab)
        expect("Sudoku", "Easy")
        play.pilot.press(.tab, modifiers: .shift)
        expect("Sudoku", "All together")
        play.pilot.type("3")
        expect("Board of the day", "All games")
        play.pilot.type("9l")
        expect("Memory", "8 pairs, 3 rounds of 1:30")
        play.pilot.type("hhk")
        expect("Sudoku", "Hard")
    }

    @Test func `are walked through by the mouse`() throws {
        let play = try open()
        try play.pilot.click("2 Sudoku")
        #expect(play.text.contains("▸ Easy"))
        try play.pilot.click("Hard")
        #expect(play.text.contains("▸ Hard"))
        try play.pilot.wheel(.down, at: .at(60, 20))
        #expect(play.text.contains("▸ All together"))
        try play.pilot.wheel(.up, at: "Hard", notches: 5)
        #expect(play.text.contains("▸ Easy"))
        try play.pilot.click("b back")
        #expect(play.text.contains("P A R L O R"))
    }

    @Test func `are walked through by the mouse where names have no room`() throws {
        let play = try open(columns: 40, rows: 15, language: "ko")
        #expect(play.text.contains("카드 짝 맞추기 1/3"))
        let level = Words.korean.sudoku.level
        try play.pilot.click("›")
        #expect(play.text.contains("스도쿠 2/3") && play.text.contains("\(level(.easy)) 1/3"))
        try play.pilot.click("▾")
        #expect(play.text.contains("\(level(.hard)) 2/3"))
        try play.pilot.click("▴")
        try play.pilot.click("‹")
        #expect(play.text.contains("카드 짝 맞추기 1/3"))
    }

    @Test(arguments: Language.allCases)
    func `name their page and cut no text in every window with room`(_ language: Language) throws {
        let words = language.words
        let names = [
            words.memory.about.title, words.sudoku.about.title, words.statistics.daily,
        ]
        let windows = [(40, 15), (72, 15), (79, 23), (132, 50), (300, 100)]
        for (columns, rows) in windows {
            let play = try open(columns: columns, rows: rows, language: language.rawValue)
            for (number, name) in zip(1..., names + names) {
                let isNamed = play.pilot.runs.contains {
                    $0.text.contains(name) && ($0.isMarked || columns < 72)
                }
                #expect(isNamed, "\(number): \(name)\n\(play.text)")
                #expect(!play.text.contains("…"), "\(play.text)")
                play.pilot.press(.down, .right)
            }
        }
    }

    @Test(arguments: Language.allCases, [(1, 1), (39, 40), (100, 14)])
    func `ask for a larger window where there is no room`(
        _ language: Language, _ window: (columns: Int, rows: Int)
    ) throws {
        let play = try open(language: language.rawValue)
        play.pilot.resize(columns: window.columns, rows: window.rows)
        for _ in 0..<3 {
            let isAsked = play.text.contains(language.words.window.tooSmall)
            #expect(isAsked || window.columns == 1 && play.text.count == 1, "\(play.text)")
            play.pilot.press(.right, .down)
        }
    }

    @Test func `have only ASCII in ASCII mode`() throws {
        let play = try ProgramRun.withResults("--ascii")
        play.pilot.press(.up, .up, .up, .up, .enter)
        for _ in 0..<3 {
            let others = play.text.unicodeScalars.filter { !$0.isASCII }
            #expect(others.isEmpty, "\(play.text)")
            play.pilot.press(.right)
        }
    }
}

extension StyledRun {
    /// Indicates whether the text has a background.
    fileprivate var isMarked: Bool { style.background != .default }
}
