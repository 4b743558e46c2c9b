import Games
import Reactive
import TUI

/// A game of Klondike, with the news of its start.
struct DealtKlondike: DealtGame {
    let game: KlondikeGame
    let beginning: [KlondikeNews]
    /// Whether the game is in the slot for the deal of the day.
    var isInDailySlot = false

    static let name = GameName.klondike
    var goOn: KlondikeStart { KlondikeGame.goOn(isDaily: isInDailySlot) }
    var slot: SlotName { KlondikeGame.slot(isDaily: isInDailySlot) }

    var otherGame: NewGame? {
        guard isInDailySlot else { return nil }
        return NewGame(.random, of: KlondikeGame.self, replacesScreen: true)
    }

    /// Deals a game. The unfinished game is asked for another deal, and is given up when that deal
    /// is ready.
    static func deal(
        _ start: KlondikeStart, _ services: Services, at time: Duration
    ) -> DealtKlondike {
        let purse = services.klondikePurse.unfinishedGame?.score ?? 0
        let slot = services.slot(of: KlondikeGame.self, isDaily: start.isDaily)
        if var given = slot.replaced, start != .left {
            let news = given.news(of: .init(.ask(services.request(start)), at: time))
            // The slot records the unfinished game when the new one is stored.
            return DealtKlondike(
                game: given, beginning: news.filter { !$0.isGivenUp },
                isInDailySlot: start.isDaily)
        }
        let game =
            slot.unfinishedGame
            ?? KlondikeGame(services.request(start), seed: services.luck(), purse: purse)
        return DealtKlondike(
            game: game, beginning: game.klondike.moves == 0 ? [.dealt(game.dealing)] : [],
            isInDailySlot: start.isDaily)
    }

    /// Creates the view model. With a console, the answers of the judge can be recorded.
    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> KlondikeViewModel {
        let judge = services.klondikeJudge
        return KlondikeViewModel(
            game,
            judge: console.map {
                RecordableJudge(source: judge, answers: services.answers, console: $0)
            } ?? judge, scheduler: scheduler)
    }

    func effects(of news: KlondikeNews) -> [Effect] {
        guard case .finished(let result) = news else { return [] }
        let passesOn = result.rules.scoring == .vegas(cumulative: true)
        let purse = KlondikePurse(score: result.score)
        return (passesOn ? [.keep(GameToSave(purse), in: KlondikePurse.slot)] : [])
            + [.record(GameOutcome(result))] + (result.isWon ? [.ring] : [])
    }

    func keeping(_ game: KlondikeGame?) -> [Effect] {
        [.keep(game.map(GameToSave.init), in: slot)]
    }
}
