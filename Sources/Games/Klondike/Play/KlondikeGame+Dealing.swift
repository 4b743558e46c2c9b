import Reactive

// How one game ends and another begins.

extension KlondikeGame {
    /// Deals what is asked for, or begins to look for it.
    mutating func ask(_ request: Klondike.Request) {
        putBack()
        finishing = []
        let deal = request.deal(using: &dice)
        if request.isSearched, let number = deal.number {
            search = Klondike.Search(request: request, number: number)
        } else {
            lay(deal, for: request)
        }
    }

    /// Puts other cards on the table. What was being played is given up.
    mutating func lay(
        _ deal: Klondike.Deal, winning moves: [Klondike.Move]? = nil, for request: Klondike.Request
    ) {
        if klondike.hasBegun && !klondike.isWon { news.result = result }
        let purse = hasCards ? klondike.purse(for: request.rules) : klondike.purse
        klondike = Klondike(deal, rules: request.rules, purse: purse)
        self.request = request
        (search, hasCards, difficulty) = (nil, true, nil)
        outlook = Klondike.Outlook(winning: moves)
        begin()
    }

    mutating func restart() {
        var undone = klondike
        while undone.canUndo { undone.apply(.undo) }
        outlook.restart(undone: undone.undone)
        klondike.apply(.restart)
        search = nil
        begin()
    }

    private mutating func begin() {
        (hand, finishing) = (nil, [])
        (isPaused, wantsHint) = (false, false)
        watch = Stopwatch()
        news.motions = []
        news.isDealt = true
    }

    mutating func hear(_ judgement: Klondike.Judgement, about question: Klondike.Question) {
        guard question == self.question else { return }
        outlook.hear(judgement, at: question.step)
        if question.step == 0, !question.isLost {
            difficulty = difficulty ?? Klondike.Difficulty(judgement)
        }
    }
}

extension Klondike {
    /// What is in the purse for a deal that is played by these rules next.
    fileprivate func purse(for rules: Rules) -> Int {
        let passesOn = Scoring.vegas(cumulative: true)
        return self.rules.scoring == passesOn && rules.scoring == passesOn ? score : 0
    }
}
