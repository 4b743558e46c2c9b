import Games

/// The keys for looking back that are available.
enum LookBackKeys: Equatable {
    case none
    /// The key that begins to look back.
    case begin
    /// The keys that show another step, and the key that returns to the result.
    case open(hasMistakes: Bool)

    init(_ lookBack: LookBack) {
        if lookBack.isOpen {
            self = .open(hasMistakes: lookBack.nextMistake != nil)
        } else {
            self = lookBack.count > 0 ? .begin : .none
        }
    }

    var isOpen: Bool { if case .open = self { true } else { false } }
}

/// An act of the player who looks back at a finished game.
enum LookBackAct: Hashable {
    /// Begins to look back, or returns to the result.
    case toggle
    /// Moves forward by this many steps, or backward if the number is negative.
    case by(Int)
    case first, last
    /// Shows the next or the previous step with a mistake.
    case mistake, earlierMistake

    /// The number of steps that Page Up and Page Down move by.
    static let page = 10
}
