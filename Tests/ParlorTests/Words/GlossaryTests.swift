import Testing

@testable import Parlor

/// Twenty words that mean the same in every game, and the ones that are not to stand beside them.
@Suite struct `The Korean words` {
    private let words = Words.korean

    private var glossary: [(word: String, uses: [String])] {
        let (sudoku, klondike, mines) = (words.sudoku, words.klondike, words.mines)
        return [
            ("실행 취소", [sudoku.undo, klondike.undo, klondike.keys.undo]),
            ("다시 실행", [sudoku.redo, klondike.keys.redo]),
            ("힌트", [sudoku.hint, klondike.keys.hint, mines.keys.hint]),
            ("일시정지", [words.keys.pause, klondike.keys.pause, words.dialogs.paused]),
            ("게임 재개", [words.dialogs.resume, sudoku.alerts.resume]),
            ("새 게임", [words.keys.newGame, words.dialogs.newGame, sudoku.alerts.newGame]),
            ("다시 시작", [sudoku.alerts.restart, words.keys.reset]),
            ("새 판", [klondike.newDeal, klondike.keys.shake]),
            ("같은 판", [klondike.sameDeal, klondike.keys.restart]),
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
            ("복사", [words.keys.copy, klondike.copy, sudoku.alerts.copy]),
            ("메모", [sudoku.memo]), ("실수", [sudoku.mistakes]),
            ("난이도", [sudoku.difficulty, sudoku.settings.level]),
        ]
    }

    @Test func `are the same in every game, for twenty things`() {
        #expect(glossary.count == 20)
        for (word, uses) in glossary { #expect(Set(uses) == [word]) }
    }

    /// Every text that is no function, of the program and of its games.
    private func texts(of value: Any) -> [String] {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.flatMap { texts(of: $0.value) }
    }

    @Test func `have no other name for what the glossary names`() {
        let all: [Any] = [words, words.sudoku, words.klondike, words.mines, words.memory]
        let texts = all.flatMap(texts)
        #expect(texts.count > 350)
        for text in texts {
            #expect(!text.contains("되돌리"), "Undoing is 실행 취소: \(text)")
            #expect(!text.contains("이유"), "A reason is 까닭: \(text)")
        }
        for text in texts where text != words.dialogs.cancel && text.contains("취소") {
            #expect(text.contains("실행 취소") || text.contains("실행취소"), "\(text)")
        }
    }

    @Test func `count with one word, and number with another`() {
        #expect(words.games.moves(3) == "3회")
        #expect(words.klondike.dealNumber("3") == "3번 판" && words.klondike.pile(3) == "3번 줄")
        #expect(words.klondike.redealing(2) == "반복 2회" && words.mines.guesses(2).contains("2회"))
        #expect(words.sudoku.alerts.overMistakesText(3).contains("3회"))
    }
}
