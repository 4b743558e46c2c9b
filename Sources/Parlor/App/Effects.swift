import Games
import TUI

/// Carries out the effects that screens and typed play request.
struct Effects {
    let services: Services

    /// The consequence of an effect in the program.
    enum Consequence: Equatable {
        case move(Navigation<Place>.Command)
        /// An outcome is among the results now, with all help.
        case recorded(GameOutcome)

        var move: Navigation<Place>.Command? {
            if case .move(let move) = self { move } else { nil }
        }
    }

    /// Carries out an effect. `console` is nil in a run without screens.
    func carryOut(_ effect: Effect, at console: Console? = nil) -> Consequence? {
        switch effect {
        case .go(let move):
            services.saves.writeAll()
            let move = console == nil ? move : services.introducing(move)
            if move.startsGame { services.selections.apply(.forget) }
            return .move(move)
        case .select(let row, let place): services.selections.apply(.select(row, in: place))
        case .save(let kept, let slot):
            services.saves.save(kept?.game, in: slot)
            if kept?.game.day != nil { services.recording?.keep() }
        case .begin(let new):
            services.saves.startOver(in: new.slot)
            let place = Place.game(new.start)
            return carryOut(.go(new.replacesScreen ? .replace(place) : .push(place)), at: console)
        case .record(let outcome): return .recorded(services.record(outcome))
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
    /// Adds an outcome to the results. Returns it with all help.
    @discardableResult func record(_ outcome: GameOutcome) -> GameOutcome {
        let outcome = withAllHelp(outcome)
        let result = GameResult(outcome, endedAt: clock(), recording: recording?.name)
        if outcome.day != nil { recording?.prove(result) }
        results.append(result)
        return outcome
    }

    /// The end of a game, for its screen: the outcome with all help, and the best earlier results.
    /// The screen receives it with the news whose effect records the outcome.
    func finished(_ outcome: GameOutcome) -> FinishedGame {
        FinishedGame(outcome: withAllHelp(outcome), best: results.best(of: outcome))
    }

    /// The outcome, with the help that the game itself does not know about.
    private func withAllHelp(_ outcome: GameOutcome) -> GameOutcome {
        countingAttempts(inspected(outcome))
    }

    /// The outcome, marked as played on a known board if there were earlier games on it. An earlier
    /// game that ended with a restart is already counted as one.
    private func countingAttempts(_ outcome: GameOutcome) -> GameOutcome {
        var (outcome, help) = (outcome, outcome.help ?? GameHelp())
        guard results.attempts(at: outcome) > help.restarts else { return outcome }
        help.isKnownBoard = true
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
