extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Model {
    /// Plays a model, which only these commands change. The commands may depend on the model. An
    /// open journal records them under the name of the model's type.
    @inlinable public static func play(
        _ model: Element, file: String = #fileID, line: UInt = #line,
        commands: @escaping (Driver<Element>) -> Observable<Element.Command>
    ) -> Driver<Element> {
        .fold(
            model, apply: { $0.apply($1) },
            commands: StreamName.recording(commands, of: Element.self, file, line))
    }
}

/// The state and the news of a telling model, which only commands change.
///
///     commands    -a----b-
///     state       01----2-
///     news        -(xy)-z-     what a and b have told
///
/// All listeners receive the new state before the first of its news, whatever the order of their
/// subscriptions. If a state or news causes another command, that command is applied at once, and
/// heard after everything from the first command. A listener that ends the play during a delivery
/// does not deprive earlier listeners of anything.
public struct Play<State: TellingModel> {
    public let state: Driver<State>
    public let news: Signal<State.News>

    /// Plays from `start`. The commands may depend on the state and on the news. An open journal
    /// records them under the name of the state's type.
    @inlinable public init(
        _ start: State, file: String = #fileID, line: UInt = #line,
        commands: @escaping (Play) -> Observable<State.Command>
    ) {
        let commands = StreamName.recording(commands, of: State.self, file, line)
        let moments = Observable<Moment> { downstream in
            let moments = BehaviorRelay(value: Moment(number: 0, state: start))
            // The results of a command are sent as a whole, so that results of a command that a
            // listener issues in between come after them.
            let turns = PublishRelay<[Moment]>()
            var newest = moments.value
            // Created once instead of at each use, because the optimizer would copy all the rules
            // of a game for a closure that it knows.
            let told = Box<[State.News]>([])
            let tell: (State.News) -> Void = { told.value.append($0) }
            moments.asObservable().forward(to: downstream, onNext: downstream.next)
            turns.asObservable().forward(to: downstream) { $0.forEach(moments.accept) }
            commands(Play(moments.asDriver())).forward(to: downstream) { command in
                var state = newest.state
                state.apply(command, tell: tell)
                newest = Moment(number: newest.number + 1, state: state)
                var led = [newest]
                for news in told.value {
                    led.append(Moment(number: newest.number, state: state, news: news))
                }
                told.value = []
                turns.accept(led)
            } onEnd: { ending in
                // The state outlives its commands. If the commands fail, the state stays as it is.
                if case .failed(let error) = ending {
                    assertionFailure("The commands of a play have failed: \(error)")
                }
            }
        }
        self.init(Driver(moments))
    }

    @inlinable init(_ moments: Driver<Moment>) {
        state = moments.distinctUntilChanged { $0.number }.map { $0.state }
        // A new listener first receives the latest moment, whose news is old.
        news = Signal(moments.asObservable().skip(1).compactMap { $0.news })
    }

    /// A state after a command, with its number, or one piece of that command's news. It is an
    /// object, because it is passed on often and a state may be large.
    @usableFromInline final class Moment {
        @usableFromInline let number: Int
        @usableFromInline let state: State
        @usableFromInline let news: State.News?

        @inlinable init(number: Int, state: State, news: State.News? = nil) {
            (self.number, self.state, self.news) = (number, state, news)
        }
    }
}
