import Games
import Reactive
import TUI

// Key paths of a scene are slow: they are found at run time, and copy each value on their way.
extension GameScene {
    /// The screen of a game: one scene that the player, the game and the window change.
    static func screen(
        _ console: Console, _ services: Services, _ start: Dealt.Start,
        followsGestures: Bool = false, make: (Life) -> Self,
        picture: @escaping (Self) -> some View
    ) -> Screen<Effect> {
        let now = { console.scheduler.now }
        let dealt = Dealt.deal(start, services, at: now())
        let viewModel = dealt.viewModel(services, at: console)
        let first = make(Life(dealt, viewModel.initialSeen, services.words)).opened()
        let scene = Play(first) { scene in
            let game = viewModel.transform(
                .init(actions: scene.news.asObservable().compactMap { $0.action }))
            // The news of the game is subscribed to first, because the first picture may cause an
            // action that has news.
            let ofGame: [Observable<Command>] = [
                game.news.asObservable().map { news in
                    .news(news, dealt.ending(by: news).map(services.finished), at: now())
                },
                // The window, the keyboard focus, and whether help covers the game.
                console.surroundings.asObservable().map { .surroundings($0) },
                // The news of the start, such as a deal.
                Observable.from(dealt.beginning).map { .news($0, at: now()) },
                // The part of the game that the player may see.
                game.seen.asObservable().map { .seen($0, at: now()) },
                // The game to save. The scene passes it to its slot.
                game.saved.asObservable().map { .saved($0) },
            ]
            return .merge(
                ofGame + events(from: services, in: scene.state, of: dealt)
                    + inputs(
                        from: console, focus: first.focusKeys, followsGestures: followsGestures)
                    + [
                        endSteps(of: scene.state, console.scheduler),
                        endReading(of: scene.state, console.scheduler),
                    ])
        }
        return Screen(
            scene.state.distinctUntilChanged { $0.life.looksLike($1.life) }
                .map { GameFrame(scene: $0, picture: picture) },
            effects: scene.news.asObservable().compactMap { $0.effect })
    }

    /// The reports of the services about the game.
    private static func events(
        from services: Services, in scene: Driver<Self>, of dealt: Dealt
    ) -> [Observable<Command>] {
        [
            // A failure to save, and later the end of the failure.
            services.notices.state.map { $0.unsaved[dealt.slot] }
                .distinctUntilChanged().asObservable().skip(while: { $0 == nil })
                .map { .unsaved($0) },
            // The player's record, which is read once when the screen begins to show it.
            scene.map { $0.recordVariant }.distinctUntilChanged().asObservable()
                .compactMap { $0 }.map { .record(services.results.record(of: Dealt.name, $0)) },
        ]
    }

    /// The input of the player: keys, pasted texts, clicks, gestures, and changes of the focus.
    private static func inputs(
        from console: Console, focus: FocusKeys, followsGestures: Bool
    ) -> [Observable<Command>] {
        let now = { console.scheduler.now }
        return [
            // Keys, which the rows of the game's deeds interpret, and which may move the focus.
            console.keys(movingFocusBy: focus).map { key, destination in
                .key(
                    key,
                    focus: (destination as? Spot).map { .board($0) }
                        ?? (destination as? Act).map { .button($0) })
            },
            // Pasted texts. Only the page before a game takes boards.
            console.pastes.map { .pasted(isBoard: Dealt.name.module.isBoard($0)) },
            // Buttons of the mouse that are pressed, held and released, for a game that requests
            // them. A gesture arrives before its intent.
            followsGestures ? console.gestures.map { .gesture($0, at: now()) } : .never(),
            // Clicks and drags on the board.
            console.intents(of: Spot.self, keys: [])
                .filter { if case .hover = $0 { false } else { true } }.map { .board($0) },
            // Clicks on the game's entries in the bar and on the buttons of a dialog.
            console.intents(of: Act.self, keys: []).compactMap { intent in
                intent.pressed.map { .press($0) } ?? intent.focused.map { .focus($0) }
            },
            // Clicks on the entries of every bar: back, help, quit.
            console.intents(of: CommonAct.self, keys: []).compactMap { $0.pressed }
                .map { .press(.common($0)) },
        ]
    }

    /// The steps of the end, each after its delay.
    private static func endSteps(
        of scene: Driver<Self>, _ scheduler: any Scheduler
    ) -> Observable<Command> {
        scene.map { $0.life.pendingStep }.distinctUntilChanged().asObservable()
            .flatMapLatest { pending -> Observable<Int> in
                pending.map { .timer($0.delay, scheduler: scheduler) } ?? .never()
            }
            .map { _ in .advanceEnd }
    }

    /// The end of the time in which the player has not read the result of a game.
    private static func endReading(
        of scene: Driver<Self>, _ scheduler: any Scheduler
    ) -> Observable<Command> {
        scene.map { $0.life.isEndUnread }.distinctUntilChanged().asObservable()
            .flatMapLatest { isUnread -> Observable<Int> in
                isUnread ? .timer(Life.unreadTime, scheduler: scheduler) : .never()
            }
            .map { _ in .endIsRead }
    }
}
