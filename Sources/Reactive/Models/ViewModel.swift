/// A function from streams of user actions to streams of what the screen shows.
public protocol ViewModel {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}

/// A view model of one part of a state. It consists of two functions: the commands that its input
/// means, and what its state shows.
///
/// `transform` plays the part with a state of its own, so that a part can be used and tested alone.
/// The view model of the whole plays all parts with these same functions. How parts affect each
/// other is a rule in the `apply` of the whole, and does not depend on which stream is heard first.
public protocol PartViewModel: ViewModel {
    associatedtype State: Model
    associatedtype Seen: Equatable

    /// The initial state.
    var start: State { get }

    /// The commands that follow from the input and, as time passes, from the state itself.
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

/// The visible side of a state, and its news.
public struct PlayOutput<Seen, News> {
    public let seen: Driver<Seen>
    public let news: Signal<News>

    @inlinable init(seen: Driver<Seen>, news: Signal<News>) {
        (self.seen, self.news) = (seen, news)
    }
}

extension PartViewModel where State: TellingModel, Output == PlayOutput<Seen, State.News> {
    @inlinable public func transform(_ input: Input) -> PlayOutput<Seen, State.News> {
        let play = Play(start) { commands(from: input, to: $0.state) }
        return PlayOutput(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news)
    }
}
