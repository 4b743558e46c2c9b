import Games
import Reactive
import TUI

/// A game as it is told: events of the game and typed lines become sentences, and actions of the
/// player.
protocol Narrator: TellingModel where News == PlainNews<Action> {
    associatedtype Action

    /// Whether something goes on that the next line has to wait for.
    var isBusy: Bool { get }
}

/// Something that is told, done, or to be carried out.
enum PlainNews<Action> {
    case say(String)
    case action(Action)
    case effect(Effect)
    /// All that a line has asked for is done.
    case settled

    var action: Action? { if case .action(let action) = self { action } else { nil } }
}

extension PlainNews: Equatable where Action: Equatable {}

/// A game without a screen, from the lines that are typed to what comes of them.
typealias PlainGame = Observable<PlainEvent>

extension Play where State: Narrator {
    /// The events of a play, in order. After each state it is said whether the next line has to
    /// wait.
    var events: PlainGame {
        // The news first, so that none is lost that the beginning has.
        let events = Observable.merge(
            news.asObservable().compactMap { news -> PlainEvent? in
                switch news {
                case .say(let sentence): .say(sentence)
                case .effect(let effect): .effect(effect)
                case .action, .settled: nil
                }
            },
            state.asObservable().map { .busy($0.isBusy) })
        return events.distinctUntilChanged { one, other in
            if case .busy = one { one == other } else { false }
        }
    }
}
