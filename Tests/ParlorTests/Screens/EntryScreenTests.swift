import Games
import TUI
import Testing

@testable import Parlor

/// An entry, with a text that it refuses and one that it accepts.
struct TriedEntry: Sendable, CustomTestStringConvertible {
    let game: GameName
    let title: String
    let refused: String
    /// A text that starts a game, in two parts, so that the tests can type between them.
    let accepted: (String, String)
    /// A text of the game's screen.
    let shows: String

    /// A character that no text of the game has, which the field keeps out; nil if there is none.
    var keptOut: String?

    var testDescription: String { title }

    static let all = [
        TriedEntry(
            game: .klondike, title: "Deal by number", refused: "7D9X", accepted: ("m", "25"),
            shows: "Deal ms25"),
        TriedEntry(
            game: .mines, title: "Board by number or size", refused: "90x90/1",
            accepted: ("12x9", "20"), shows: "20 mines left", keptOut: "b"),
    ]
}

@MainActor struct EntryScreenTests {
    private func open(_ entry: TriedEntry) throws -> ProgramRun {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(entry.game)))
        try play.pilot.click(.text(entry.title))
        return play
    }

    @Test(arguments: TriedEntry.all)
    func `nothing is entered by Enter alone, or by spaces`(_ entry: TriedEntry) throws {
        let play = try open(entry)
        let before = play.text
        play.pilot.press(.enter)
        #expect(play.text == before)
        play.pilot.type("  ")
        play.pilot.press(.enter)
        #expect(play.text == before)
    }

    @Test(arguments: TriedEntry.all)
    func `a refused text stays, and its reason goes with an edit`(_ entry: TriedEntry) throws {
        let play = try open(entry)
        play.pilot.type(entry.refused)
        let typed = Set(play.text.split(separator: "\n"))
        play.pilot.press(.enter)
        let sentence = Set(play.text.split(separator: "\n")).subtracting(typed)
        #expect(play.text.contains(entry.refused) && !sentence.isEmpty, "\(play.text)")
        let first = play.text.split(separator: "\n").first { sentence.contains($0) }
        #expect(first?.first { $0.isLetter }?.isUppercase == true, "\(play.text)")
        play.pilot.press(.backspace)
        #expect(play.text.contains(entry.refused.dropLast()))
        #expect(Set(play.text.split(separator: "\n")).isDisjoint(with: sentence))
    }

    @Test(arguments: TriedEntry.all.filter { $0.keptOut != nil })
    func `a character that no text has is kept out, and a message says so`(
        _ entry: TriedEntry
    ) throws {
        let play = try open(entry)
        let other = try #require(entry.keptOut)
        play.pilot.type(entry.accepted.0)
        let before = play.text
        play.pilot.type(other)
        let message = Set(play.text.split(separator: "\n")).subtracting(
            before.split(separator: "\n"))
        #expect(message.count == 1 && !play.text.contains(entry.accepted.0 + other), "\(play.text)")
        play.pilot.paste(entry.accepted.1 + other)
        #expect(!play.text.contains(entry.accepted.0 + entry.accepted.1), "\(play.text)")
        play.pilot.press(.backspace)
        #expect(message.isDisjoint(with: play.text.split(separator: "\n")), "\(play.text)")
    }

    @Test(arguments: TriedEntry.all)
    func `a text is edited inside, and entered by a click on the bar`(_ entry: TriedEntry) throws {
        let play = try open(entry)
        let (start, end) = entry.accepted
        play.pilot.type(start)
        play.pilot.paste(end)
        for _ in end { play.pilot.press(.left) }
        play.pilot.type(entry.game == .klondike ? "s" : "/")
        try play.pilot.click("Enter")
        #expect(!play.text.contains(entry.title) && play.text.contains(entry.shows), "\(play.text)")
    }
}
