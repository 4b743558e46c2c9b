import Reactive

/// A game of Klondike as its screen has it: what the player does comes in, what there is to see
/// goes out, as data and in no language. Which gesture means what is the screen's affair, and so is
/// how cards fly: it hears of moves from one place to another.
///
/// Everything is one game that commands play: what the player does, the seconds, the cards that go
/// home by themselves, and what the judge has found out in the background.
public struct KlondikeViewModel: ViewModel {
    public struct Input {
        /// What was tapped. The stock is turned; a card is taken in hand, or what is held is put
        /// there, or back.
        public let tap: Observable<Klondike.Spot>
        /// A card that goes by itself where it belongs: tapped twice, or by a key.
        public let autoMove: Observable<Card>
        /// A card that goes home, and nowhere else.
        public let toFoundation: Observable<Card>
        public let drag: Observable<Klondike.Drag>
        /// Takes a card in hand by the keyboard: of a place, its card or its whole run.
        public let pick: Observable<Klondike.Spot>
        /// Puts down what is held, or back where it does not fit.
        public let drop: Observable<Klondike.Place>
        /// Puts back what is held, and stops what goes on by itself: cards that go home, a deal
        /// that is looked for.
        public let cancel: Observable<Void>
        /// Turns cards of the stock, or the waste over.
        public let draw: Observable<Void>
        public let undo, redo: Observable<Void>
        /// Back to the last position that is known to be winnable.
        public let undoToWinnable: Observable<Void>
        public let hint: Observable<Void>
        /// Everything goes home by itself.
        public let finish: Observable<Void>
        /// Deals anew, at any time.
        public let shake: Observable<Void>
        /// The same deal from the beginning.
        public let restart: Observable<Void>
        public let newGame: Observable<Klondike.Request>
        /// True pauses, false goes on; being told the same twice changes nothing.
        public let pause: Observable<Bool>

        public init(
            tap: Observable<Klondike.Spot> = .never(),
            autoMove: Observable<Card> = .never(),
            toFoundation: Observable<Card> = .never(),
            drag: Observable<Klondike.Drag> = .never(),
            pick: Observable<Klondike.Spot> = .never(),
            drop: Observable<Klondike.Place> = .never(),
            cancel: Observable<Void> = .never(),
            draw: Observable<Void> = .never(),
            undo: Observable<Void> = .never(),
            redo: Observable<Void> = .never(),
            undoToWinnable: Observable<Void> = .never(),
            hint: Observable<Void> = .never(),
            finish: Observable<Void> = .never(),
            shake: Observable<Void> = .never(),
            restart: Observable<Void> = .never(),
            newGame: Observable<Klondike.Request> = .never(),
            pause: Observable<Bool> = .never()
        ) {
            (self.tap, self.autoMove, self.toFoundation) = (tap, autoMove, toFoundation)
            (self.drag, self.pick, self.drop, self.cancel) = (drag, pick, drop, cancel)
            (self.draw, self.undo, self.redo) = (draw, undo, redo)
            (self.undoToWinnable, self.hint, self.finish) = (undoToWinnable, hint, finish)
            (self.shake, self.restart, self.newGame) = (shake, restart, newGame)
            self.pause = pause
        }
    }

    public struct Output {
        /// The cards as they lie, those that are held still in their place.
        public let faces: Driver<Klondike.Faces>
        /// What is held, where it is from and where it may go.
        public let hand: Driver<Klondike.Hand?>
        public let phase: Driver<Klondike.Phase>
        public let light: Driver<Klondike.Light>
        public let score: Driver<Int>
        public let moves: Driver<Int>
        public let time: Driver<ClockReading>
        public let canUndo, canRedo: Driver<Bool>
        /// Whether a position that can be won is known that undoing leads to.
        public let canUndoToWinnable: Driver<Bool>
        /// Whether everything is sure to go home by itself.
        public let canFinish: Driver<Bool>
        /// How often the waste may still be turned over; without end if nil.
        public let redealsLeft: Driver<Int?>
        /// What was asked for: the rules, the day.
        public let request: Driver<Klondike.Request>
        public let deal: Driver<Klondike.Deal>
        /// Nothing before it has been found out.
        public let difficulty: Driver<Klondike.Difficulty?>
        /// The hint that was asked for, until something is done.
        public let hint: Driver<Klondike.Hint?>
        /// Once a game is lost: by which move.
        public let mistake: Driver<Klondike.Mistake?>
        /// What is to be seen moving, in order. The cards are there already.
        public let motions: Signal<[Klondike.Motion]>
        /// Other cards have been dealt: whatever was moving is gone.
        public let dealt: Signal<Klondike.Deal>
        public let finished: Signal<Klondike.Result>
        /// The game to save; nothing if there is none to go on with.
        public let saved: Driver<KlondikeGame?>
    }

    public let game: KlondikeGame
    public let judge: any KlondikeJudge
    public let scheduler: any Scheduler
    /// How long each card takes that goes home by itself.
    public let pace: Duration

    /// A new game, or one that was saved.
    public init(
        _ game: KlondikeGame, judge: any KlondikeJudge, scheduler: any Scheduler,
        pace: Duration = .milliseconds(80)
    ) {
        (self.game, self.judge) = (game, judge)
        (self.scheduler, self.pace) = (scheduler, pace)
    }
}
