import Games
import TUI

/// What is asked or told in a box above the table.
enum KlondikeDialog: Hashable {
    case dealing, paused, won
    case stuck(canUndo: Bool, toWinnable: Bool)
    case lost(toWinnable: Bool)

    /// What can be answered; the first is what Enter means.
    var acts: [KlondikeAct] {
        switch self {
        case .dealing: [.leave]
        case .paused: [.goOn, .restart, .shake, .leave]
        case .won: [.close, .copy, .shake, .leave]
        case .stuck(let canUndo, let toWinnable):
            (toWinnable ? [.undoToWinnable] : []) + (canUndo ? [.undo] : [])
                + [.restart, .shake, .close]
        case .lost(let toWinnable):
            (toWinnable ? [.undoToWinnable] : []) + [.close, .restart, .shake]
        }
    }

    /// Whether it can be put away without an answer.
    var canBeClosed: Bool {
        switch self {
        case .dealing, .paused: false
        case .won, .stuck, .lost: true
        }
    }

    /// Behind it nothing reacts, but what is held already can be let go.
    func reacts(to act: KlondikeAct) -> Bool {
        switch act {
        case .carry, .drop, .putBack, .toggle, .pause, .copy: true
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
                focused: scene.focus)
        }
    }

    private func name(of act: KlondikeAct) -> String {
        switch act {
        case .goOn: words.memory.resume
        case .restart: words.klondike.sameDeal
        case .shake: words.klondike.newDeal
        case .undo: words.klondike.undo
        case .undoToWinnable: words.klondike.undoToWinnable
        case .copy: scene.copied == nil ? words.sudoku.alerts.copy : words.sudoku.alerts.copied
        case .close: scene.phase == .won ? words.dialogs.okay : words.klondike.playOn
        default: words.dialogs.leave
        }
    }

    private func title(of dialog: KlondikeDialog) -> String {
        switch dialog {
        case .dealing: words.menu.klondike
        case .paused: words.memory.paused
        case .won: words.klondike.won
        case .stuck: words.klondike.stuck
        case .lost: words.klondike.lost
        }
    }

    private func text(of dialog: KlondikeDialog) -> String {
        switch dialog {
        case .dealing: words.klondike.dealing
        case .paused:
            [words.memory.pausedText, words.dealName(of: scene.standing)].joined(
                separator: "\n")
        case .won: result
        case .stuck:
            [words.klondike.stuckText, mistake].filter { !$0.isEmpty }.joined(separator: "\n")
        case .lost:
            [words.klondike.lostText, mistake, doom].filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    /// How it went.
    private var result: String {
        var parts = [words.memory.moves(scene.standing.moves)]
        if scene.standing.request.rules.scoring != .none {
            parts.append(words.klondike.score(scene.standing.score))
        }
        parts.append(scene.standing.time.label)
        return "\(parts.joined(separator: ", "))\n\(words.dealName(of: scene.standing))"
    }

    /// That no move lost the game, if it is known.
    private var doom: String {
        scene.hint?.reason == .neverWinnable ? words.klondike.neverWinnable : ""
    }

    /// The move that lost the game, if it is known.
    private var mistake: String {
        guard let mistake = scene.standing.mistake else { return "" }
        return words.klondike.mistake(mistake.number, words.name(of: mistake.move))
    }
}

extension ClockReading {
    /// `3:05`, in every language.
    var label: String { "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)" }
}
