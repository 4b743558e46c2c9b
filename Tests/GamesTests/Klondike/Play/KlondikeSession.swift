import Reactive

@testable import Games

/// A game of Klondike that is played through the streams of its view model, in virtual time, and
/// what its screen would have heard.
final class KlondikeSession {
    let scheduler = VirtualTimeScheduler(resolution: .milliseconds(10))
    let tap = PublishRelay<Klondike.Spot>()
    let autoMove = PublishRelay<Card>()
    let toFoundation = PublishRelay<Card>()
    let drag = PublishRelay<Klondike.Drag>()
    let pick = PublishRelay<Klondike.Spot>()
    let drop = PublishRelay<Klondike.Place>()
    let cancel = PublishRelay<Void>()
    let draw = PublishRelay<Void>()
    let undo = PublishRelay<Void>()
    let redo = PublishRelay<Void>()
    let undoToWinnable = PublishRelay<Void>()
    let askForHint = PublishRelay<Void>()
    let finish = PublishRelay<Void>()
    let shake = PublishRelay<Void>()
    let restart = PublishRelay<Void>()
    let newGame = PublishRelay<Klondike.Request>()
    let pause = PublishRelay<Bool>()
    private let bag = DisposeBag()

    private(set) var pictures: [Klondike.Faces] = []
    private(set) var hand: Klondike.Hand?
    private(set) var phases: [Klondike.Phase] = []
    private(set) var lights: [Klondike.Light] = []
    private(set) var score = 0
    private(set) var moves = 0
    private(set) var times: [String] = []
    private(set) var canUndo = false
    private(set) var canRedo = false
    private(set) var canUndoToWinnable = false
    private(set) var canFinish = false
    private(set) var redealsLeft: Int?
    private(set) var request: Klondike.Request?
    private(set) var deal: Klondike.Deal?
    private(set) var difficulty: Klondike.Difficulty?
    private(set) var hint: Klondike.Hint?
    private(set) var mistake: Klondike.Mistake?
    private(set) var motions: [[Klondike.Motion]] = []
    private(set) var deals: [Klondike.Deal] = []
    private(set) var results: [Klondike.Result] = []
    private(set) var saved: [KlondikeGame?] = []

    /// A game that is asked for, of which nobody finds out anything unless a judge is named.
    convenience init(
        _ request: Klondike.Request, seed: UInt64 = 1, judge: any KlondikeJudge = SilentJudge()
    ) { self.init(KlondikeGame(request, seed: seed)) { _ in judge } }

    /// A game from a picture of the table.
    convenience init(
        _ picture: String, rules: Klondike.Rules = .init(),
        judge: any KlondikeJudge = SilentJudge()
    ) {
        self.init(KlondikeGame(Klondike(at: position(picture), rules: rules))) { _ in judge }
    }

    init(_ game: KlondikeGame, judge: (any Scheduler) -> any KlondikeJudge) {
        let viewModel = KlondikeViewModel(
            game, judge: judge(scheduler), scheduler: scheduler, pace: .milliseconds(100))
        let output = viewModel.transform(
            .init(
                tap: tap.asObservable(), autoMove: autoMove.asObservable(),
                toFoundation: toFoundation.asObservable(), drag: drag.asObservable(),
                pick: pick.asObservable(), drop: drop.asObservable(),
                cancel: cancel.asObservable(), draw: draw.asObservable(),
                undo: undo.asObservable(), redo: redo.asObservable(),
                undoToWinnable: undoToWinnable.asObservable(), hint: askForHint.asObservable(),
                finish: finish.asObservable(), shake: shake.asObservable(),
                restart: restart.asObservable(), newGame: newGame.asObservable(),
                pause: pause.asObservable()))
        listen(to: output)
    }

    private func listen(to output: KlondikeViewModel.Output) {
        bag.insert(
            output.motions.emit { [unowned self] in motions.append($0) },
            output.dealt.emit { [unowned self] in deals.append($0) },
            output.finished.emit { [unowned self] in results.append($0) },
            output.faces.drive { [unowned self] in pictures.append($0) },
            output.hand.drive { [unowned self] in hand = $0 },
            output.phase.drive { [unowned self] in phases.append($0) },
            output.light.drive { [unowned self] in lights.append($0) },
            output.score.drive { [unowned self] in score = $0 },
            output.moves.drive { [unowned self] in moves = $0 },
            output.time.drive { [unowned self] in times.append("\($0.minutes):\($0.seconds)") },
            output.canUndo.drive { [unowned self] in canUndo = $0 },
            output.canRedo.drive { [unowned self] in canRedo = $0 },
            output.canUndoToWinnable.drive { [unowned self] in canUndoToWinnable = $0 },
            output.canFinish.drive { [unowned self] in canFinish = $0 },
            output.redealsLeft.drive { [unowned self] in redealsLeft = $0 },
            output.request.drive { [unowned self] in request = $0 },
            output.deal.drive { [unowned self] in deal = $0 },
            output.difficulty.drive { [unowned self] in difficulty = $0 },
            output.hint.drive { [unowned self] in hint = $0 },
            output.mistake.drive { [unowned self] in mistake = $0 },
            output.saved.drive { [unowned self] in saved.append($0) })
    }

    // MARK: What the player does

    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    func turn(times count: Int = 1) { for _ in 0..<count { draw.accept(()) } }

    func tapTwice(_ name: String) { autoMove.accept(card(name)) }

    /// Takes a card, carries it over a place and lets it go there.
    func drag(_ name: String, to place: Klondike.Place?) {
        drag.accept(.start(card(name)))
        drag.accept(.over(place))
        drag.accept(.drop(place))
    }

    /// Makes a move as a player does: by the stock, or with the hand.
    func make(_ move: Klondike.Move) {
        switch move {
        case .draw, .refresh: tap.accept(.place(.stock))
        case .carry(let card, _, let target):
            pick.accept(.card(card))
            drop.accept(target)
        }
    }

    /// Makes moves that are written down.
    func make(_ texts: some Sequence<some StringProtocol>) {
        for text in texts {
            guard let game = game, let move = Klondike.Move(text, on: game.table) else {
                preconditionFailure("\(text) cannot be read here.")
            }
            make(move)
        }
    }

    // MARK: What there is to see

    var faces: Klondike.Faces { pictures[pictures.count - 1] }
    var phase: Klondike.Phase { phases[phases.count - 1] }
    var light: Klondike.Light { lights[lights.count - 1] }
    var time: String { times[times.count - 1] }
    /// The cards, hidden ones too, as they would be saved, or as they were dealt.
    var game: Klondike? {
        guard let request, let deal else { return nil }
        return saved.last??.klondike ?? Klondike(deal, rules: request.rules)
    }
}

/// What would be seen of a picture of the table.
func faces(of picture: String, rules: Klondike.Rules = .init()) -> Klondike.Faces {
    Klondike(at: position(picture), rules: rules).faces
}
