import Sweep
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// Texts that do not fit below a board can be read to their end, page by page, in every window. The
/// texts of the sudoku, which are beside its board, have tests of their own.
@Suite struct `A long text` {
    private static let windows = [(40, 15), (40, 20), (60, 18), (80, 24), (120, 40), (200, 60)]

    /// Reads the text below a board from its first page to its last one. The bar says which key
    /// turns the page, and which page it is.
    private func read(
        _ play: ProgramRun, in window: (columns: Int, rows: Int)
    ) -> (text: String, pages: Int) {
        play.pilot.resize(columns: window.columns, rows: window.rows)
        let more = Phrase.more.text(in: play.services.words.language)
        var pages: [String] = []
        while pages.count < 30 {
            pages.append(textBelowBoard(play))
            guard let turn = play.text.firstMatch(of: /h (\S+(?: 보기)?) (\d+)\/(\d+)/) else { break }
            #expect(turn.1 == more && turn.2 == "\(pages.count)", "\(play.text)")
            if turn.2 == turn.3 { break }
            play.pilot.type("h")
            if Int(turn.2).map({ $0 + 1 }) == Int(turn.3), !play.text.contains("h \(more)") {
                pages.append(textBelowBoard(play))
                break
            }
        }
        #expect(!pages.joined().contains("…"), "\(play.text)")
        let text = pages.joined(separator: " ").split(whereSeparator: \.isWhitespace)
        return (text.joined(separator: " "), pages.count)
    }

    /// The rows between the board and the keys.
    private func textBelowBoard(_ play: ProgramRun) -> String {
        let rows = play.text.split(separator: "\n", omittingEmptySubsequences: false)
        let cells = play.pilot.session.page.areas.all.filter { area in
            guard case .cell? = area.value.base as? MinesSpot else { return false }
            return true
        }
        let board =
            cells.map { $0.rect.row + $0.rect.rows }.max()
            ?? (rows.lastIndex { $0.contains { "╰╯┗┛└┘".contains($0) } } ?? 0) + 1
        return rows.dropLast().dropFirst(board).joined(separator: " ")
    }

    @Test(arguments: ["9x9/10", "16x16/40", "30x16/99"], Language.allCases)
    func `of a hint of mines can be read whole`(_ size: String, _ language: Language) throws {
        var long = 0
        for seed in 0..<UInt64(Sweep.count(1, whole: 20)) {
            let play = try ProgramRun(
                "mines --seed \(2_136_140_434 + seed) --size \(size)", language: language.rawValue)
            play.pilot.press(.enter)
            let board = try #require(MinesSize(rawValue: size))
            for _ in 0..<Sweep.count(25, whole: 300) {
                play.pilot.type("hh")
                guard let hint = play.minesGame?.hint, !hint.isGuess else { break }
                let reason = play.services.words.mines.text(of: hint, in: board)
                for window in Self.windows {
                    let (text, pages) = read(play, in: window)
                    #expect(text == reason, "\(window)\n\(play.text)")
                    if pages > 1 {
                        long += 1
                        // The previous page can be read again, and then the last one.
                        let last = textBelowBoard(play)
                        play.pilot.press(.pageUp)
                        #expect(textBelowBoard(play) != last)
                        play.pilot.type("h")
                        #expect(textBelowBoard(play) == last)
                    }
                }
                play.pilot.type("h")
                #expect(play.minesGame?.hint == nil)
            }
        }
        #expect(long > 0 || size != "30x16/99")
    }

    @Test(arguments: ["9x9/10", "30x16/99"], Language.allCases)
    func `of a past click of mines can be read whole`(_ size: String, _ language: Language) throws {
        let play = try ProgramRun(
            "mines --seed 2136140434 --size \(size) --no-motion", language: language.rawValue)
        play.pilot.press(.enter)
        let board = try #require(play.minesGame?.table.board)
        // Opens the cells of the upper half that are certainly safe, and then a mine.
        for _ in 0..<30 {
            let half = board.size.count / 2
            guard let known = play.minesGame?.position.knowledge,
                let cell = known.safe.first(where: { $0 < half })
            else { break }
            try play.click(cell)
        }
        let covers = try #require(play.minesGame).table.covers
        try play.click(try #require(board.mines.first { covers[$0] == .covered }))
        play.pilot.advance(by: .seconds(2))
        try expectPastTexts(play)
    }

    @Test(arguments: Language.allCases)
    func `of a past turn of memory can be read whole`(_ language: Language) throws {
        let play = try ProgramRun(
            "memory --seed 3 --rounds 1 --no-motion", language: language.rawValue
        ) { $0.settings.set(MemorySettings.deck, to: .letters) }
        // Mistakes of all kinds.
        try play.turn(0, 2, 4, 6, 0, 4, 1, 8, 3, 10, 2, 12, 5, 7)
        try play.clear()
        try expectPastTexts(play)
    }

    /// Expects that the pages of each step have the same text in every window.
    private func expectPastTexts(_ play: ProgramRun) throws {
        play.pilot.type("l")
        play.pilot.press(.home)
        var texts: Set<String> = []
        for _ in 0..<Sweep.count(12, whole: 100) {
            let whole = read(play, in: (200, 60)).text
            #expect(!whole.isEmpty, "\(play.text)")
            texts.insert(whole)
            for window in Self.windows {
                #expect(read(play, in: window).text == whole, "\(window)\n\(play.text)")
            }
            play.pilot.press(.right)
        }
        #expect(texts.count > 2)
    }
}
