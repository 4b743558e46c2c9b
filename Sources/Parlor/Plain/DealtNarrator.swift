import Games

/// A narrator of a game that is dealt as the settings want it.
protocol DealtNarrator: GameNarrator
where Seen == Dealt.Seen, Game == Dealt.Game, Action == Dealt.Game.Cause.Action {
    associatedtype Dealt: DealtGame

    var dealt: Dealt { get set }
    init(_ dealt: Dealt, _ seen: Seen, _ words: Words)
}

extension DealtNarrator {
    mutating func effects(of news: Game.News) -> [Effect] { dealt.effects(of: news) }
    func keeping(_ game: Game?) -> [Effect] { [dealt.keeping(game)] }

    /// The game, played by typing: the same output as on the screen, told in sentences.
    static func play(
        _ console: PlainConsole, _ services: Services, _ start: SingleStart
    ) -> PlainGame {
        let dealt: Dealt = services.dealt(start)
        let viewModel = dealt.viewModel(scheduler: console.scheduler)
        return Self(dealt, viewModel.seen(of: dealt.game), services.words)
            .story(console, of: viewModel.transform)
    }
}
