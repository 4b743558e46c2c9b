import Games

/// An act of the player who looks back at a finished game.
enum LookBackAct: Hashable {
    /// Begins to look back, or returns to the result.
    case toggle
    /// Moves forward by this many steps, or backward if the number is negative.
    case by(Int)
    case first, last
    /// Shows the next step with a mistake.
    case mistake

    /// The number of steps that Page Up and Page Down move by.
    static let page = 10
}

/// The keys for looking back that are available.
enum LookBackKeys: Equatable {
    case none
    /// The key that begins to look back.
    case begin
    /// The keys that show another step, and the key that returns to the result.
    case open(hasMistakes: Bool)

    init(_ lookBack: LookBack) {
        if lookBack.isOpen {
            self = .open(hasMistakes: !lookBack.mistakes.isEmpty)
        } else {
            self = lookBack.count > 0 ? .begin : .none
        }
    }

    var isOpen: Bool { if case .open = self { true } else { false } }
}

extension GameScene {
    /// Shows another step of the finished game. Refuses to go beyond the first and the last step.
    mutating func look(_ act: LookBackAct, _ emit: (News) -> Void) {
        let lookBack = lookBack
        guard lookBack.count > 0 else { return }
        guard let shown = lookBack.shown else {
            if act == .toggle { look(at: lookBack.start, emit) }
            return
        }
        switch act {
        case .toggle: look(at: nil, emit)
        case .first: look(at: 0, emit)
        case .last: look(at: lookBack.count - 1, emit)
        case .mistake:
            if let next = lookBack.nextMistake, next != shown { return look(at: next, emit) }
            life.refuse(words.games.noOtherMistake(than: lookBack.nextMistake))
        case .by(let steps) where steps < 0 && shown == 0:
            life.refuse(words.games.isBeginning)
        case .by(let steps) where steps > 0 && lookBack.isAtEnd:
            life.refuse(words.games.isEnd)
        case .by(let steps): look(at: min(max(shown + steps, 0), lookBack.count - 1), emit)
        }
    }
}
