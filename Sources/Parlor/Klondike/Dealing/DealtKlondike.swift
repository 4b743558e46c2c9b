import Games
import Reactive
import TUI

/// A game of Klondike, with the news of its start.
struct DealtKlondike: DealtTwoSlotGame {
    let initial: RevertibleGame<KlondikeGame>
    let beginning: [KlondikeNews]
    var boardSlot = BoardSlot.other

    /// Resumes the unfinished game in the slot, or deals a new one. If the new game replaces a game
    /// with the same rules, that game requests the deal, and stays on the table until the deal is
    /// ready.
    static func deal(
        _ start: KlondikeStart, _ services: Services, at time: Duration
    ) -> DealtKlondike {
        let purse = services.klondikePurse.readUnfinishedGame()?.score ?? 0
        let request = services.request(start)
        func new() -> KlondikeGame {
            KlondikeGame(request, seed: services.randomNumber(), purse: purse).preparingNext(
                services)
        }
        var (initial, beginning): (RevertibleGame<KlondikeGame>, [KlondikeNews])
        switch open(start, services) {
        case .new(let former?) where former.klondike.rules == request.rules:
            initial = RevertibleGame(former)
            beginning = initial.news(of: .init(.requestDeal(request), at: time))
        case .new(let former):
            initial = RevertibleGame(new(), replacing: former)
            beginning = [.dealt(initial.game.dealing)]
        case .unfinished(let game):
            initial = RevertibleGame(game)
            beginning = game.klondike.moves == 0 ? [.dealt(game.dealing)] : []
        }
        return DealtKlondike(initial: initial, beginning: beginning, boardSlot: start.slot)
    }

    func viewModel(_ services: Services, at console: Console) -> KlondikeViewModel {
        KlondikeViewModel(
            initial,
            judge: RecordableJudge(
                source: services.klondikeJudge, answers: services.answers, console: console),
            scheduler: console.scheduler)
    }

    /// Rings for a stuck game. With cumulative scoring, saves the score with which the next deal
    /// continues.
    func ownEffects(of news: KlondikeNews) -> [Effect] {
        if news == .stuck { return [.ring] }
        guard let result = news.result, result.rules.scoring == .vegas(cumulative: true) else {
            return []
        }
        let purse = KlondikePurse(score: result.score)
        return [.save(GameToSave(purse), in: KlondikePurse.slot)]
    }
}
