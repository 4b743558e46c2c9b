import Reactive
import TUI

/// The question before a new game that gives up an unfinished game or repeats today's board.
struct NewGameQuestion: PageScene {
    enum Answer: Hashable { case start, cancel }

    enum Act: Hashable {
        case focus(Answer)
        case press(Answer)
        case move
    }

    /// The subject of the question.
    struct Change: Equatable {
        let new: NewGame
        /// The cost of the new game, as a sentence.
        let caution: String
        let words: Words
    }

    typealias Request = NewGame

    let place: Place
    private(set) var words: Words
    /// The open question, if there is one.
    private(set) var asked: Change?
    private(set) var focus = Answer.cancel

    init(at place: Place, _ words: Words) { (self.place, self.words) = (place, words) }

    var keys: KeyTable<Act, Words> {
        KeyTable([
            .init("←→", help: "← →, Tab", { $0.keys.move }, act: \.movesBetweenAnswers),
            .init("Enter", help: "Enter, Space", { $0.keys.choose }),
        ])
    }

    mutating func respond(to change: Change, _ emit: (News) -> Void) {
        (asked, focus, words) = (change, .cancel, change.words)
    }

    mutating func perform(_ act: Act, _ emit: (News) -> Void) {
        switch act {
        case .focus(let answer): focus = answer
        case .move: focus = focus == .start ? .cancel : .start
        case .press(let answer):
            guard let asked = asked.take(), answer == .start else { return }
            emit(.action(asked.new))
        }
    }

    mutating func cancelInnermost() -> Bool { asked.take() != nil }

    static func inputs(_ console: Console) -> Observable<Command> {
        .merge(
            console.keys.map { .key($0) },
            console.intents(of: Answer.self, keys: .press).compactMap { intent in
                intent.pressed.map { .act(.press($0)) } ?? intent.focused.map { .act(.focus($0)) }
            })
    }
}

extension KeyPress {
    fileprivate var movesBetweenAnswers: NewGameQuestion.Act? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        return key == .tab || direction(lettersMove: false) != nil ? .move : nil
    }
}

extension Services {
    /// A screen that asks a question before a new game with a cost. The screen gets no keys while
    /// the question is open.
    func asking(
        at place: Place, _ console: Console, about screen: (Console) -> Screen<Effect>
    ) -> Screen<Effect> {
        guard place.startsGames else { return screen(console) }
        let question = Store(NewGameQuestion(at: place, words))
        let isOpen = question.state.map { $0.asked != nil }.distinctUntilChanged()
        // The screen subscribes to the keys before the question does. A key that closes the
        // question has therefore already passed the covered screen.
        let page = screen(console.covered(while: isOpen))
        let answers = isOpen.asObservable().flatMapLatest { isOpen in
            isOpen ? NewGameQuestion.commands(console) : .empty()
        }
        return Screen(
            Driver.combineLatest(page.view, question.state.distinctUntilChanged()) {
                $1.view(over: $0)
            },
            effects: .merge(
                page.effects.map { ($0, self.question(about: $0)) }
                    .do(onNext: { $1.map { question.apply(.change($0)) } })
                    .compactMap { effect, asked in asked == nil ? effect : nil },
                answers.concatMap { Observable.from(question.news(of: $0).map(\.answered)) }))
    }
}

extension Services {
    /// The question before an effect; nil if the effect begins no game with a cost.
    private func question(about effect: Effect) -> NewGameQuestion.Change? {
        guard case .begin(let new) = effect, let caution = caution(about: new) else { return nil }
        return NewGameQuestion.Change(new: new, caution: caution, words: words)
    }
}

extension SceneNews<NewGame> {
    /// The effect of an answer.
    fileprivate var answered: Effect {
        switch self {
        case .effect(let effect): effect
        case .action(let new): .begin(new)
        }
    }
}

extension Place {
    /// Indicates whether a new game can be started at the place.
    fileprivate var startsGames: Bool {
        switch self {
        case .home, .lobby, .page, .game: true
        case .introduction, .statistics, .settings, .help: false
        }
    }
}

extension NewGameQuestion {
    /// The page with the open question on top of it. The bar then has the keys of the question.
    fileprivate func view(over page: AnyView) -> Layers {
        Layers {
            page
            if let asked {
                Column {
                    Dialog(
                        words.dialogs.newGameTitle, asked.caution,
                        buttons: [
                            Button(words.dialogs.newGame, Answer.start),
                            Button(words.dialogs.cancel, .cancel),
                        ],
                        focused: focus
                    )
                    .stretching(columns: 1, rows: 1)
                    bar().stretching(columns: 1).background(.page)
                }
            }
        }
    }
}
