/// A game of Klondike with all that there is around the cards: the hand that holds some, the clock,
/// the hints, and what is known about how it can be won.
///
/// Read `Klondike` first: it says what a move does. A command carries the time at which it was
/// given, so a game follows from its seed and its commands alone.
public struct KlondikeGame: PlayedGame, Sendable {
    /// A deed of the player.
    public enum Action: GameAction {
        /// Turns the stock, takes a card in hand, or puts there what is held, or back.
        case tap(Klondike.Spot)
        /// Sends a card where it belongs by itself.
        case autoMove(Card)
        /// Sends a card home, and nowhere else.
        case toFoundation(Card)
        /// Sends home every card that goes there now.
        case sendHome
        /// Moves a card to a place, with those that lie on it.
        case move(Card, to: Klondike.Place)
        /// Takes in hand a card, or of a place its card or its whole run.
        case take(Klondike.Spot, isDragged: Bool)
        /// Holds the cards in hand over a place, or beside all of them.
        case over(Klondike.Place?)
        /// Puts down the cards in hand, or back where they do not fit.
        case drop(Klondike.Place?)
        /// Puts back the cards in hand and stops anything in progress: cards that go home, the
        /// search for a deal.
        case cancel
        /// Turns cards of the stock, or the waste over.
        case draw
        case undo, redo
        /// Goes back to the last position that is known to be winnable.
        case undoToWinnable
        case hint
        /// Puts the hint away, and nothing else.
        case dismissHint
        /// After a game that was won, looks at the table a move before, or behind.
        case look(isBackwards: Bool)
        /// Lets everything go home by itself.
        case finish
        /// True pauses, false goes on; to be told the same twice changes nothing.
        case pause(Bool)
        /// The same deal from the beginning.
        case restart
        /// Deals again, at any time.
        case shake
        case ask(Klondike.Request)

        public static var newGame: Action { .shake }
        public static var takeBack: Action { .undo }
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        case clock(Stopwatch.Command)
        /// The next card goes home, if cards do so by themselves.
        case homing
        case judge(Klondike.Judgement, about: Klondike.Question)
        case dealer(Klondike.WinnableDeal, for: Klondike.Search)
    }

    public typealias Command = GameCommand<Cause>

    public internal(set) var klondike: Klondike
    /// The game that was asked for; a search for another one changes nothing before it has ended.
    public internal(set) var request: Klondike.Request
    var watch = Stopwatch()
    var dice: Dice
    /// Nil before it has been found out.
    var difficulty: Klondike.Difficulty?
    var hand: Klondike.Hand?
    /// The deal that is being looked for.
    var search: Klondike.Search?
    /// False before the first deal was found.
    var hasCards = true
    var isPaused = false
    var outlook = Klondike.Outlook()
    var wantsHint = false
    /// The step that is looked at once the game is won; nil for the last.
    var lookedAt: Int?
    /// The help that was taken; nil in a game that an earlier version saved, which did not count
    /// it.
    public internal(set) var help: GameHelp? = GameHelp()
    /// The time for which the cards lay open before the first move.
    var waiting = Stopwatch()
    /// Moves that bring everything home, one after the other. They wait while the game is held.
    var finishing: [Klondike.Move] = []

    /// A game that is asked for. The same seed gives the same random deals; the purse is what the
    /// last game left in it.
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

    /// A game of cards that lie as they lie.
    init(_ klondike: Klondike) {
        self.klondike = klondike
        request = Klondike.Request(.deal(klondike.deal), rules: klondike.rules)
        dice = Dice(seed: 0)
    }

    public mutating func apply(_ command: Command, tell: (KlondikeNews) -> Void) {
        watch.apply(.wait(at: command.time))
        let wasWon = klondike.isWon
        var motions: [Klondike.Motion] = []
        switch command.cause {
        case .player(let action): play(action, show: { motions.append($0) }, tell)
        case .clock(let command): watch.apply(command)
        case .homing: if goesHome { goHome { motions.append($0) } }
        case .judge(let judgement, let question): hear(judgement, about: question)
        case .dealer(let found, let search):
            if search == self.search {
                lay(found.deal, winning: found.moves, for: search.request, tell)
            }
        }
        keepTime(at: command.time)
        if !motions.isEmpty { tell(.moved(motions)) }
        if klondike.isWon && !wasWon { tell(.finished(result)) }
    }

    private mutating func play(
        _ action: Action, show: Show, _ tell: (KlondikeNews) -> Void
    ) {
        switch action {
        case .ask(let request): ask(request, show, tell)
        case .shake:
            ask(.init(rules: request.rules, isWinnable: request.isWinnable), show, tell)
        case .restart: if hasCards { restart(tell) }
        case .pause(let isPaused): pause(isPaused, show)
        case .cancel: cancel(show)
        case .dismissHint: wantsHint = false
        case .look(let isBackwards): look(isBackwards: isBackwards)
        default:
            guard isPlaying else { return }
            if let refusal = refusal(of: action) { tell(.refused(refusal)) }
            move(action, show)
        }
    }

    /// Looking changes nothing of the game.
    private mutating func look(isBackwards: Bool) {
        guard phase == .won else { return }
        let step = (lookedAt ?? klondike.step) + (isBackwards ? -1 : 1)
        lookedAt = min(max(step, 0), klondike.step)
    }

    /// Whether cards go home by themselves now.
    var goesHome: Bool { !finishing.isEmpty && isPlaying }

    /// Time passes from the first move to the last, and not in a pause.
    private mutating func keepTime(at time: Duration) {
        let isRunning = klondike.hasBegun && !klondike.isWon && !isPaused && search == nil
        watch.apply(isRunning ? .run(at: time) : .pause(at: time))
        let isWaiting = !klondike.hasBegun && isPlaying && hasCards
        waiting.apply(isWaiting ? .run(at: time) : .pause(at: time))
    }
}

extension Klondike {
    /// A time between the beginning of a game and its end.
    public enum Phase: String, Hashable, Sendable {
        /// A winnable deal is being looked for. At the beginning there is nothing to show yet.
        case dealing
        case playing, paused
        /// It is lost, and not only by the solver's word: whatever is moved about, no card can be
        /// turned up any more and none of the stock can be played. Moves can still be taken back.
        case stuck
        case won
    }
}
