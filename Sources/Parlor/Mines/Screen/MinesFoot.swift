import Games
import TUI

/// The part below the board: a message or, at the end, the verdict with its reasons, the time of a
/// win and the answers.
struct MinesFoot: CompositeView, Equatable {
    /// The verdict, if there is no space for it below the board.
    let verdictAbove: String?
    /// The space for the message and the answers.
    private let room: Size
    /// The longest message that fits. At the end, figures are left out before a proof.
    private let lines: [MinesMessageLine]
    /// The time of a game that was won, for large digits; nil unless the end is below the board.
    private let time: String?
    /// The answers at the end, and the state of their buttons.
    private let answers: GameAnswers<MinesAct>?
    private let buttonState: ButtonState<MinesAct>

    /// The hint, or the past click, whose text is shown instead of a message; nil if there is
    /// none.
    private let reading: Reading?

    init(_ scene: MinesScene, _ grid: MinesGrid) {
        let window = MinesPicture.room(in: scene.life.window)
        let hasEnd = scene.hasEndBelow
        let end = scene.endBelow
        let text = MinesPicture.textRoom(of: scene, in: scene.life.window)
        room = Size(columns: end == nil ? text.columns : window.columns - 2, rows: text.rows)
        // After the end, one row is reserved for the answers, so that the message does not move
        // when they appear.
        let fitting = Size(
            columns: room.columns, rows: room.rows - (end != nil && hasEnd ? 1 : 0))
        let lines = scene.lines(end, in: fitting)
        self.lines = lines
        let reading = scene.shownReading
        self.reading = lines.isEmpty && scene.isOpen && reading.pages != nil ? reading : nil
        verdictAbove = end.flatMap { end in
            lines.contains { $0.parts[0].text == end.verdict } ? nil : end.verdict
        }
        (answers, buttonState) = (hasEnd ? scene.shownAnswers : nil, scene.buttonState)
        let isWon = scene.seen.phase == .won && end != nil && hasEnd
        time = isWon ? scene.seen.result?.time : nil
    }

    var content: some View {
        let buttons = answers?.buttons(buttonState) ?? []
        let free = room.rows - rows
        // An empty row separates the message from the board and from the answers, if there is
        // space.
        let top = free > (buttons.isEmpty ? 0 : 1) ? 1 : 0
        return Column(alignment: .center) {
            if let time, free > 7 { BigDigits(time, role: .success).padding(top: 1) }
            for (number, line) in lines.enumerated() {
                line.text.balanced().alignment(.center).atMost(columns: room.columns)
                    .padding(top: number == 0 ? top : 0)
            }
            if let reading, let pages = reading.pages {
                pages.lines(reading.page, isCentered: true).padding(top: top)
            }
            if !buttons.isEmpty { ButtonRows(buttons, spacing: 1).padding(top: free > 2 ? 1 : 0) }
        }
        .aligned(.center)
    }

    private var rows: Int {
        if let reading { return reading.pages?.shownRows(reading.page).count ?? 0 }
        return lines.reduce(0) { $0 + $1.rows(in: room.columns) }
    }
}

extension MinesScene {
    /// The end of the game, if it appears below the board and not in a dialog.
    fileprivate var endBelow: MinesEnd? {
        let hasDialog = !hasEndBelow && (shownDialog != nil || life.isCelebrating)
        guard let result = seen.result, pastOpening == nil, seen.phase == .lost || !hasDialog
        else {
            return nil
        }
        return words.mines.end(
            result, seen.verdict, seen.wrongFlags, life.finished,
            key: life.keys.key(of: .lookBack(.toggle)))
    }

    fileprivate func lines(_ end: MinesEnd?, in room: Size) -> [MinesMessageLine] {
        let end = life.refusal == nil && life.copied == nil ? end : nil
        let versions =
            end?.versions(isWide: room.columns > 100)
            ?? message.map { [MinesMessageLine($0)] }
        return versions.first { $0.reduce(0) { $0 + $1.rows(in: room.columns) } <= room.rows }
            ?? versions.last ?? []
    }

    /// Indicates whether messages are visible: no dialog covers the board, and no dialog will cover
    /// it after the celebration of a win.
    fileprivate var isOpen: Bool {
        seen.phase != .paused && shownDialog == nil
            && !(seen.phase == .won && life.isCelebrating && !hasEndBelow)
    }

    /// Versions of the message about the game, with the longest first; none if there is no message,
    /// or if a hint or a past click has a text to show instead.
    private var message: [String] {
        let texts = words.mines
        if !misfit.isEmpty {
            return [texts.misfit(opening: misfit.map(seen.options.size.name)), texts.misfit]
        }
        if pastOpening == nil, let reason = life.refusal?.reason { return [reason] }
        guard isOpen else { return [] }
        if let line = life.copied { return [line] }
        if life.reading.pages != nil { return [] }
        if let urgentMessage { return [urgentMessage] }
        if seen.start != nil { return [texts.beginsHere] }
        return seen.cells.allSatisfy { $0.number == nil } ? [texts.first] : []
    }
}

extension MinesEnd {
    /// The versions of the lines below the board, from the longest to the shortest. In each
    /// version, the verdict has its own line, shares the first line (wide windows only), or is left
    /// out. A verdict that is left out is drawn above the board.
    fileprivate func versions(isWide: Bool) -> [[MinesMessageLine]] {
        let verdict = MinesMessageLine(verdict, isWon ? .success : .danger)
        let facts: [[MinesMessageLine]] =
            isWon
            ? [bests, [bests.joined(separator: " ")], Array(bests.prefix(1)), []].map { bests in
                [MinesMessageLine(figures, .dim)]
                    + bests.filter { !$0.isEmpty }.map { MinesMessageLine($0) }
            }
            : [bests, Array(bests.dropLast()), []].map { bests in
                [MinesMessageLine(([figures] + bests).joined(separator: " "), .dim)]
            }
        let heads = reasons.isEmpty ? [[]] : reasons.map { [MinesMessageLine($0)] }
        // A proof is more important than figures, and figures are more important than long lists.
        let versions =
            isProved
            ? heads.flatMap { head in (facts + [[]]).map { head + $0 } }
            : (facts + [[]]).flatMap { fact in heads.map { $0 + fact } }
        return versions.flatMap { notes in
            let joined = notes.prefix(isWide ? 1 : 0).map {
                [MinesMessageLine(verdict, $0)] + notes.dropFirst()
            }
            return [[verdict] + notes] + joined + [notes]
        }
    }
}
