import Games
import TUI

/// A message at the bottom of the table.
struct KlondikeMessage: Equatable {
    let text: String
    var role = Role.focus
    var ground = Role.focus
    /// The act of a click on the message.
    var act: KlondikeAct?
}

extension KlondikeScene {
    /// The message about the last action or about the table.
    var message: KlondikeMessage? {
        let texts = words.klondike
        if let refusal = life.refusal {
            // The step that the player looks back at stays visible. Only its number makes room.
            let text = ([refusal.reason] + [pastStep?.text].compactMap(\.self))
                .joined(separator: " ")
            return KlondikeMessage(text: text, role: .warning, ground: .panel)
        }
        if let hint = seen.hint {
            return KlondikeMessage(text: words.text(of: hint), role: .hint, ground: .hint)
        }
        if seen.awaitsHint {
            return KlondikeMessage(
                text: texts.sentence(of: .thinking), role: .hint, ground: .hint)
        }
        if let step = pastStep {
            return KlondikeMessage(text: "\(step.place). \(step.text)")
        }
        if seen.phase == .dealing { return KlondikeMessage(text: texts.dealing) }
        if let urgentMessage { return KlondikeMessage(text: urgentMessage) }
        guard seen.canFinish, seen.phase == .playing else { return nil }
        return KlondikeMessage(
            text: seen.finishCost == 0 ? texts.canFinish : texts.canFinish(seen.finishCost),
            act: .play(.finish))
    }
}
