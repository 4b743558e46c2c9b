import Games

extension GameScene {
    /// The steps of the finished game that the player can look back at.
    var lookBack: LookBack { seen.lookBack }

    /// Shows another step of the finished game. Refuses to go beyond the first and the last step.
    mutating func look(_ act: LookBackAct, _ emit: (News) -> Void) {
        let lookBack = lookBack
        func look(at step: Int?) { emit(.action(.look(at: step))) }
        guard let shown = lookBack.shown else {
            if act == .toggle, lookBack.count > 0 { look(at: lookBack.start) }
            return
        }
        switch act {
        case .toggle: look(at: nil)
        case .first: look(at: 0)
        case .last: look(at: lookBack.last)
        case .mistake, .earlierMistake:
            let next = act == .mistake ? lookBack.nextMistake : lookBack.previousMistake
            if let next, next != shown { return look(at: next) }
            life.refuse(words.games.noOtherMistake(in: lookBack))
        case .by(let steps) where steps < 0 && shown == 0:
            life.refuse(words.games.isBeginning)
        case .by(let steps) where steps > 0 && lookBack.isAtEnd:
            life.refuse(words.games.isEnd)
        case .by(let steps): look(at: shown + steps)
        }
    }
}
