// Ending one game and beginning another.

extension KlondikeGame {
    /// The request of the next deal if `next` is nil.
    public var usualNext: Klondike.Request {
        Klondike.Request(rules: request.rules, isWinnable: request.isWinnable)
    }

    /// Deals the requested game, or starts to search for it.
    mutating func requestDeal(
        _ request: Klondike.Request, _ show: Show,
        _ emit: (KlondikeNews) -> Void
    ) {
        finishing = []
        let deal = request.deal(using: &dice)
        if request.isSearched, let number = deal.number {
            putBack(show)
            search = Klondike.Search(request: request, number: number)
        } else {
            lay(deal, for: request, emit)
        }
    }

    /// Replaces the cards on the table.
    mutating func lay(
        _ deal: Klondike.Deal, winning moves: [Klondike.Move]? = nil,
        for request: Klondike.Request, _ emit: (KlondikeNews) -> Void
    ) {
        let purse = hasCards ? klondike.purse(for: request.rules) : klondike.purse
        klondike = Klondike(deal, rules: request.rules, purse: purse)
        self.request = request
        (hasCards, difficulty) = (true, nil)
        outlook = Klondike.Outlook(winning: moves)
        countsHelp = true
        begin(emit)
    }

    mutating func restart(_ emit: (KlondikeNews) -> Void) {
        var undone = klondike
        while undone.canUndo { undone.apply(.undo) }
        outlook.restart(undone: undone.undone)
        klondike.apply(.restart)
        begin(emit)
    }

    private mutating func begin(_ emit: (KlondikeNews) -> Void) {
        (search, hand, finishing) = (nil, nil, [])
        remarks = StepRemarks()
        (isPaused, hintStage) = (false, nil)
        knowsFinishCost = false
        (watch, waitWatch) = (Stopwatch(), Stopwatch())
        emit(.dealt(dealing))
    }

    mutating func receive(_ judgement: Klondike.Judgement, about question: Klondike.Question) {
        guard question == self.question else { return }
        outlook.receive(judgement, at: question.step, wantedMoves: question.needsMoves)
        if question.step == 0, !question.isLost {
            difficulty = difficulty ?? Klondike.Difficulty(judgement)
        }
    }
}

extension Klondike {
    /// The score that carries over to the next deal, if that deal is played by `rules`.
    fileprivate func purse(for rules: Rules) -> Int {
        let passesOn = Scoring.vegas(cumulative: true)
        return self.rules.scoring == passesOn && rules.scoring == passesOn ? score : 0
    }
}
