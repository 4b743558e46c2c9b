import Games
import Reactive
import TUI

/// A question or a message in a box above the table.
enum KlondikeDialog: Hashable {
    case dealing, paused, won
    case stuck(canUndo: Bool, toWinnable: Bool)
    case lost(toWinnable: Bool)

    /// The answers; Enter means the first.
    var acts: [KlondikeAct] {
        switch self {
        case .dealing: [.leave]
        case .paused: [.play(.pause(false)), .play(.restart), .play(.shake), .leave]
        case .won: [.close, .copy, .play(.shake), .leave]
        case .stuck(let canUndo, let toWinnable):
            (toWinnable ? [.play(.undoToWinnable)] : []) + (canUndo ? [.play(.undo)] : [])
                + [.play(.restart), .play(.shake), .close]
        case .lost(let toWinnable):
            (toWinnable ? [.play(.undoToWinnable)] : [])
                + [.close, .play(.restart), .play(.shake)]
        }
    }

    /// Whether it can be put away without an answer.
    var canBeClosed: Bool {
        switch self {
        case .dealing, .paused: false
        case .won, .stuck, .lost: true
        }
    }

    /// Whether it is about cards that lie there, and leaves most of them to be seen.
    var isAboutTheTable: Bool {
        switch self {
        case .dealing, .paused, .won: false
        case .stuck, .lost: true
        }
    }

    /// Whether it lets an act through: behind it nothing reacts, but what is held can be let go.
    func reacts(to act: KlondikeAct) -> Bool {
        switch act {
        case .play(.undo) where self == .won, .play(.redo) where self == .won: true
        case .play(.over), .play(.drop), .play(.cancel), .play(.pause), .toggle, .copy: true
        default: acts.contains(act)
        }
    }
}

extension KlondikePicture {
    @ViewBuilder var dialog: some View {
        if let dialog = scene.dialog {
            Dialog(
                title(of: dialog), text(of: dialog),
                buttons: dialog.acts.map { Button(name(of: $0), KlondikeSpot.button($0)) },
                focused: scene.focus, at: dialog.isAboutTheTable ? .bottom : .center)
        }
    }

    private func name(of act: KlondikeAct) -> String {
        switch act {
        case .play(.pause): words.dialogs.resume
        case .play(.restart): texts.sameDeal
        case .play(.shake): texts.newDeal
        case .play(.undo): texts.undo
        case .play(.undoToWinnable): texts.undoToWinnable
        case .copy: scene.copied == nil ? texts.copy : texts.isCopied
        case .close: seen.phase == .won ? words.dialogs.okay : texts.playOn
        default: words.dialogs.leave
        }
    }

    private func title(of dialog: KlondikeDialog) -> String {
        switch dialog {
        case .dealing: texts.about.title
        case .paused: words.dialogs.paused
        case .won: texts.won
        case .stuck: texts.stuck
        case .lost: seen.isDoomed ? texts.neverWinnable : texts.lost
        }
    }

    private func text(of dialog: KlondikeDialog) -> String {
        switch dialog {
        case .dealing: texts.dealing
        case .paused:
            [words.dialogs.cardsAreHidden, words.dealName(of: seen)].joined(
                separator: "\n")
        case .won: result
        case .stuck:
            [texts.stuckText, mistake].filter { !$0.isEmpty }.joined(separator: "\n")
        case .lost:
            [texts.lostText, mistake].filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    /// How it went.
    private var result: String {
        var parts = [words.games.moves(seen.moves)]
        if seen.request.rules.scoring != .none {
            parts.append(texts.score(seen.score))
        }
        parts.append(seen.clock.time.text)
        let deal = [words.dealName(of: seen), words.difficulty(of: seen)].compactMap(\.self)
        return [parts.joined(separator: ", "), deal.joined(separator: ", "), texts.lookBack]
            .joined(separator: "\n")
    }

    /// The move that lost the game, if it is known.
    private var mistake: String {
        guard let mistake = seen.mistake else { return "" }
        return texts.mistake(mistake.number, words.name(of: mistake.move))
    }
}
