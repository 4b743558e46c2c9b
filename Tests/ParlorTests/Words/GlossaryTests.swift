import Testing

@testable import Parlor

/// Words that mean the same in every game, and words that must not be used instead.
@Suite struct `The Korean words` {
    private let words = Words.korean

    private var glossary: [(word: String, uses: [String])] {
        let (sudoku, klondike) = (words.sudoku, words.klondike)
        return [
            ("실행 취소", [sudoku.undo]),
            ("다시 실행", [sudoku.redo]),
            ("힌트", [sudoku.hint, Phrase.hint.korean]),
            ("일시정지", [Phrase.pause.korean, words.dialogs.paused]),
            ("게임 재개", [words.dialogs.resume, sudoku.alerts.resume]),
            ("새 게임", [Phrase.newGame.korean, words.dialogs.newGame, sudoku.alerts.newGame]),
            ("같은 판", [Phrase.sameBoard.korean, Phrase.sameDeal.korean]),
            ("새 판", [klondike.newDeal]),
            (
                "오늘의 판",
                [
                    words.games.boardOfTheDay, klondike.dealOfTheDay, words.statistics.daily,
                ]
            ),
            ("나가기", [words.dialogs.leave, sudoku.alerts.quit]),
            ("뒤로", [words.keys.back]), ("끝내기", [words.keys.quit, words.menu.quit]),
            ("도움말", [words.keys.help, words.menu.help, words.help.title]),
            ("설정", [words.menu.settings, words.settings.title]),
            ("통계", [words.menu.statistics, words.statistics.title]),
            ("복사", [Phrase.copy.korean]),
            ("메모", [sudoku.notes]), ("실수", [sudoku.mistakes]),
            ("난이도", [sudoku.levelLabel, sudoku.settings.level]),
        ]
    }

    @Test func `are the same in every game`() {
        for (word, uses) in glossary { #expect(Set(uses) == [word]) }
    }

    @Test func `have one name for each term of the glossary`() {
        let wordings = Wording.all.filter { !$0.isTyped && !$0.isOfDeed }
        for wording in wordings {
            let (name, text) = (wording.name, wording.korean.text)
            #expect(!text.contains("되돌리"), "Undoing is 실행 취소: \(name): \(text)")
            #expect(!text.contains("까닭"), "A reason is 이유: \(name): \(text)")
            #expect(
                !text.contains("사용자"), "Korean texts do not mention the player: \(name): \(text)")
        }
        // To undo is 실행 취소. Only the button of a question is 취소 alone.
        for wording in wordings
        where wording.name != "DialogWords.cancel" && wording.korean.text.contains("취소") {
            let rest = wording.korean.text.replacing(/실행 ?취소/, with: "")
            #expect(
                !rest.contains("취소") || rest.contains(/취소(합니다|한 것|한 이동)/),
                "\(wording.name): \(wording.korean.text)")
        }
    }

    @Test func `have a phrase for each name that two kinds of words share`() {
        var places: [String: Set<String>] = [:]
        for wording in Wording.all where wording.english.interpolations.isEmpty {
            // The help of keys and of typed words may be in several phrasebooks.
            if wording.isTyped || wording.isOfDeed || wording.english.text.hasPrefix("Type ") {
                continue
            }
            let type = String(wording.name.prefix { $0 != "." })
            places["\(wording.english.text.lowercased()) \(wording.korean.text)", default: []]
                .insert(type)
        }
        #expect(places.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test func `use one word for counts, and another for numbers in an order`() {
        #expect(words.games.moves(3) == "3회")
        #expect(words.klondike.dealNumber("3") == "3번 판" && words.klondike.pile(3) == "3번 줄")
        #expect(
            words.klondike.redealRule(2) == "다시 넘기기 2회" && words.mines.guesses(2).contains("2회"))
        #expect(words.sudoku.alerts.counted(3).contains("3회"))
        for wording in Wording.all {
            let text = wording.korean.text
            let isNumber = text.contains(/#번(?:째| 판| 퍼즐| 줄| 상자| 게임|부터)/)
            #expect(!text.contains("#번") || isNumber, "A count is 회: \(wording.name): \(text)")
        }
    }
}
