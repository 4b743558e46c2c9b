import Reactive

/// What a program is told: events, intents, where it is shown, and the time.
public struct Console {
    /// Everything the terminal says, as it comes.
    public let events: Observable<TerminalEvent>

    /// The clock of the program; pictures in motion go by it too.
    public let scheduler: any Scheduler

    public let surroundings: Driver<Surroundings>

    /// The mouse's reports as clicks and drags.
    public let gestures: Observable<Gesture>

    /// The areas of the frame that is shown.
    let areas: () -> Areas
}

extension Console {
    /// Keys going down, and repeating.
    public var keys: Observable<KeyPress> {
        events.compactMap { event in
            if case .key(let key) = event, key.kind != .release { key } else { nil }
        }
    }
}
