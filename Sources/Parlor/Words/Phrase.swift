/// A name or a sentence that several screens share, in every language.
package struct Phrase: Sendable {
    let english, korean: String

    init(_ english: String, _ korean: String) { (self.english, self.korean) = (english, korean) }

    func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .korean: korean
        }
    }

    /// The phrase, followed by text that is the same in every language.
    func followed(by text: String) -> Phrase { .init(english + " " + text, korean + " " + text) }

    /// The phrase at the start of a line, or on a button.
    package var capitalized: Phrase { Phrase(english.capitalizingFirst, korean) }
}

// MARK: Deeds

extension Phrase {
    static let before = Phrase("before", "이전")
    static let board = Phrase("board", "판 보기")
    static let clearAll = Phrase("clear", "모두 지우기")
    static let close = Phrase("close", "닫기")
    static let copy = Phrase("copy", "복사")
    static let congratulations = Phrase("Congratulations!", "축하합니다!")
    static let copied = Phrase("copied", "복사됨")
    static let erase = Phrase("erase", "지우기")
    static let flag = Phrase("flag", "깃발")
    static let help = Phrase("help", "도움말")
    static let hint = Phrase("hint", "힌트")
    static let move = Phrase("move", "이동")
    static let leave = Phrase("leave", "나가기")
    static let lookBack = Phrase("look back", "복기")
    static let newDeal = Phrase("new deal", "새 판")
    static let newGame = Phrase("new game", "새 게임")
    static let pause = Phrase("pause", "일시정지")
    static let play = Phrase("play", "시작")
    static let quit = Phrase("quit", "끝내기")
    static let open = Phrase("open", "열기")
    static let redo = Phrase("redo", "다시 실행")
    static let reset = Phrase("reset", "다시 덮기")
    static let giveUp = Phrase("give up", "포기")
    static let shuffle = Phrase("shuffle", "섞기")
    static let status = Phrase("time status", "시간 상태")
    static let turn = Phrase("turn", "뒤집기")
    /// The key that ends a pause. Its name is also a word that the player types.
    static let resume = Phrase("resume", "재개")
    /// The button that ends a pause.
    static let resumeGame = Phrase("resume", "게임 재개")
    static let sameBoard = Phrase("same board", "같은 판")
    static let sameDeal = Phrase("same deal", "같은 판")
    static let undo = Phrase("undo", "실행 취소")
}

// MARK: Names

extension Phrase {
    static let boardOfTheDay = Phrase("board of the day", "오늘의 판")
    static let any = Phrase("any", "무작위")
    static let easy = Phrase("easy", "쉬움")
    static let hard = Phrase("hard", "어려움")
    static let game = Phrase("game", "게임")
    static let level = Phrase("level", "난이도")
    static let lettersMove = Phrase("move with h j k l", "h j k l로 이동")
    static let none = Phrase("none", "없음")
    static let off = Phrase("off", "끔")
    static let on = Phrase("on", "켬")
    static let ownPuzzle = Phrase("your own puzzle", "퍼즐 직접 입력")
    static let settings = Phrase("settings", "설정")
    static let statistics = Phrase("statistics", "통계")
    static let stock = Phrase("the stock", "스톡")
    package static let time = Phrase("time", "시간")
    static let waste = Phrase("the waste", "웨이스트")
}

// MARK: Reasons for refusals

extension Phrase {
    static let nothingToRedo = Phrase("nothing to redo", "다시 실행할 것이 없습니다")
    static let nothingToUndo = Phrase("nothing to undo", "실행 취소할 것이 없습니다")
    static let nothingToTakeBack = Phrase(
        "there is no game to go back to", "돌아갈 게임이 없습니다")
}
