import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `The words` {
    private static let wordings = Wording.all

    @Test func `every text is found in its source, with its languages side by side`() {
        #expect(Self.wordings.count > 900)
        // A word that is typed has two texts: its names and its help.
        let typed = Self.wordings.count { $0.isTyped }
        #expect(Self.wordings.count - typed == Wording.count)
    }

    @Test func `no text is empty or has stray blanks`() {
        for wording in Self.wordings {
            for text in [wording.english.text, wording.korean.text] {
                #expect(!text.isEmpty, "\(wording.name)")
                let words = text.split(separator: " ", omittingEmptySubsequences: false)
                #expect(!words.contains(""), "\(wording.name): \(text)")
                #expect(!text.contains("\n"), "\(wording.name)")
                #expect(CharacterWidth(text).risk != .control, "\(wording.name)")
            }
        }
    }

    @Test func `both languages contain the same values`() {
        for wording in Self.wordings {
            let isUneven = Self.uneven.contains { wording.name.hasPrefix($0) }
            let (english, korean) = (wording.english.values, wording.korean.values)
            #expect(isUneven || english == korean, "\(wording.name): \(english) \(korean)")
        }
        for name in Self.uneven {
            #expect(Self.wordings.contains { $0.name.hasPrefix(name) }, "\(name)")
        }
    }

    /// Sentences that name different values in the two languages.
    private static let uneven = [
        "SudokuReason.", "SudokuNames.houses", "SudokuWords.level", "PlainKlondikeWords.moved",
        "PlainKlondikeWords.toMove", "GameWords.ranOut", "MinesWords.wasSafe",
        "SudokuStepWords.text", "TerminalWords.reason",
    ]

    @Test func `a sentence in one language is a sentence in the other`() {
        for wording in Self.wordings where !wording.isTyped && !wording.isOfDeed {
            let ends = [wording.english.text, wording.korean.text].map { text in
                text.last.map { ".!?…:".contains($0) ? $0 : " " }
            }
            let isExample = wording.korean.text.contains(/(?:예|있는 것):\ /)
            #expect(
                ends[0] == ends[1] || isExample
                    || Self.endsOfTheirOwn.contains(wording.name),
                "\(wording.name): \(wording.english.text) \(wording.korean.text)")
        }
    }

    /// Texts that end differently in the two languages: Korean texts that are kept unchanged, texts
    /// that another text continues, and texts whose English form is in a library.
    private static let endsOfTheirOwn: Set<String> = [
        "SudokuAlertWords.overMistakes", "SudokuAlertWords.failed", "SudokuAlertWords.success",
        "SudokuReason.colors", "SudokuReason.chain", "SudokuReason.onlyDigit",
        "SudokuReason.onlyPlace", "RefusalWords.badValue",
        "KlondikeWords.namedDealText", "ReplayWords.noSuchProperty", "TerminalWords.reason",
    ]

    @Test func `sentences in Korean end formally`() {
        for wording in Self.wordings where wording.korean.text.hasSuffix(".") {
            for sentence in wording.korean.text.matches(of: /([가-힣]+)[.?](?=\ |$)/) {
                let word = sentence.output.1
                #expect(!word.contains(/[요죠]$/), "\(wording.name): \(word)")
            }
        }
    }

    @Test func `one of something is in the singular`() {
        let report = ReplayReport(
            inputs: 1, milliseconds: 1900, isComplete: true, isCompared: true, pictures: nil,
            kept: nil,
            streams: nil, frame: nil,
            frames: "", files: "")
        #expect(report.sentences(in: .english) == ["The replay matches: 1 input in 1 second."])
        #expect(report.sentences(in: .korean) == ["재생 결과가 녹화와 같습니다: 입력 1개, 1초."])
    }

    @Test func `Korean texts are in Hangul, and English ones are not`() {
        for wording in Self.wordings {
            let (english, korean) = (wording.english.text, wording.korean.text)
            #expect(!english.contains(/[가-힣]/), "\(wording.name): \(english)")
            // A text that consists of interpolations has its words elsewhere.
            let isFrame = english.wholeMatch(of: /(?:The|the|to|of|[^A-Za-z])*/) != nil
            // In Korean, the digit of a cell is written as an equation.
            let isEquation = korean.wholeMatch(of: /#[=≠]#[^A-Za-z]*/) != nil
            #expect(
                korean.contains(/[가-힣]/) || isFrame || isEquation, "\(wording.name): \(korean)")
        }
    }

    @Test func `times may be spelled out with units in both languages`() {
        let korean = Words(language: .korean, spellsTimes: true)
        let times = [90, 60, 5, 0].map(korean.time(seconds:))
        #expect(times == ["1분 30초", "1분 0초", "0분 5초", "0분 0초"])
        let english = Words(language: .english, spellsTimes: true)
        #expect(english.time(seconds: 90) == "1 min 30 s")
        #expect(english.time(GameTime(tenths: 904)) == "1 min 30.4 s")
    }

    @Test func `numbers agree with the counted words`() {
        let english = Words.english.memory
        #expect([1, 2].map(english.pairs) == ["1 pair", "2 pairs"])
        #expect([1, 2].map(Words.english.games.moves) == ["1 move", "2 moves"])
        #expect(Words.english.storage.damagedLines(1, "x").hasPrefix("1 line of x"))
        #expect(Words.english.storage.damagedLines(2, "x").hasPrefix("2 lines of x"))
        #expect(Words.korean.memory.stars(given: 2, all: 3) == "별 3개 중 2개")
        #expect(Words.korean.memory.avoidable(flips: 3, all: 20).contains("20장 중 3장은"))
    }

    @Test func `one is in the singular, and a range of one number is that number`() {
        let sudoku = Words.english.sudoku.plain
        let greeting = sudoku.greeting(level: nil, name: nil, given: 80, empty: 1)
        #expect(greeting.contains("80 digits are given, and 1 cell is empty"), "\(greeting)")
        #expect(sudoku.lost(1).hasSuffix("you have made 1 mistake."))
        let mines = Words.english.mines
        #expect(mines.remainder(mines: 1, cells: 1) == "That leaves 1 mine for the other cell.")
        #expect(mines.remainder(mines: 1, cells: 2) == "That leaves 1 mine for the other 2 cells.")
        #expect(
            mines.shared(more: "a1", less: "b1", 1, need: 1, rest: 1).hasPrefix(
                "The cell that a1 and b1"))
        #expect(mines.together(["a1"], 1, safe: ["b1"], mines: []).contains("a1 and the last mine"))
        #expect(mines.prove([], "b1 is safe") == "The number of mines shows that b1 is safe.")
        #expect(mines.guess("c5", 8).hasSuffix("where the chance of a mine is 8%."))
        let status = mines.plain.status(mines.minesLeft(-1), 1)
        #expect(status == "1 flag too many, 1 cell to open or flag.")
        let klondike = Words.english.klondike
        #expect(klondike.draws(1, "5♥", to: "pile 3", isToDraw: true).hasPrefix("the 5♥ comes up"))
        #expect(
            klondike.draws(1, "5♥", to: "pile 3", isToDraw: false).hasPrefix("after 1 draw, the"))
        #expect(klondike.plain.areHome(["ace"]) == "On top of the foundations is the ace.")
        #expect(
            klondike.plain.areHome(["ace", "2"]) == "On top of the foundations are the ace and 2.")
        #expect(
            klondike.tools.notProved(moves: 99, least: 98).hasSuffix("There may be one with 98."))
        #expect(
            klondike.tools.notProved(moves: 99, least: 97).hasSuffix(
                "There may be one with 97 to 98."))
    }

    /// The number of columns for a text, in a window of eighty columns.
    private static let places: [(String, Int)] = [
        ("MenuWords.isNoBoard", 64), ("MenuWords.isBoardOfSeveral", 66), ("MenuWords.", 44),
        ("DialogWords.newGameTitle", 40), ("DialogWords.newGameText", 56),
        ("DialogWords.repeatedText", 64), ("DialogWords.boardIsHidden", 60),
        ("DialogWords.cardsAreHidden", 60), ("DialogWords.", 12), ("SettingsWords.about", 78),
        ("SettingsWords.", 18),
        ("StatisticsWords.nothingYet", 60),
        ("StatisticsWords.whatCounts", 170), ("StatisticsWords.charts", 72),
        ("StatisticsWords.unknown", 80),
        ("StatisticsWords.lastTimes", 44), ("StatisticsWords.times", 44),
        ("StatisticsWords.allTimes", 44), ("StatisticsWords.", 18), ("KeyWords.", 10),
        ("WindowWords.", 30),
        ("Phrase.nothingTo", 30), ("Phrase.", 18), ("KlondikeRefusalWords.finishCosts", 78),
        ("KlondikeRefusalWords.", 38),
    ]

    @Test func `every text fits its place`() {
        var used: Set<String> = []
        for wording in Self.wordings {
            let place = Self.places.first { wording.name.hasPrefix($0.0) }
            guard let (name, columns) = place else { continue }
            used.insert(name)
            for text in [wording.english.text, wording.korean.text] {
                #expect(CharacterWidth(text).columns <= columns, "\(wording.name): \(text)")
            }
        }
        #expect(used == Set(Self.places.map(\.0)))
    }

    @Test func `every reason for a refusal is a sentence`() {
        var count = 0
        for wording in Self.wordings
        where wording.name.hasPrefix("KlondikeRefusalWords.")
            || wording.name.hasPrefix("MinesWords.reason")
            || wording.name.hasPrefix("MemoryWords.reason")
        {
            count += 1
            for text in [wording.english.text, wording.korean.text] {
                #expect(text.hasSuffix(".") || text.hasPrefix("#"), "\(wording.name): \(text)")
            }
        }
        #expect(count > 20)
    }

    @Test(arguments: Language.allCases)
    func `a text made of numbers and names fits its place`(_ language: Language) {
        let words = language.words
        let short = [
            words.games.time(GameTime(seconds: 3600)), words.memory.pairs(32),
            words.games.moves(9999),
            words.memory.stars(given: 3, all: 3), words.memory.player(2),
        ]
        for text in short { #expect(CharacterWidth(text).columns <= 18, "\(text)") }
        let longer = [
            words.memory.turn(.you), words.memory.winner(.computer),
        ]
        for text in longer { #expect(CharacterWidth(text).columns <= 24, "\(text)") }
    }

    @Test(arguments: Language.allCases)
    func `every choice and every game has a name of its own`(_ language: Language) {
        let words = language.words
        func differ(_ names: [String]) -> Bool { Set(names).count == names.count }
        #expect(differ(GameModule.all.map { $0.title(words) }))
        #expect(differ(GameModule.all.map { $0.summary(words) }))
        #expect(differ(ThemeChoice.allCases.map { words.settings.name(of: $0) }))
        #expect(differ(MemoryTheme.allCases.map { words.memory.settings.name(of: $0, words) }))
        #expect(differ((Language.allCases + [nil]).map { words.settings.name(of: $0) }))
    }
}
