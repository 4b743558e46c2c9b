import Games
import TUI

/// Carries out the effects that screens and typed play request.
struct Effects {
    let services: Services

    /// Carries out an effect. Returns the navigation that the effect causes, if any. `console` is
    /// nil in a run without screens.
    func carryOut(_ effect: Effect, at console: Console? = nil) -> Navigation<Place>.Command? {
        switch effect {
        case .go(let move):
            services.saves.writeAll()
            let move = console == nil ? move : services.introducing(move)
            if move.startsGame { services.selections.apply(.forget) }
            return move
        case .select(let row, let place): services.selections.apply(.select(row, in: place))
        case .save(let kept, let slot):
            services.saves.save(kept?.game, in: slot)
            if kept?.game.day != nil { services.recording?.prove() }
        case .begin(let new):
            services.saves.startOver(in: new.slot)
            let place = Place.game(new.start)
            return carryOut(.go(new.replacesScreen ? .replace(place) : .push(place)), at: console)
        case .record(let outcome): services.record(outcome)
        case .copy(let text): console?.copy(text)
        case .ring: if services.settings.now[GeneralSettings.sound] { console?.ring() }
        case .set(let name, let value):
            guard let row = SettingRow.all.first(where: { $0.name == name }) else {
                preconditionFailure("The table of settings has no setting \(name).")
            }
            services.settings.set(row, to: value)
        }
        return nil
    }

    /// A sentence about the help that the player used for a win; nil unless the effect records a
    /// win with help.
    func helpTaken(in effect: Effect) -> String? {
        guard case .record(let outcome) = effect, outcome.isWon else { return nil }
        return services.words.games.helpTaken(services.finished(outcome).outcome.help)
    }
}

extension Navigation<Place>.Command {
    fileprivate var startsGame: Bool {
        switch self {
        case .push(.game), .replace(.game): true
        default: false
        }
    }
}

extension Services {
    func record(_ outcome: GameOutcome) {
        results.append(
            GameResult(
                withAllHelp(outcome), endedAt: clock(), recording: recording?.name))
        if outcome.day != nil { recording?.prove() }
    }

    /// The end of a game, for its screen: the outcome with all help, and the best earlier results.
    /// Call this before the outcome is recorded. Afterwards, the outcome is one of the earlier
    /// results.
    func finished(_ outcome: GameOutcome) -> FinishedGame {
        FinishedGame(outcome: withAllHelp(outcome), best: results.best(of: outcome))
    }

    /// The outcome, with the help that the game itself does not know about.
    private func withAllHelp(_ outcome: GameOutcome) -> GameOutcome {
        countingAttempts(inspected(outcome))
    }

    /// The outcome, with at least as many restarts as there were earlier games on the same board,
    /// because the player already knows the board.
    private func countingAttempts(_ outcome: GameOutcome) -> GameOutcome {
        let attempts = results.attempts(at: outcome)
        guard attempts > 0 else { return outcome }
        var (outcome, help) = (outcome, outcome.help ?? GameHelp())
        help.restarts = max(help.restarts, attempts)
        outcome.help = help
        return outcome
    }

    /// The outcome, marked as played with help if the inspector is on.
    fileprivate func inspected(_ outcome: GameOutcome) -> GameOutcome {
        guard invocation.inspects else { return outcome }
        var outcome = outcome
        outcome.help = outcome.help ?? GameHelp()
        outcome.help?.isInspected = true
        return outcome
    }
}
