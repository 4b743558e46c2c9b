/// The reasons for refusals, in about three words.
struct KlondikeRefusalWords: Phrasebook {
    let language: Language

    func noneOpen(_ isRed: Bool, _ rank: String) -> String {
        say("no open \(isRed ? "red" : "black") \(rank)", "보이는 \(isRed ? "빨간" : "검은") \(rank) 없음")
    }

    var noFreePile: String { say("no free pile", "빈 줄 없음") }
    /// The card that must come first.
    func first(_ card: String) -> String { say("the \(card) first", "\(card) 먼저") }
    var isHome: String { say("already home", "이미 올린 카드") }

    /// The card that fits on a card of a pile.
    func takes(_ card: String, _ isRed: Bool, _ rank: String) -> String {
        say(
            "\(card) takes \(isRed ? "red" : "black") \(rank)",
            "\(card) 위에는 \(isRed ? "빨간" : "검은") \(rank)")
    }

    func takesNone(_ card: String) -> String { say("nothing goes on \(card)", "\(card) 위에는 못 놓음") }
    var onlyKings: String { say("only kings here", "빈 줄에는 킹만") }
    var onlyAces: String { say("only aces here", "빈 곳에는 에이스만") }
    var notThere: String { say("cannot go here", "여기에는 못 놓음") }
    var emptyWaste: String { say("waste is empty", "빈 웨이스트") }
    var emptyPile: String { say("pile is empty", "빈 줄") }
    var noCards: String { say("no cards left", "남은 카드 없음") }
    var noRedeal: String { say("no redeal left", "더 못 뒤집음") }
    var cannotFinish: String { say("cannot finish yet", "아직 마무리 불가") }
    var nothingToUndo: String { say(.nothingToUndo) }
    var nothingToRedo: String { say(.nothingToRedo) }
    var nothingToRewind: String { say("nothing to go back to", "돌아갈 곳 없음") }
    func notFree(_ card: String) -> String { say("\(card) cannot be taken", "\(card) 못 집음") }
    var nothingGoesHome: String { say("no card goes home", "올릴 카드 없음") }
    var noCardChosen: String { say("no card chosen", "고른 카드 없음") }
}
