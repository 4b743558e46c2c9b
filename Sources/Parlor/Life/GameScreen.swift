import Games
import Reactive
import TUI

extension GameScene {
    /// The screen of a game: one scene that the player, the game and the window change. A gesture
    /// arrives before the intent that follows from it.
    static func screen(
        _ console: Console, _ services: Services, _ start: Dealt.Start,
        focus: FocusKeys = [.tab, .arrows], followsGestures: Bool = false,
        make: (Dealt, Seen, Words) -> Self, picture: @escaping (Self) -> some View
    ) -> Screen<Effect> {
        let now = { console.scheduler.now }
        let dealt = Dealt.deal(start, services, at: now())
        let viewModel = dealt.viewModel(services, at: console, scheduler: console.scheduler)
        let first = make(dealt, viewModel.seen(of: viewModel.game), services.words)
        let scene = Play(first) { scene in
            let game = viewModel.transform(
                .init(actions: scene.news.asObservable().compactMap(\.action)))
            let acts = console.intents(of: Act.self, keys: focus)
            // The news of the game comes first, so that the merge hears the news of actions that
            // the first picture causes.
            return .merge(
                game.news.asObservable().map { .news($0, at: now()) },
                console.surroundings.asObservable().map { .surroundings($0) },
                Observable.from(dealt.beginning).map { .news($0, at: now()) },
                game.seen.asObservable().map { .seen($0, at: now()) },
                game.saved.asObservable().map { .saved($0) },
                // The screen says only that saving failed, and later that it works again.
                services.notices.state.unsaved.map { !$0.contains(dealt.slot) }
                    .distinctUntilChanged().asObservable().skip(while: { $0 })
                    .map { .isSaved($0) },
                console.keys.map { .key($0) },
                followsGestures ? console.gestures.map { .gesture($0, at: now()) } : .never(),
                console.intents(of: Spot.self, keys: focus)
                    .filter { if case .hover = $0 { false } else { true } }.map { .board($0) },
                acts.compactMap { intent in
                    intent.pressed.map { .press($0) } ?? intent.focused.map { .focus($0) }
                },
                console.intents(of: CommonAct.self, keys: []).compactMap(\.pressed)
                    .map { .press(.common($0)) },
                scene.state.map { $0.life.pendingStep }.distinctUntilChanged().asObservable()
                    .flatMapLatest { pending -> Observable<Int> in
                        pending.map { .timer($0.delay, scheduler: console.scheduler) } ?? .never()
                    }
                    .map { _ in .endAdvances })
        }
        return Screen(
            scene.state.map { scene in
                GameFrame(
                    picture: picture(scene),
                    box: scene.drawsBox ? scene.shownBox?.view(focus: scene.life.focus) : nil,
                    bar: scene.bar, hasBarRow: scene.hasBar(in: scene.life.window),
                    mark: scene.life.isSaved ? nil : scene.words.storage.isNotSaved)
            }, effects: scene.news.asObservable().compactMap(\.effect))
    }
}

/// The picture of a game, with the box above it and the keys below.
struct GameFrame<Picture: View, Act: Hashable>: CompositeView {
    let picture: Picture
    let box: Dialog<Act>?
    let bar: KeyBar
    /// Whether there is a row for the keys. If not, the picture names the keys itself.
    let hasBarRow: Bool
    /// What stands beside the keys for as long as it is so.
    let mark: String?

    private func marked(_ mark: String) -> some View { Text(mark, .warning).padding(columns: 1) }

    var content: some View {
        Column {
            Layers {
                picture
                if let box { box }
                // The keys that a box covers could not be clicked, so they are drawn above it.
                if box != nil, !hasBarRow { bar.background(.page).aligned(.left, .bottom) }
                if let mark, !hasBarRow {
                    marked(mark).background(.page).aligned(.right, .bottom)
                }
            }
            .stretching(columns: 1, rows: 1)
            if hasBarRow {
                Row {
                    if let mark { marked(mark) }
                    bar
                }
            }
        }
    }
}
