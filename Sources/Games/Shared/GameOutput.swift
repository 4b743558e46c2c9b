/// The output of a game's view model.
public struct GameOutput<Seen, News, Game> {
    /// Everything that the player may see, as one value, so that all its parts belong to the same
    /// state.
    public let seen: Driver<Seen>
    public let news: Signal<News>
    /// The game to save, paused; nil if there is no game to continue. While the player can take
    /// back the former game, the former game is saved. The news comes first, so that the result of
    /// a game is stored before its file is replaced or removed.
    public let saved: Driver<Game?>
}

extension GameOutput {
    /// The same streams, labeled for the journal with `viewModel` and their names.
    func named(of viewModel: @autoclosure () -> Any) -> GameOutput {
        GameOutput(
            seen: seen.named("seen", of: viewModel()), news: news.named("news", of: viewModel()),
            saved: saved.named("saved", of: viewModel()))
    }
}
