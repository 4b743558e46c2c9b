import Games
import TUI

/// Carries effects out.
struct Effects {
    let services: Services

    /// Carries one out, and says where it leads, if it is a move. `console` is the terminal, if
    /// there is one.
    func carryOut(_ effect: Effect, at console: Console? = nil) -> Navigation<Place>.Command? {
        switch effect {
        case .go(let move):
            services.saves.save()
            return console == nil ? move : services.introducing(move)
        case .keep(let kept, let slot):
            services.saves.keep(kept?.game, in: slot)
            if kept?.game.day != nil { services.recording?.prove() }
        case .startOver(let slot): services.saves.startOver(in: slot)
        case .record(let outcome):
            let recording = services.recording
            services.results.append(
                GameResult(
                    services.inspected(outcome), endedAt: services.clock(),
                    recording: recording?.name))
            if outcome.day != nil { recording?.prove() }
        case .copy(let text): console?.copy(text)
        case .ring: if services.settings.now[GeneralSettings.sound] { console?.ring() }
        case .set(let name, let value):
            if let row = SettingRow.all.first(where: { $0.name == name }) {
                services.settings.set(row, to: value)
            }
        }
        return nil
    }
}

extension Services {
    /// The outcome, with the inspector as help where there is one.
    fileprivate func inspected(_ outcome: GameOutcome) -> GameOutcome {
        guard invocation.inspects else { return outcome }
        var outcome = outcome
        outcome.help = outcome.help ?? GameHelp()
        outcome.help?.isInspected = true
        return outcome
    }
}
