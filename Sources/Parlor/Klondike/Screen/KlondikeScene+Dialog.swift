import Games
import TUI

extension KlondikeScene {
    var dialog: GameDialog<KlondikeAct>? {
        switch seen.phase {
        case .dealing: seen.faces.isEmpty ? dealing : nil
        case .paused:
            pauseDialog(
                hiding: [words.dialogs.cardsAreHidden, deal].joined(separator: "\n"),
                [sameDeal, newDeal])
        case .stuck: playsOn ? nil : stuck
        case .won: won
        case .playing: explainsLoss && seen.winnability == .unwinnable ? lost : nil
        }
    }

    private var layout: KlondikeLayout {
        KlondikeLayout(
            Size(
                columns: life.window.columns,
                rows: life.window.rows - KlondikePicture.barRows - 1))
    }

    /// The whole table, from the first pile to the last.
    var board: Rect? { table(rows: layout.room.rows) }

    private func table(rows: Int) -> Rect {
        let (first, last) = (layout.rect(ofPile: 0, row: 0), layout.rect(ofPile: 6, row: 0))
        return Rect(
            column: first.column, row: KlondikePicture.barRows,
            columns: last.column + last.columns - first.column, rows: rows)
    }

    /// The top row of the table, and the cards of the piles.
    var spared: [Rect] {
        let (bar, layout) = (KlondikePicture.barRows, layout)
        let top = table(rows: layout.topRows)
        let piles = seen.faces.piles.indices.compactMap { pile -> Rect? in
            let (hidden, open) = (seen.faces.piles[pile].hidden, seen.faces.piles[pile].cards.count)
            let column = layout.column(ofPile: pile, hidden: hidden, open: open)
            let last = column.faces.last.flatMap(\.self) ?? column.backs.last
            guard let last else { return nil }
            let (first, lowest) = (
                layout.rect(ofPile: pile, row: 0), layout.rect(ofPile: pile, row: last)
            )
            return Rect(
                column: first.column, row: bar + first.row, columns: first.columns,
                rows: lowest.row + lowest.rows - first.row)
        }
        return [top] + piles
    }

    private var texts: KlondikeWords { words.klondike }

    private var sameDeal: Answer { answer(.play(.restart), .sameDeal) }
    private var newDeal: Answer { answer(.play(.newGame), .newDeal) }
    private var playOn: Answer { .init(.own(.playOn), texts.playOn, key: "Esc") }
    private var undo: [Answer] { seen.canUndo ? [answer(.play(.undo), .undo)] : [] }

    private var dealing: GameDialog<KlondikeAct> {
        GameDialog(
            texts.about.title, texts.dealing, [.init(.common(.back), words.dialogs.leave)])
    }

    /// The dialog of a stuck game. It is at the bottom, so that the cards stay visible.
    private var stuck: GameDialog<KlondikeAct> {
        GameDialog(
            texts.stuck, [texts.stuckText, mistake].compactMap(\.self).joined(separator: "\n"),
            seen.isDoomed
                ? hopeless : lookBackAnswer + rewind + undo + [sameDeal, newDeal, playOn],
            at: .bottom)
    }

    /// The answers for a deal that could never be won. Only another deal helps.
    private var hopeless: [Answer] {
        [newDeal, playOn] + lookBackAnswer
    }

    private var lost: GameDialog<KlondikeAct> {
        seen.isDoomed
            ? GameDialog(texts.neverWinnableTitle, texts.neverWinnableText, hopeless, at: .bottom)
            : GameDialog(
                texts.lost,
                [texts.lostText, mistake].compactMap(\.self).joined(separator: "\n"),
                rewind + [playOn] + undo + lookBackAnswer + [sameDeal, newDeal], at: .bottom)
    }

    private var won: GameDialog<KlondikeAct> {
        GameDialog(
            texts.won, verdict,
            endAnswers(newGame: .newDeal, sameBoard: .sameDeal))
    }

    private var rewind: [Answer] {
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
        let parts = [
            words.games.moves(seen.moves), score, GameTime(seconds: seen.clock.time.total).text,
        ]
        return
            ([parts.compactMap(\.self).joined(separator: ", "), deal]
            + [
                helpTaken, life.finished.flatMap(words.games.bestTime), copiedLine,
            ].compactMap(\.self))
            .joined(separator: "\n")
    }

    /// The move that lost the game, if it is known.
    private var mistake: String? { seen.mistake.map(words.sentence) }
}
