import Games
import TUI

extension KlondikeScene {
    var box: GameBox<KlondikeAct>? {
        switch seen.phase {
        case .dealing: seen.faces.isEmpty ? dealing : nil
        case .paused:
            pause(
                hiding: [words.dialogs.cardsAreHidden, deal].joined(separator: "\n"),
                [sameDeal, newDeal])
        case .stuck: playsOn || lookBack.isOpen ? nil : stuck
        case .won: lookBack.isOpen ? nil : won
        case .playing:
            explainsLoss && !lookBack.isOpen && seen.winnability == .unwinnable ? lost : nil
        }
    }

    private var texts: KlondikeWords { words.klondike }

    private var sameDeal: GameBox<KlondikeAct>.Answer {
        .init(.play(.restart), texts.sameDeal, key: "R")
    }
    private var newDeal: GameBox<KlondikeAct>.Answer {
        .init(.play(.newDeal), texts.newDeal, key: "n")
    }
    private var playOn: GameBox<KlondikeAct>.Answer {
        .init(.own(.playOn), texts.playOn, key: "Esc")
    }
    private var undo: [GameBox<KlondikeAct>.Answer] {
        seen.canUndo ? [.init(.play(.undo), texts.undo, key: "u")] : []
    }

    private var look: [GameBox<KlondikeAct>.Answer] {
        let title = Phrase.lookBack.capitalized.text(in: words.language)
        return lookBack.count > 0 ? [.init(.lookBack(.toggle), title, key: "l")] : []
    }

    private var dealing: GameBox<KlondikeAct> {
        GameBox(
            texts.about.title, texts.dealing, [.init(.common(.back), words.dialogs.leave)])
    }

    /// The box of a stuck game. It is at the bottom, so that the cards stay visible.
    private var stuck: GameBox<KlondikeAct> {
        GameBox(
            texts.stuck, [texts.stuckText, mistake].compactMap(\.self).joined(separator: "\n"),
            rewind + undo + look + [sameDeal, newDeal, playOn], at: .bottom)
    }

    private var lost: GameBox<KlondikeAct> {
        GameBox(
            seen.isDoomed ? texts.neverWinnableTitle : texts.lost,
            [texts.lostText, mistake].compactMap(\.self).joined(separator: "\n"),
            rewind + [playOn] + undo + look + [sameDeal, newDeal], at: .bottom)
    }

    private var won: GameBox<KlondikeAct> {
        GameBox(
            texts.won, verdict, endAnswers(after: okay, newGame: .newDeal, sameBoard: .sameDeal))
    }

    private var rewind: [GameBox<KlondikeAct>.Answer] {
        seen.canUndoToWinnable ? [.init(.play(.undoToWinnable), texts.undoToWinnable)] : []
    }

    /// The name of the deal, and its difficulty if it is known.
    private var deal: String {
        [words.dealName(of: seen), words.difficulty(of: seen)].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// A summary of the game.
    private var verdict: String {
        let score = texts.score(seen.score, by: seen.request.rules.scoring)
        let parts = [words.games.moves(seen.moves), score, seen.clock.time.text]
        return
            ([parts.compactMap(\.self).joined(separator: ", "), deal]
            + [
                helpTaken, life.finished.flatMap(words.games.bestTime),
                life.copied.map { "\n\($0)" },
            ].compactMap(\.self))
            .joined(separator: "\n")
    }

    /// The move that lost the game, if it is known.
    private var mistake: String? { seen.mistake.map(words.sentence) }
}
