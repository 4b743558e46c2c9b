import Games
import Sweep
import TUI
import Testing

@testable import Parlor

@Suite struct `The dialog with the result of every game` {
    @Test(arguments: WalkSetting.covering)
    func `is closed and opened again by one key, which the bar names`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let text = walked.play.text
        func hasKey() -> Bool { walked.bar.contains { $0.keys == "v" } }
        // These games show the result beside or below the board, if there is space.
        guard hasKey() else { return #expect([.sudoku, .mines].contains(game), "\(text)") }
        let key = KeyPress(typed: "v")
        walked.press(key)
        #expect(!walked.play.text.contains(" ]") && walked.moment == .over, "\(walked.play.text)")
        #expect(hasKey(), "\(walked.play.text)")
        walked.press(key)
        #expect(walked.play.text == text)
    }

    @Test(arguments: WalkSetting.covering.filter { $1.columns >= 80 })
    func `has a header that says how the game ended, until the player looks back`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let isWon = try #require(walked.play.services.results.all.last).isWon
        let words = walked.play.services.words
        // Without space below the board, mines has its verdict there.
        let ends = [words.games.end(isWon: isWon), words.mines.won, words.mines.lost]
        // The header is above the board, which may be in the middle of a large window.
        func hasEnd() -> Bool {
            walked.lines.filter { $0.contains { $0 != " " } }.prefix(2)
                .map { $0.replacing(words.klondike.winnableLight, with: "") }
                .contains { line in ends.contains { line.contains($0) } }
        }
        #expect(hasEnd(), "\(walked.play.text)")
        walked.press(KeyPress(typed: "l"))
        walked.press(KeyPress(.home))
        #expect(!hasEnd(), "\(walked.play.text)")
    }

    @Test(arguments: Language.allCases)
    func `lies below all cards, and shows them even if no move was made`(
        _ language: Language
    ) throws {
        let play = try ProgramRun(
            "memory --pairs 8 --time 1 --rounds 1 --seed 5 --no-motion",
            language: language.rawValue)
        func corners() -> Int { play.text.count { "╭╮╰╯".contains($0) } }
        play.pilot.type(" ")
        play.pilot.advance(by: .seconds(3))
        play.pilot.press(.right)
        play.pilot.press(.enter)
        let words = play.services.words
        #expect(play.text.contains(words.memory.givenUp), "\(play.text)")
        // Sixteen cards and the dialog have four corners each.
        #expect(corners() == 4 * 17, "\(play.text)")
        play.pilot.advance(by: .seconds(2))
        // The focused button shows the board.
        play.pilot.press(.enter)
        #expect(corners() == 4 * 16, "\(play.text)")
        play.pilot.type("v")
        #expect(corners() == 4 * 17, "\(play.text)")
    }

    /// Gives up a game of memory after its time is up, and returns it with the place of the dialog.
    private func givenUp(
        _ pairs: Int, _ size: (columns: Int, rows: Int), _ language: Language
    ) throws -> (play: ProgramRun, place: Rect) {
        let play = try ProgramRun(
            "memory --pairs \(pairs) --time 1 --rounds 1 --seed 5 --no-motion",
            columns: size.columns, rows: size.rows, language: language.rawValue)
        play.pilot.type(" ")
        play.pilot.advance(by: .seconds(3))
        play.pilot.press(.right, .enter)
        play.pilot.advance(by: .seconds(2))
        let title = "╭─ \(play.services.words.memory.givenUp) ─"
        let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
        let bar = "\(play.services.words.memory.givenUp): "
        if let row = lines.firstIndex(where: { $0.contains(bar) }) {
            let rows = size.rows - 1 - row
            return (play, Rect(column: 0, row: row, columns: size.columns, rows: rows))
        }
        let row = try #require(lines.firstIndex { $0.contains(title) }, "\(play.text)")
        let start = try #require(lines[row].range(of: title)).lowerBound
        let column = CharacterWidth(String(lines[row][..<start])).columns
        let columns =
            (lines[row][start...].firstIndex(of: "╮").map {
                CharacterWidth(String(lines[row][start...$0])).columns
            }) ?? 0
        let rows = lines[row...].firstIndex { line in
            frameCorners(in: String(line))[0].contains(column) && line.contains("╰")
        }
        return (
            play,
            Rect(
                column: column, row: row, columns: columns,
                rows: try #require(rows, "\(play.text)") - row + 1)
        )
    }

    @Test(
        arguments: Sweep.isWhole ? Array(MemoryOptions.pairsRange) : [2, 5, 8, 12, 18, 24, 32],
        Language.allCases)
    func `covers no card if the space beside or below the cards is large enough`(
        _ pairs: Int, _ language: Language
    ) throws {
        var (free, covering) = (0, 0)
        for size in [(80, 24), (100, 30), (120, 40), (160, 45), (200, 60)] {
            let window = Size(columns: size.0, rows: size.1)
            guard MemoryArrangement.fits(2 * pairs, in: window) else { continue }
            let rows = MemoryArrangement.rows(of: 2 * pairs, in: window)
            let places = try #require(
                MemoryArrangement.best(of: 2 * pairs, in: window, rows: rows)?.arrangement)
            let cards = (0..<2 * pairs).map { card in
                var rect = places.rect(of: card)
                rect.row += 1
                return rect
            }
            let (play, place) = try givenUp(pairs, size, language)
            let covered = cards.count { !$0.intersection(place).isEmpty }
            let side = cards.map(\.column).min() ?? 0
            let below = window.rows - 1 - (cards.map { $0.row + $0.rows }.max() ?? 0)
            if side >= 40 || below >= 10 {
                #expect(covered == 0, "\(place)\n\(play.text)")
                free += 1
            } else {
                covering += 1
            }
            // It touches at most half of the cards.
            #expect(covered <= max(4, pairs), "\(place)\n\(play.text)")
        }
        #expect(free + covering > 3)
    }
}
