import Reactive

/// A game of Klondike with all that there is around the cards: the hand that holds some, the clock,
/// the hints, and what is known about how it can be won.
///
/// Read `Klondike` first: it says what a move does. A command carries the time at which it was
/// given, so a game follows from its seed and its commands alone.
public struct KlondikeGame: Model, Equatable, Sendable {
    public enum Action: Equatable, Sendable {
        // What the player does.
        case tap(Klondike.Spot)
        case autoMove(Card)
        case toFoundation(Card)
        case take(Klondike.Spot, isDragged: Bool)
        case over(Klondike.Place?)
        case drop(Klondike.Place?)
        case cancel
        case draw, undo, redo, undoToWinnable, hint, finish
        case pause(Bool)
        case restart, shake
        case ask(Klondike.Request)

        // What comes of it by and by.
        /// The next card goes home, if cards do so by themselves.
        case goHome
        case hear(Klondike.Judgement, about: Klondike.Question)
        case lay(Klondike.WinnableDeal, for: Klondike.Search)
        /// Nothing, but that time passes.
        case wait
    }

    public struct Command: Equatable, Sendable {
        public let action: Action
        public let time: Duration

        public init(_ action: Action, at time: Duration) {
            (self.action, self.time) = (action, time)
        }
    }

    public internal(set) var klondike: Klondike
    /// What was asked for; a search for another game changes nothing before it has ended.
    public internal(set) var request: Klondike.Request
    /// How many seconds were played.
    public internal(set) var seconds = 0
    public internal(set) var hand: Klondike.Hand?
    /// Nothing before it has been found out.
    public internal(set) var difficulty: Klondike.Difficulty?
    /// The deal that is being looked for.
    public internal(set) var search: Klondike.Search?
    /// What the latest command has brought about, besides the table that it led to.
    public internal(set) var news = News()

    var watch = Stopwatch()
    var dice: Dice
    var isPaused = false
    /// Not before the first deal was found.
    var hasCards = true
    var outlook = Klondike.Outlook()
    var wantsHint = false
    /// Moves that bring everything home, one after the other.
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

    public mutating func apply(_ command: Command) {
        news = News()
        watch.apply(.wait(at: command.time))
        seconds = watch.seconds
        switch command.action {
        case .wait: break
        case .goHome: goHome()
        case .hear(let judgement, let question): hear(judgement, about: question)
        case .lay(let found, let search):
            if search == self.search { lay(found.deal, winning: found.moves, for: search.request) }
        case .ask(let request): ask(request)
        case .shake: ask(.init(rules: request.rules, isWinnable: request.isWinnable))
        case .restart: if hasCards { restart() }
        case .pause(let isPaused): pause(isPaused)
        case .cancel: cancel()
        default: if isPlaying { play(command.action) }
        }
        keepTime(at: command.time)
    }

    /// What one command has brought about.
    public struct News: Equatable, Sendable {
        public internal(set) var motions: [Klondike.Motion] = []
        public internal(set) var isDealt = false
        public internal(set) var result: Klondike.Result?
    }

    /// Time passes from the first move to the last, and not in a pause.
    private mutating func keepTime(at time: Duration) {
        let isRunning = klondike.hasBegun && !klondike.isWon && !isPaused && search == nil
        watch.apply(isRunning ? .run(at: time) : .pause(at: time))
        seconds = watch.seconds
    }
}
