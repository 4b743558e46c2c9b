/// A game of Klondike with everything around the cards: the cards in hand, the clock, the hints,
/// and the solver's knowledge about winning it.
///
/// Read `Klondike` first: it defines what a move does. Each command carries its time, so the seed
/// and the commands alone determine a game.
public struct KlondikeGame: PlayedGame, Sendable {
    /// An action of the player.
    public enum Action: GameAction {
        /// Turns the stock, picks up a card, or puts the cards in hand down.
        case tap(Klondike.Spot)
        /// Moves a card to the best place for it.
        case autoMove(Card)
        /// Sends a card to its foundation and nowhere else.
        case toFoundation(Card)
        /// Moves every card that fits to its foundation.
        case sendHome
        /// Moves a card, and the cards on it, to a place.
        case move(Card, to: Klondike.CardPlace)
        /// Picks up a card. If `spot` is a place, picks up the top card there, or the whole face-up
        /// run of a pile.
        case take(Klondike.Spot, isDragged: Bool)
        /// Holds the cards in hand over a place, or over no place.
        case over(Klondike.CardPlace?)
        /// Puts down the cards in hand, or puts them back if they do not fit.
        case drop(Klondike.CardPlace?)
        /// Puts back the cards in hand. Stops the automatic moves to the foundations, or the search
        /// for a deal.
        case cancel
        /// Turns cards of the stock, or turns the waste over.
        case draw
        case undo, redo
        /// Goes back to the last position that is known to be winnable.
        case undoToWinnable
        /// Requests a hint, then its move and its reason, and then makes the move.
        case hint
        /// Hides the hint. Nothing else changes.
        case dismissHint
        /// Shows the table after this many moves of a won or lost game. Nil stops looking back.
        case look(at: Int?)
        /// Moves all cards to the foundations automatically.
        case finish
        /// Pauses the game, or resumes it if the value is false. Repeating the same value changes
        /// nothing.
        case pause(Bool)
        /// Plays the same deal from the beginning.
        case restart
        /// Deals a new game, at any time.
        case newGame
        /// Deals the requested game, or searches for the deal.
        case requestDeal(Klondike.Request)

        public static var takeBack: Action { .undo }
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        /// Moves the next card to a foundation during the automatic finish.
        case homing
        case judge(Klondike.Judgement, about: Klondike.Question)
        case dealer(Klondike.WinnableDeal, for: Klondike.Search)
    }

    public typealias Command = GameCommand<Cause>
    public typealias News = KlondikeNews

    public internal(set) var klondike: Klondike
    /// The request of the current game. A search for another game does not change it until the
    /// search ends.
    public internal(set) var request: Klondike.Request
    /// Measures the time from the first move to the win.
    var watch = Stopwatch()
    /// Measures the time for which the cards were visible before the first move.
    var waitWatch = Stopwatch()
    var dice: Dice
    /// The difficulty; nil until the solver knows it.
    var difficulty: Klondike.Difficulty?
    var hand: Klondike.Hand?
    /// The running search for a deal.
    var search: Klondike.Search?
    /// Indicates whether there are cards on the table. False until the first deal is found.
    var hasCards = true
    var isPaused = false
    var outlook = Klondike.Outlook()
    var hintStage: Klondike.Hint.Stage?
    /// Indicates whether the requested hint was counted as help.
    var isHintCounted = false
    public var record = PlayRecord()
    /// Indicates whether all help was counted. Earlier versions did not count help.
    var countsHelp = true
    /// The request of the next random deal. If nil, the next deal repeats the rules of this game.
    public var next: Klondike.Request?
    /// The moves that were taken back, and the hints that were followed, for looking back.
    var remarks = StepRemarks()
    /// Indicates whether the player was told that finishing costs points.
    var knowsFinishCost = false
    /// The remaining moves of the automatic finish. They wait while the game is paused.
    var finishing: [Klondike.Move] = []

    /// Starts the requested game. The same seed gives the same random deals. `purse` is the score
    /// left from the last game.
    public init(_ request: Klondike.Request = .init(), seed: UInt64, purse: Int = 0) {
        dice = Dice(seed: seed)
        self.request = request
        let deal = request.deal(using: &dice)
        klondike = Klondike(deal, rules: request.rules, purse: purse)
        if request.isSearched, let number = deal.number {
            search = Klondike.Search(request: request, number: number)
            hasCards = false
        }
    }

    /// A game that continues with the given cards.
    init(_ klondike: Klondike) {
        self.klondike = klondike
        request = Klondike.Request(.deal(klondike.deal), rules: klondike.rules)
        dice = Dice(seed: 0)
    }

    public mutating func stopClock(at time: Duration, emit: (KlondikeNews) -> Void) {
        watch.apply(.pause(at: time))
        waitWatch.apply(.pause(at: time))
    }

    /// Starts `waitWatch` before the first move, and `watch` after it. No time counts during a
    /// pause or a search for another deal, while the player looks back, or after the win.
    public mutating func startClock(at time: Duration) {
        if !klondike.hasBegun {
            if isPlaying && hasCards { waitWatch.apply(.run(at: time)) }
        } else if !klondike.isWon && !isPaused && search == nil && lookedAt == nil {
            watch.apply(.run(at: time))
        }
    }

    public mutating func respond(to cause: Cause, emit: (KlondikeNews) -> Void) {
        let (before, wasWon) = (phase, klondike.isWon)
        var motions: [Klondike.Motion] = []
        switch cause {
        case .player(let action):
            let refusal = play(action, { motions.append($0) }, emit)
            if let refusal { emit(.refused(refusal)) }
        case .homing: if isFinishing { moveToFoundation { motions.append($0) } }
        case .judge(let judgement, let question): receive(judgement, about: question)
        case .dealer(let found, let search):
            if search == self.search {
                lay(found.deal, winning: found.moves, for: search.request, emit)
            }
        }
        countHint()
        if !motions.isEmpty { emit(.moved(motions)) }
        if phase == .stuck, before == .playing { emit(.stuck) }
        if klondike.isWon && !wasWon { emit(.finished(result)) }
    }

    /// The deal, and the moves of a won or lost game. The mistakes of a lost game include the move
    /// that lost it, if that move is known.
    public var lookBack: LookBack {
        let last = klondike.step
        guard phase == .won || isLost && last > 0 else { return .none }
        let loss = phase == .won ? nil : outlook.mistake.map { min($0, last) } ?? last
        let mistakes = remarks.mistakes + [phase == .won ? nil : outlook.mistake].compactMap(\.self)
        return LookBack(
            count: last + 1, firstNumber: 0, shown: lookedAt,
            mistakes: mistakes.filter { $0 <= last }.sorted(), loss: loss
        ) { record.times[$0] }
    }

    /// Indicates whether the game can no longer be won, as far as the solver knows.
    var isLost: Bool { phase == .stuck || phase == .playing && winnability == .unwinnable }

    /// Indicates whether cards are moving to the foundations automatically.
    var isFinishing: Bool { !finishing.isEmpty && isPlaying }
}
