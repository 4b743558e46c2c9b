import Games
import TUI

/// Parts of the pictures of all games.
extension GameScene {
    /// The title of the game, with a note on a board of the day.
    var title: String {
        let title = Dealt.name.module.title(words)
        return dealt.isDaily ? words.games.ofTheDay(title) : title
    }

    /// The text of a line about a result, with all help that counts, even if the game itself does
    /// not know about the help.
    func text(of line: ResultLine) -> String {
        var line = line
        if let finished = life.finished { line.help = finished.outcome.help }
        return line.text
    }

    /// A sentence about the help in the game that has ended; nil without help.
    var helpTaken: String? { words.games.helpTaken(life.finished?.outcome.help) }

    /// The copied line after an empty line, for the text about the end. If the terminal has no
    /// clipboard, the player can select the line in this text.
    var copiedLine: String? { life.copied.map { "\n\($0)" } }

    /// The message beside the keys: that the game is not saved, that the result was copied, or that
    /// another act was done.
    var barMessage: BarMessage? {
        if let reason = life.unsaved {
            // In a narrow window, the keys need the space of the reason.
            let text = words.storage.isNotSaved(life.window.columns < 80 ? nil : reason)
            return BarMessage(text: text, role: .warning)
        }
        let done = life.copied == nil ? life.message : words.games.isCopied
        return done.map { BarMessage(text: $0, role: .success) }
    }

    var buttonState: ButtonState<Act> {
        ButtonState(focus: life.focus, areDim: hasJustEnded)
    }

    /// The dialog of a pause. `text` says that the board or the cards are hidden. The given answers
    /// are between the buttons to resume and to leave.
    func pauseDialog(hiding text: String, _ answers: [Answer] = []) -> GameDialog<Act> {
        GameDialog(
            words.dialogs.paused, text,
            [.init(resumeAct, words.dialogs.resume)] + answers
                + [.init(.common(.back), words.dialogs.leave)])
    }

    /// The answers at the end of every game: looking back, a new game, the same board, copying and
    /// leaving, each with its key. If there is nothing to look back at, the first answer of a
    /// dialog shows the board that the dialog covers.
    ///
    /// The first answer has the focus. A player who presses a key such as Space once too often then
    /// still sees the finished board.
    func endAnswers(
        newGame: Phrase = .newGame, sameBoard: Phrase = .sameBoard, isDialog: Bool = true
    ) -> [Answer] {
        let board = isDialog && lookBack.count == 0 ? [answer(.toggleResult, .wholeBoard)] : []
        return board + lookBackAnswer + [
            answer(.play(.newGame), newGame), answer(.play(.restart), sameBoard),
            answer(.copy, life.copied == nil ? .copy : .copied),
            .init(.common(.back), words.dialogs.leave, key: "b"),
        ]
    }

    /// The answer that looks back, if there are steps.
    var lookBackAnswer: [Answer] {
        lookBack.count > 0 ? [answer(.lookBack(.toggle), .lookBack)] : []
    }

    /// An answer with the key of the deed that does the same.
    func answer(_ act: Act, _ title: Phrase) -> Answer {
        .init(act, title.capitalized.text(in: words.language), key: life.keys.key(of: act))
    }

    /// The message that takes precedence over others: a refusal, or that the previous game can be
    /// brought back.
    var urgentMessage: String? {
        life.refusal?.reason
            ?? (seen.canTakeBack ? words.games.canTakeBack(isReset: seen.isReset) : nil)
    }
}
