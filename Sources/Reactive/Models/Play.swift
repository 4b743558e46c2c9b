extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Model {
    /// Plays a model that only `commands` change. The commands may depend on the model. An open
    /// journal records the commands under the name of the model's type.
    @inlinable public static func play(
        _ model: Element, file: String = #fileID, line: UInt = #line,
        commands: @escaping (Driver<Element>) -> Observable<Element.Command>
    ) -> Driver<Element> {
        .fold(
            model, apply: { $0.apply($1) },
            commands: StreamName.recording(commands, of: Element.self, file, line))
    }
}

/// The state and the news of an ``EmittingModel`` that only commands change.
///
///     commands    -a----b-
///     state       01----2-
///     news        -(xy)-z-     the news of a and b
///     settled     0-1---2-     each state after its news
///
/// All listeners receive a new state before its news, in whatever order they subscribed. If a
/// listener sends a command in response, the play applies the command at once, and delivers its
/// state and news after those of the first command. If a listener ends the play during a delivery,
/// the listeners that subscribed before it still receive everything.
public struct Play<State: EmittingModel> {
    public let state: Driver<State>
    public let news: Signal<State.News>
    /// Each state, sent after the news of its command.
    public let settled: Driver<State>

    /// Plays from `start`. The commands may depend on the state and on the news. An open journal
    /// records the commands under the name of the state's type.
    @inlinable public init(
        _ start: State, file: String = #fileID, line: UInt = #line,
        commands: @escaping (Play) -> Observable<State.Command>
    ) {
        let commands = StreamName.recording(commands, of: State.self, file, line)
        self.init(.turns(of: start, apply: { $0.apply($1, emit: $2) }) { commands(Play($0)) })
    }

    @inlinable init(_ turns: Observable<Turn<State, State.News>>) {
        state = Driver(raw: turns.states())
        // A new listener first receives the latest turn. `skip` drops it, because its news is old.
        news = Signal(raw: turns.skip(1).compactMap { $0.news })
        settled = Driver(raw: turns.states(afterNews: true))
    }
}
