import TUI
import Testing

@testable import Parlor

@Suite struct `A visible change` {
    /// A change: the game and the keys that lead to it.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let arguments: String
        let keys: [Key]
        let last: Key
    }

    private static let changes = [
        Change(
            testDescription: "a card turns", arguments: "memory --seed 3", keys: [],
            last: .character(" ")),
        Change(
            testDescription: "cards are shuffled", arguments: "memory --seed 3",
            keys: [.character(" ")], last: .character("s")),
        Change(
            testDescription: "a card is drawn", arguments: "klondike --seed 7", keys: [],
            last: .character("d")),
        Change(
            testDescription: "a card goes home", arguments: "klondike --seed 7",
            keys: [.character("7")], last: .character("f")),
        Change(
            testDescription: "cells open", arguments: "mines --seed 3", keys: [.character("n")],
            last: .enter),
    ]

    /// The board without the lines that may contain a clock.
    private func board(_ play: ProgramRun) -> [Substring] {
        Array(
            play.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(
                19))
    }

    @Test(arguments: changes)
    func `moves for less than a third of a second, and not at all with reduced motion`(
        _ change: Change
    ) throws {
        for option in ["", " --no-motion"] {
            let play = try ProgramRun(change.arguments + option)
            for key in change.keys { play.pilot.press(key) }
            play.pilot.advance(by: .seconds(1))
            let before = board(play)
            play.pilot.press(change.last)
            play.pilot.advance(by: .milliseconds(40))
            let moving = board(play)
            play.pilot.advance(by: .milliseconds(294))
            let after = board(play)
            #expect(after != before)
            #expect((moving == after) == !option.isEmpty, "\(change.testDescription)\(option)")
            play.pilot.advance(by: .milliseconds(500))
            #expect(board(play) == after)
        }
    }
}
