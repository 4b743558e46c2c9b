import TUI
import Testing

@testable import Parlor

@Suite struct `The program without a screen` {
    @Test func `it greets, helps and says goodbye`() throws {
        let play = try PlainPlay()
        #expect(
            play.sentences == [
                "Parlor has Memory, Sudoku and Klondike. Type the name of a game, or help."
            ])
        #expect(play.type("help").count == PlainHomeDeed.allCases.count)
        #expect(play.type("?") == play.type("help"))
        #expect(play.type("quit") == ["What you were playing is saved. Goodbye."])
        #expect(play.isOver)
    }

    @Test func `settings have names`() throws {
        let play = try PlainPlay()
        #expect(
            play.type("set").contains("memory.pairs is 8; it can be a whole number from 2 to 32."))
        #expect(play.type("set memory.pairs 2") == ["memory.pairs is 2 now."])
        #expect(play.desk.preferences.value.memory.pairs == 2)
        #expect(
            play.type("set pairs 99") == [
                "memory.pairs is 2; it can be a whole number from 2 to 32."
            ])
        #expect(
            play.type("set mouze on") == ["There is no setting \"mouze\"; did you mean \"mouse\"?"])
        #expect(play.type("set mouse off") == ["mouse is false now."])
        #expect(play.type("memory")[0].hasPrefix("Memory: 2 pairs in 2 rows of 2"))
    }

    @Test func `a game that was left is given up for a new one`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "menu")
        #expect(play.sentences.last?.contains("You left Memory.") == true)
        #expect(play.type("new") == ["Type the name of the game as well, such as new sudoku."])
        #expect(play.type("continue").last?.hasPrefix("You left it in round 1") == true)
        play.type("menu")
        #expect(play.type("new memory").last == "Type start to begin, or help.")
        play.type("menu")
        #expect(play.type("memory daily").last == "Type start to begin, or help.")
        #expect(play.desk.isDaily)
    }

    @Test func `Korean is spoken and understood, and English is understood always`() throws {
        let play = try PlainPlay(language: "ko")
        #expect(play.sentences[0].hasPrefix("게임은 카드 짝 맞추기, 스도쿠, 클론다이크입니다."))
        play.type("카드", "시작")
        #expect(play.type("뒤집기 A1 B2")[0].hasPrefix("A1 카드는 "))
        #expect(play.type("board")[0].hasPrefix("A줄: 1 "))
        #expect(play.type("섞시") == ["\"섞시\" 명령은 없습니다. \"섞기\"입니까?"])
        play.type("메뉴", "스도쿠")
        #expect(play.type("행 3")[0].hasPrefix("3행: "))
        play.type("메뉴", "클론다이크")
        #expect(play.type("넘기기")[0].hasPrefix("넘긴 카드는 "))
        #expect(play.type("끝내기") == ["하던 게임을 저장했습니다. 안녕히 가세요."])
    }

    @Test(arguments: Language.allCases)
    func `all that is said stands in a line, without anything but text`(_ language: Language) throws
    {
        let play = try PlainPlay(language: language.rawValue)
        play.type("help", "set", "statistics", "memory", "help", "start", "board", "menu")
        play.type("sudoku", "help", "board", "hint", "hint", "hint", "candidates a1", "menu")
        play.type("klondike", "help", "table", "draw", "hint", "light", "move 1 2", "menu")
        #expect(play.sentences.count > 100)
        for sentence in play.sentences {
            #expect(CharacterWidth(sentence).risk != .control, "\(sentence)")
            #expect(sentence.last.map { ".?!".contains($0) } == true, "\(sentence)")
        }
    }

    /// A word of one deed that is another's too would never be understood.
    @Test func `every word means one thing`() {
        func check<Deed: CaseIterable & Hashable>(_ word: (Words) -> (Deed) -> PlainWord) {
            for language in Language.allCases {
                let own = word(language.words)
                let english = word(.english)
                let vocabulary = Vocabulary<Deed>(own, english)
                for deed in Deed.allCases {
                    for name in own(deed).names + english(deed).names {
                        #expect(vocabulary.read(name) == .deed(deed, []), "\(name)")
                    }
                }
            }
        }
        check { $0.plain.home.word }
        check { $0.plain.memory.word }
        check { $0.plain.sudoku.word }
        check { $0.plain.klondike.word }
    }

    @Test func `words may be shortened, and are understood in capitals`() {
        let words = Words.english.plain.sudoku.word
        let vocabulary = Vocabulary<PlainSudokuDeed>(words, words)
        #expect(vocabulary.read("UN") == .deed(.undo, []))
        #expect(vocabulary.read("cand R3C5") == .deed(.candidates, ["r3c5"]))
        #expect(vocabulary.read("rxw") == .unknown("rxw", nearest: "row"))
        #expect(vocabulary.read("  ") == .nothing)
    }
}
