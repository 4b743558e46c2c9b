import Games

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
