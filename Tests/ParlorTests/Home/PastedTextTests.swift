import Games
import TUI
import Testing

@testable import Parlor

/// Texts that are pasted on the lists where games are chosen.
@Suite struct `A text that is pasted on a list` {
    private static let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// A puzzle with few digits, which looks like a long number with dots.
    private static let sparse =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
    /// The boards of each game that takes them, and a text that the game then shows.
    private static let boards: [(GameName, String, String)] = [
        (.sudoku, puzzle, "Mistakes"), (.sudoku, sparse, "Mistakes"),
        (.klondike, "ms25", "Deal ms25"), (.mines, "12x9/20", "20 mines left"),
    ]

    @Test(arguments: boards, [true, false])
    func `begins a game from the first screen and from the page of the game`(
        _ board: (game: GameName, text: String, shown: String), _ isFirst: Bool
    ) throws {
        let play = try ProgramRun("")
        if !isFirst { try play.pilot.click(.value(ListSpot.row(board.game))) }
        let title = play.text.split(separator: "\n").first
        play.pilot.paste(board.text)
        #expect(play.text.contains(board.shown), "\(play.text)")
        play.pilot.type("b")
        #expect(play.text.contains("P A R L O R") == isFirst)
        #expect(play.text.split(separator: "\n").first == title)
    }

    @Test(arguments: Language.allCases, [(40, 20), (80, 24), (200, 60)])
    func `gets a sentence if no game or several take it, until the next key`(
        _ language: Language, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "", columns: size.0, rows: size.1, language: language.rawValue)
        let (words, before) = (play.services.words, play.text)
        let titles = [GameName.sudoku, .klondike, .mines].map { $0.module.title(words) }
        for (text, sentence) in [
            ("hello", words.menu.isNoBoard(titles)), ("", words.menu.isNoBoard(titles)),
            ("4,130,770,909", words.menu.isBoardOfSeveral(Array(titles.dropFirst()))),
        ] {
            play.pilot.paste(text)
            for word in sentence.split(separator: " ") {
                #expect(play.text.contains(word), "\(word)\n\(play.text)")
            }
            play.pilot.press(.down, .up)
            #expect(play.text == before, "\(play.text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `is refused in the list of a game without boards`(_ language: Language) throws {
        let play = try ProgramRun("", language: language.rawValue)
        try play.pilot.click(.value(ListSpot.row(GameName.memory)))
        play.pilot.paste(Self.puzzle)
        let words = play.services.words
        #expect(
            play.text.contains(words.menu.takesNoBoards(words.memory.about.title)),
            "\(play.text)")
    }

    @Test(arguments: [(GameName.klondike, "7D9X"), (.mines, "90x90/1")])
    func `is shown on the page to type it, with the reason why it begins no game`(
        _ game: GameName, _ text: String
    ) throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(game)))
        play.pilot.paste(text)
        let page = play.text
        let typed = try ProgramRun("")
        try typed.pilot.click(.value(ListSpot.row(game)))
        try typed.pilot.click(
            .value(ListSpot.row(game == .mines ? "number" : "deal")))
        typed.pilot.type(text)
        typed.pilot.press(.enter)
        #expect(page == typed.text && page.contains(text), "\(page)\n\(typed.text)")
    }

    private static let numbers: [(String, UInt64?)] = [
        ("25", 25), (" #4,130,770,909 ", 4_130_770_909), ("4 130 770", 4_130_770), ("1'000", 1_000),
        ("1..2", nil), (".1", nil), ("1.", nil), ("ms25", nil), ("", nil), ("#", nil),
        ("99999999999999999999", nil),
    ]

    @Test(arguments: numbers)
    func `is a number if it has digits, with single separators between them`(
        _ text: String, _ number: UInt64?
    ) {
        #expect(UInt64(boardNumber: text) == number)
    }
}
