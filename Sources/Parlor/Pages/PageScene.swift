import Reactive
import TUI

/// An event of a page: a pressed key, an act that a key or a click requests, or a change of the
/// page's contents.
enum PageEvent<Act: Equatable, Change: Equatable>: Equatable {
    case key(KeyPress)
    case act(Act)
    case common(CommonAct)
    /// Something that the page shows has changed.
    case change(Change)
}

/// A page: the state of a screen that is not a game. One table determines the keys that are read,
/// the bar, clicks on the bar and the help page.
protocol PageScene: EmittingModel, Equatable
where Command == PageEvent<Act, Change>, News == SceneNews<Request> {
    associatedtype Act: Hashable
    associatedtype Change: Equatable = Never
    /// A request that the caller of `screen` turns into effects.
    associatedtype Request: Equatable = Never
    associatedtype Command = PageEvent<Act, Change>
    associatedtype News = SceneNews<Request>

    var place: Place { get }
    var words: Words { get }
    /// The keys that are available now, without the common keys.
    var keys: KeyTable<Act, Words> { get }
    var commonKeys: KeyTable<CommonAct, Words> { get }

    mutating func perform(_ act: Act, _ emit: (News) -> Void)
    mutating func respond(to change: Change, _ emit: (News) -> Void)
    /// Cancels the innermost thing that is open within the page, such as a question. Returns false
    /// if nothing is open.
    mutating func cancelInnermost() -> Bool

    /// The pressed keys as commands.
    static func inputs(_ console: Console) -> Observable<Command>
}

extension PageScene {
    var commonKeys: KeyTable<CommonAct, Words> { .common }
    mutating func cancelInnermost() -> Bool { false }

    mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .key(let key): read(key, emit)
        case .act(let act): perform(act, emit)
        case .common(let act): perform(act, emit)
        case .change(let change): respond(to: change, emit)
        }
    }

    fileprivate mutating func read(_ key: KeyPress, _ emit: (News) -> Void) {
        if let act = keys.act(for: key) {
            perform(act, emit)
        } else if let act = commonKeys.act(for: key) {
            perform(act, emit)
        }
    }

    static func inputs(_ console: Console) -> Observable<Command> { console.keys.map { .key($0) } }

    /// The pressed keys, and clicks on the bar, as commands.
    static func commands(_ console: Console) -> Observable<Command> {
        .merge(
            inputs(console),
            console.intents(of: Act.self, keys: []).compactMap(\.pressed).map { .act($0) },
            console.intents(of: CommonAct.self, keys: []).compactMap(\.pressed)
                .map { .common($0) })
    }

    private mutating func perform(_ act: CommonAct, _ emit: (News) -> Void) {
        if act == .back, cancelInnermost() { return }
        let move = act.move(at: place) { helpKeys }
        if let move { emit(.effect(.go(move))) }
    }

    /// The bar. If `hasOwnKeys` is false, it leaves out the page's own keys.
    func bar(hasOwnKeys: Bool = true) -> KeyBar {
        KeyBar(hasOwnKeys ? keys.bar(in: words) : [], always: commonKeys.bar(in: words))
    }

    var helpKeys: HelpKeys {
        HelpKeys(now: keys.help(in: words) + commonKeys.help(in: words))
    }

    /// The screen of the page. `acts` are clicks outside the bar, `effects` translates the requests
    /// of the page, and `others` adds further effects.
    func screen(
        _ console: Console, acts: Observable<Act> = .empty(),
        changes: Observable<Change> = .empty(), besides others: Observable<Effect> = .empty(),
        effects: @escaping (Request) -> [Effect] = { _ in [] },
        picture: @escaping (Self) -> some View
    ) -> Screen<Effect> {
        let scene = Play(self) { _ in
            .merge(
                changes.map { .change($0) }, acts.map { .act($0) }, Self.commands(console))
        }
        return Screen(
            scene.state.distinctUntilChanged().map(picture),
            effects: .merge(
                scene.news.asObservable().concatMap { news in
                    switch news {
                    case .effect(let effect): Observable.just(effect)
                    case .action(let request): Observable.from(effects(request))
                    }
                }, others))
    }
}

extension PageScene where Change == Never {
    mutating func respond(to change: Never, _ emit: (News) -> Void) {}
}

/// A page with controls. The controls get each key first. The table reads the keys that they do not
/// use.
protocol ControlledPage: PageScene where Change == Controls<Spot>.Command {
    associatedtype Spot: Hashable

    var controls: Controls<Spot> { get set }

    /// Handles news of the controls other than a key.
    mutating func respond(to news: Controls<Spot>.News, _ emit: (News) -> Void)
}

extension ControlledPage {
    mutating func respond(to change: Change, _ emit: (News) -> Void) {
        for news in controls.news(of: change) {
            if case .key(let key) = news { read(key, emit) } else { respond(to: news, emit) }
        }
    }

    mutating func respond(to news: Controls<Spot>.News, _ emit: (News) -> Void) {}

    static func inputs(_ console: Console) -> Observable<Command> {
        console.controls().map { .change($0) }
    }
}
