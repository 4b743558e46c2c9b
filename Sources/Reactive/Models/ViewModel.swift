/// A function from streams of what the player does to streams of what there is to see.
public protocol ViewModel {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}

/// A view model of one part of a state, in two functions: the commands that its input means, and
/// what its state shows.
///
/// `transform` is both around a state of its own, so that a part is used and tested alone. A view
/// model of the whole plays the sum of the parts' states by the same two functions of each; what
/// the parts do to each other is a rule of that sum, in its `apply`, and never a matter of which
/// stream is heard first.
public protocol PartViewModel: ViewModel {
    associatedtype State: Model
    associatedtype Seen: Equatable

    /// The state at the beginning.
    var start: State { get }

    /// Commands that follow from the input, and by and by from the state itself.
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
