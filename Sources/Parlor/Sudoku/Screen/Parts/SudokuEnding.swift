import Games
import Reactive
import TUI

/// The end of a game: the board, the answers, and a review beside and below the board. Sentences
/// are never truncated. If they do not fit, the least important ones are left out.
struct SudokuEnding: CompositeView, Equatable {
    private let board: SudokuBoardPicture
    private let layout: SudokuLayout
    /// The rows below the board.
    private let rest: Int
    /// Versions of the text, from the longest to the shortest.
    private let texts: [[TextSentence]]
    /// The time of a solved puzzle; nil if the puzzle is not solved.
    private let time: String?
    private let isCelebrating: Bool
    /// The answers, and the state of their buttons.
    private let answers: GameAnswers<SudokuAct>?
    private let buttonState: ButtonState<SudokuAct>

    init(board: SudokuBoardPicture, scene: SudokuScene, layout: SudokuLayout, rest: Int) {
        (self.board, self.layout, self.rest) = (board, layout, rest)
        (texts, isCelebrating) = (scene.endings, scene.life.isCelebrating)
        let won = scene.seen.result.flatMap { $0.isWon ? $0 : nil }
        time = won.map { ClockReading(seconds: $0.seconds).text }
        (answers, buttonState) = (scene.shownAnswers, scene.buttonState)
    }

    var content: some View {
        let (beside, below) = sentences
        return Column {
            if layout.isBeside {
                Row(spacing: gap) {
                    board
                    if layout.isWide {
                        end(beside).frame(columns: room.columns, rows: room.rows)
                            .padding(columns: SudokuLayout.margin)
                            .background(.panel)
                    } else {
                        end(beside).frame(columns: side, rows: room.rows)
                    }
                }
                column(below)
            } else {
                board.aligned(.center)
                end(beside).stretching(rows: 1)
            }
        }
    }

    /// The sentences, with the time of a solved puzzle in large digits below the first one, and the
    /// answers right below them.
    private func end(_ sentences: [TextSentence]) -> Column {
        let room = rooms.beside
        let free = room.rows - sentences.rows(in: room.columns)
        let figure =
            sentences.isEmpty
            ? nil : self.figure(in: Size(columns: room.columns, rows: free))
        let left = free - (figure.map { $0.size(in: room).rows } ?? 0)
        return Column {
            column(sentences.prefix(1)).padding(top: top(left: left))
            if let figure { figure }
            column(sentences.dropFirst())
            buttons.padding(top: !sentences.isEmpty && left > 0 ? 1 : 0)
        }
    }

    /// The rows above the sentences. The end of a game is in the middle of the space beside the
    /// board, where it stays when the answers appear.
    private func top(left: Int) -> Int {
        if !layout.isBeside || layout.isLow { return 0 }
        return max(0, left - 1) / 2
    }

    /// The time of a solved puzzle in the largest digits that fit in a space, with free rows around
    /// them; nil if the puzzle is not solved, if there is no space beside the board, or if no
    /// digits fit.
    private func figure(in room: Size) -> AnyView? {
        guard layout.isBeside, let time else { return nil }
        let picture = PixelPicture.figure(time)
        let figure =
            layout.isWide && picture.columns <= room.columns
            ? AnyView(PixelPictureView(picture: picture, role: .success))
            : AnyView(BigDigits(time, role: .success))
        let wanted = figure.size(in: room)
        // A free row above and below the digits, and one above the answers.
        guard wanted.columns <= room.columns, wanted.rows + 3 <= room.rows else { return nil }
        return AnyView(figure.padding(top: 1, bottom: 1))
    }

    private func buttons(
        titled title: (SudokuScene.Answer) -> String
    ) -> [Button<SudokuAct>] { answers?.buttons(buttonState, title) ?? [] }

    @ViewBuilder private var buttons: some View {
        if layout.isBeside {
            FirstThatFits {
                ButtonColumn(buttons(titled: \.label))
                // Beside a small board, there is no space for the keys.
                ButtonColumn(buttons(titled: \.title))
            }
        } else {
            ButtonRows(buttons(titled: \.label), spacing: 1)
        }
    }

