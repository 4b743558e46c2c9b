import Games
import TUI
import Testing

@testable import Parlor

@Suite struct WordsTests {
    /// Every text that is no function, by the way to it: "menu.quit", "help.mouse.1".
    private func texts(of value: Any, _ way: String = "") -> [(name: String, text: String)] {
        if let text = value as? String { return [(way, text)] }
        return Mirror(reflecting: value).children.enumerated().flatMap { place, child in
            let name = child.label.flatMap { $0.hasPrefix("[") ? nil : $0 } ?? "\(place)"
            return texts(of: child.value, way.isEmpty ? name : "\(way).\(name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `no text is empty or ragged`(_ language: Language) {
        let texts = texts(of: language.words)
        #expect(texts.count > 120)
        for (name, text) in texts {
            #expect(!text.isEmpty, "\(name)")
            #expect(text.split(separator: " ").joined(separator: " ") == text, "\(name): \(text)")
            #expect(!text.contains("\n"), "\(name)")
            #expect(CharacterWidth(text).risk != .control, "\(name)")
        }
    }

    @Test func `one of something is told as one`() {
        let report = ReplayReport(
            inputs: 1, milliseconds: 1900, isComplete: true, difference: nil, frames: "", files: "")
        #expect(report.sentence(in: .english) == "The same: 1 input in 1 second.")
        #expect(report.sentence(in: .korean) == "똑같습니다: 입력 1개, 1초.")
    }

    @Test func `everything in Korean is in Hangul, and nothing in English is`() {
        let hangul = Unicode.Scalar(0xac00 as UInt32)!...Unicode.Scalar(0xd7a3 as UInt32)!
        func isKorean(_ text: String) -> Bool {
            text.unicodeScalars.contains(where: hangul.contains)
        }
        let english = texts(of: Words.english)
        let korean = texts(of: Words.korean)
        #expect(english.map(\.name) == korean.map(\.name))
        for (name, text) in english { #expect(!isKorean(text), "\(name): \(text)") }
        for (name, text) in korean { #expect(isKorean(text), "\(name): \(text)") }
    }

    @Test func `the labels of the clock are the seeds' own`() {
        let times = [90, 60, 5, 0].map(Words.korean.games.time(seconds:))
        #expect(times == ["1분 30초", "1분 0초", "0분 5초", "0분 0초"])
        #expect(Words.english.games.time(seconds: 90) == "1 min 30 s")
    }

    @Test func `numbers agree with what is counted`() {
        let english = Words.english.memory
        #expect([1, 2].map(english.pairs) == ["1 pair", "2 pairs"])
        #expect([1, 2].map(Words.english.games.moves) == ["1 move", "2 moves"])
        #expect(Words.english.storage.damagedLines(1, "x").hasPrefix("1 line of x"))
        #expect(Words.english.storage.damagedLines(2, "x").hasPrefix("2 lines of x"))
        #expect(Words.korean.memory.stars(2, 3) == "별 3개 중 2개")
        #expect(Words.korean.memory.avoidable(3, 20).hasPrefix("20장 중 3장은"))
    }

    /// How many columns there are where a text stands, in a window of eighty.
    private static let places: [(String, Int)] = [
        ("menu.", 44), ("dialogs.leaveTitle", 40), ("dialogs.newGameTitle", 40),
        ("dialogs.leave", 56), ("dialogs.new", 56), ("dialogs.boardIsHidden", 60),
        ("dialogs.cardsAreHidden", 60), ("dialogs.", 12), ("settings.", 18),
        ("statistics.nothingYet", 60), ("statistics.", 18), ("keys.", 10),
        ("window.notice.title", 30), ("window.", 20), ("help.title", 20),
    ]

    @Test(arguments: Language.allCases)
    func `every text fits its place`(_ language: Language) {
        let buttons = ["dialogs.leave", "dialogs.stay", "dialogs.newGame"]
        for (name, text) in texts(of: language.words) {
            let room =
                buttons.contains(name)
                ? 12 : WordsTests.places.first { name.hasPrefix($0.0) }?.1
            guard let room else { continue }
            #expect(CharacterWidth(text).columns <= room, "\(name): \(text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `what is made of numbers and names fits its place`(_ language: Language) {
        let words = language.words
        let short = [
            words.games.time(seconds: 3600), words.memory.pairs(32), words.games.moves(9999),
            words.memory.stars(3, 3), words.memory.player(2),
            words.window.needs(132, 50), words.settings.secondsCount(3600),
        ]
        for text in short { #expect(CharacterWidth(text).columns <= 18, "\(text)") }
        let longer = [
            words.memory.turn(words.memory.player(2)), words.memory.winner(words.memory.computer),
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
