import Reactive

/// The output of a game's view model.
public struct GameOutput<Seen, News, Game> {
    /// All that may be seen, as one value, so that no two parts of it are of different moments.
    public let seen: Driver<Seen>
    public let news: Signal<News>
    /// The game to save, with its clock held; nil if there is none to go on with.
    public let saved: Driver<Game?>
}

extension GameOutput {
    /// The same streams, by their names in the journal of a view model.
    func named(of viewModel: @autoclosure () -> Any) -> GameOutput {
        GameOutput(
            seen: seen.named("seen", of: viewModel()), news: news.named("news", of: viewModel()),
            saved: saved.named("saved", of: viewModel()))
    }
}
