import Reactive

@testable import Games

/// A game of Klondike that is played through its view model, in virtual time, and everything that
/// its screen would receive. The session has the properties of the last visible state.
@dynamicMemberLookup final class KlondikeSession {
    let scheduler = VirtualTimeScheduler(resolution: .milliseconds(10))
    private let actions = PublishRelay<KlondikeGame.Action>()
    private let bag = DisposeBag()

    private(set) var seen: [KlondikeSeen] = []
    private(set) var news: [KlondikeNews] = []
    private(set) var deals: [Klondike.Deal] = []
    private(set) var saved: [KlondikeGame?] = []

    /// A requested game. Without a judge, its outlook is not known.
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
        let output = viewModel.transform(.init(actions: actions.asObservable()))
        let heard = Observable.merge(
            output.seen.asObservable().map(Heard.seen), output.news.asObservable().map(Heard.news))
        bag.insert(
            heard.subscribe(onNext: { [unowned self] in hear($0) }),
            output.saved.drive { [unowned self] in saved.append($0) })
    }

    private enum Heard {
        case seen(KlondikeSeen)
        case news(KlondikeNews)
    }

    private func hear(_ heard: Heard) {
        switch heard {
        case .seen(let value): seen.append(value)
        case .news(let value):
            news.append(value)
            if case .dealt = value { deals.append(self.deal) }
        }
    }

    // MARK: The player

    func act(_ action: KlondikeGame.Action) { actions.accept(action) }

    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }

    func turn(times count: Int = 1) { for _ in 0..<count { act(.draw) } }

    func tapTwice(_ name: String) { act(.autoMove(card(name))) }

    /// Takes a card, moves it over a place and drops it there.
    func drag(_ name: String, to place: Klondike.CardPlace?) {
        act(.take(.card(card(name)), isDragged: true))
        act(.over(place))
        act(.drop(place))
    }

    /// Makes a move like a player: by turning the stock, or with the hand.
    func make(_ move: Klondike.Move) {
        switch move {
        case .draw, .redeal: act(.tap(.place(.stock)))
        case .carry(let card, _, let target):
            act(.take(.card(card), isDragged: false))
            act(.drop(target))
        }
    }

    /// Makes the moves in a list of texts.
    func make(_ texts: some Sequence<some StringProtocol>) {
        for text in texts {
            guard let move = Klondike.Move(text, on: game.table) else {
                preconditionFailure("\(text) cannot be read here.")
            }
            make(move)
        }
    }

    // MARK: Received values

    subscript<Value>(dynamicMember path: KeyPath<KlondikeSeen, Value>) -> Value {
        seen[seen.count - 1][keyPath: path]
    }

    /// The successive values of a property.
    private func changes<Value: Equatable>(_ path: KeyPath<KlondikeSeen, Value>) -> [Value] {
        seen.map { $0[keyPath: path] }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    var pictures: [Klondike.Faces] { changes(\.faces) }
    var phases: [Klondike.Phase] { changes(\.phase) }
    var winnabilities: [Klondike.Winnability] { changes(\.winnability) }
    var times: [String] { changes(\.clock.time).map { "\($0.minutes):\($0.seconds)" } }
    var time: String { times[times.count - 1] }

    var motions: [[Klondike.Motion]] {
        news.compactMap { if case .moved(let motions) = $0 { motions } else { nil } }
    }

    var results: [Klondike.Result] {
        news.compactMap { news in
            switch news {
            case .finished(let result), .givenUp(let result): result
            default: nil
            }
        }
    }

    /// The cards, including hidden ones, as they would be saved, or as they were dealt.
    var game: Klondike { saved.last??.klondike ?? Klondike(self.deal, rules: self.request.rules) }

    /// The number of hints that count as help.
    var hintCount: Int { saved.last??.help.hints ?? 0 }

    /// The difficulty of a deal that was begun, as it would be saved.
    var difficulty: Klondike.Difficulty? { saved.last??.difficulty }
}

/// The visible state of a table in a picture.
func faces(of picture: String, rules: Klondike.Rules = .init()) -> Klondike.Faces {
    Klondike(at: position(picture), rules: rules).faces
}
