import Games
import Reactive
import TUI

/// A model that turns events of a game into sentences, and typed lines into actions of the player.
protocol Narrator: EmittingModel where News == NarratorNews<Action> {
    associatedtype Action

    /// Indicates whether the next line has to wait.
    var isBusy: Bool { get }
}

/// A sentence, an action or an effect of a narrator.
enum NarratorNews<Action> {
    case say(String)
    case action(Action)
    case effect(Effect)
    /// Everything that a line has requested is done.
    case settled

    var action: Action? { if case .action(let action) = self { action } else { nil } }
}

extension NarratorNews: Equatable where Action: Equatable {}

/// A game without a screen, as the events that follow from the typed lines.
typealias PlainGame = Observable<PlainEvent>

extension Play where State: Narrator {
    /// The events of the game, in order. After each state, an event says whether the next line has
    /// to wait.
    var events: PlainGame {
        // The news is subscribed to first, so that no news of the start is lost.
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
