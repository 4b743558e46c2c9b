import Games

extension MinesGame {
    /// A game on a board whose first cell is open.
    static func placed(
        _ size: MinesSize, seed: UInt64, allowsGuesses: Bool = false
    ) -> MinesGame {
        var game = MinesGame(
            options: MinesOptions(size: size, allowsGuesses: allowsGuesses), seed: seed,
            start: size.middle)
        game.play(.open(size.middle))
        return game
    }

    mutating func play(_ actions: Action...) {
        for action in actions { act(action) }
    }

    /// Plays an action, and answers the question that follows at once. Returns the news.
    @discardableResult mutating func act(
        _ action: Action, at time: Duration = .zero
    ) -> [MinesNews] {
        let told = news(of: .init(action, at: time))
        return told + settle(at: time)
    }

    /// Answers the open question, if there is one.
    @discardableResult mutating func settle(at time: Duration = .zero) -> [MinesNews] {
        question.map { news(of: .init(.judge($0.answer, about: $0), at: time)) } ?? []
    }

    /// The covered cells that are not mines.
    var safe: [Int] {
        table.covers.indices.filter {
            table.covers[$0] != .open && table.board?.isMine[$0] == false
        }
    }

    /// Returns whether a hint is true for this board.
    func isTrue(_ hint: MinesHint) -> Bool {
        guard let board = table.board else { return hint.rule == .first }
        if case .guess = hint.rule { return true }
        return hint.safe.allSatisfy { !board.isMine[$0] }
            && hint.mines.allSatisfy { board.isMine[$0] }
            && !(hint.safe + hint.mines).isEmpty
    }

    /// Plays with hints alone. Returns the number of hints that were wrong, or that found nothing.
    mutating func playByHints() -> Int {
        var wrong = 0
        while !phase.isOver {
            play(.hint)
            guard let hint else { return wrong + 1 }
            if case .guess = hint.rule { return wrong + 1 }
            if !isTrue(hint) { wrong += 1 }
            play(.hint, .hint)
        }
        return wrong
    }
}