    /// The maximum number of answers at the end of a game.
    private var mostAnswers: Int { 5 }

    private func column(_ sentences: some Collection<TextSentence>) -> Column {
        Column { for sentence in sentences { sentence.view } }
    }

    // MARK: Room

    /// The columns between the board and the answers. In the narrowest windows, the longest answer
    /// needs one of them.
    private var gap: Int { layout.side < 14 ? 1 : layout.spacing }
    private var side: Int { layout.side + layout.spacing - gap }

    /// The space for sentences and answers: beside the board, or else below it.
    private var room: Size {
        let margins = layout.isWide ? 2 * SudokuLayout.margin : 0
        return layout.isBeside
            ? Size(columns: side - margins, rows: layout.shape.size.rows)
            : Size(columns: layout.columns, rows: rest - 1)
    }

    /// The spaces for sentences: one beside the board, above the answers, and one below the board.
    /// During the celebration, the answers are not shown yet, but their rows stay empty.
    private var rooms: (beside: Size, below: Size) {
        let room = room
        let shown = buttons.size(in: room).rows
        let wanted = isCelebrating && layout.isBeside ? max(shown, mostAnswers) : shown
        return (
            Size(columns: room.columns, rows: room.rows - wanted),
            Size(columns: layout.columns, rows: layout.isBeside ? layout.foot(rest) : 0)
        )
    }

    /// The sentences that fit. The text continues from the space beside the board to the space
    /// below it. If the space beside the board is narrow, it contains as few sentences as possible.
    private var sentences: (beside: [TextSentence], below: [TextSentence]) {
        let (beside, below) = rooms
        for sentences in texts {
            let counts = Array(0...sentences.count)
            let count = (layout.side < 18 ? counts : counts.reversed()).first {
                sentences.prefix($0).fit(in: beside) && sentences.dropFirst($0).fit(in: below)
            }
            if let count { return (Array(sentences[..<count]), Array(sentences[count...])) }
        }
        return ([], [])
    }
}

extension SudokuScene {
    /// The sentences about a finished game, followed by the line that was copied.
    fileprivate var endings: [[TextSentence]] {
        let copied = copiedLine.map { [TextSentence(text: $0)] } ?? []
        return copied.isEmpty
            ? textVersions : textVersions.map { $0 + copied } + [copied] + textVersions
    }

    /// Versions of the text, from the longest, with all sentences, to the shortest.
    private var textVersions: [[TextSentence]] {
        let alerts = words.sudoku.alerts
        if seen.dialog.alert == .success {
            guard let result = seen.result else { return [] }
            let isFound = result.origin.practices != nil
            let title = TextSentence(
                text: isFound ? alerts.found(result.help.hints) : alerts.success, role: .success)
            let figures = life.finished.flatMap(words.games.bestTime)
            let review = (words.sudoku.review(of: result) + [figures].compactMap(\.self))
                .map { TextSentence(text: $0) }
            return review.indices.reversed().map { [title] + review[...$0] } + [[review[0]]]
        }
        let title = TextSentence(text: alerts.overMistakes, role: .danger)
        let made = seen.mistakes.map { mistake in
            alerts.mistake(
                mistake.digit, cell: words.sudoku.hints.cell(mistake.cell),
                time: ClockReading(seconds: mistake.seconds).text)
        }
        let lines = made.map { TextSentence(text: $0) }
        let help = [helpTaken].compactMap(\.self).map { TextSentence(text: $0) }
        let heading = alerts.counted(made.count)
        let list = [TextSentence(text: heading)] + lines
        let bare = made.joined(separator: "; ")
        let line = TextSentence(text: "\(heading) \(bare)")
        return [
            [title] + list + help, [title] + list, [title, line], list, [line],
            [TextSentence(text: bare)], [title],
        ]
    }
}
