import Games

/// What goes to the clipboard.
enum KlondikeCopy: Equatable {
    case deal(Klondike.Deal)
    case result(Klondike.Result)

    func text(in words: Words) -> String {
        switch self {
        case .deal(let deal): deal.text
        case .result(let result): ResultLine(result, words: words).text
        }
    }
}

/// How a game stands besides its cards: what the bar says, and what can be done.
struct KlondikeStanding: Equatable {
    var request = Klondike.Request()
    var deal: Klondike.Deal?
    var light = Klondike.Light.thinking
    var score = 0
    var moves = 0
    var time = ClockReading(seconds: 0)

    /// How often the waste may still be turned over; without end if nil.
    var redeals: Int?
    var canUndo = false
    var canUndoToWinnable = false
    var canFinish = false

    /// The move that lost the game, if it is lost and known.
    var mistake: Klondike.Mistake?
}
