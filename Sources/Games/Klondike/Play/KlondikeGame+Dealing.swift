// The end of one game, and the beginning of another.

extension KlondikeGame {
    /// Deals what is asked for, or begins to look for it.
    mutating func ask(
        _ request: Klondike.Request, _ show: Show,
        _ tell: (KlondikeNews) -> Void
    ) {
        finishing = []
        let deal = request.deal(using: &dice)
        if request.isSearched, let number = deal.number {
            putBack(show)
            search = Klondike.Search(request: request, number: number)
        } else {
            lay(deal, for: request, tell)
        }
    }

    /// Puts other cards on the table. The game that was being played is given up.
    mutating func lay(
        _ deal: Klondike.Deal, winning moves: [Klondike.Move]? = nil,
        for request: Klondike.Request, _ tell: (KlondikeNews) -> Void
    ) {
        if klondike.hasBegun && !klondike.isWon { tell(.finished(result)) }
        let purse = hasCards ? klondike.purse(for: request.rules) : klondike.purse
        klondike = Klondike(deal, rules: request.rules, purse: purse)
        self.request = request
        (hasCards, difficulty) = (true, nil)
        outlook = Klondike.Outlook(winning: moves)
        help = GameHelp()
        begin(tell)
    }

    mutating func restart(_ tell: (KlondikeNews) -> Void) {
        var undone = klondike
        while undone.canUndo { undone.apply(.undo) }
        outlook.restart(undone: undone.undone)
        if klondike.hasBegun { help?.restarts.countUp() }
        klondike.apply(.restart)
        begin(tell)
    }

    private mutating func begin(_ tell: (KlondikeNews) -> Void) {
        (search, hand, finishing) = (nil, nil, [])
        (isPaused, wantsHint, lookedAt) = (false, false, nil)
        (watch, waiting) = (Stopwatch(), Stopwatch())
        tell(.dealt(dealing))
    }

    mutating func hear(_ judgement: Klondike.Judgement, about question: Klondike.Question) {
        guard question == self.question else { return }
        outlook.hear(judgement, at: question.step, wantedMoves: question.wantsMoves)
        if question.step == 0, !question.isLost {
            difficulty = difficulty ?? Klondike.Difficulty(judgement)
        }
    }
}

extension Klondike {
    /// The score that goes on to a deal that is played by these rules next.
    fileprivate func purse(for rules: Rules) -> Int {
        let passesOn = Scoring.vegas(cumulative: true)
        return self.rules.scoring == passesOn && rules.scoring == passesOn ? score : 0
    }
}
