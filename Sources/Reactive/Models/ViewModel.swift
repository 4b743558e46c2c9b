/// A function from streams of user actions to the streams that the screen shows.
public protocol ViewModel {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}

/// The view model of one part of a state. It turns its input into commands, and its state into
/// visible values.
///
/// `transform` plays the part alone, as in a test. The view model of the whole state calls the
/// other functions of each part instead. Rules between parts belong in the `apply` of the whole, so
/// that they do not depend on the order of listeners.
public protocol PartViewModel: ViewModel {
    associatedtype State: Model
    associatedtype Seen: Equatable

    /// The initial state.
    var start: State { get }

    /// Returns the commands that follow from the input and, as time passes, from the state.
    func commands(from input: Input, to state: Driver<State>) -> Observable<State.Command>

    func seen(of state: State) -> Seen
}

extension PartViewModel where Input == Observable<State.Command> {
    @inlinable public func commands(
        from input: Input, to state: Driver<State>
    ) -> Observable<State.Command> { input }
}

extension PartViewModel where Seen == State {
    @inlinable public func seen(of state: State) -> Seen { state }
}

extension PartViewModel where Output == Driver<Seen> {
    @inlinable public func transform(_ input: Input) -> Driver<Seen> {
        Driver.play(start) { commands(from: input, to: $0) }.map(seen).distinctUntilChanged()
    }
}

/// The visible values of a state, and its news.
public struct PlayOutput<Seen, News> {
    public let seen: Driver<Seen>
    public let news: Signal<News>

    @inlinable init(seen: Driver<Seen>, news: Signal<News>) {
        (self.seen, self.news) = (seen, news)
    }
}

extension PartViewModel where State: EmittingModel, Output == PlayOutput<Seen, State.News> {
    @inlinable public func transform(_ input: Input) -> PlayOutput<Seen, State.News> {
        let play = Play(start) { commands(from: input, to: $0.state) }
        return PlayOutput(seen: play.state.map(seen).distinctUntilChanged(), news: play.news)
    }
}
