import Games
import Sweep
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A memory card that is face up` {
    /// Returns whether any grid in a window has cards of 7×4 with a column between them, or of 9×6.
    /// These are the smallest ones with a drawing, without and with a rim.
    private func canDraw(_ count: Int, in window: Size) -> Bool {
        (1...count).contains { inRow in
            let (rows, most) = ((count + inRow - 1) / inRow, window.rows - 3)
            return 8 * inRow - 1 <= window.columns && 4 * rows <= most
                || 9 * inRow <= window.columns && 6 * rows <= most
        }
    }

    /// Draws what a card of this size shows: a picture, or a large letter on its color.
    private func draw(
        _ content: String, isLetter: Bool, in room: Size, on page: inout Page
    ) throws {
        page.fill(style: page.theme[.cardFace])
        guard isLetter else {
            return try #require(MemoryArt.picture(of: content, in: room))
                .draw(inMiddleOf: &page, style: page.theme[.cardFace])
        }
        let letter = MemoryTheme.letterForm(of: content)
        let color = try #require(MemoryArt.color(of: letter))
        var style = page.theme[.cardFace]
        (style.foreground, style.background) = (color.ink, color.color)
        page.fill(style: style)
        try #require(MemoryArt.largeLetter(letter, in: room))
            .drawQuarters(on: &page, column: 0, row: 0, style: style)
    }

    /// The smallest card has a picture of 7×4, whose frame is in the gaps around it. A letter fills
    /// a card of 4×4.
    @Test func `shows its whole picture inside the frame, with every number of pairs`() throws {
        var (bare, letters) = (0, 0)
        for pairs in MemoryOptions.pairsRange {
            let play = try ProgramRun(
                "memory --seed 4 --pairs \(pairs) --rounds 1 --theme dark", columns: 80, rows: 24,
                colors: .full)
            let window = Size(columns: 80, rows: 24)
            let best = try #require(MemoryArrangement.best(of: 2 * pairs, in: window, rows: nil))
            let form = best.arrangement.form
            let isLetter = !best.arrangement.isDrawn
            if isLetter { letters += 1 }
            play.pilot.press(.right)
            play.pilot.type(" ")
            play.pilot.advance(by: .milliseconds(500))
            var card = best.arrangement.rect(of: 1)
            card.row += 1
            if !form.isBare {
                (card.column, card.row) = (card.column + 1, card.row + 1)
                (card.columns, card.rows) = (card.columns - 2, card.rows - 2)
            } else {
                bare += 1
            }
            func cells(_ page: borrowing Page, _ column: Int, _ row: Int) -> [Cell] {
                (row..<row + card.rows).flatMap { row in
                    (column..<column + card.columns).map { page.canvas[$0, row] }
                }
            }
            let shown = cells(play.pilot.session.page, card.column, card.row)
            let room = Size(columns: card.columns, rows: card.rows)
            let isShown = try MemoryTheme.emoji.contents(pairs: pairs).contains { content in
                var page = Page(columns: card.columns, rows: card.rows, theme: .dark)
                try draw(content, isLetter: isLetter, in: room, on: &page)
                return cells(page, 0, 0) == shown
            }
            #expect(isShown, "\(pairs): \(play.text)")
        }
        #expect(bare > 10 && letters > 0)
    }

    @Test func `has a drawing in every window where a grid of drawings fits`() {
        var (drawn, others) = (0, 0)
        for columns in stride(from: 40, through: 200, by: Sweep.isWhole ? 4 : 20) {
            for rows in stride(from: 15, through: 60, by: Sweep.isWhole ? 1 : 5) {
                let window = Size(columns: columns, rows: rows)
                for pairs in MemoryOptions.pairsRange {
                    let best = MemoryArrangement.rows(of: 2 * pairs, in: window)
                    let isDrawn = MemoryArrangement.isDrawn(2 * pairs, in: window, rows: best)
                    guard isDrawn == canDraw(2 * pairs, in: window) else {
                        Issue.record("\(pairs) pairs in \(window)")
                        continue
                    }
                    if isDrawn { drawn += 1 } else { others += 1 }
                }
            }
        }
        #expect(drawn > 0 && others > 0)
    }

    @Test(
        arguments: [2, 8, 16, 20, 32],
        [(40, 15), (40, 20), (64, 20), (80, 24), (120, 40), (200, 60)])
    func `is drawn or has a letter, and never an emoji`(
        _ pairs: Int, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs \(pairs) --theme mono", columns: size.columns,
            rows: size.rows)
        let window = Size(columns: size.columns, rows: size.rows)
        // The edges of cards that touch consist of the other half blocks.
        func drawn() -> Int {
            play.text.split(separator: "\n").filter { !$0.contains(":") }.joined()
                .count { "▄█▐▖▗▝▙▚▛▜▞▟".contains($0) }
        }
        guard let best = MemoryArrangement.best(of: 2 * pairs, in: window, rows: nil) else {
            return
        }
        let isFilled = best.arrangement.form.isBare || canDraw(2 * pairs, in: window)
        try play.turn(0, 2)
        play.pilot.advance(by: .milliseconds(500))
        #expect((drawn() > 0) == isFilled, "\(play.text)")
        let emoji = play.text.unicodeScalars.filter(\.properties.isEmojiPresentation)
        #expect(emoji.isEmpty, "\(play.text)")
    }

    @Test func `has a letter on the color of its picture where no picture fits`() throws {
        let letters = MemoryTheme.letters.contents(pairs: 32)
        let colors = try letters.map { try #require(MemoryArt.color(of: $0)).color }
        #expect(Set(colors).count > 9)
        for (contents, size) in [
            (MemoryTheme.emoji, (80, 24)), (.letters, (80, 24)), (.letters, (120, 40)),
        ] {
            let play = try ProgramRun(
                "memory --seed 3 --pairs 32 --theme dark", columns: size.0, rows: size.1,
                colors: .full
            ) { $0.settings.set(MemorySettings.deck, to: contents) }
            try play.turn(0, 2)
            play.pilot.advance(by: .milliseconds(500))
            let grounds = Set(play.pilot.session.page.canvas.runs().map(\.style.background))
            #expect(grounds.intersection(colors).count == 2, "\(play.text)")
        }
    }

    @Test(arguments: [(40, 15), (40, 20), (80, 24)], Language.allCases)
    func `lies below a line that always has the whole round`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        for opponent in [MemoryOpponentChoice.nobody, .person, .keen] {
            let play = try ProgramRun(
                "memory --seed 3", columns: size.columns, rows: size.rows,
                language: language.rawValue
            ) { $0.settings.set(MemorySettings.opponent, to: opponent) }
            func expectRound() {
                let line = play.text.split(separator: "\n", omittingEmptySubsequences: false)[0]
                #expect(line.hasSuffix("1/3"), "\(play.text)")
            }
            expectRound()
            try play.turn(0, 2)
            expectRound()
            // A refusal, and the message about the game that the new one replaces.
            for key in "hn" {
                play.pilot.type("\(key)")
                expectRound()
            }
        }
    }
}
